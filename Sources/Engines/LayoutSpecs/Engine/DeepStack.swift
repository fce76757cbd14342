import Foundation

/// Runs `body` on a thread that has a stack of `bytes`, and waits for it.
///
/// Gives `nil` where the system has no such thread to give.
package func onThread<Value>(withStackOf bytes: Int, _ body: () -> Value) -> Value? {
  var value: Value?
  let hasRun = withoutActuallyEscaping({ value = body() }) {
    run(ThreadTask($0), stackBytes: bytes)
  }
  return hasRun ? value : nil
}

/// What a thread is started with.
private final class ThreadTask {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}

/// Runs `task` to its end on a thread of its own; says whether there was one.
private func run(_ task: ThreadTask, stackBytes: Int) -> Bool {
  withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
    guard let attributes = buffer.baseAddress, pthread_attr_init(attributes) == 0 else {
      return false
    }
    defer { pthread_attr_destroy(attributes) }
    // Some systems take whole pages only; 64 KiB is whole on all of them.
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
