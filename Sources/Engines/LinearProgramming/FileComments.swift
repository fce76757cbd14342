/// What the text of a program says to its human readers; solvers skip it.
///
/// Any text will do: each of its lines becomes a line of comment, and control characters become
/// spaces. Indices without a row or column are ignored.
public struct FileComments: Sendable, Equatable {
  /// What stands above everything else; may be empty.
  public var header: String
  /// The comments of rows, by index.
  public var rows: [Int: String]
  /// The comments of columns, by index.
  public var columns: [Int: String]

  /// Makes comments; none of them is needed.
  public init(header: String = "", rows: [Int: String] = [:], columns: [Int: String] = [:]) {
    self.header = header
    self.rows = rows
    self.columns = columns
  }

  /// Whether there is nothing to say.
  public var isEmpty: Bool { header.isEmpty && rows.isEmpty && columns.isEmpty }
}
