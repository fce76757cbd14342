public import Foundation

/// A log with the names of a subsystem and a category; nothing is logged here.
open class OSLog: NSObject, @unchecked Sendable {
  public static let `default` = OSLog(), disabled = OSLog()
  public struct Category: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let pointsOfInterest = Self(rawValue: "PointsOfInterest"),
      dynamicTracing = Self(rawValue: "DynamicTracing"),
      dynamicStackTracing = Self(rawValue: "DynamicStackTracing")
  }
  private override init() { super.init() }
  public init(subsystem: String, category: String) { super.init() }
  public init(subsystem: String, category: Category) { super.init() }
  open func isEnabled(type: OSLogType) -> Bool { false }
  open var signpostsEnabled: Bool { false }
}

/// The importance of a message, which is not logged here.
public struct OSLogType: RawRepresentable, Sendable, Hashable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = Self(rawValue: 0), info = Self(rawValue: 1),
    debug = Self(rawValue: 2), error = Self(rawValue: 16), fault = Self(rawValue: 17)
}

// These log nothing, and read no argument.

public func os_log(
  _: OSLogMessage, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _: Any?...
) {}
public func os_log(
  _: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _: OSLogMessage, _: Any?...
) {}
@_disfavoredOverload public func os_log(
  _: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _: Any?...
) {}
@_disfavoredOverload public func os_log(
  _: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _: StaticString, _: Any?...
) {}
