/// Runs a closure of the main actor at once, on whatever thread this is.
///
/// For members of views that `NSObject` has on no actor, such as `description` and `deinit`. Views are
/// used on the main thread, so there they are called on it too. `MainActor.assumeIsolated` would end a
/// program that prints a constraint on another thread.
package func assumingMainActor<Value>(_ body: @MainActor () throws -> Value) rethrows -> Value {
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> Value).self)()
  }
}
