import Testing

@testable import Design

@Suite struct `Colour items` {
  @Test func `two values with a slash are told apart by words, names and at last by their order`() {
    let prose = Prose(
      """
      # Shop

      ## Palette

      - **Sail** (`#FDFBF2` / `#15171B`): page
      - **Chip** (`#1358A9` text / `#E4EEF9` fill): filters
      - **Hull** (dark `#F1F1EF` / light `#1C1E20`): copy
      - **In** / **Out** (`#2F7E5C` / `#EAEDF0`): rows
      - **Open/Shut** (`#C3420D` / `#7D8895`): signs
      - **Alarm / Recall** (`#B4271F`): one name
      - **Deck** (light `#FFFFFF` / dark `#111316` / dim `#1C2937`): cards
      - **Go** (`#0C6F50` / hover `#0A5B42`): buttons
      """)
    #expect(
      prose.colors == [
        "5 Sail #FDFBF2/#15171B stated", "6 Chip text #1358A9/-", "6 Chip fill #E4EEF9/-",
        "7 Hull #1C1E20/#F1F1EF stated", "8 In #2F7E5C/-", "8 Out #EAEDF0/-", "9 Open #C3420D/-",
        "9 Shut #7D8895/-",
        "10 Alarm / Recall #B4271F/-", "11 Deck #FFFFFF/#111316 dim #1C2937 stated", "12 Go #0C6F50/-",
        "12 Go hover #0A5B42/-",
      ])
    #expect(
      prose.appearances == ["5 Sail #FDFBF2/#15171B", "7 Hull #1C1E20/#F1F1EF", "11 Deck #FFFFFF/#111316"])
    #expect(prose.findings == [])
  }

  @Test func `an arrow is a gradient, one colour, a turn to dark or two mentions`() {
    let prose = Prose(
      """
      # Shop

      ## Colors

      - **Dusk Gradient** (`#FE8B5C` → `#7B3F9E`): header
      - **Ring** (linear-gradient(90deg, #0F7591, #165F76)): card
      - **Even** (`#3C4353` → `#3C4353`): one colour
      - **Coal** (`#D8490E` → `#85300B`): wash
      - Glow gradient: `#010203` → `#040506` → `#070809`, top to bottom
      - Receipt: `#A8A8B0` → `#7D7D80`

      ## Past

      - Old line: `#D9D5CC` → `#D0CBC1`
      - Caption: `#4B4B4B` → `#CACACA` (inverts)

      ## Dark mode

      - Line: `#D9D4C9` → `#2D3037`
      """)
    #expect(
      prose.gradients == [
        "5 Dusk Gradient linear -: #FE8B5C 0, #7B3F9E 1", "6 Ring linear 90: #0F7591 0, #165F76 1",
        "8 Coal linear -: #D8490E 0, #85300B 1",
        "9 Glow gradient linear 180: #010203 0, #040506 0.5, #070809 1",
      ])
    #expect(prose.colors == ["7 Even #3C4353/-"])
    #expect(prose.appearances == ["15 Caption #4B4B4B/#CACACA", "19 Line #D9D4C9/#2D3037"])
    #expect(prose.findings == [])
  }

  @Test func `alpha in words multiplies what the colour has, said twice it counts once`() {
    let prose = Prose(
      """
      ## Palette

      - **Scrim** (`#0C1421` @ 18%): behind sheets
      - **Weave** (`#C1856B` @ 8 %): texture
      - **Haze** (`#F5F0E7` at 72% opacity): toolbar
      - **Tint** (`#2B7098`, 12% alpha): selection
      - **Pane** (`rgba(13, 35, 57, 0.35)` at 35% opacity): panels
      - **Half** (`#23587B80` @ 40%): disabled
      - **Firm** (`#344256`): icons; rows fade to 35% opacity
      - **Label** (`#EBEBF5` @ 60% → `#EBEBF599`): subtitles
      """)
    #expect(
      prose.colors == [
        "3 Scrim #0C14212E/-", "4 Weave #C1856B14/-", "5 Haze #F5F0E7B8/-", "6 Tint #2B70981F/-",
        "7 Pane #0D233959/-", "8 Half #23587B33/-", "9 Firm #344256/-", "10 Label #EBEBF599/-",
      ])
    #expect(prose.statements.colors[6].note == "icons; rows fade to 35% opacity")
  }

  @Test func `plain items are tokens below a heading of colours and mentions elsewhere`() {
    let prose = Prose(
      """
      # Shop

      ## Colors

      - **Primary**: `#2E5C51`
      - Surface - #FFFDF8
      * On Surface: rgb(27, 31, 29)
      - Canvas (dark): `#121118` (not neutral)
      - Surface 1 / 2: `#161618` / `#1E1E21`
      - Accent: `#3A7BFD` (pressed `#2E63D6`, soft `#1B2A4A`)
      - Ok: `#1FC77C` · Bad: `#FF5163`
      - Bubble: `#00B0F0`, text `#002A36`

      ## Buttons

      - Background: `#FFFFFF` / `#1C1A24`, hairline
      - Text: Inter 16pt `#2A2A33`
      - **Live dot** (`#FF1A1A`): always a token
      """)
    #expect(
      prose.colors == [
        "5 Primary #2E5C51/-", "6 Surface #FFFDF8/-", "7 On Surface #1B1F1D/-", "8 Canvas (dark) -/#121118",
        "9 Surface 1 #161618/-", "9 Surface 2 #1E1E21/-", "10 Accent #3A7BFD/-",
        "10 Accent pressed #2E63D6/-",
        "10 Accent soft #1B2A4A/-", "11 Ok #1FC77C/-", "11 Bad #FF5163/-", "12 Bubble #00B0F0/-",
        "12 Bubble text #002A36/-", "18 Live dot #FF1A1A/-",
      ])
    #expect(prose.appearances == ["16 Background #FFFFFF/#1C1A24"])
    #expect(prose.statements.colors[3].note == "not neutral")
  }

  @Test func `a section that says dark has its values in dark`() {
    let prose = Prose(
      """
      ## Palette

      ### Dark Mode (limited)
      - **Canvas** (`#121118`)
      - **Blue** (`#0064D2`) / **Red** (`#E53238`) — unchanged
      - **Light Text** (`#F0F0F0`)

      ### Text
      - **Hint** (`#6C6F77` light / `#9CA0A8` dark): previews
      - **Ink Dark** (`#F3F1F8`): on dark
      """)
    #expect(
      prose.colors == [
        "4 Canvas -/#121118", "5 Blue -/#0064D2", "5 Red -/#E53238", "6 Light Text #F0F0F0/-",
        "9 Hint #6C6F77/#9CA0A8 stated", "10 Ink Dark -/#F3F1F8",
      ])
    #expect(prose.statements.colors[0].group == "Dark Mode (limited)")
  }

  @Test func `a bold name may hold its colour, follow it bare, or refer to another`() {
    let prose = Prose(
      """
      ## Colors

      - **Tertiary (#C2561A):** lamp orange
      - **Berry** `#B8255F`, **Sky** `#14AAF5`
      - **Link** (`{colors.link}` — #1b61c9): anchors
      - **Canvas** ({colors.canvas}): page
      """)
    #expect(
      prose.colors == [
        "3 Tertiary #C2561A/-", "4 Berry #B8255F/-", "4 Sky #14AAF5/-", "5 Link #1B61C9/-",
        "6 Canvas colors.canvas/-",
      ])
    #expect(prose.statements.colors[0].note == "lamp orange")
    #expect(prose.statements.references.map(\.name) == ["colors.link"])
  }

  @Test func `a broken hex is said and its token stays`() {
    let prose = Prose(
      """
      ## Colors

      - **Moss** (`#4A7C5`): lawns
      - **Fern** (`#GA7C59`): hedges
      """)
    #expect(prose.colors == ["3 Moss unread/-", "4 Fern unread/-"])
    #expect(prose.findings == ["3:14 color-invalid error", "4:14 color-invalid error"])
  }

  @Test func `a name with more colours than words says so`() {
    let prose = Prose("## Colors\n\n- **Label** (`#000000` / `#3C3C43` / `#8E8E93`): ramp\n")
    #expect(prose.colors == ["3 Label #000000/#3C3C43 stated"])
    #expect(prose.findings == ["3:5 token-unread warning"])
  }

  @Test func `a semicolon begins something else, and a label before two colours is that of both`() {
    let prose = Prose(
      """
      ## Colors

      - Rail: `#E4572E`; resting `#9CA3A6` / `#6F7073`
      - **Chip** (`#101112` / `#EDEEEF`; hover `#202122` / `#DDDEDF`)
      """)
    #expect(
      prose.colors == [
        "3 Rail #E4572E/-", "3 Rail resting #9CA3A6/#6F7073 stated", "4 Chip #101112/#EDEEEF stated",
        "4 Chip hover #202122/#DDDEDF stated",
      ])
    #expect(
      prose.appearances == [
        "3 Rail resting #9CA3A6/#6F7073", "4 Chip #101112/#EDEEEF", "4 Chip hover #202122/#DDDEDF",
      ])
  }

  @Test func `a noun behind a pair of a component is said of both, a state of one`() {
    let prose = Prose(
      """
      ## Colors
      ## Components

      - Well: `#F4F3F8` / `#26232F` fill, 12pt radius
      - Row: `#F4F3F8` / `#26232F` pressed
      """)
    let mentions = Prose(
      "## Colors\n# Parts\n\n- Well: `#F4F3F8` / `#26232F` fill, 12pt\n- Row: `#F4F3F8` / `#26232F` pressed\n"
    )
    #expect(prose.colors == [])
    #expect(mentions.appearances == ["4 Well #F4F3F8/#26232F"])
  }

  @Test func `an appearance behind a comma is that of the colour before it`() {
    let prose = Prose("## Colors\n\n- **Soot** (`#101418`, dark mode only): sheets\n")
    #expect(prose.colors == ["3 Soot -/#101418"])
  }

  @Test func `dim is a theme beside light, else a shade`() {
    let prose = Prose(
      """
      ## Colors

      - Light sea: `#FFFFFF` · Dim sea: `#1E2936` · Dark sea: `#0B0F14`
      - Dim label: `#667788`
      """)
    #expect(
      prose.colors == [
        "3 Light sea #FFFFFF/-", "3 Dim sea -/- dim #1E2936", "3 Dark sea -/#0B0F14", "4 Dim label #667788/-",
      ])
  }

  @Test func `a palette item needs no mark between name and colour, and may begin with the colour`() {
    let prose = Prose(
      """
      ## Palette

      - Moss `#4A7C59`
      - `#23395B` — Deep Harbor
      - `#E8C07D` **Sand**: dunes
      - Use `#4A7C59` for lawns
      - Moss stays `#4A7C59`
      """)
    #expect(prose.colors == ["3 Moss #4A7C59/-", "4 Deep Harbor #23395B/-", "5 Sand #E8C07D/-"])
    #expect(prose.statements.colors[2].note == "dunes")
  }

  @Test func `a contrast item is no palette item`() {
    let prose = Prose("- Contrast: `#D9FDD3` card + `#111B21` text is well above WCAG AA; mind `#005C4B`\n")
    #expect(prose.colors == [])
    #expect(prose.appearances == [])
  }
}
