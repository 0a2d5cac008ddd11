/// What a format is called among its users, and how its file is put to use.
struct DownloadGuide {
  /// Its name.
  let name: String
  /// Who wants it.
  let audience: Audience
  /// What to do with the file, in a sentence.
  let use: String
  /// The line to copy; nil where there is nothing to type.
  var code: String?

  /// The groups of the page.
  enum Audience: String, CaseIterable {
    case apple = "iOS and macOS"
    case web = "Web"
    case android = "Android"
    case tools = "Tools and scripts"

    /// Its anchor.
    var id: String { "for-" + Identifiers.slug(rawValue) }
  }

  /// The guide to a format; one that is not known here says what it is and no more.
  static func of(_ export: Export) -> DownloadGuide {
    all[export.id]
      ?? DownloadGuide(name: export.fileName, audience: .tools, use: export.summary.capitalizedFirst + ".")
  }

  private static let all: [String: DownloadGuide] = [
    "swift": DownloadGuide(
      name: "Swift", audience: .apple,
      use: "Add it to the app’s target: colours and fonts are members of SwiftUI’s Color and Font."),
    "xcassets": DownloadGuide(
      name: "Asset catalogue", audience: .apple,
      use: "Unpack it and drag the catalogue into Xcode, which then offers every colour by name.",
      code: "unzip DesignTokens.xcassets.zip"),
    "css": DownloadGuide(
      name: "CSS", audience: .web,
      use: "Link it, then write var(--name): dark values and more contrast come by themselves.",
      code: "<link rel=\"stylesheet\" href=\"tokens.css\">"),
    "scss": DownloadGuide(
      name: "Sass", audience: .web, use: "Load it where variables and mixins are wanted.",
      code: "@use \"tokens\";"),
    "tailwind": DownloadGuide(
      name: "Tailwind CSS 4", audience: .web, use: "Import it after Tailwind: each token becomes utilities.",
      code: "@import \"./theme.css\";"),
    "tailwind-v3": DownloadGuide(
      name: "Tailwind CSS 3", audience: .web, use: "Merge it into the theme of tailwind.config.js."),
    "compose": DownloadGuide(
      name: "Jetpack Compose", audience: .android,
      use: "Put it into the module’s sources: Kotlin objects of colours, type and measures."),
    "android-xml": DownloadGuide(
      name: "Android resources", audience: .android,
      use: "Unpack it over the module: colours, night colours, dimensions, text, gradients and curves.",
      code: "unzip android-xml-res.zip -d app/src/main"),
    "dtcg": DownloadGuide(
      name: "Design Tokens (DTCG)", audience: .tools,
      use: "Give it to any tool of the community group’s format; the resolver adds the other appearances."),
    "design-md": DownloadGuide(
      name: "DESIGN.md with front matter", audience: .tools,
      use: "Begin a document with front matter from it: the tokens are there, the prose is yours."),
    "json": DownloadGuide(
      name: "docgen JSON", audience: .tools,
      use: "Read it in a script: the whole model, each token once, with its place in the source.",
      code: "jq '.systems[0].tokens.colors[].name' design-system.json"),
  ]
}

extension String {
  /// For the beginning of a sentence.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
