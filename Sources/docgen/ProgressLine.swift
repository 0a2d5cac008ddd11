import Foundation
import Synchronization

/// How far long work is: on a terminal one line that is written over and gone at the end; with `--verbose` a line each.
final class ProgressLine: Sendable {
  private struct State {
    var done = 0
    var shown: ContinuousClock.Instant?
  }

  private let console: Console
  private let total: Int
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  init(_ console: Console, total: Int) {
    self.console = console
    self.total = total
  }

  /// One more is done.
  /// - Parameter isNew: whether there was anything to do for it.
  func step(_ name: String, isNew: Bool = true) {
    let now = ContinuousClock.now
    let done: Int? = state.withLock { state in
      state.done += 1
      if console.isVerbose { return isNew ? state.done : nil }
      // Work that is done before one could read the line shows none.
      guard console.hasProgress, now - start > .milliseconds(300),
        state.shown.map({ now - $0 > .milliseconds(60) }) ?? true
      else { return nil }
      state.shown = now
      return state.done
    }
    guard let done else { return }
    let text = Messages.progress(done, of: total, within: now - start, at: name)
    if console.isVerbose { console.detail(text) } else { Console.writeOver(text) }
  }

  /// Takes the line away.
  func finish() {
    let wasShown = state.withLock { state in
      defer { state.shown = nil }
      return state.shown != nil
    }
    if wasShown { Console.writeOver("") }
  }
}
