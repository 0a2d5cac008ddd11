import CMicroHTTPD
import Synchronization

/// The open pages: connections that wait for server-sent events.
///
/// Reading, suspending and resuming all happen under one lock, so that no event falls between a page's look at the
/// queue and its going to sleep.
final class EventStream: Sendable {
  private let listeners = Mutex<[Listener.ID: Listener]>([:])
  private let isClosing = Mutex(false)

  /// Sends an event to every open page. An event is one line of text; white space at its ends is not kept.
  func send(_ event: String) {
    let lines = event.split(whereSeparator: \.isNewline).map { "data: \($0)\n" }.joined()
    wake(with: Array((lines + "\n").utf8))
  }

  /// Says nothing to every page, which is how a page that has gone is noticed.
  func beat() { wake(with: Array(":\n\n".utf8)) }

  /// Ends every stream; the server can stop afterwards.
  func close() {
    isClosing.withLock { $0 = true }
    wake(with: [])
  }

  /// A response that stays open.
  func open(on connection: OpaquePointer) -> OpaquePointer? {
    let listener = Listener(connection: connection, stream: self)
    let context = Unmanaged.passRetained(listener).toOpaque()
    guard
      let response = MHD_create_response_from_callback(UInt64.max, 4096, readEvents, context, freeListener)
    else {
      Unmanaged<Listener>.fromOpaque(context).release()
      return nil
    }
    listeners.withLock { $0[listener.id] = listener }
    return response
  }

  fileprivate func forget(_ listener: Listener) {
    listeners.withLock { $0[listener.id] = nil }
  }

  /// Copies waiting bytes; with none, the connection sleeps until the next event.
  fileprivate func read(_ listener: Listener, into buffer: UnsafeMutablePointer<CChar>, limit: Int) -> Int {
    let closing = isClosing.withLock { $0 }
    return listeners.withLock { _ in
      if closing { return endOfStream }
      let count = min(limit, listener.waiting.count)
      if count == 0 {
        listener.isSuspended = true
        MHD_suspend_connection(listener.connection.pointer)
        return 0
      }
      for index in 0..<count { buffer[index] = CChar(bitPattern: listener.waiting[index]) }
      listener.waiting.removeFirst(count)
      return count
    }
  }

  private func wake(with bytes: [UInt8]) {
    listeners.withLock { all in
      for listener in all.values {
        // A page that reads nothing for a long time is told only that something changed.
        if listener.waiting.count < 1 << 16 { listener.waiting += bytes }
        guard listener.isSuspended else { continue }
        listener.isSuspended = false
        MHD_resume_connection(listener.connection.pointer)
      }
    }
  }
}

/// One open page. Unchecked: its mutable parts are touched only under the lock of the stream it belongs to.
private final class Listener: @unchecked Sendable {
  typealias ID = ObjectIdentifier
  var id: ID { ObjectIdentifier(self) }
  let connection: Connection
  let stream: EventStream
  var waiting = Array("retry: 500\n\n".utf8)
  var isSuspended = false

  init(connection: OpaquePointer, stream: EventStream) {
    self.connection = Connection(pointer: connection)
    self.stream = stream
  }
}

/// A connection's handle, which the library allows to be used from any thread.
private struct Connection: @unchecked Sendable {
  let pointer: OpaquePointer
}

// MHD_CONTENT_READER_END_OF_STREAM and …_WITH_ERROR: casts in macros, which are not imported.
private let endOfStream = -1
private let endWithError = -2

private func readEvents(
  context: UnsafeMutableRawPointer?, position: UInt64, buffer: UnsafeMutablePointer<CChar>?, limit: Int
) -> Int {
  guard let context, let buffer else { return endWithError }
  let listener = Unmanaged<Listener>.fromOpaque(context).takeUnretainedValue()
  return listener.stream.read(listener, into: buffer, limit: limit)
}

private func freeListener(context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  let listener = Unmanaged<Listener>.fromOpaque(context).takeRetainedValue()
  listener.stream.forget(listener)
}
