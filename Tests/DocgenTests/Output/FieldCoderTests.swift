import Testing

@testable import docgen

@Suite("Fields of a record") struct FieldCoderTests {
  private enum Kind: String, Codable { case chick, adult }

  private struct Egg: Codable, Hashable {
    var mass: Double
    var days: Int?
  }

  private struct Tern: Codable, Hashable {
    var name: String
    var isRinged: Bool
    var kind: Kind
    var rank: Kind?
    var note: String?
    var age: Int?
    var span: Double?
    var flag: Bool?
    var eggs: [Egg]
    var names: [[String]]
    var years: ClosedRange<Int>
    var mate: Egg?
  }

  private static let full = Tern(
    name: "Arctic\ttern\n100 %", isRinged: true, kind: .adult, rank: .chick, note: "", age: -3, span: 0.1,
    flag: false, eggs: [Egg(mass: 19.5, days: nil), Egg(mass: .infinity, days: 22)], names: [[], ["a", ""]],
    years: 1998...2007, mate: Egg(mass: 1e-300, days: 0))

  private static let bare = Tern(
    name: "", isRinged: false, kind: .chick, eggs: [], names: [], years: 0...0)

  @Test(arguments: [full, bare])
  private func `what is written is read again`(tern: Tern) throws {
    let line = try FieldCoder.bytes(of: tern)
    #expect(!line.contains(0x0A))
    #expect(try FieldCoder.value(Tern.self, of: line[...]) == tern)
    #expect(try FieldCoder.value([Tern].self, of: FieldCoder.bytes(of: [tern, tern])[...]) == [tern, tern])
  }

  @Test func `a line is its values in their order`() throws {
    let line = try FieldCoder.bytes(of: [Egg(mass: 2, days: nil), Egg(mass: 0.5, days: 7)])
    #expect(String(decoding: line, as: UTF8.self) == "2\t2.0\t0\t0.5\t1\t7\t")
  }

  @Test(arguments: [
    "", "2\t", "1\t", "-1\t", "9223372036854775807\t", "1\t2.0\t2\t", "1\tx\t0\t", "1\t2.0\t1\t7.5\t",
    "1\t2.0\t0\tmore\t",
  ])
  func `a line of anything else is damaged`(line: String) {
    #expect(throws: BuildRecord.Damaged.self) {
      try FieldCoder.value([Egg].self, of: Array(line.utf8)[...])
    }
  }

  @Test func `a plain value that is not known is refused`() {
    #expect(throws: BuildRecord.Damaged.self) { try FieldCoder.bytes(of: [Float(1)]) }
  }
}
