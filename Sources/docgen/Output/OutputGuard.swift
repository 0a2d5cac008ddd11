/// Refuses outputs that would destroy what they are made from.
enum OutputGuard {
  /// The output must not be a source folder and must not contain one, whatever links lie between.
  static func check(output: String, sources: [(path: String, what: String)]) throws {
    let real = WorkingFolder.realPath(output)
    for source in sources {
      let other = WorkingFolder.realPath(source.path)
      if other == real { throw Messages.outputIsSource(output, what: source.what) }
      let prefix = real == "/" ? "/" : real + "/"
      if other.hasPrefix(prefix) {
        throw Messages.outputContainsSource(output, source.path, what: source.what)
      }
    }
  }
}
