/// What the search of the gallery looks through: a script, since a page on disk may not fetch data.
enum SearchData {
  /// `docgenSearch([[name, category, address, [[name, hex, id], …], [symbol, …]], …])`.
  static func script(_ systems: [SystemSummary]) -> String {
    let entries = systems.map { system in
      let colors = system.palette.map { "[\(literal($0.name)),\(literal($0.hex)),\(literal($0.id))]" }
      let symbols = system.symbols.map { literal($0.name) }
      let address = SiteLink.relative(from: "index.html", to: system.id + "/")
      return "[\(literal(system.name)),\(literal(system.category ?? "")),\(literal(address)),"
        + "[\(colors.joined(separator: ","))],[\(symbols.joined(separator: ","))]]"
    }
    return "docgenSearch([\n" + entries.joined(separator: ",\n") + "\n]);\n"
  }

  /// A JavaScript string; what could end a script or a line is written as an escape.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C, 0x3C, 0x3E, 0x26, 0x00...0x1F, 0x7F, 0x2028, 0x2029:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
