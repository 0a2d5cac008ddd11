import Testing

@testable import Design

@Suite("Symbol catalogue") struct SymbolCatalogTests {
  private let catalog = SymbolCatalog(
    text: """
      ; names
      @ 13.0
      bell
      bell.slash
      gull

      old.name > new.name
      @ ?
      tern
      @ 16.1
      new.name
      gull > tern
      """.utf8)

  @Test func `knows the iOS of a name and what replaced it`() {
    #expect(catalog["bell.slash"] == SymbolCatalog.Entry(ios: "13.0", renamedTo: nil))
    #expect(catalog["old.name"] == SymbolCatalog.Entry(ios: "13.0", renamedTo: "new.name"))
    #expect(catalog["tern"] == SymbolCatalog.Entry(ios: nil, renamedTo: nil))
    #expect(catalog["bell."] == nil && catalog[""] == nil)
  }

  @Test func `of a name that is said twice the last holds`() {
    #expect(catalog["gull"] == SymbolCatalog.Entry(ios: "16.1", renamedTo: "tern"))
    #expect(catalog.nearest(to: "gulls") == ["gull"])
  }

  @Test func `the nearest are few slips away, and those of one family come first`() {
    #expect(catalog.nearest(to: "bell.slashed") == ["bell.slash"])
    #expect(catalog.nearest(to: "xyzzy") == [])
  }

  @Test func `an empty list knows nothing`() {
    let none = SymbolCatalog(text: "".utf8)
    #expect(none["bell"] == nil)
    #expect(none.nearest(to: "bell") == [])
  }
}
