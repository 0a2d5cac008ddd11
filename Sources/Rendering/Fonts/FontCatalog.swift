/// The faces there are, and which of them a style is set in.
public struct FontCatalog: Sendable {
  private let faces: [FontFace]
  private let byName: [FamilyKey: [Int]]

  /// - Parameter faces: those of the team before those of the machine: of two that fit equally the earlier is taken.
  public init(_ faces: [FontFace]) {
    let usable = faces.filter(\.isEmbeddable)
    var byName: [FamilyKey: [Int]] = [:]
    for (index, face) in usable.enumerated() {
      for key in Set(([face.family] + face.aliases).map(FamilyKey.init)) where !key.isEmpty {
        byName[key, default: []].append(index)
      }
    }
    self.faces = usable
    self.byName = byName
  }

  /// What a style asks for.
  public struct Request: Hashable, Sendable {
    /// As the document writes it; nil and `system` for the system's own face.
    public var family: String?
    /// What the author would take in its place, in order.
    public var fallbacks: [String]
    /// From 1 to 1000.
    public var weight: Double
    /// Italic or oblique.
    public var isItalic: Bool

    /// A request for a face.
    public init(family: String?, fallbacks: [String] = [], weight: Double = 400, isItalic: Bool = false) {
      self.family = family
      self.fallbacks = fallbacks
      self.weight = weight
      self.isItalic = isItalic
    }
  }

  /// What a style gets.
  public struct Choice: Hashable, Sendable {
    /// The face to embed; nil for the reader's own system face, and when no face fits.
    public var face: FontFace?
    /// Whether it is another than was asked for.
    public var isSubstituted: Bool
    /// What is different, for the page: `'Acme Sans' is not available: set in 'Inter'`. Nil when nothing is.
    public var note: String?
    /// Whether the face is of the family that was asked for.
    public var isOwnFamily = true
  }

  /// The best face for a request.
  public func choice(for request: Request) -> Choice {
    guard let family = request.family, !PlatformFamilies.isSystem(family) else {
      return Choice(face: nil, isSubstituted: false, note: nil)
    }
    if let face = best(family, request) {
      let note = difference(of: face, from: request)
      return Choice(face: face, isSubstituted: note != nil, note: note)
    }
    for name in request.fallbacks + PlatformFamilies.metricTwins(of: family) {
      guard !PlatformFamilies.isSystem(name) else { break }
      if let face = best(name, request) {
        return Choice(
          face: face, isSubstituted: true, note: "'\(family)' is not available: set in '\(face.family)'",
          isOwnFamily: false)
      }
    }
    return Choice(
      face: nil, isSubstituted: true, note: "'\(family)' is not available: set in the browser's own face",
      isOwnFamily: false)
  }

  /// What a face of the right family has instead of what was asked for.
  private func difference(of face: FontFace, from request: Request) -> String? {
    var parts: [String] = []
    if !face.weights.contains(request.weight) {
      let nearest =
        request.weight < face.weights.lowerBound ? face.weights.lowerBound : face.weights.upperBound
      parts.append("weight \(Self.whole(request.weight)) is not available: set in \(Self.whole(nearest))")
    }
    if face.isItalic != request.isItalic {
      parts.append(
        request.isItalic ? "no italic is available: slanted by the browser" : "only an italic is available")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private static func whole(_ weight: Double) -> String {
    Int(exactly: weight).map(String.init) ?? "\(weight)"
  }

  /// CSS Fonts 4, 5.2: width before slant before weight; then the order of the catalogue.
  private func best(_ family: String, _ request: Request) -> FontFace? {
    let candidates = byName[FamilyKey(family)] ?? []
    let best = candidates.min { one, other in
      let (left, right) = (rank(faces[one], request), rank(faces[other], request))
      return left == right ? one < other : left < right
    }
    return best.map { faces[$0] }
  }

  private func rank(_ face: FontFace, _ request: Request) -> (width: Int, slant: Int, weight: Double) {
    (
      abs(face.width - 5), face.isItalic == request.isItalic ? 0 : 1,
      Self.distance(from: request.weight, to: face.weights)
    )
  }

  /// How far a face's weights are from the one wanted, in the order in which CSS looks for another: from 400 to 500
  /// first up to 500, then down, then up; lighter ones first down, heavier ones first up.
  static func distance(from wanted: Double, to weights: ClosedRange<Double>) -> Double {
    if weights.contains(wanted) { return 0 }
    let isHeavier = weights.lowerBound > wanted
    let distance = isHeavier ? weights.lowerBound - wanted : wanted - weights.upperBound
    let (near, middle, far) = (distance, 1_000 + distance, 2_000 + distance)
    switch wanted {
    case ..<400: return isHeavier ? middle : near
    case 400...500:
      if !isHeavier { return middle }
      return weights.lowerBound <= 500 ? near : far
    default: return isHeavier ? near : middle
    }
  }
}
