import Comparison
import Geometry
import RecordWords
package import RunRecords
import Timing

/// Renders a record as a page of Markdown that CI services show with a job.
package enum JobSummary {
  /// The largest size of the text, in bytes; see `SizeLimits.summaryBytes`.
  package static let mostBytes = SizeLimits.summaryBytes

  /// The text of `summary.md`: scenarios that need attention, then a table with a line for each
  /// scenario, up to `limit` bytes; the last line counts the scenarios that are left out.
  package static func text(of record: RunRecord, limit: Int = mostBytes) -> String {
    let scenarios = record.byUrgency
    // Keeps space for the last line and the note about times.
    var text = CappedText(limit: max(limit - 400, 0))
    text.add("# Layout specs and constraints, compared\n\n\(record.verdictSentence)\n")
    if record.machine.buildMode == .debug,
      record.scenarios.contains(where: { !$0.timings.isEmpty })
    {
      text.add("\n**\(TimeWords.debugBuild)**\n")
    }
    if !record.unreadableFiles.isEmpty {
      text.add("\nFiles that could not be read:\n\n")
      for file in record.unreadableFiles {
        let mistakes = file.mistakes
        for mistake in mistakes.prefix(SizeLimits.summaryFindings) {
          text.add("- \(inline(mistake))\n")
        }
        let more = mistakes.count - SizeLimits.summaryFindings
        if more > 0 { text.add("- \(inline(file.file)): and \(more) more\n") }
      }
    }
    let attention = scenarios.prefix { !$0.standing.passes }
    if !attention.isEmpty { text.add("\n## Needs attention\n\n") }
    for scenario in attention { text.add(details(of: scenario)) }
    let left = addTable(of: scenarios, of: record, to: &text)
    if scenarios.contains(where: { !$0.timings.isEmpty }) {
      text.end("\n\(TimeWords.caveat(of: scenarios))\n")
    }
    if left > 0 { text.end("\nand \(ListText.count(left, "more scenario")), in run.json\n") }
    return text.text
  }

  /// Adds the table of scenarios; returns how many did not fit.
  private static func addTable(
    of scenarios: [ScenarioRecord], of record: RunRecord, to text: inout CappedText
  ) -> Int {
    guard !scenarios.isEmpty else { return 0 }
    let isTimed = scenarios.contains { !$0.timings.isEmpty }
    let ratios = scenarios.compactMap { $0.timings.first?.ratios.first }
    let heading = isTimed ? " \(TimeWords.quotient(of: ratios)) |" : ""
    text.add(
      "\n| \(Headings.summaryColumns.joined(separator: " | ")) |\(heading)\n"
        + "|---|---|---|---|\(isTimed ? "---|" : "")\n")
    for (index, scenario) in scenarios.enumerated() {
      guard text.add(row(of: scenario, isTimed: isTimed)) else { return scenarios.count - index }
    }
    return 0
  }

  private static func row(of scenario: ScenarioRecord, isTimed: Bool) -> String {
    let mark = StatusMark(scenario.standing)
    let containers = scenario.comparison.containers.map(\.container).shortText
    let cells = [
      "\(mark.shape) \(scenario.standingWords)", "\(scenario.title) (\(scenario.id))", containers,
      scenario.worstWords,
    ]
    let time = isTimed ? [scenario.timeWords ?? "not timed"] : []
    return "| " + (cells + time).map(inline).joined(separator: " | ") + " |\n"
  }

  private static func details(of scenario: ScenarioRecord) -> String {
    let title = "**\(inline(scenario.title))** (\(inline(scenario.id)))"
    let lines =
      ["- \(title): \(inline(scenario.sentence))"]
      + scenario.findingList(most: SizeLimits.summaryFindings, indent: "  ", inline: inline)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Escapes and cuts a text from a record for the inside of a line.
  static func inline(_ text: String) -> String {
    MarkdownText().escapeText(text.cut(to: SizeLimits.summaryCharacters))
  }
}

/// A text with a limit in bytes.
private struct CappedText {
  private let limit: Int
  private var size = 0
  private(set) var text = ""

  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a paragraph if it fits whole; returns whether it did.
  @discardableResult
  mutating func add(_ paragraph: String) -> Bool {
    guard size + paragraph.utf8.count <= limit else { return false }
    text += paragraph
    size += paragraph.utf8.count
    return true
  }

  /// Adds a last paragraph regardless of the limit.
  mutating func end(_ paragraph: String) { text += paragraph }
}
