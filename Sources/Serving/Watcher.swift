import CUV
import Synchronization

/// Tells when something changes in folders, however deep.
///
/// libuv reports one folder a handle on Linux, and nothing of a file that an editor replaced, so every folder has a
/// handle of its own; whoever is told looks again at what is there. New folders are found by that look: `watch` is
/// called again with all of them.
public final class Watcher: Sendable {
  /// Something changed. Bursts within the delay are one element.
  public let changes: AsyncStream<Void>
  private let loop: WatchLoop

  /// Watches nothing yet.
  /// - Parameter delay: milliseconds of quiet after a change before it is told.
  public init(delay: UInt64 = 30) throws(ServingError) {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    changes = stream
    loop = try WatchLoop(delay: delay, continuation: continuation)
  }

  deinit { loop.stop() }

  /// Watches exactly these folders from now on. One that is gone or cannot be watched is left out.
  public func watch(_ folders: Set<String>) { loop.watch(folders) }

  /// Ends the stream of changes.
  public func stop() { loop.stop() }
}

/// The event loop and its thread. Unchecked: handles are touched only on the loop's own thread, and what other threads
/// leave for it stands behind a lock.
private final class WatchLoop: @unchecked Sendable {
  private struct Wishes {
    var folders: Set<String>?
    var isStopping = false
    var isStopped = false
  }

  private let wishes = Mutex(Wishes())
  private let continuation: AsyncStream<Void>.Continuation
  private let delay: UInt64
  private let loop: UnsafeMutablePointer<uv_loop_t>
  private let signal: UnsafeMutablePointer<uv_async_t>
  private let timer: UnsafeMutablePointer<uv_timer_t>
  private var handles: [String: (event: UnsafeMutablePointer<uv_fs_event_t>, identity: Identity)] = [:]

  /// Tells a folder from another of the same path that came after it: a handle stays with the folder that was there.
  private struct Identity: Hashable {
    let numbers: [UInt64]

    init(_ path: String) {
      var request = uv_fs_t()
      defer { uv_fs_req_cleanup(&request) }
      guard uv_fs_stat(nil, &request, path, nil) == 0 else {
        numbers = []
        return
      }
      let status = request.statbuf
      let born = status.st_birthtim
      // Numbers of inodes are used again at once; times of birth are not.
      numbers = [
        status.st_dev, status.st_ino, UInt64(bitPattern: Int64(born.tv_sec)),
        UInt64(bitPattern: Int64(born.tv_nsec)),
      ]
    }
  }

  init(delay: UInt64, continuation: AsyncStream<Void>.Continuation) throws(ServingError) {
    self.delay = delay
    self.continuation = continuation
    loop = .allocate(capacity: 1)
    signal = .allocate(capacity: 1)
    timer = .allocate(capacity: 1)
    let failure = uv_loop_init(loop)
    if failure != 0 { throw ServingError("folders cannot be watched: \(Self.reason(failure))") }
    uv_async_init(loop, signal, wishesChanged)
    uv_timer_init(loop, timer)
    let context = Unmanaged.passRetained(self).toOpaque()
    loop.pointee.data = context
    var thread = uv_thread_t()
    let refused = uv_thread_create(&thread, runLoop, context)
    if refused != 0 {
      Unmanaged<WatchLoop>.fromOpaque(context).release()
      throw ServingError("folders cannot be watched: \(Self.reason(refused))")
    }
  }

  func watch(_ folders: Set<String>) {
    wishes.withLock { wishes in
      wishes.folders = folders
      if !wishes.isStopped { uv_async_send(signal) }
    }
  }

  func stop() {
    wishes.withLock { wishes in
      wishes.isStopping = true
      if !wishes.isStopped { uv_async_send(signal) }
    }
  }

  /// Runs until told to stop, then frees everything. On the loop's thread, like all below.
  fileprivate func run() {
    uv_run(loop, UV_RUN_DEFAULT)
    wishes.withLock { $0.isStopped = true }
    uv_loop_close(loop)
    signal.deallocate()
    timer.deallocate()
    loop.deallocate()
    continuation.finish()
  }

  fileprivate func take() {
    let (folders, isStopping) = wishes.withLock { wishes in
      defer { wishes.folders = nil }
      return (wishes.folders, wishes.isStopping)
    }
    if isStopping {
      for handle in handles.values { close(handle.event) }
      handles = [:]
      uv_close(UnsafeMutableRawPointer(signal).assumingMemoryBound(to: uv_handle_t.self), nil)
      uv_close(UnsafeMutableRawPointer(timer).assumingMemoryBound(to: uv_handle_t.self), nil)
      return
    }
    guard let folders else { return }
    // Looked at before the handle is made: a folder that is replaced in between is seen the next time.
    let identities = Dictionary(uniqueKeysWithValues: folders.map { ($0, Identity($0)) })
    for (folder, handle) in handles where identities[folder] != handle.identity {
      close(handle.event)
      handles[folder] = nil
    }
    var isNew = false
    for (folder, identity) in identities where handles[folder] == nil {
      let handle = UnsafeMutablePointer<uv_fs_event_t>.allocate(capacity: 1)
      uv_fs_event_init(loop, handle)
      if uv_fs_event_start(handle, folderChanged, folder, 0) == 0 {
        handles[folder] = (handle, identity)
        isNew = true
      } else {
        close(handle)
      }
    }
    // What came into a folder before its handle was made went unreported.
    if isNew { changed() }
  }

  fileprivate func changed() { uv_timer_start(timer, quietPassed, delay, 0) }

  fileprivate func tell() { continuation.yield() }

  private func close(_ handle: UnsafeMutablePointer<uv_fs_event_t>) {
    uv_close(UnsafeMutableRawPointer(handle).assumingMemoryBound(to: uv_handle_t.self), freeHandle)
  }

  private static func reason(_ code: Int32) -> String { String(cString: uv_strerror(code)) }
}

private func owner(_ loop: UnsafeMutablePointer<uv_loop_t>?) -> WatchLoop? {
  loop?.pointee.data.map { Unmanaged<WatchLoop>.fromOpaque($0).takeUnretainedValue() }
}

private func runLoop(context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<WatchLoop>.fromOpaque(context).takeRetainedValue().run()
}

private func wishesChanged(handle: UnsafeMutablePointer<uv_async_t>?) { owner(handle?.pointee.loop)?.take() }

private func quietPassed(handle: UnsafeMutablePointer<uv_timer_t>?) { owner(handle?.pointee.loop)?.tell() }

private func folderChanged(
  handle: UnsafeMutablePointer<uv_fs_event_t>?, name: UnsafePointer<CChar>?, events: Int32, status: Int32
) {
  owner(handle?.pointee.loop)?.changed()
}

private func freeHandle(handle: UnsafeMutablePointer<uv_handle_t>?) {
  guard let handle else { return }
  UnsafeMutableRawPointer(handle).assumingMemoryBound(to: uv_fs_event_t.self).deallocate()
}
