import Foundation

/// Why the operating system refused, in its own few words.
enum SystemReason {
  /// `no space left on device`, from whatever Foundation wrapped it in.
  static func of(_ error: any Error) -> String {
    var error = error as NSError
    for _ in 0..<4 {
      guard let inner = error.userInfo[NSUnderlyingErrorKey] as? NSError else { break }
      error = inner
    }
    if error.domain == NSPOSIXErrorDomain { return of(code: Int32(truncatingIfNeeded: error.code)) }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileReadNoSuchFile, .fileNoSuchFile: return of(code: ENOENT)
    case .fileReadNoPermission, .fileWriteNoPermission: return of(code: EACCES)
    case .fileWriteOutOfSpace: return of(code: ENOSPC)
    case .fileWriteVolumeReadOnly: return of(code: EROFS)
    default: return error.localizedDescription.lowercasedFirst
    }
  }

  /// The text of an error number, in the C locale's English.
  static func of(code: Int32) -> String {
    String(cString: strerror(code)).lowercasedFirst
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
