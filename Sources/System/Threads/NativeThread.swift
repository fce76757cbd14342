import Foundation

/// A thread of the system's, which says whether it could be made: Foundation's does not.
package enum NativeThread {
  /// Runs `body` on a thread of its own with a stack of this size; answers false where the system has no
  /// memory for one, and `body` is not run.
  package static func start(stackBytes: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = make(stackBytes: stackBytes, body) else { return false }
    pthread_detach(thread)
    return true
  }

  /// Runs `body` on a thread of its own with a stack of this size, and waits for its end; answers false
  /// where the system has no memory for one, and `body` is not run.
  package static func run(stackBytes: Int, _ body: () -> Void) -> Bool {
    withoutActuallyEscaping(body) { body in
      let completion = Completion()
      let thread = make(stackBytes: stackBytes) {
        body()
        completion.signal()
      }
      guard let thread else { return false }
      completion.wait()
      // Once it has ended, the thread keeps the closure no longer, which does not escape.
      return pthread_join(thread, nil) == 0
    }
  }

  private static func make(stackBytes: Int, _ body: @escaping () -> Void) -> pthread_t? {
    withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
      guard let attributes = buffer.baseAddress, pthread_attr_init(attributes) == 0 else {
        return nil
      }
      defer { pthread_attr_destroy(attributes) }
      // Some systems accept whole pages only; 64 KiB is a multiple of the page size on all of them.
      let wholePages = (stackBytes + 0xFFFF) & ~0xFFFF
      guard pthread_attr_setstacksize(attributes, wholePages) == 0 else { return nil }
      let box = Unmanaged.passRetained(ThreadBody(body))
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      guard pthread_create(&thread, attributes, runBody, box.toOpaque()) == 0 else {
        box.release()
        return nil
      }
      return thread
    }
  }
}

private final class ThreadBody {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}

private func runBody(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let box { Unmanaged<ThreadBody>.fromOpaque(box).takeRetainedValue().run() }
  return nil
}
