import Foundation

/// Where in somebody's source something was written.
public struct SourceLine: Sendable, Hashable, CustomStringConvertible {
  /// The module and the name of the file.
  public let file: String
  /// The line, counted from 1.
  public let line: Int

  /// Makes the place from what `#fileID` and `#line` give.
  public init(file: StaticString, line: UInt) {
    self.init(file: "\(file)", line: line)
  }

  /// Makes the place from what `#fileID` and `#line` give.
  public init(file: String, line: UInt) {
    self.file = file
    self.line = Int(clamping: line)
  }

  /// The file without its module: `FeedCell.swift`.
  public var fileName: String { file.split(separator: "/").last.map(String.init) ?? "" }

  /// The file without its module, and the line: `FeedCell.swift:31`.
  public var description: String { "\(fileName):\(line)" }
}
