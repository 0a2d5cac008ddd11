import Testing

@testable import Design

@Suite("Swift literals") struct SwiftLiteralTests {
  @Test(arguments: [
    "0", "7", "007", "1_000", "0.5", "0.9019607843137255", "12.0", "3.14159_26535", "123456789012345",
    "1234567890123456", "0.1234567890123456789", "1e3", "1.5e-3", "1E400", "0x2E86AB", "0X2e86ab", "0x",
    "0xFF_00_7F", "0xFFFFFFFFFFFFFFFF", "0x1FFFFFFFFFFFFFFFF", "0x1.8p3", "0xFG", "0b1010", "0o17", "0b",
    "1.", "5px", "0.1", "0.2", "0.3", "99999999.99", "1.2.3", "_1", "0_x1",
  ]) func `numbers are the same by digits and by the library`(text: String) {
    let quick = SwiftLiteral.number(Array(text.utf8)[...])
    #expect("\(quick)" == "\(SwiftLiteral.anyNumber(text))")
  }
}
