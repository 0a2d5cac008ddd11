import Foundation

/// What `Scripts/bench` looks into docgen's stages with; no part of what is installed.
@main struct Benchmark {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let content = arguments.first, arguments.count < 3,
      let runs = Int(arguments.dropFirst().first ?? "5"),
      runs > 0
    else {
      print("usage: benchmark CONTENT [RUNS]")
      exit(2)
    }
    try Stages.run(content: content, runs: runs)
  }
}
