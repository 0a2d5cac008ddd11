import Testing

@testable import Design

@Suite struct `Claims in prose` {
  @Test func `a clause that sets one colour on another and gives a verdict is a claim`() {
    let prose = Prose(
      """
      - White on `violet` #7461F1 passes WCAG AA for body text (4.5:1).
      - White on #E4582F passes AA for large text (18 pt and up).
      - `ink` #1B1B3B on `violet` #7461F1 fails AA.
      - White on #8B9099 meets 3:1.
      - White on #CAB89D exceeds 4.5:1.
      - `label` on #FFFFFF does not pass AAA.
      """)
    #expect(
      prose.claims == [
        "1 #FFFFFF on #7461F1 AA passes", "2 #FFFFFF on #E4582F AA-large passes",
        "3 #1B1B3B on #7461F1 AA fails",
        "4 #FFFFFF on #8B9099 3:1 passes", "5 #FFFFFF on #CAB89D AA passes", "6 label on #FFFFFF AAA fails",
      ])
    #expect(prose.colors == [])
    #expect(prose.findings == [])
  }

  @Test func `several grounds and several pairs are a claim each`() {
    let prose = Prose(
      """
      - Color contrast: white on #307E50 passes AA; white on #CAB89D fails AA.
      - White on #205FA9 and #3D7BB9 passes AA.
      - #1C1E20 on #F8F6F1, #F8F6F1 on #1C1E20, and `#9CA6B5` on `#1E2936` all meet AAA.
      - `#2A2A1F` on `#FFFFFF` and on `#F4EFE1` passes AA at 16sp.
      - `#FFFFFF` and `#9A9AA0` secondary on `#000000` pass AA
      - The star `#F25C05` meets the 3:1 non-text bar on white.
      - `label` on `#EDEBF5`/`#26232F` passes AA
      - Ink (`#111111`) on rgba(255, 255, 255, 0.8) over #EEEEEE passes AA
      """)
    #expect(
      prose.claims == [
        "1 #FFFFFF on #307E50 AA passes", "1 #FFFFFF on #CAB89D AA fails", "2 #FFFFFF on #205FA9 AA passes",
        "2 #FFFFFF on #3D7BB9 AA passes", "3 #1C1E20 on #F8F6F1 AAA passes",
        "3 #F8F6F1 on #1C1E20 AAA passes",
        "3 #9CA6B5 on #1E2936 AAA passes", "4 #2A2A1F on #FFFFFF AA passes", "4 #2A2A1F on #F4EFE1 AA passes",
        "5 #FFFFFF on #000000 AA passes", "5 #9A9AA0 on #000000 AA passes", "6 #F25C05 on #FFFFFF 3:1 passes",
        "7 label on #EDEBF5 AA passes", "7 label on #26232F AA passes dark",
        "8 #111111 on #FFFFFFCC over #EEEEEE AA passes",
      ])
    #expect(prose.statements.claims[0].text == "white on #307E50 passes AA")
  }

  @Test
  func
    `advice and gradients are left alone, two colours and a level without a verdict are said to be unread`()
  {
    let prose = Prose(
      """
      - Verify that white on #EAC46B passes AA before a release.
      - Keep white on #EAC46B above 4.5:1.
      - White passes AA anywhere on the gradient from #307E50 to #CAB89D.
      - AA, #5C6C7C and #FCFBF8: see the sheet in the drawer.
      """)
    #expect(prose.claims == [])
    #expect(prose.findings == ["4:3 token-unread info"])
  }

  @Test func `a row is one clause`() {
    let prose = Prose(
      """
      | Pair | Result |
      |---|---|
      | White on #5B4BD6 | passes AA |
      """)
    #expect(prose.claims == ["3 #FFFFFF on #5B4BD6 AA passes"])
  }

  @Test func `advice before the verdict leaves a clause alone, what follows from a verdict does not`() {
    let prose = Prose(
      """
      # Shop

      - Keep white on `#1D5EA7` so that it passes AA.
      - White on `#1D5EA7` passes AA, so it may carry text.
      - White on `#C8B69B` fails AA, so it should never carry text.
      - White on `#1D5EA7` passes AA until it is dimmed.
      """)
    #expect(prose.claims == ["4 #FFFFFF on #1D5EA7 AA passes", "5 #FFFFFF on #C8B69B AA fails"])
    #expect(prose.findings == [])
  }

  @Test func `a verdict may stand in parentheses, and advice behind a dash leaves it one`() {
    let prose = Prose(
      """
      - The pill sets white on `#1D5EA7` (passes AA).
      - The pill sets white on `#1D5EA7` (does not pass AA).
      - White on `#1D5EA7` clears AAA.
      - White on `#1D5EA7` passes AA at 16pt bold — validate any smaller text.
      - White on `#1D5EA7` passes AA at 14pt+ — validate at 11pt and bump it if needed.
      """)
    #expect(
      prose.claims == [
        "1 #FFFFFF on #1D5EA7 AA passes", "2 #FFFFFF on #1D5EA7 AA fails", "3 #FFFFFF on #1D5EA7 AAA passes",
        "4 #FFFFFF on #1D5EA7 AA-large passes", "5 #FFFFFF on #1D5EA7 AA passes",
      ])
  }
}
