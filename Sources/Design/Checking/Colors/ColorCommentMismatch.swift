import Syntax

/// A hex beside a colour in code that is not the colour.
struct ColorCommentMismatch: Rule {
  let id = "color-comment-mismatch"
  let severity = Severity.warning
  let summary = "the hex comment beside a colour is not the colour that the code makes"
  let explanation = """
    Floats become bytes by rounding. A channel agrees when the float's byte is the comment's byte, or when the \
    comment's byte divided by 255 and rounded to the decimals of the float is that float. For Display P3 the comment \
    may give its own bytes or those of the sRGB conversion, one step off at most. The code is what the program shows; \
    the comment is what people copy.
    """
  let wrong = """
    # Tern

    ```swift
    extension Color {
      static let ternInk = Color(red: 0.161, green: 0.231, blue: 0.341)  // #293A57
    }
    ```
    """
  let right = """
    # Tern

    ```swift
    extension Color {
      static let ternInk = Color(red: 0.161, green: 0.231, blue: 0.341)  // #293B57
    }
    ```
    """

  func check(_ system: DesignSystem) -> [Finding] {
    let texts = SourceTexts(system)
    return system.evidence.comments.compactMap { comment in
      if agrees(comment) { return nil }
      let declared = comment.declared.contractText
      let stated = comment.stated.contractText
      return finding(
        at: comment.origin, length: stated.unicodeScalars.count,
        "'\(comment.token)' is \(declared), its comment says \(stated)",
        help: "write \(declared) in the comment, or mend the value if the comment is right",
        edit: hasOneAnswer(comment) ? HexSpelling(comment, in: texts)?.edit(to: comment.declared) : nil)
    }
  }

  /// Whether just one hex agrees: a Display P3 colour may have its own bytes or those of the conversion beside it.
  private func hasOneAnswer(_ comment: Evidence.ColorComment) -> Bool {
    comment.declared.isInSRGB && (comment.isConversion || comment.declared.space == .srgb)
  }

  private func agrees(_ comment: Evidence.ColorComment) -> Bool {
    let stated = comment.stated
    let declared = comment.declared
    if stated.alpha < 1, stated.alphaByte != declared.alphaByte { return false }
    let wanted = bytes(stated.srgb)
    let converted = near(wanted, bytes(declared.srgb))
    if comment.isConversion { return converted }
    if declared.space != .srgb { return near(wanted, bytes(declared.components)) || converted }
    for channel in 0..<3 {
      let byte = wanted[channel]
      if byte == ColorValue.byte(declared.components[channel]) { continue }
      let decimals = comment.decimals.indices.contains(channel) ? comment.decimals[channel] : 0
      if decimals == 0 { return false }
      let rounded = DecimalText.rounded(Double(byte) / 255, decimals: decimals)
      if rounded != DecimalText.rounded(declared.components[channel], decimals: decimals) { return false }
    }
    return true
  }

  private func bytes(_ components: SIMD3<Double>) -> SIMD3<UInt8> {
    SIMD3(
      ColorValue.byte(components.x), ColorValue.byte(components.y), ColorValue.byte(components.z))
  }

  /// Whether all channels are at most one step apart.
  private func near(_ left: SIMD3<UInt8>, _ right: SIMD3<UInt8>) -> Bool {
    (0..<3).allSatisfy { abs(Int(left[$0]) - Int(right[$0])) <= 1 }
  }
}
