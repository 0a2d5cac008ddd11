import Syntax

@testable import Design

/// What a Swift text states.
func swift(_ text: String) -> Statements {
  SwiftReader().read([SourceText(path: "Theme.swift", text: text)], flavor: .swift)
}

extension Statements {
  /// `line name = light | dark`, a line for each colour.
  var colorLines: [String] {
    colors.map { statement in
      let dark = statement.dark.map { " | " + Self.words($0) } ?? ""
      return "\(statement.origin.line) \(statement.name) = \(statement.light.map(Self.words) ?? "nil")\(dark)"
    }
  }

  /// `line rule`, a line for each finding.
  var findingLines: [String] { findings.map { "\($0.position.line) \($0.rule)" } }

  static func words(_ expression: ColorExpression) -> String {
    switch expression {
    case .value(let value): value.contractText
    case .reference(let name, _): "->\(name)"
    case .system(let name): "system \(name)"
    case .asset(let name, _): "asset \(name)"
    case .opacity(let inner, let amount): words(inner) + " * \(amount)"
    case .alpha(let inner, let amount): words(inner) + " at \(amount)"
    case .dynamic(let light, let dark): words(light) + " | " + words(dark)
    case .unread: "unread"
    }
  }
}
