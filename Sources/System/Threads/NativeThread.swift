import Foundation

/// A thread of the system's, which says whether it could be made: Foundation's does not.
package enum NativeThread {
  /// Runs `body` on a thread of its own with a stack of this size; answers false where the system has no
  /// memory for one, and `body` is not run.
  package static func start(stackBytes: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
    let box = Unmanaged.passRetained(Body(body))
    let hasStarted = make(stackBytes: stackBytes, box.toOpaque())
    if !hasStarted { box.release() }
    return hasStarted
  }

  private static func make(stackBytes: Int, _ box: UnsafeMutableRawPointer) -> Bool {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard pthread_attr_init(attributes) == 0 else { return false }
    defer { pthread_attr_destroy(attributes) }
    pthread_attr_setstacksize(attributes, stackBytes)
    pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if os(Linux)
      var thread: pthread_t = 0
    #else
      var thread: pthread_t?
    #endif
    return pthread_create(&thread, attributes, runBody, box) == 0
  }

  fileprivate final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}

/// The start of a new thread.
private func runBody(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let box { Unmanaged<NativeThread.Body>.fromOpaque(box).takeRetainedValue().run() }
  return nil
}
