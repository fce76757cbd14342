/// Marks intervals for tools that measure; nothing is recorded here.
public struct OSSignposter: Sendable {
  /// A poster of nothing.
  public static let disabled = OSSignposter()

  /// Makes a poster of the common log.
  public init() {}
  /// Makes a poster.
  public init(subsystem: String, category: String) {}
  /// Makes a poster of a category with a meaning for tools.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Makes a poster of a log.
  public init(logHandle: OSLog) {}
  /// Makes a poster of a logger.
  public init(logger: Logger) {}

  /// Whether anything is recorded: no.
  public var isEnabled: Bool { false }

  /// An identity of an interval: always the same.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// An identity of an interval: always the same.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Begins an interval, which is not recorded.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Ends an interval.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = ""
  ) {}
  /// Marks a point in time, which is not recorded.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
  ) {}
  /// Runs a task within an interval, which is not recorded.
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
  /// The number.
  public let rawValue: UInt64

  /// Makes the identity of this number.
  public init(_ value: UInt64) { rawValue = value }
  /// Makes an identity: always the same.
  public init(log: OSLog) { self = .exclusive }
  /// Makes an identity: always the same.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  /// The only interval of its name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// None that is recorded.
  public static let null = OSSignpostID(0)
  /// None.
  public static let invalid = OSSignpostID(.max)
}

/// A place of an interval.
public enum OSSignpostType: UInt8, Sendable {
  /// A point in time.
  case event
  /// The beginning.
  case begin
  /// The end.
  case end
}

/// Records nothing.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Records nothing; the arguments are not read.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any?...
) {}
