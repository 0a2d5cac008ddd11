/// Work on many things at once, its results taken in order.
enum OrderedTasks {
  /// How many cores may work.
  static func run<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, work: @escaping @Sendable (Item) async throws -> Result,
    take: (Result) throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var started = 0
      var taken = 0
      // Results that came before their turn. A slow item holds the start of others back, so that memory
      // is bounded by the window and not by the number of items.
      var early: [Int: Result] = [:]
      let window = max(jobs, 1) * 4
      func startMore() {
        while started < items.count, started - taken < window, started - taken - early.count < max(jobs, 1) {
          let index = started
          group.addTask { (index, try await work(items[index])) }
          started += 1
        }
      }
      startMore()
      while let (index, result) = try await group.next() {
        early[index] = result
        while let next = early.removeValue(forKey: taken) {
          try take(next)
          taken += 1
        }
        startMore()
      }
    }
  }
}
