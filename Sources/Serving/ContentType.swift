/// What a file is, for the client, by the end of its name.
enum ContentType {
  /// The value of the Content-Type header; text is always UTF-8.
  static func of(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return "application/octet-stream" }
    let ending = name[name.index(after: dot)...].lowercased()
    if let text = texts[ending] { return text + "; charset=utf-8" }
    return others[ending] ?? "application/octet-stream"
  }

  private static let texts = [
    "html": "text/html", "css": "text/css", "js": "text/javascript", "mjs": "text/javascript",
    "json": "application/json", "svg": "image/svg+xml", "txt": "text/plain", "md": "text/markdown",
    "xml": "application/xml", "swift": "text/plain", "kt": "text/plain", "scss": "text/plain",
    "yml": "text/plain", "yaml": "text/plain", "webmanifest": "application/manifest+json",
  ]

  private static let others = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "avif": "image/avif", "ico": "image/x-icon", "woff2": "font/woff2", "woff": "font/woff",
    "ttf": "font/ttf",
    "otf": "font/otf", "mp4": "video/mp4", "webm": "video/webm", "mov": "video/quicktime",
    "mp3": "audio/mpeg",
    "pdf": "application/pdf", "zip": "application/zip", "gz": "application/gzip",
    "br": "application/x-brotli",
  ]
}
