/// The version in every place that names one: `--version`, the JSON, the manifest of a site.
enum Version {
  static let current = "0.1.0"
}
