import Foundation
import ScenarioFiles
import Scenarios
import TestSupport
import Testing

@Suite("The guide to words of other toolkits")
struct VocabularyGuideTests {
  @Test("messages explain every word of the guide as it does", arguments: rows)
  func word(row: Row) {
    // SnapKit's words are in UIKit's table, and all of CSS's words are Yoga's.
    let toolkits = ["UIKit": ["UIKit", "SnapKit"]][row.section] ?? [row.section]
    var answers = toolkits.flatMap { VocabularyIndex.answers(for: row.left[0], of: $0) }
    answers += Self.inMessages[row.left[0]].map { [$0] } ?? []
    #expect(answers.contains { $0.contains(row.right) }, "\(row.left[0]): \(answers)")
  }

  /// Words that messages explain by a rule and not by a table: spellings of words of this format, and
  /// what a rule's grammar has; other tests read them.
  private static let inMessages = [
    "justify-content": "justifyContent", "align-items": "alignItems",
    "space-between": "spaceBetween", "centerYAnchor": "centerY", "lessThanOrEqual": "<=",
  ]

  @Test("every device of the guide has the size in the guide", arguments: devices)
  func device(row: Row) {
    for device in row.left { #expect(VocabularyIndex.size(ofDevice: device) == row.right) }
  }

  /// A row of a table in the guide.
  struct Row: Sendable {
    let section: String
    let left: [String]
    let right: String
  }

  private static let rows = table.filter { $0.section != "Devices" }
  private static let devices = table.filter { $0.section == "Devices" }

  private static let table: [Row] = {
    let file = Repository.folder.appending(
      path: "Sources/Tools/layoutdiff/Documentation.docc/OtherToolkits.md")
    var section = ""
    var rows: [Row] = []
    for line in (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? [] {
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      let cells = line.split(separator: "|").map {
        $0.matches(of: /`([^`]+)`/).map { String($0.1) }
      }
      guard line.hasPrefix("|"), cells.count == 2, let right = cells[1].first else { continue }
      rows.append(Row(section: section, left: cells[0], right: right))
    }
    return rows
  }()
}
