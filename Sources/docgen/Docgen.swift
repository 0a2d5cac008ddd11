/// The entry: arguments in, an exit code out.
@main struct Docgen {
  static func main() {}
}
