import Geometry
import Threads

/// Runs `body` on a thread with a stack of `bytes`, and waits for its result.
///
/// The limit of measuring that is current here is current there. Returns `nil` where the system cannot
/// create such a thread.
package func onThread<Value>(withStackOf bytes: Int, _ body: () -> Value) -> Value? {
  var value: Value?
  // A thread of the system's has no values of tasks.
  let limit = MeasuringLimit.current
  let hasRun = NativeThread.run(stackBytes: bytes) {
    value = MeasuringLimit.$current.withValue(limit, operation: body)
  }
  return hasRun ? value : nil
}
