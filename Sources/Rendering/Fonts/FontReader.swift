import CHarfBuzz

/// Font files into faces and small web fonts; with `WOFF2`, the only file that knows the font libraries.
public enum FontReader {
  /// More faces than any collection has.
  private static let mostFaces: UInt32 = 64

  /// The faces of a TrueType or OpenType file or collection; none for bytes that are no font. A WOFF2 file must be
  /// unpacked first (`WOFF2.unpacked`). Only the tables with names and measures are read.
  public static func faces(path: String, bytes: UnsafeRawBufferPointer) -> [FontFace] {
    withBlob(bytes) { blob in
      (0..<min(hb_face_count(blob), mostFaces)).compactMap { index in
        guard let face = hb_face_create(blob, index) else { return nil }
        defer { hb_face_destroy(face) }
        return describe(face, path: path, index: Int(index))
      }
    } ?? []
  }

  /// The faces of a file in memory.
  public static func faces(path: String, bytes: [UInt8]) -> [FontFace] {
    bytes.withUnsafeBytes { faces(path: path, bytes: $0) }
  }

  /// The face with only what the scalars need, as a font file of its own; nil when the bytes cannot be read.
  ///
  /// Hints go, who made it and under which licence stays, variations stay.
  static func subset(_ bytes: [UInt8], index: Int, to scalars: Set<Unicode.Scalar>) -> [UInt8]? {
    bytes.withUnsafeBytes { buffer in
      withBlob(buffer) { blob -> [UInt8]? in
        guard let face = hb_face_create(blob, UInt32(clamping: index)) else { return nil }
        defer { hb_face_destroy(face) }
        guard hb_face_get_glyph_count(face) > 0, let input = hb_subset_input_create_or_fail() else {
          return nil
        }
        defer { hb_subset_input_destroy(input) }
        let wanted = hb_subset_input_unicode_set(input)
        for scalar in scalars { hb_set_add(wanted, scalar.value) }
        let names = hb_subset_input_set(input, HB_SUBSET_SETS_NAME_ID)
        for name: UInt32 in [NameID.trademark, .license, .licenseAddress].map(\.rawValue) {
          hb_set_add(names, name)
        }
        hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
        guard let subset = hb_subset_or_fail(face, input) else { return nil }
        defer { hb_face_destroy(subset) }
        guard let result = hb_face_reference_blob(subset) else { return nil }
        defer { hb_blob_destroy(result) }
        return copy(result)
      } ?? nil
    }
  }

  // MARK: Names and measures

  private enum NameID: UInt32 {
    case copyright = 0
    case family = 1
    case postScript = 6
    case trademark = 7
    case license = 13
    case licenseAddress = 14
    case typographicFamily = 16
  }

  private static func describe(_ face: OpaquePointer, path: String, index: Int) -> FontFace? {
    guard hb_face_get_glyph_count(face) > 0,
      let family = name(.typographicFamily, of: face) ?? name(.family, of: face)
    else { return nil }
    let measures = table("OS/2", of: face)
    let head = table("head", of: face)
    let selection = measures.uint16(at: 62)
    let embedding = measures.uint16(at: 8)
    let postScript = name(.postScript, of: face)?.prefix { $0 != "-" }
    let aliases = [name(.family, of: face), postScript.map(String.init)].compactMap { $0 }.filter {
      $0 != family
    }
    return FontFace(
      path: path, index: index, family: family, aliases: aliases,
      weights: weights(of: face, stated: measures.uint16(at: 4)),
      // Bits 0 and 9 of fsSelection, bit 1 of macStyle.
      isItalic: selection & 0x201 != 0 || head.uint16(at: 44) & 2 != 0,
      width: (1...9).contains(measures.uint16(at: 6)) ? measures.uint16(at: 6) : 5,
      // Bit 1 forbids embedding, bit 8 subsetting, bit 9 outlines.
      isEmbeddable: embedding & 0x302 == 0, copyright: name(.copyright, of: face),
      license: name(.license, of: face))
  }

  private static func weights(of face: OpaquePointer, stated: Int) -> ClosedRange<Double> {
    var info = hb_ot_var_axis_info_t()
    if hb_ot_var_find_axis_info(face, tag("wght"), &info) != 0, info.min_value < info.max_value {
      return Double(info.min_value)...Double(info.max_value)
    }
    // Old fonts count from 1 to 9.
    let weight = Double(stated == 0 ? 400 : stated < 10 ? stated * 100 : min(stated, 1000))
    return weight...weight
  }

  private static func name(_ id: NameID, of face: OpaquePointer) -> String? {
    var size: UInt32 = 0
    let length = hb_ot_name_get_utf8(face, id.rawValue, nil, &size, nil)
    guard length > 0, length < 65_536 else { return nil }
    var buffer = [CChar](repeating: 0, count: Int(length) + 1)
    size = UInt32(buffer.count)
    _ = hb_ot_name_get_utf8(face, id.rawValue, nil, &size, &buffer)
    let text = String(decoding: buffer.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return text.isEmpty ? nil : text
  }

  private static func table(_ name: StaticString, of face: OpaquePointer) -> FontTable {
    guard let blob = hb_face_reference_table(face, tag(name)) else { return FontTable(bytes: []) }
    defer { hb_blob_destroy(blob) }
    return FontTable(bytes: copy(blob, limit: 128))
  }

  /// Four letters in one number (`HB_TAG` is a macro).
  private static func tag(_ name: StaticString) -> hb_tag_t {
    name.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | hb_tag_t($1) } }
  }

  // MARK: Memory

  private static func withBlob<Result>(
    _ bytes: UnsafeRawBufferPointer, _ body: (OpaquePointer) -> Result
  ) -> Result? {
    guard let base = bytes.baseAddress, let length = UInt32(exactly: bytes.count),
      let blob = hb_blob_create(
        base.assumingMemoryBound(to: CChar.self), length, HB_MEMORY_MODE_READONLY, nil, nil)
    else { return nil }
    defer { hb_blob_destroy(blob) }
    return body(blob)
  }

  private static func copy(_ blob: OpaquePointer, limit: Int = .max) -> [UInt8] {
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length) else { return [] }
    return Array(UnsafeRawBufferPointer(start: data, count: min(Int(length), limit)))
  }
}

/// The bytes of a table; what lies past its end is 0.
private struct FontTable {
  let bytes: [UInt8]

  func uint16(at offset: Int) -> Int {
    offset + 1 < bytes.count ? Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) : 0
  }
}
