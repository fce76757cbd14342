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
  public func beginInterval(
    _: StaticString, id: OSSignpostID = .exclusive, _: OSLogMessage = ""
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  public func endInterval(_: StaticString, _: OSSignpostIntervalState, _: OSLogMessage = "") {}
  public func emitEvent(_: StaticString, id: OSSignpostID = .exclusive, _: OSLogMessage = "") {}
  public func withIntervalSignpost<Value>(
    _: StaticString, id: OSSignpostID = .exclusive, _: OSLogMessage = "",
    around task: () throws -> Value
  ) rethrows -> Value { try task() }
}

/// An interval that was begun; it is not recorded here.
public final class OSSignpostIntervalState: Sendable { init() {} }

/// The identity of an interval; new ones are all equal here.
public struct OSSignpostID: Sendable, Hashable {
  public let rawValue: UInt64
  public init(_ value: UInt64) { rawValue = value }
  public init(log: OSLog) { self = .exclusive }
  public init(log: OSLog, object: AnyObject) { self = .exclusive }
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE), null = OSSignpostID(0),
    invalid = OSSignpostID(.max)
}

/// A place of an interval, which is not recorded here.
public enum OSSignpostType: UInt8, Sendable { case event, begin, end }

// These record nothing, and read no argument.

public func os_signpost(
  _: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}
public func os_signpost(
  _: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _: StaticString, _: Any?...
) {}
