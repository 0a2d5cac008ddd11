import Foundation
import TestSupport

/// A real browser without a window, driven through chromedriver as W3C WebDriver has it.
///
/// `Browser.use { browser in … }` starts one and ends it whatever happens. What a test waits for is asked for again
/// and again by `wait`, so that it takes as long as it has to and no longer.
final class Browser: Sendable {
  /// Why there is no browser for the tests of this machine; nil when there is one.
  static let missing: String? =
    driverPath == nil
    ? "chromedriver is not installed" : browserPath == nil ? "chromium is not installed" : nil
  private static let driverPath = Program.find("chromedriver")
  private static let browserPath =
    ["chromium", "chromium-browser", "google-chrome"].lazy.compactMap(Program.find).first
    ?? ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private let driver: BrowserDriver
  private let session: String

  /// Runs a test with a new browser: no cookies, no storage, no cache of another one.
  static func use<Result>(_ body: (Browser) async throws -> Result) async throws -> Result {
    guard let driverPath, let browserPath else { throw BrowserError("no browser: \(missing ?? "")") }
    let driver = try BrowserDriver(driverPath)
    let session: NewSession = try driver.send(
      "POST", "/session", NewSession.wish(browser: browserPath))
    let browser = Browser(driver: driver, session: session.sessionId)
    do {
      let result = try await body(browser)
      browser.end()
      return result
    } catch {
      browser.end()
      throw error
    }
  }

  private init(driver: BrowserDriver, session: String) {
    self.driver = driver
    self.session = session
  }

  private func end() {
    let _: Nothing? = try? driver.send("DELETE", "/session/\(session)", Nothing?.none)
    driver.stop()
  }

  // MARK: - Pages

  /// Opens an address and waits for its `load` event.
  func open(_ address: String) throws {
    let _: Nothing? = try driver.send("POST", "/session/\(session)/url", ["url": address])
  }

  /// The size of the page's view, in CSS pixels.
  func resize(width: Int, height: Int) throws {
    try command(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(width), "height": .number(height), "deviceScaleFactor": .number(1),
        "mobile": .flag(false),
      ])
  }

  /// A command of Chromium's own protocol: permissions, emulated media, captured downloads.
  func command(_ name: String, _ parameters: [String: Parameter] = [:]) throws {
    let _: Nothing? = try driver.send(
      "POST", "/session/\(session)/goog/cdp/execute", Command(cmd: name, params: parameters))
  }

  /// What a picture of the view shows, as PNG.
  func picture() throws -> Data {
    let text: String = try driver.send("GET", "/session/\(session)/screenshot", Nothing?.none)
    return Data(base64Encoded: text) ?? Data()
  }

  // MARK: - Scripts

  /// What a script returns: `return document.title`. A promise is waited for.
  func value<Value: Decodable>(_ script: String, _ arguments: [String] = []) throws -> Value {
    try driver.send("POST", "/session/\(session)/execute/sync", Script(script: script, args: arguments))
  }

  /// Runs a script for what it does.
  func run(_ script: String, _ arguments: [String] = []) throws {
    let _: Nothing? = try driver.send(
      "POST", "/session/\(session)/execute/sync", Script(script: script + "; return null", args: arguments))
  }

  /// Runs a script file in the page, axe for one, and leaves what it declares there.
  func load(script text: String) throws {
    try run("(0, eval)(arguments[0])", [text])
  }

  /// Waits until an expression is true; a page that is loading is asked again.
  func wait(_ condition: String, _ arguments: [String] = [], within seconds: Double = 60) throws {
    let end = ContinuousClock.now + .seconds(seconds)
    var last = "it was false"
    while ContinuousClock.now < end {
      do {
        let isTrue: Bool = try value("return Boolean(\(condition))", arguments)
        if isTrue { return }
        last = "it was false"
      } catch let error as BrowserError {
        last = error.description
      }
      // Blocking on purpose: a task that sleeps may be woken long after its time where other tests hold the threads,
      // and would give up having looked once.
      usleep(10_000)
    }
    throw BrowserError("waited \(seconds) s for '\(condition)': \(last)")
  }

  // MARK: - Hands

  /// Clicks the middle of the first element of a CSS selector, scrolled into view.
  func click(_ selector: String) throws {
    let element = try element(selector)
    let _: Nothing? = try driver.send(
      "POST", "/session/\(session)/element/\(element)/click", [String: String]())
  }

  /// Types into the first element of a CSS selector; `Key` has what is no letter.
  func type(_ text: String, into selector: String) throws {
    let element = try element(selector)
    let _: Nothing? = try driver.send(
      "POST", "/session/\(session)/element/\(element)/value", ["text": text])
  }

  /// Types into whatever has the focus.
  func press(_ text: String) throws {
    let found: [String: String] = try driver.send("GET", "/session/\(session)/element/active", Nothing?.none)
    guard let id = found.values.first else { throw BrowserError("nothing has the focus") }
    let _: Nothing? = try driver.send("POST", "/session/\(session)/element/\(id)/value", ["text": text])
  }

  private func element(_ selector: String) throws -> String {
    let found: [String: String] = try driver.send(
      "POST", "/session/\(session)/element", ["using": "css selector", "value": selector])
    guard let id = found.values.first else { throw BrowserError("no element '\(selector)'") }
    return id
  }

  // MARK: - Faults

  /// What the console was told since the last call: errors of scripts, refusals of the policy, files that are not there.
  func complaints() throws -> [String] {
    let entries: [LogEntry] = try driver.send("POST", "/session/\(session)/se/log", ["type": "browser"])
    return entries.filter { $0.level == "SEVERE" || $0.level == "WARNING" }.map(\.message)
  }
}

/// Keys that write no letter, as WebDriver spells them.
enum Key {
  static let tab = "\u{E004}"
  static let enter = "\u{E007}"
  static let escape = "\u{E00C}"
  static let down = "\u{E015}"
  static let up = "\u{E013}"
}

/// A value of Chromium's own protocol.
enum Parameter: Encodable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([Parameter])
  case object([String: Parameter])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }
}

/// The answer of what answers nothing.
struct Nothing: Codable {}

private struct Script: Encodable {
  let script: String
  let args: [String]
}

private struct Command: Encodable {
  let cmd: String
  let params: [String: Parameter]
}

private struct LogEntry: Decodable {
  let level: String
  let message: String
}

private struct NewSession: Decodable {
  let sessionId: String

  static func wish(browser: String) -> Parameter {
    let flags = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage",
      "--window-size=1280,900",
    ]
    let capabilities: [String: Parameter] = [
      "goog:chromeOptions": .object([
        "binary": .text(browser), "args": .list(flags.map { .text($0) }),
      ]),
      "goog:loggingPrefs": .object(["browser": .text("ALL")]),
    ]
    return .object(["capabilities": .object(["alwaysMatch": .object(capabilities)])])
  }
}
