import Foundation

/// A lock around a state.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let storage: Storage
  /// The state is used by the thread that has the lock.
  private final class Storage: @unchecked Sendable {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
  public init(uncheckedState: State) { storage = Storage(uncheckedState) }
  public init() where State == Void { storage = Storage(()) }
  public func withLock<Value: Sendable>(
    _ body: @Sendable (inout State) throws -> Value
  ) rethrows -> Value { try withLockUnchecked(body) }
  public func withLockUnchecked<Value>(
    _ body: (inout State) throws -> Value
  ) rethrows -> Value {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
  public func withLockIfAvailable<Value: Sendable>(
    _ body: @Sendable (inout State) throws -> Value
  ) rethrows -> Value? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public func lock() { storage.lock.lock() }
  public func lockIfAvailable() -> Bool { storage.lock.try() }
  public func unlock() { storage.lock.unlock() }
  public func withLock<Value: Sendable>(
    _ body: @Sendable () throws -> Value
  ) rethrows -> Value { try withLockUnchecked { _ in try body() } }
  public func withLockUnchecked<Value>(_ body: () throws -> Value) rethrows -> Value {
    try withLockUnchecked { _ in try body() }
  }
}
