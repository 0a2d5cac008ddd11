import Syntax

extension FrontMatterReading {
  /// The lowest iOS that a front matter states: `platform: iOS 14`, `minimum-ios: 16`, `deploymentTarget: "17.2"`.
  mutating func readPlatform() {
    for section in document.sections {
      guard let version = Self.minimumIOS(key: section.key, value: section.text) else { continue }
      statements.evidence.minimumIOS.append(Evidence.StatedMinimum(ios: version, origin: origin(section)))
    }
  }

  /// The version of a key and its value; nil when they state none.
  static func minimumIOS(key: String, value: String?) -> String? {
    let letters = key.lowercased().filter(\.isLetter)
    guard let words = value?.lowercased().split(whereSeparator: { $0 == " " || $0 == "," }) else {
      return nil
    }
    let namesIOS = letters.contains("ios")
    guard namesIOS || ["platform", "platforms", "minimum", "target", "deploymenttarget"].contains(letters)
    else {
      return nil
    }
    let place = words.firstIndex(of: "ios")
    guard namesIOS || place != nil, let number = place.map({ words[($0 + 1)...].first }) ?? words.first else {
      return nil
    }
    let parts = number.drop { $0 == "v" }.filter { $0 != "+" }.split(separator: ".")
    guard let first = parts.first, let major = Int(first), (8..<100).contains(major),
      parts.dropFirst().allSatisfy({ Int($0) != nil })
    else { return nil }
    return "\(major)." + (parts.count > 1 ? String(parts[1]) : "0")
  }
}
