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
  /// - Parameter count: how many names there will be, about.
  init(separator: String, isCaseBlind: Bool = false, reserved: Set<String> = [], count: Int = 0) {
    self.separator = separator
    self.isCaseBlind = isCaseBlind
    self.reserved = reserved
    owners.reserveCapacity(count)
  }

  /// A name of its own for a token. `forms` are all the names that the target makes of one: every one must be free.
  mutating func claim(
    _ wanted: String, for token: String, at origin: Origin,
    forms makeForms: ((String) -> [String])? = nil
  ) -> String {
    // Most names are free and have one form.
    if makeForms == nil, !reserved.contains(wanted), own(folded(wanted), token) { return wanted }
    var forms = makeForms?(wanted) ?? [wanted]
    if makeForms != nil, own(forms, token) { return wanted }
    var name = wanted
    var number = numbers[wanted] ?? 1
    var first: String?
    while let taken = owner(of: forms) {
      first = first ?? taken
      number += 1
      // `blue5002` would read as another step of the scale.
      let gap =
        separator.isEmpty && wanted.utf8.last.map { (0x30...0x39).contains($0) } ?? false
        ? "_" : separator
      name = wanted + gap + String(number)
      forms = makeForms?(name) ?? [name]
    }
    if number > 1 { numbers[wanted] = number }
    for form in forms { owners[folded(form)] = token }
    if let owner = first {
      let other =
        owner.isEmpty ? "the format itself" : owner == token ? "another '\(owner)'" : "'\(owner)'"
      notes.append(
        ExportNote(
          origin: origin, message: "'\(token)' is exported as '\(name)': \(other) has '\(wanted)'"))
    }
    return name
  }

  /// Gives names to a token if all of them are free, else none.
  private mutating func own(_ names: [String], _ token: String) -> Bool {
    for (place, name) in names.enumerated() where reserved.contains(name) || !own(folded(name), token) {
      for name in names[..<place] { owners[folded(name)] = nil }
      return false
    }
    return true
  }

  /// Gives a name to a token if it is free: looked up once, since nearly every name is.
  private mutating func own(_ name: String, _ token: String) -> Bool {
    func touch(_: inout String) {}
    let count = owners.count
    touch(&owners[name, default: token])
    return owners.count > count
  }

  /// The token that has the first name which is taken, nothing for one of the target's own; nil where all are free.
  private func owner(of names: [String]) -> String? {
    for name in names {
      if reserved.contains(name) { return "" }
      if let owner = owners[folded(name)] { return owner }
    }
    return nil
  }

  private func folded(_ name: String) -> String { isCaseBlind ? name.lowercased() : name }
}
