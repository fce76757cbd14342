import Foundation
import Geometry

/// Runs `body` on a thread with a stack of `bytes`, and waits for its result.
///
/// The limit of measuring that is current here is current there. Returns `nil` where the system cannot
/// create such a thread.
package func onThread<Value>(withStackOf bytes: Int, _ body: () -> Value) -> Value? {
  var value: Value?
  // A thread of the system's has no values of tasks.
  let limit = MeasuringLimit.current
  let hasRun = withoutActuallyEscaping({
    value = MeasuringLimit.$current.withValue(limit, operation: body)
  }) {
    run(ThreadTask($0), stackBytes: bytes)
  }
  return hasRun ? value : nil
}

/// The work of a thread.
private final class ThreadTask {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}

/// Runs `task` to its end on a new thread; returns whether the thread could be created.
private func run(_ task: ThreadTask, stackBytes: Int) -> Bool {
  withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
    guard let attributes = buffer.baseAddress, pthread_attr_init(attributes) == 0 else {
      return false
    }
    defer { pthread_attr_destroy(attributes) }
    // Some systems accept whole pages only; 64 KiB is a multiple of the page size on all of them.
    let wholePages = (stackBytes + 0xFFFF) & ~0xFFFF
    guard pthread_attr_setstacksize(attributes, wholePages) == 0 else { return false }
    return run(task, attributes: attributes)
  }
}

private func run(_ task: ThreadTask, attributes: UnsafePointer<pthread_attr_t>) -> Bool {
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let context = Unmanaged.passRetained(task)
  guard pthread_create(&thread, attributes, runTask, context.toOpaque()) == 0 else {
    context.release()
    return false
  }
  #if canImport(Darwin)
    guard let thread else { return false }
  #endif
  return pthread_join(thread, nil) == 0
}

#if canImport(Darwin)
  private func runTask(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadTask>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }
#else
  private func runTask(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<ThreadTask>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }
#endif
