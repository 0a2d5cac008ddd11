/// Values as lines of fields (`RecordLine`): what `Codable` says of a type, in its order and without its names.
///
/// Only a program that knows the types just as they were can read it, which is what the record of a build is for.
/// Foundation's encoder asks the runtime about every type it meets: for one changed system that took longer than all
/// its pages. Of plain values `String`, `Bool`, `Int` and `Double` are known; dictionaries are not, since their keys would
/// have to be named.
enum FieldCoder {
  /// A line without its end.
  static func bytes(of value: some Encodable) throws -> [UInt8] {
    let writer = FieldWriter()
    try writer.write(value)
    return writer.bytes
  }

  /// What a line says.
  /// - Throws: `BuildRecord.Damaged` for a line of anything else.
  static func value<Value: Decodable>(_ type: Value.Type, of line: ArraySlice<UInt8>) throws -> Value {
    let reader = FieldReader(RecordLine.fields(of: line))
    let value = try reader.read(type)
    guard reader.isAtEnd else { throw BuildRecord.Damaged() }
    return value
  }
}

// MARK: - Writing

private final class FieldWriter: Encoder {
  private(set) var bytes: [UInt8] = []
  /// How many elements, once the value turned out to be a list.
  private var count: Int?
  /// What is being written; nil for the whole line.
  private let type: Any.Type?
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(_ type: Any.Type? = nil) { self.type = type }

  func write<Value: Encodable>(_ value: Value) throws {
    // A plain value that is not known writes itself by writing itself.
    guard Value.self != type || count != nil else { throw BuildRecord.Damaged() }
    if count != nil { count? += 1 }
    switch value {
    case let text as String: RecordLine.append(text, to: &bytes)
    case let flag as Bool: RecordLine.append(flag ? "1" : "0", to: &bytes)
    case let number as Int: RecordLine.append(String(number), to: &bytes)
    // The shortest text that gives the same number.
    case let number as Double: RecordLine.append(String(number), to: &bytes)
    default:
      let inner = FieldWriter(Value.self)
      try value.encode(to: inner)
      if let count = inner.count { RecordLine.append(String(count), to: &bytes) }
      bytes += inner.bytes
    }
  }

  func writeIfPresent<Value: Encodable>(_ value: Value?) throws {
    RecordLine.append(value == nil ? "0" : "1", to: &bytes)
    if let value { try write(value) }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Members(writer: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    count = 0
    return Elements(writer: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(writer: self) }

  private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let writer: FieldWriter
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) throws { throw BuildRecord.Damaged() }
    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try writer.write(value) }
    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
      try writer.writeIfPresent(value)
    }
    // The protocol has ways of its own for these, which leave a missing value out.
    func encodeIfPresent(_ value: String?, forKey key: Key) throws { try writer.writeIfPresent(value) }
    func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try writer.writeIfPresent(value) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try writer.writeIfPresent(value) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try writer.writeIfPresent(value) }
    func nestedContainer<Inner: CodingKey>(
      keyedBy type: Inner.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Inner> { writer.container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { writer.unkeyedContainer() }
    func superEncoder() -> any Encoder { writer }
    func superEncoder(forKey key: Key) -> any Encoder { writer }
  }

  private struct Elements: UnkeyedEncodingContainer {
    let writer: FieldWriter
    var codingPath: [any CodingKey] { [] }
    var count: Int { writer.count ?? 0 }

    func encodeNil() throws { throw BuildRecord.Damaged() }
    func encode<Value: Encodable>(_ value: Value) throws { try writer.write(value) }
    func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
      writer.container(keyedBy: type)
    }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { writer.unkeyedContainer() }
    func superEncoder() -> any Encoder { writer }
  }

  private struct Single: SingleValueEncodingContainer {
    let writer: FieldWriter
    var codingPath: [any CodingKey] { [] }

    func encodeNil() throws { throw BuildRecord.Damaged() }
    func encode<Value: Encodable>(_ value: Value) throws { try writer.write(value) }
  }
}

// MARK: - Reading

private final class FieldReader: Decoder {
  private var fields: ArraySlice<String>
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(_ fields: ArraySlice<String>) { self.fields = fields }

  var isAtEnd: Bool { fields.isEmpty }

  private func field() throws -> String {
    guard let field = fields.popFirst() else { throw BuildRecord.Damaged() }
    return field
  }

  private func known<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw BuildRecord.Damaged() }
    return value
  }

  private func flag() throws -> Bool {
    switch try field() {
    case "0": false
    case "1": true
    default: throw BuildRecord.Damaged()
    }
  }

  func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == String.self { return try known(try field() as? Value) }
    if type == Bool.self { return try known(try flag() as? Value) }
    if type == Int.self { return try known(try known(Int(try field())) as? Value) }
    if type == Double.self { return try known(try known(Double(try field())) as? Value) }
    return try Value(from: self)
  }

  func readIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    try flag() ? try read(type) : nil
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Members(reader: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let count = try read(Int.self)
    // Every element has a field of its own at least.
    guard count >= 0, count <= fields.count else { throw BuildRecord.Damaged() }
    return Elements(reader: self, count: count)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { Single(reader: self) }

  private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let reader: FieldReader
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) throws -> Bool { false }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try reader.read(type)
    }
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
      try reader.readIfPresent(type)
    }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
      try reader.readIfPresent(type)
    }
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
      try reader.readIfPresent(type)
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try reader.readIfPresent(type) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
      try reader.readIfPresent(type)
    }
    func nestedContainer<Inner: CodingKey>(
      keyedBy type: Inner.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Inner> { try reader.container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try reader.unkeyedContainer()
    }
    func superDecoder() throws -> any Decoder { reader }
    func superDecoder(forKey key: Key) throws -> any Decoder { reader }
  }

  private struct Elements: UnkeyedDecodingContainer {
    let reader: FieldReader
    let count: Int?
    private(set) var currentIndex = 0
    var codingPath: [any CodingKey] { [] }
    var isAtEnd: Bool { currentIndex >= count ?? 0 }

    init(reader: FieldReader, count: Int) {
      self.reader = reader
      self.count = count
    }

    private mutating func step() throws {
      guard !isAtEnd else { throw BuildRecord.Damaged() }
      currentIndex += 1
    }

    mutating func decodeNil() throws -> Bool { false }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try step()
      return try reader.read(type)
    }
    mutating func nestedContainer<Key: CodingKey>(
      keyedBy type: Key.Type
    ) throws -> KeyedDecodingContainer<Key> {
      try step()
      return try reader.container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      try step()
      return try reader.unkeyedContainer()
    }
    mutating func superDecoder() throws -> any Decoder { reader }
  }

  private struct Single: SingleValueDecodingContainer {
    let reader: FieldReader
    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool { false }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try reader.read(type) }
  }
}
