/// A line in the source of an app or a test.
public struct SourceLine: Sendable, Hashable, CustomStringConvertible {
  /// The module and the name of the file, as in `#fileID`.
  public let file: String
  public let line: Int
  public init(file: StaticString, line: UInt) { self.init(file: "\(file)", line: line) }
  public init(file: String, line: UInt) {
    self.file = file
    self.line = Int(clamping: line)
  }
  /// The file without its module: `FeedCell.swift`.
  public var fileName: String { file.split(separator: "/").last.map(String.init) ?? "" }
  /// The file without its module, and the line: `FeedCell.swift:31`.
  public var description: String { "\(fileName):\(line)" }
}
