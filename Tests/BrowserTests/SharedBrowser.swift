import TestSupport
import Testing

/// One browser and one site for all tests of a suite: both take longer to start than most tests take to run.
struct SharedBrowser: SuiteTrait, TestScoping {
  /// What a test of the suite works with.
  struct Stage: Sendable {
    let browser: Browser
    let site: BrowsedSite
  }

  @TaskLocal private static var current: Stage?

  /// The stage of the suite that is running.
  static var stage: Stage {
    get throws {
      guard let current else { throw BrowserError("the suite has no shared browser") }
      return current
    }
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing run: @Sendable () async throws -> Void
  ) async throws {
    let site = try BrowsedSite()
    defer { site.stop() }
    try await Browser.use { browser in
      try await Self.$current.withValue(Stage(browser: browser, site: site)) { try await run() }
    }
  }
}

extension Trait where Self == SharedBrowser {
  /// Its tests share one browser and one site, so it has to be serialized.
  static var sharedBrowser: SharedBrowser { SharedBrowser() }
}

/// The tests of one site in one browser, one after another; each file adds a suite of its own.
@Suite(
  "Site in a browser", .serialized, .sharedBrowser,
  .enabled(if: Browser.missing == nil, "\(Browser.missing ?? "")"))
enum SiteInBrowser {}
