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
}
