// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// Imports are the architecture: internal unless said otherwise, per file, and no hidden existential.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Where the HTTP library is loaded when a server starts, it is not linked: see `CMicroHTTPDLoader`.
#if os(Linux)
  let loadsHTTPLate = true
#else
  let loadsHTTPLate = false
#endif

let package = Package(
  name: "docgen",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "docgen", targets: ["docgen"])],
  targets: [
    // Headers of the C libraries.
    .systemLibrary(
      name: "CCmarkGFM", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: loadsHTTPLate ? nil : "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .systemLibrary(
      name: "CUV", pkgConfig: "libuv", providers: [.apt(["libuv1-dev"]), .brew(["libuv"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz-subset",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CWOFF2Library", pkgConfig: "libwoff2enc",
      providers: [.apt(["libwoff-dev"]), .brew(["woff2"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CBrotli", pkgConfig: "libbrotlienc",
      providers: [.apt(["libbrotli-dev"]), .brew(["brotli"])]),
    // A header of the system's own C library that Swift does not import on Linux.
    .systemLibrary(name: "CFileAttributes"),
    // The WOFF2 library speaks C++ only: a few lines make C of it.
    .target(
      name: "CWOFF2", dependencies: ["CWOFF2Library"], linkerSettings: [.linkedLibrary("woff2dec")]),

    // Memory for cmark, which asks for it piece by piece and needs none of it for long.
    .target(name: "CMarkArena"),

    // Parsing: texts become trees that know their places.
    .target(name: "Syntax", dependencies: ["CCmarkGFM", "CMarkArena", "CYAML"], swiftSettings: strict),

    // Meaning: the model, the readers that fill it, the rules that judge it.
    .target(
      name: "Design", dependencies: ["Syntax"], swiftSettings: strict, plugins: ["EmbedFiles"]),

    // Output: pages from templates, markup, fonts, icons, exports, compression.
    .target(
      name: "Rendering", dependencies: ["Design", "Syntax", "CHarfBuzz", "CWOFF2", "CZlib", "CBrotli"],
      swiftSettings: strict,
      plugins: ["EmbedFiles"]),

    // Puts the files of Templates, Data and Starter into the program at build time.
    .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["FileEmbedder"]),
    .executableTarget(name: "FileEmbedder", swiftSettings: strict),

    // A small HTTP server over files in memory, and a watcher of folders.
    .target(name: "CMicroHTTPDLoader"),
    .target(
      name: "Serving", dependencies: ["CMicroHTTPD", "CMicroHTTPDLoader", "CUV"], swiftSettings: strict),

    // The program: commands, settings, reports, the output folder.
    .executableTarget(
      name: "docgen", dependencies: ["Syntax", "Design", "Rendering", "Serving", "CFileAttributes"],
      swiftSettings: strict,
      plugins: ["EmbedFiles"]),

    // What Scripts/bench measures with: the reference, and a look into the stages. Not installed.
    .executableTarget(name: "Floor", dependencies: ["CCmarkGFM"]),
    .target(name: "CAllocations"),
    .executableTarget(
      name: "Benchmark", dependencies: ["CAllocations", "Syntax", "Design", "Rendering"],
      swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["Syntax", "Design"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(name: "SyntaxTests", dependencies: ["Syntax", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "DesignTests", dependencies: ["Design", "Syntax", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "RenderingTests", dependencies: ["Rendering", "Design", "Syntax", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DocgenTests",
      dependencies: ["docgen", "Rendering", "Serving", "Design", "Syntax", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "ServingTests", dependencies: ["Serving", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "BrowserTests", dependencies: ["docgen", "Serving", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "FileEmbedderTests", dependencies: ["FileEmbedder"], swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: strict),
  ]
)

/// The toolchain's own parser judges how Swift is read: where it is not there, those tests are not built.
func hostLibraries() -> String? {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  for folder in folders {
    let swift = URL(fileURLWithPath: String(folder)).appendingPathComponent("swift").resolvingSymlinksInPath()
    let host = swift.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") { return host }
  }
  return nil
}

if let host = hostLibraries() {
  package.targets.append(
    .testTarget(
      name: "SwiftParserTests", dependencies: ["Design", "Syntax", "TestSupport"],
      swiftSettings: strict + [.unsafeFlags(["-I", host])],
      linkerSettings: [
        .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]), .linkedLibrary("SwiftParser"),
        .linkedLibrary("SwiftSyntax"),
      ]))
}
