import Testing

@testable import Design

@Suite struct `Motion in prose` {
  @Test func `springs, curves, durations, delays and repeats stand in words`() {
    let prose = Prose(
      """
      ### Motion
      - **Send**: slides up and scales 0.85 → 1.0, `spring(response: 0.32, damping: 0.78)` + haptic
      - **Sheet**: slides up 0.3s ease-out
      - **Press**: scale 0.98 over ~150ms
      - **Pop**: spring with stiffness 100, damping 16
      - **Done**: 350ms fade with a 100ms delay
      - **Pulse**: opacity 1 → 0.4 → 1 over 1.2s ease-in-out, infinitely
      - **Wash**: `cubic-bezier(.2, 0, 0, 1)` 240ms
      - **Lift**: long-press 450ms, then instant
      - **Haptics**: soft impact on send
      """)
    #expect(
      prose.motion == [
        "2 Send: spring response 0.32 damping 0.78", "3 Sheet: curve 0,0,0.58,1 duration 0.3",
        "4 Press: duration duration 0.15", "5 Pop: spring response 0.6283 damping 0.8",
        "6 Done: duration duration 0.35 delay 0.1", "7 Pulse: curve 0.42,0,0.58,1 duration 1.2 repeats -",
        "8 Wash: curve 0.2,0,0,1 duration 0.24",
      ])
  }

  @Test func `a table of movements takes what its headings say`() {
    let prose = Prose(
      """
      | Moment | Compose recipe |
      |---|---|
      | Tap | `animateFloatAsState` with `spring(dampingRatio = 0.7f, stiffness = 400f)` |
      | Fade | `tween(200)` |
      | Route | shared element |

      ## Durations

      | Token | Duration | Easing |
      |---|---|---|
      | fast | 120 | ease-out |
      | slow | 0.4s | linear |
      """)
    #expect(
      prose.motion == [
        "3 Tap: spring response 0.3142 damping 0.7", "4 Fade: duration duration 0.2",
        "11 fast: curve 0,0,0.58,1 duration 0.12", "12 slow: curve 0,0,1,1 duration 0.4",
      ])
  }

  @Test func `a colon within a bold name is part of it where another mark ends the name`() {
    let prose = Prose(
      """
      ### Motion
      - **Feed switch: underline + cross-fade**: ease-out 250 ms
      - **Flag: fade + spring scale-in**: spring, response 0.2, damping fraction 0.7
      - **Press: 120 ms**
      - **Sheet:** 300 ms
      """)
    #expect(
      prose.motion == [
        "2 Feed switch: underline + cross-fade: curve 0,0,0.58,1 duration 0.25",
        "3 Flag: fade + spring scale-in: spring response 0.2 damping 0.7",
        "4 Press: duration duration 0.12", "5 Sheet: duration duration 0.3",
      ])
    // Here the bold holds the value already.
    let inside = Prose(
      """
      ### Motion
      - **Duration: 250ms** — cards
      - **Fade: 200ms** - quick
      - **Fade out: 210ms**: slower
      - **Press: spring(response: 0.35, dampingFraction: 0.7)**: buttons
      """)
    #expect(
      inside.motion == [
        "2 Duration: duration duration 0.25", "3 Fade: duration duration 0.2",
        "4 Fade out: duration duration 0.21",
        "5 Press: spring response 0.35 damping 0.7",
      ])
  }

  @Test func `what is denied is not there`() {
    let prose = Prose(
      """
      ### Motion
      - **Tide**: a 9s cycle — 4s in, 5s out; plain `.easeInOut`, no spring
      - **Sheet**: not a spring, 250ms linear
      - **Row**: 120ms ease-out rather than a spring
      - **Tabs**: instant, no animation
      """)
    #expect(
      prose.motion == [
        "2 Tide: curve 0.42,0,0.58,1 duration 9", "3 Sheet: curve 0,0,1,1 duration 0.25",
        "4 Row: curve 0,0,0.58,1 duration 0.12",
      ])
  }

  @Test func `a clause with a time and an easing of its own is another movement`() {
    let prose = Prose(
      """
      ### Motion
      - **Drawer**: opens with a 300ms spring, closes in 150ms ease-in
      - **Flame**: pulse (scale 1 ↔ 1.05 over 2s ease-in-out); on save a burst + 1.3 → 1.0 spring
      - **Goal**: fade to green 300ms, mascot rises spring 500ms, confetti for 1.2s
      - **Fade**: 200ms, ease-out, delay 100ms
      - **Bounce**: `spring(duration: 0.4, bounce: 0.2)`
      - **Stiff**: stiffness 100, damping 16, mass 1
      """)
    #expect(
      prose.motion == [
        "2 Drawer: spring duration 0.3", "2 Drawer closes: curve 0.42,0,1,1 duration 0.15",
        "3 Flame: curve 0.42,0,0.58,1 duration 2", "4 Goal: duration duration 0.3",
        "4 Goal mascot rises: spring duration 0.5", "5 Fade: curve 0,0,0.58,1 duration 0.2 delay 0.1",
        "6 Bounce: spring response 0.4 damping 0.8 duration 0.4",
        "7 Stiff: spring response 0.6283 damping 0.8",
      ])
  }
}
