/// A table in Markdown; the first column is words, all others are numbers.
struct MarkdownTable {
  let header: [String]
  private(set) var rows: [[String]] = []

  init(_ header: [String]) {
    self.header = header
  }

  /// Adds a row with a cell for each column.
  mutating func add(_ cells: [String]) { rows.append(cells) }

  /// The lines of the table; none where it has no rows.
  var lines: [String] {
    guard !rows.isEmpty else { return [] }
    let rule = header.indices.map { $0 == 0 ? "---" : "---:" }
    return [header, rule].map(Self.line) + rows.map(Self.line) + [""]
  }

  private static func line(_ cells: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |"
  }
}
