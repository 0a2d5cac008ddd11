import Testing

@testable import Design

@Suite struct `Tables of tokens` {
  @Test func `light and dark columns in any order make one token and a pair`() {
    let prose = Prose(
      """
      | Role | Dark Mode (primary) | Light Mode | Use |
      |---|---|---|---|
      | Canvas | `#1B1B1B` | #F3F3F3 | the page |
      | Seam | `#343434` | | |
      """)
    #expect(prose.colors == ["3 Canvas #F3F3F3/#1B1B1B stated", "4 Seam -/#343434"])
    #expect(prose.appearances == ["3 Canvas #F3F3F3/#1B1B1B"])
    #expect(prose.statements.colors[0].note == "the page")
  }

  @Test func `other columns of colours are tokens of their own`() {
    let prose = Prose(
      """
      | Role | Solid Hue | Tint Fill (Light) | Tint Fill (Dark) |
      |---|---|---|---|
      | Plum | `#4674D3` | `#4674D314` | `#4674D329` |

      | Theme | Page | Ink |
      |---|---|---|
      | White | #FFFFFF | #1B1B1B |
      """)
    #expect(
      prose.colors == [
        "3 Plum #4674D3/-", "3 Plum Tint Fill #4674D314/#4674D329 stated", "7 White Page #FFFFFF/-",
        "7 White Ink #1B1B1B/-",
      ])
  }

  @Test func `a cell without a colour says so, a dash and a pointer elsewhere do not`() {
    let prose = Prose(
      """
      ## Dark Mode

      | Name | Value |
      |---|---|
      | Primary | #90C2B1 |
      | Seam | bluish |
      | Gone | — |
      | Edge | #12345 |
      """)
    #expect(prose.colors == ["5 Primary -/#90C2B1", "8 Edge -/unread"])
    #expect(prose.findings == ["6:10 token-unread warning", "8:10 color-invalid error"])
  }

  @Test func `type styles have line heights as multiples and tracking in the unit of the style`() {
    let prose = Prose(
      """
      | Role | Font | Size | Weight | Line Height | Letter Spacing | Notes |
      |---|---|---|---|---|---|---|
      | Large Title | Manrope | 32pt | 800 | 1.2 | -0.4pt | screens |
      | Body | Inter, Helvetica | 16px | Regular | 24px | 0.02em | |
      | Code | `Geist Mono` | 13 | Semi Bold | 135% | — | |
      | Odd | Inter | tall | heavyish | 1 | 0 | |
      """)
    #expect(
      prose.typography == [
        "3 Large Title: Manrope 800 32 pt 1.2 -0.4", "4 Body: Inter 400 16 px 1.5 0.32",
        "5 Code: Geist Mono 600 13 pt 1.35 -", "6 Odd: Inter - - - 1 0",
      ])
    #expect(prose.statements.tokens.typography[1].fallbacks == ["Helvetica"])
    #expect(prose.statements.tokens.typography[0].note == "screens")
    #expect(prose.findings == ["6:24 token-invalid error", "6:17 token-invalid error"])
  }

  @Test func `a size cell gives its first number and is the note when it says more`() {
    let prose = Prose(
      """
      | Component | SF Symbol | Size |
      |---|---|---|
      | Write | `square.and.pencil` | 19–20pt |
      | Like | `heart` / `.fill` | 22 |
      | Read | `checkmark` ×2 | 11 pt |
      | Tab | `house` / `house.fill` | 24pt (tab bar) |
      | Share | `square.and.arrow.up` | — |
      | Mark | custom path | 20 |
      | Undo | `arrow.uturn.backward` / `.forward`, `1.5pt` | 17 |
      """)
    #expect(
      prose.symbols == [
        "3 Write: square.and.pencil 19 19–20pt", "4 Like: heart heart.fill 22 -", "5 Read: checkmark 11 ×2",
        "6 Tab: house house.fill 24 24pt (tab bar)", "7 Share: square.and.arrow.up - -",
        "8 Mark:  20 custom path", "9 Undo: arrow.uturn.backward arrow.uturn.forward 17 1.5pt",
      ])
  }

  @Test func `each layer of a level is a shadow`() {
    let prose = Prose(
      """
      | Level | Treatment | Use |
      |---|---|---|
      | Flat (Level 0) | No shadow, 1pt `#E2E8F0` border | rows |
      | Card (Level 1) | `rgba(9,30,66,0.13) 0 1px 1px, rgba(9,30,66,0.06) 0 0 1px` | cards |
      | Sheet (Level 3) | `0 -8px 28px -10px rgba(20,8,30,0.22)` | sheets |
      | Dim | `rgba(0,0,0,0.45)` | behind |
      """)
    #expect(
      prose.shadows == [
        "4 Card (Level 1) #091E4221 0 1 1 0", "4 Card (Level 1) #091E420F 0 0 1 0",
        "5 Sheet (Level 3) #14081E38 0 -8 28 -10",
      ])
    #expect(prose.colors == [])
  }

  @Test func `a dark shadow beside a light one has a name of its own`() {
    let prose = Prose(
      """
      | Level | Light | Dark |
      |---|---|---|
      | Card | `0 2px 8px #00000010` | `0 4px 12px #00000066` |
      | Bar | none | `0 1px 2px #00000066` |
      """)
    #expect(
      prose.shadows == [
        "3 Card #00000010 0 2 8 0", "3 Card Dark #00000066 0 4 12 0", "4 Bar #00000066 0 1 2 0",
      ])
  }

  @Test func `a level may be told in words`() {
    let prose = Prose(
      """
      ## Elevation

      - Raised: y 2, blur 8, black 12%
      - **Float**: x 1pt, y 4pt, radius 12pt, `#102030` at 10%
      - Flat: no shadow
      """)
    #expect(prose.shadows == ["3 Raised #0000001F 0 2 8 0", "4 Float #1020301A 1 4 12 0"])
  }

  @Test func `colours may stand before their names, and a theme may have few`() {
    let prose = Prose(
      """
      | Hex | Name |
      |---|---|
      | `#23395B` | Harbor |

      | Dark mode | Role | Day | OLED |
      |---|---|---|---|
      | `#111111` | Panel | `#FAFAFA` | `#000000` |
      | `#222222` | Well | `#EAEAEA` | same |
      | `#333333` | Line | `#DADADA` | — |
      """)
    #expect(
      prose.colors == [
        "3 Harbor #23395B/-", "7 Panel #FAFAFA/#111111 oled #000000 stated", "8 Well #EAEAEA/#222222 stated",
        "9 Line #DADADA/#333333 stated",
      ])
  }
}
