import Foundation
import Synchronization
import Syntax
import TestSupport
import Testing

@testable import Rendering

/// One test of the official Mustache specification.
struct SpecCase: Decodable, CustomTestStringConvertible {
  var name: String
  var desc: String
  var data: SpecValue
  var template: String
  var partials: [String: String]?
  var expected: String
  var suite = ""

  enum CodingKeys: CodingKey { case name, desc, data, template, partials, expected }

  var testDescription: String { "\(suite): \(name)" }

  static let all: [SpecCase] = {
    struct Suite: Decodable { var tests: [SpecCase] }
    let folder = Shared.folder.appending(path: "mustache-spec")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().flatMap { name -> [SpecCase] in
      guard let data = try? Data(contentsOf: folder.appending(path: name)),
        let suite = try? JSONDecoder().decode(Suite.self, from: data)
      else { return [] }
      return suite.tests.map {
        var test = $0
        test.suite = String(name.dropLast(5))
        return test
      }
    }
  }()
}

/// JSON as a template value.
struct SpecValue: Decodable {
  var value: TemplateValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .nothing
    } else if let flag = try? container.decode(Bool.self) {
      value = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let text = try? container.decode(String.self) {
      value = .text(text)
    } else if let list = try? container.decode([SpecValue].self) {
      value = .list(list.map(\.value))
    } else {
      value = .object(try container.decode([String: SpecValue].self).mapValues(\.value))
    }
  }
}

/// A counter that a lambda may change.
private final class Counter: Sendable {
  let count = Mutex(0)
  func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}

@Suite("Mustache specification", .enabled(if: Shared.exists, "../shared is not there"))
struct MustacheSpecTests {
  @Test func `all of its files are there`() {
    let counts = Dictionary(grouping: SpecCase.all, by: \.suite).mapValues(\.count)
    #expect(
      counts == [
        "comments": 12, "delimiters": 14, "interpolation": 42, "inverted": 22, "partials": 12, "sections": 34,
        "~dynamic-names": 21, "~inheritance": 27, "~lambdas": 10,
      ])
  }

  @Test(arguments: SpecCase.all)
  func `renders as the specification says`(_ test: SpecCase) throws {
    var data = test.data.value
    if test.suite == "~lambdas", case .object(var members) = data {
      members["lambda"] = lambda(of: test.name)
      data = .object(members)
    }
    let files = (test.partials ?? [:]).map { ($0 + ".mustache", Array($1.utf8)) }
    let library = TemplateLibrary(Dictionary(files) { $1 })
    let template = try Template(SourceText(path: "test.mustache", text: test.template))
    let page = try library.page(template, showing: data, escaping: .asWritten)
    #expect(String(decoding: page.bytes, as: UTF8.self) == test.expected, "\(test.desc)")
  }

  /// The specification gives lambdas as code in other languages; here they are in Swift.
  private func lambda(of name: String) -> TemplateValue? {
    let counter = Counter()
    switch name {
    case "Interpolation": return .lambda { _ in "world" }
    case "Interpolation - Expansion": return .lambda { _ in "{{planet}}" }
    case "Interpolation - Alternate Delimiters": return .lambda { _ in "|planet| => {{planet}}" }
    case "Interpolation - Multiple Calls": return .lambda { _ in "\(counter.next())" }
    case "Escaping": return .lambda { _ in ">" }
    case "Section": return .lambda { $0 == "{{x}}" ? "yes" : "no" }
    case "Section - Expansion": return .lambda { $0 + "{{planet}}" + $0 }
    case "Section - Alternate Delimiters": return .lambda { $0 + "{{planet}} => |planet|" + $0 }
    case "Section - Multiple Calls": return .lambda { "__" + $0 + "__" }
    case "Inverted Section": return .lambda { _ in "" }
    default: return nil
    }
  }
}
