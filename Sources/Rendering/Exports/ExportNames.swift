import Design

/// The names a target has given away: the first token keeps its name, a later one gets a number and a note.
struct ExportNames {
  /// What stands before the number.
  let separator: String
  /// Whether names that differ in case only are one: files on many disks.
  var isCaseBlind = false
  private var owners: [String: String] = [:]
  private let reserved: Set<String>
  /// The last number given to a name, so that many tokens of one name stay cheap.
  private var numbers: [String: Int] = [:]
  private(set) var notes: [ExportNote] = []

  /// Nothing given away yet but what the target itself uses.
  init(separator: String, isCaseBlind: Bool = false, reserved: Set<String> = []) {
    self.separator = separator
    self.isCaseBlind = isCaseBlind
    self.reserved = reserved
  }

  /// A name of its own for a token. `forms` are all the names that the target makes of one: every one must be free.
  mutating func claim(
    _ wanted: String, for token: String, at origin: Origin, forms: ((String) -> [String])? = nil
  ) -> String {
    // Most names are free and have one form.
    if forms == nil, owner(of: wanted) == nil {
      owners[folded(wanted)] = token
      return wanted
    }
    let forms = forms ?? { [$0] }
    var name = wanted
    var number = numbers[wanted] ?? 1
    var first: String?
    while let taken = forms(name).compactMap({ owner(of: $0) }).first {
      first = first ?? taken
      number += 1
      // `blue5002` would read as another step of the scale.
      let gap =
        separator.isEmpty && wanted.utf8.last.map { (0x30...0x39).contains($0) } ?? false ? "_" : separator
      name = wanted + gap + String(number)
    }
    if number > 1 { numbers[wanted] = number }
    for form in forms(name) { owners[folded(form)] = token }
    if let owner = first {
      let other = owner.isEmpty ? "the format itself" : owner == token ? "another '\(owner)'" : "'\(owner)'"
      notes.append(
        ExportNote(origin: origin, message: "'\(token)' is exported as '\(name)': \(other) has '\(wanted)'"))
    }
    return name
  }

  /// The token that has a name, nothing for one of the target's own, nil for a free one.
  private func owner(of name: String) -> String? {
    reserved.contains(name) ? "" : owners[folded(name)]
  }

  private func folded(_ name: String) -> String { isCaseBlind ? name.lowercased() : name }
}
