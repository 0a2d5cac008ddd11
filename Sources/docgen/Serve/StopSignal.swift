import Foundation

/// Tells when somebody ends the program: Ctrl-C, or a polite request of the system.
///
/// A handler that writes one byte to a pipe is all that is safe in a signal, and it hears every signal from the moment
/// it is installed; dispatch sources would miss one that comes while they are being set up.
enum StopSignal {
  /// Listens from now on.
  /// - Returns: a stream with an element for each signal.
  static func listen() throws -> AsyncStream<Void> {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure("signals cannot be listened for: \(POSIXError.last)") }
    let (signals, continuation) = AsyncStream.makeStream(of: Void.self)
    let readEnd = ends[0]
    writeEnd = ends[1]
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while true {
        let count = read(readEnd, &byte, 1)
        if count == 1 { continuation.yield() } else if count == 0 || errno != EINTR { return }
      }
    }
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { _ in
        let reason = errno
        var byte: UInt8 = 1
        _ = write(writeEnd, &byte, 1)
        errno = reason
      }
    }
    return signals
  }
}

/// Where the handler writes to. Set once, before any handler is installed that reads it.
nonisolated(unsafe) private var writeEnd: Int32 = -1
