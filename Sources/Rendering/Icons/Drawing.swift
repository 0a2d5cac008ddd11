/// A drawing that may stand in a page: the inside of an `<svg>`, sanitised, and the box it is drawn in.
public struct Drawing: Hashable, Sendable {
  /// Width and height of its box, in its own units; both above 0.
  public let size: SIMD2<Double>
  /// The view box as written out.
  let viewBox: String
  /// Attributes of the root that its inside inherits.
  let inherited: [String: String]
  /// Elements and attributes of the list in `DrawingReader` only.
  let body: [UInt8]

  /// The drawing as tall as a number of CSS pixels; what it shows is said by the words beside it.
  public func html(height: Double) -> HTML {
    let safe = height.isFinite ? min(max(height, 1), 1_000) : 24
    var writer = MarkupWriter()
    writer.markup(#"<svg class="icon""#)
    writer.attribute("width", Self.text(safe * size.x / size.y))
    writer.attribute("height", Self.text(safe))
    writeRootAttributes(to: &writer)
    writer.markup(#" aria-hidden="true">"#)
    writer.markup(body[...])
    writer.markup("</svg>")
    return HTML(vouchedFor: writer.bytes)
  }

  /// The drawing as a file.
  public var file: [UInt8] {
    var writer = MarkupWriter()
    writer.markup("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    writeRootAttributes(to: &writer)
    writer.markup(">")
    writer.markup(body[...])
    writer.markup("</svg>\n")
    return writer.bytes
  }

  private func writeRootAttributes(to writer: inout MarkupWriter) {
    writer.attribute("viewBox", viewBox)
    for (name, value) in inherited.sorted(by: { $0.key < $1.key }) { writer.attribute(name, value) }
  }

  /// A length with at most two decimals.
  private static func text(_ value: Double) -> String {
    let hundredths = Int((value * 100) + 0.5)
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
