import Design

extension ColorValue {
  /// The colour as the contract writes it.
  var text: String { "" }
}
