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

  /// Makes a lock around a state.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
  /// Makes a lock around a state that other threads should not have.
  public init(uncheckedState: State) { storage = Storage(uncheckedState) }
  /// Makes a lock around nothing.
  public init() where State == Void { storage = Storage(()) }

  /// Waits for the lock, and runs a closure with the state.
  public func withLock<Value: Sendable>(
    _ body: @Sendable (inout State) throws -> Value
  ) rethrows -> Value { try withLockUnchecked(body) }

  /// Waits for the lock, and runs a closure with the state.
  public func withLockUnchecked<Value>(
    _ body: (inout State) throws -> Value
  ) rethrows -> Value {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs a closure with the state if the lock is free; `nil` otherwise.
  public func withLockIfAvailable<Value: Sendable>(
    _ body: @Sendable (inout State) throws -> Value
  ) rethrows -> Value? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Waits for the lock.
  public func lock() { storage.lock.lock() }
  /// Takes the lock if it is free; false otherwise.
  public func lockIfAvailable() -> Bool { storage.lock.try() }
  /// Gives the lock back.
  public func unlock() { storage.lock.unlock() }

  /// Waits for the lock, and runs a closure.
  public func withLock<Value: Sendable>(
    _ body: @Sendable () throws -> Value
  ) rethrows -> Value { try withLockUnchecked { _ in try body() } }

  /// Waits for the lock, and runs a closure.
  public func withLockUnchecked<Value>(_ body: () throws -> Value) rethrows -> Value {
    try withLockUnchecked { _ in try body() }
  }
}
