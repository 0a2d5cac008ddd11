/// One file of a site or an export.
public struct OutputFile: Sendable {
  /// Below the output folder, parts separated by `/`, never absolute and never with `..`.
  public var path: String
  /// Its bytes.
  public var contents: [UInt8]

  /// A file with its bytes.
  public init(path: String, contents: [UInt8]) {
    self.path = path
    self.contents = contents
  }
}
