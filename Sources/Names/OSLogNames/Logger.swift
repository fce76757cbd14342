/// Logs messages of a subsystem and a category: nothing here, and no value in a message is read.
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(_: OSLog) {}
  public func log(_: OSLogMessage) {}
  public func log(level: OSLogType, _: OSLogMessage) {}
  public func trace(_: OSLogMessage) {}
  public func debug(_: OSLogMessage) {}
  public func info(_: OSLogMessage) {}
  public func notice(_: OSLogMessage) {}
  public func warning(_: OSLogMessage) {}
  public func error(_: OSLogMessage) {}
  public func critical(_: OSLogMessage) {}
  public func fault(_: OSLogMessage) {}
}
