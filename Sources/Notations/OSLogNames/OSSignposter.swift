/// Marks intervals for tools that measure; nothing is recorded here.
public struct OSSignposter: Sendable {
  public static let disabled = OSSignposter()
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: OSLog.Category) {}
  public init(logHandle: OSLog) {}
  public init(logger: Logger) {}
  public var isEnabled: Bool { false }
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  public func makeSignpostID(from _: AnyObject) -> OSSignpostID { .exclusive }
  public func beginInterval(_: StaticString, id: OSSignpostID = .exclusive, _: OSLogMessage = "")
    -> OSSignpostIntervalState
  { OSSignpostIntervalState() }
  public func endInterval(_: StaticString, _: OSSignpostIntervalState, _: OSLogMessage = "") {}
  public func emitEvent(_: StaticString, id: OSSignpostID = .exclusive, _: OSLogMessage = "") {}
  public func withIntervalSignpost<Value>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "",
    around task: () throws -> Value
  ) rethrows -> Value { try task() }
}

/// An interval that was begun.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}

/// The identity of an interval.
public struct OSSignpostID: Sendable, Hashable {
  public let rawValue: UInt64
  public init(_ value: UInt64) { rawValue = value }
  public init(log: OSLog) { self = .exclusive }
  public init(log: OSLog, object: AnyObject) { self = .exclusive }
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let null = OSSignpostID(0)
  public static let invalid = OSSignpostID(.max)
}

/// A place of an interval.
public enum OSSignpostType: UInt8, Sendable { case event, begin, end }

/// Records nothing.
public func os_signpost(
  _: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Records nothing; the arguments are not read.
public func os_signpost(
  _: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _: StaticString, _: Any?...
) {}
