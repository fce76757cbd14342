/// Logs messages of a subsystem and a category: nothing here, and no value in a message is read.
public struct Logger: Sendable {
  /// Makes a logger of the common log.
  public init() {}
  /// Makes a logger.
  public init(subsystem: String, category: String) {}
  /// Makes a logger of a log.
  public init(_ log: OSLog) {}

  /// Does nothing.
  public func log(_ message: OSLogMessage) {}
  /// Does nothing.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Does nothing.
  public func trace(_ message: OSLogMessage) {}
  /// Does nothing.
  public func debug(_ message: OSLogMessage) {}
  /// Does nothing.
  public func info(_ message: OSLogMessage) {}
  /// Does nothing.
  public func notice(_ message: OSLogMessage) {}
  /// Does nothing.
  public func warning(_ message: OSLogMessage) {}
  /// Does nothing.
  public func error(_ message: OSLogMessage) {}
  /// Does nothing.
  public func critical(_ message: OSLogMessage) {}
  /// Does nothing.
  public func fault(_ message: OSLogMessage) {}
}
