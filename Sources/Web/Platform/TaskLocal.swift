/// A value for the work inside a call: a page's worker has one thread, so it is a variable.
@propertyWrapper
public final class TaskLocal<Value>: @unchecked Sendable {
  /// The value now.
  public private(set) var wrappedValue: Value

  /// The variable itself, for `$name`.
  public var projectedValue: TaskLocal { self }

  /// Makes a variable.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Does some work during which the value is another one.
  public func withValue<Result, Failure: Error>(
    _ value: Value, operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let earlier = wrappedValue
    wrappedValue = value
    defer { wrappedValue = earlier }
    return try operation()
  }
}
