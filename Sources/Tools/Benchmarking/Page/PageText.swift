import Foundation
import Geometry

/// Counts and sizes of memory as the page writes them: three significant digits and a unit.
enum CountText {
  /// A count: `950`, `79.4 k`, `5.1 M`, `1.08 G`.
  static func count(_ count: Double) -> String {
    switch count {
    case ..<1000: digits(count)
    case ..<1e6: "\(digits(count / 1000)) k"
    case ..<1e9: "\(digits(count / 1e6)) M"
    default: "\(digits(count / 1e9)) G"
    }
  }

  /// Memory: `85 MB`, of a million bytes each.
  static func bytes(_ bytes: Double) -> String { "\(digits(bytes / 1e6)) MB" }

  /// Three significant digits without trailing zeros, since counts are exact.
  private static func digits(_ number: Double) -> String {
    NumberText.decimal(number, places: number >= 99.95 ? 0 : number >= 9.995 ? 1 : 2)
  }
}

/// A table in Markdown; the first column has words, all others have numbers.
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
