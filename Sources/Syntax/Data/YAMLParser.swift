import CYAML

/// YAML text into a tree; the only file that knows libyaml.
///
/// Aliases are repeated where they stand, `<<` is a key like any other, and a second document is an error.
public enum YAMLParser {
  /// libyaml takes more than linear time for nesting.
  static let depthLimit = 200
  /// How many values aliases may repeat in all, against documents that double with each line.
  static let aliasLimit = 100_000

  /// Parses one document.
  public static func parse(_ text: SourceText) throws(DataError) -> DataTree {
    // libyaml keeps the address of its parser, so it lives on the heap.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) != 0 else {
      throw DataError(position: Position(line: text.firstLine), message: "no memory to read YAML with")
    }
    defer { yaml_parser_delete(parser) }
    var reading = Reading(text: text)
    let outcome = text.bytes.withUnsafeBufferPointer { buffer -> Result<Void, DataError> in
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
      do throws(DataError) { return .success(try reading.events(of: parser)) } catch {
        return .failure(error)
      }
    }
    try outcome.get()
    return DataTree(nodes: reading.builder.nodes)
  }

  /// What is known while the events of one document come.
  private struct Reading {
    let text: SourceText
    var builder = DataTreeBuilder()
    var anchors: [String: Int] = [:]
    var repeated = 0
    var documents = 0
    /// A place met last: its scalar as libyaml counts, and its byte.
    var place = (scalar: 0, byte: 0)

    init(text: SourceText) { self.text = text }

    mutating func events(of parser: UnsafeMutablePointer<yaml_parser_t>) throws(DataError) {
      while true {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) != 0 else { throw problem(parser) }
        defer { yaml_event_delete(&event) }
        if event.type == YAML_STREAM_END_EVENT { return }
        try read(event)
      }
    }

    private mutating func read(_ event: yaml_event_t) throws(DataError) {
      let position = position(event.start_mark.index)
      switch event.type {
      case YAML_DOCUMENT_START_EVENT:
        documents += 1
        if documents > 1 {
          throw DataError(position: position, message: "a second document begins; only one is read")
        }
      case YAML_SCALAR_EVENT: try scalar(event, at: position)
      case YAML_ALIAS_EVENT: try alias(name(event.data.alias.anchor), at: position)
      case YAML_SEQUENCE_START_EVENT: try begin(.list, event.data.sequence_start.anchor, at: position)
      case YAML_MAPPING_START_EVENT: try begin(.map, event.data.mapping_start.anchor, at: position)
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: builder.end()
      default: break
      }
    }

    private var wantsKey: Bool { builder.isInMap && !builder.hasKey }

    private mutating func begin(
      _ kind: DataTree.Kind, _ anchor: UnsafeMutablePointer<yaml_char_t>?, at position: Position
    ) throws(DataError) {
      guard !wantsKey else {
        throw DataError(position: position, message: "a key that is no text: keys are words or strings")
      }
      guard builder.depth < depthLimit else {
        throw DataError(position: position, message: "nested more than \(depthLimit) deep")
      }
      if let anchor { anchors[name(anchor)] = builder.nodes.count }
      builder.begin(kind, at: position)
    }

    private mutating func scalar(_ event: yaml_event_t, at position: Position) throws(DataError) {
      let scalar = event.data.scalar
      let value = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      if wantsKey { return try builder.add(key: value, at: position) }
      if let anchor = scalar.anchor { anchors[name(anchor)] = builder.nodes.count }
      let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
      let isQuoted =
        scalar.style == YAML_SINGLE_QUOTED_SCALAR_STYLE || scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE
      // A tag (`!!str 12`) takes the place of the schema.
      let kind = isPlain && scalar.tag == nil ? YAMLSchema.kind(of: value) : .string
      builder.add(kind, text: value, isQuoted: isQuoted, at: position)
    }

    private mutating func alias(_ name: String, at position: Position) throws(DataError) {
      guard !wantsKey else {
        throw DataError(position: position, message: "the alias '*\(name)' stands where a key is wanted")
      }
      guard let index = anchors[name] else {
        throw DataError(position: position, message: "the alias '*\(name)' has no anchor '&\(name)' above it")
      }
      guard builder.isWhole(index) else {
        throw DataError(position: position, message: "the alias '*\(name)' stands inside its own anchor")
      }
      repeated += builder.nodes[index].end - index
      guard repeated <= aliasLimit else {
        throw DataError(position: position, message: "aliases repeat more than \(aliasLimit) values")
      }
      builder.copy(index, at: position)
    }

    private func name(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String {
      bytes.map { String(cString: $0) } ?? ""
    }

    /// The place of a scalar that libyaml counted. Its lines are not used: it ends them at more than CR and LF.
    private mutating func position(_ scalar: Int) -> Position {
      let bytes = text.bytes
      while place.scalar < scalar, place.byte < bytes.count {
        place.byte += 1
        while place.byte < bytes.count, bytes[place.byte] & 0xC0 == 0x80 { place.byte += 1 }
        place.scalar += 1
      }
      while place.scalar > scalar, place.byte > 0 {
        place.byte -= 1
        while place.byte > 0, bytes[place.byte] & 0xC0 == 0x80 { place.byte -= 1 }
        place.scalar -= 1
      }
      return text.position(at: place.byte)
    }

    private mutating func problem(_ parser: UnsafeMutablePointer<yaml_parser_t>) -> DataError {
      let words = parser.pointee.problem.map { String(cString: $0) } ?? "something that is not YAML"
      // What the reader of bytes finds has an offset only.
      let place =
        parser.pointee.error == YAML_READER_ERROR
        ? text.position(at: parser.pointee.problem_offset)
        : position(parser.pointee.problem_mark.index)
      return DataError(position: place, message: "not YAML: \(words)")
    }
  }
}
