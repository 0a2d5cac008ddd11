import Testing

@testable import Design

@Suite struct `Measures in prose` {
  @Test func `a scale gives an entry a number in the base unit`() {
    let prose = Prose(
      """
      ## Spacing

      - Base unit: 4px
      - Scale: 4, 8, 12
      - Gutter: 1.5rem
      - Cell padding: 9pt vertical / 14pt horizontal
      - Inset: 14–18pt horizontal
      - Between rows: 2pt; between groups: 8pt
      - sm: 8px

      ## Radius

      - Pill (24pt / 500pt): buttons
      - Circle (50%): avatars
      - **Card** (12pt): sheets
      - Tag: 6pt
      """)
    #expect(
      prose.spacing == [
        "3 Base unit 4px -", "4 4 4px -", "4 8 8px -", "4 12 12px -", "5 Gutter 1.5rem -",
        "6 Cell padding vertical 9pt -", "6 Cell padding horizontal 14pt -",
        "7 Inset 14pt 14–18pt, horizontal",
        "8 Between rows 2pt -", "8 between groups 8pt -", "9 sm 8px -",
      ])
    #expect(
      prose.radii == [
        "13 Pill 24pt buttons", "13 Pill 500pt buttons", "14 Circle 50% avatars", "15 Card 12pt sheets",
        "16 Tag 6pt -",
      ])
    #expect(prose.findings == [])
  }

  @Test func `a scale of bare numbers is in points`() {
    #expect(Prose("## Spacing System\n\n- Scale: 4, 8\n").spacing == ["3 4 4pt -", "3 8 8pt -"])
  }

  @Test func `tables of values are scales below their headings, device sizes are not`() {
    let prose = Prose(
      """
      ## Border Radius Scale

      | Token | Value | Use |
      |---|---|---|
      | `{rounded.xs}` | 2px | chips |
      | `{rounded.full}` | 9999px / 50% | circles |

      ### Device Sizes

      | Device | Width |
      |---|---|
      | Small | 375pt |
      """)
    #expect(prose.radii == ["5 xs 2px chips", "6 full 9999px circles", "6 full 50% circles"])
    #expect(prose.spacing == [])
  }
}
