/// A value that one thread at a time may use: a page's worker has one.
public final class Mutex<Value>: @unchecked Sendable {
  private var value: Value

  /// Makes a mutex around a value.
  public init(_ value: Value) { self.value = value }

  /// Uses the value, and may change it.
  public func withLock<Result, Failure: Error>(
    _ work: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try work(&value)
  }
}
