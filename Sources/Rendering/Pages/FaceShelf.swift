import Design

/// The faces that one system's pages are set in: the files they carry, and what each style gets.
struct FaceShelf: Sendable {
  /// Below the system's folder.
  let files: [OutputFile]
  /// The rules that declare them, for a stylesheet in the system's folder.
  let css: String
  /// The face of the system's name on its card; nil where it is the reader's own.
  let name: NameFace?
  private let choices: [FontCatalog.Request: FontCatalog.Choice]
  private let scripts: [FontCatalog.Request: [ScriptSample]]

  /// A file with just the letters of a system's name.
  struct NameFace: Hashable, Codable, Sendable {
    /// Below the system's folder.
    let path: String
    let weight: Double
    let isItalic: Bool
  }

  /// - Parameter display: the style the system's name is set in.
  init(_ styles: [TypeStyle], display: TypeStyle?, name: String, _ materials: SiteMaterials) {
    var texts: [FontCatalog.Request: String] = [:]
    var scripts: [FontCatalog.Request: [ScriptSample]] = [:]
    for style in styles {
      let request = Self.request(style)
      let samples = scripts[request] ?? ScriptSample.all(of: style)
      scripts[request] = samples
      texts[request, default: "Aa "] += TypeSpecimen.sample(TypeSpecimen.pixels(style))
      for sample in samples { texts[request, default: ""] += sample.text }
    }
    self.scripts = scripts
    if let display { texts[Self.request(display), default: ""] += name }
    let embedding = FontEmbedding(texts, catalog: materials.fonts, load: materials.font)
    var files = embedding.files
    if !embedding.notice.isEmpty {
      files.append(OutputFile(path: "fonts/NOTICE.txt", contents: Array(embedding.notice.utf8)))
    }
    css = embedding.css
    choices = embedding.choices
    var nameFace: NameFace?
    if let display, embedding.choices[Self.request(display)]?.face != nil {
      let card = FontEmbedding([Self.request(display): name], catalog: materials.fonts, load: materials.font)
      if let file = card.files.first {
        files.append(file)
        nameFace = NameFace(
          path: file.path, weight: display.weight ?? 400, isItalic: display.italic)
      }
    }
    self.name = nameFace
    var paths: Set<String> = []
    self.files = files.filter { paths.insert($0.path).inserted }
  }

  private static func request(_ style: TypeStyle) -> FontCatalog.Request {
    FontCatalog.Request(
      family: style.family, fallbacks: style.fallbacks, weight: style.weight ?? 400, isItalic: style.italic)
  }

  /// How a style's family comes to the page.
  enum Standing {
    /// In its own face.
    case carried
    /// In the reader's own system face, as it is meant.
    case system
    /// In another, and what that is.
    case substituted(String)
  }

  /// The samples in the scripts that a style's faces are named for.
  func scripts(of style: TypeStyle) -> [ScriptSample] { scripts[Self.request(style)] ?? [] }

  func standing(of style: TypeStyle) -> Standing {
    let choice = choices[Self.request(style)]
    if choice?.face != nil, choice?.isSubstituted == false { return .carried }
    guard let family = style.family, !PlatformFamilies.isSystem(family) else { return .system }
    return .substituted(choice?.note ?? "'\(family)' is not available here: set in your device’s face")
  }

  /// The stack a style is set in: the face it gets, its family and fallbacks, then a generic face of its design.
  func stack(_ style: TypeStyle) -> String {
    let generic =
      switch style.design {
      case "serif": "ui-serif, \"New York\", Georgia, \"Noto Serif\", serif"
      case "monospaced":
        "ui-monospace, SFMono-Regular, Menlo, Consolas, \"Noto Sans Mono\", \"Liberation Mono\", monospace"
      case "rounded": "ui-rounded, \"SF Pro Rounded\", -apple-system, \"Noto Sans\", sans-serif"
      default: "-apple-system, BlinkMacSystemFont, \"Segoe UI\", Roboto, \"Noto Sans\", sans-serif"
      }
    let chosen = choices[Self.request(style)]?.face?.family
    let named = ([chosen, style.family].compactMap { $0 } + style.fallbacks).filter {
      !$0.isEmpty && !PlatformFamilies.isSystem($0)
    }
    var seen: Set<String> = []
    return (named.filter { seen.insert($0).inserted }.map(FontEmbedding.cssString) + [generic])
      .joined(separator: ", ")
  }
}
