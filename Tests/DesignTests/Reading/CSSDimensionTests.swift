import Testing

@testable import Design

@Suite struct `CSS dimensions` {
  @Test(arguments: [
    ("12px", 12, "px"), ("1.5rem", 1.5, "rem"), ("-0.02em", -0.02, "em"), (".5rem", 0.5, "rem"),
    ("50%", 50, "%"),
    ("100VH", 100, "vh"), ("17pt", 17, "pt"), ("10cqi", 10, "cqi"), ("999999.999999px", 999999.999999, "px"),
  ])
  func `are a number and a unit`(_ text: String, _ value: Double, _ unit: String) {
    #expect(CSSDimension(text)?.value == value)
    #expect(CSSDimension(text)?.unit == unit)
  }

  @Test(arguments: [
    "42", "px", "12 px", "", "auto", "clamp(1px, 2px, 3px)", "1.px", "1e3px", "0 24px", "12pxx", "--1px",
  ])
  func `are nothing else`(_ text: String) {
    #expect(CSSDimension(text) == nil)
  }

  @Test func `have a length that is bounded`() {
    #expect(CSSDimension(String(repeating: "9", count: 100_000) + "px") == nil)
  }

  @Test func `convert between units of a screen`() {
    #expect(CSSDimension("24px")?.converted(to: "rem") == 1.5)
    #expect(CSSDimension("17pt")?.converted(to: "px") == 17)
    #expect(CSSDimension("2em")?.converted(to: "px") == nil)
  }
}

@Suite struct `Font families` {
  @Test func `are separated by commas outside quotes`() {
    #expect(FontFamilies.names(in: "Karla, \"A, B\" , 'C'") == ["Karla", "A, B", "C"])
    #expect(FontFamilies.names(in: " , ") == [])
  }
}
