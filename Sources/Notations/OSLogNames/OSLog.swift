public import Foundation

/// A log with the names of a subsystem and a category; nothing is logged here.
open class OSLog: NSObject, @unchecked Sendable {
  /// The common log.
  public static let `default` = OSLog()
  /// The log of nothing.
  public static let disabled = OSLog()

  /// A category with a meaning for tools.
  public struct Category: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Makes a category of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Places in time that are of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// What is traced on demand.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// What is traced on demand, with its stack.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  private override init() { super.init() }

  /// Makes a log.
  public init(subsystem: String, category: String) { super.init() }

  /// Makes a log of a category with a meaning for tools.
  public init(subsystem: String, category: Category) { super.init() }

  /// Whether messages of a type are logged: no.
  open func isEnabled(type: OSLogType) -> Bool { false }

  /// Whether signposts are recorded: no.
  open var signpostsEnabled: Bool { false }
}

/// The importance of a message.
public struct OSLogType: RawRepresentable, Sendable, Hashable {
  /// The number.
  public let rawValue: UInt8

  /// Makes the type of this number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The usual one.
  public static let `default` = OSLogType(rawValue: 0)
  /// Helpful, and not needed.
  public static let info = OSLogType(rawValue: 1)
  /// For developers.
  public static let debug = OSLogType(rawValue: 2)
  /// An error of the process.
  public static let error = OSLogType(rawValue: 16)
  /// An error of the system.
  public static let fault = OSLogType(rawValue: 17)
}

/// Logs nothing; the arguments are not read.
public func os_log(
  _ message: OSLogMessage, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: Any?...
) {}

/// Logs nothing; the arguments are not read.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: OSLogMessage, _ arguments: Any?...
) {}

/// Logs nothing; the arguments are not read.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: Any?...
) {}

/// Logs nothing; the arguments are not read.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ arguments: Any?...
) {}
