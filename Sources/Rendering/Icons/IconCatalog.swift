/// What is drawn for each SF Symbols name: Apple's own glyphs may not be shown on the web.
public struct IconCatalog: Sendable {
  /// Where a drawing comes from.
  public enum Origin: Hashable, Sendable {
    /// `symbols/NAME.svg` of the team.
    case team
    /// An icon of Bootstrap Icons that stands in, by its name.
    case standIn(String)
    /// A box that says that there is none.
    case none
  }

  /// A drawing and where it comes from.
  public struct Icon: Hashable, Sendable {
    /// What to draw.
    public var drawing: Drawing
    /// Where it comes from.
    public var origin: Origin
  }

  private let icons: [String: Icon]

  /// - Parameters:
  ///   - names: the symbols that pages show.
  ///   - team: the team's own drawings by symbol name; one that cannot be read is as if it were not there.
  ///   - standIn: the file of a Bootstrap icon by its name (`telephone-fill`), nil when there is none.
  public init(names: some Sequence<String>, team: [String: [UInt8]], standIn: (String) -> [UInt8]?) {
    self.init(names: names) { name in
      Self.icon(
        of: name, team: { team[$0].flatMap { DrawingReader.drawing($0, name: name) } },
        standIn: { icon in standIn(icon).flatMap { DrawingReader.drawing($0, name: icon) } })
    }
  }

  /// - Parameter icon: what is drawn for a symbol, nil where nothing is like it.
  init(names: some Sequence<String>, icon: (String) -> Icon?) {
    var icons: [String: Icon] = [:]
    for name in names where icons[name] == nil { icons[name] = icon(name) }
    self.icons = icons
  }

  /// The team's own drawing of a symbol, else the first that can stand in.
  static func icon(of name: String, team: (String) -> Drawing?, standIn: (String) -> Drawing?) -> Icon? {
    if let drawing = team(name) { return Icon(drawing: drawing, origin: .team) }
    for candidate in StandIns.candidates(for: name) {
      if let drawing = standIn(candidate) { return Icon(drawing: drawing, origin: .standIn(candidate)) }
    }
    return nil
  }

  /// The icon of a symbol; a neutral box for one that has none.
  public subscript(name: String) -> Icon { icons[name] ?? Icon(drawing: Self.box, origin: .none) }

  /// The Bootstrap icons in use, in order.
  public var standIns: [String] {
    Set(icons.values.compactMap { if case .standIn(let name) = $0.origin { name } else { nil } }).sorted()
  }

  /// The notice that their licence asks for beside every copy; nil when none is in use.
  public var notice: OutputFile? {
    standIns.isEmpty ? nil : OutputFile(path: "icons/LICENSE.txt", contents: Array(Self.license.utf8))
  }

  /// A square with rounded corners and a dashed outline.
  static let box = Drawing(
    size: SIMD2(16, 16), viewBox: "0 0 16 16", inherited: ["fill": "none"],
    body: Array(
      #"<rect height="11" rx="2.5" stroke="currentColor" stroke-dasharray="2 1.5" width="11" x="2.5" y="2.5"/>"#
        .utf8))

  /// The MIT licence of Bootstrap Icons, which has to go with them word for word.
  private static let license = """
    The stand-in icons of this site are from Bootstrap Icons, https://icons.getbootstrap.com

    The MIT License (MIT)

    Copyright (c) 2019-2023 The Bootstrap Authors

    Permission is hereby granted, free of charge, to any person obtaining a copy
    of this software and associated documentation files (the "Software"), to deal
    in the Software without restriction, including without limitation the rights
    to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
    copies of the Software, and to permit persons to whom the Software is
    furnished to do so, subject to the following conditions:

    The above copyright notice and this permission notice shall be included in
    all copies or substantial portions of the Software.

    THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
    IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
    FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
    AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
    LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
    OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
    THE SOFTWARE.

    """
}
