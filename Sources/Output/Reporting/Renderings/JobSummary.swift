import Comparison
import Geometry
public import Runs
import Timing

/// A record as a page of Markdown that services for continuous integration show with a job.
public enum JobSummary {
  /// GitHub takes a mebibyte of one step, and shows nothing of a larger one; some of it is left for
  /// other tools.
  public static let mostBytes = 900 * 1024

  /// The text of `summary.md`: what needs a person first, then a line for each scenario, as many as
  /// `limit` bytes hold; the last line says how many more there are.
  public static func text(of record: RunRecord, limit: Int = mostBytes) -> String {
    let scenarios = record.byUrgency
    // What is told after the others is short, and must find room.
    var text = CappedText(limit: max(limit - 400, 0))
    text.add("# Layout specs and constraints, compared\n\n\(record.verdictSentence)\n")
    if record.machine.buildMode == .debug {
      text.add(
        "\n**The times are from a debug build, without optimisation: they say nothing about real "
          + "use.**\n")
    }
    if !record.unreadableFiles.isEmpty {
      text.add("\nFiles that could not be read:\n\n")
      for file in record.unreadableFiles {
        text.add("- \(inline(String(file.message.prefix { !$0.isNewline })))\n")
      }
    }
    let attention = scenarios.prefix { !$0.standing.passes }
    if !attention.isEmpty { text.add("\n## What needs attention\n\n") }
    for scenario in attention { text.add(details(of: scenario)) }
    let left = addTable(of: scenarios, of: record, to: &text)
    if left > 0 { text.end("\nand \(left) more scenario\(left == 1 ? "" : "s"), in run.json\n") }
    return text.text
  }

  /// How many scenarios found no room.
  private static func addTable(
    of scenarios: [ScenarioRecord], of record: RunRecord, to text: inout CappedText
  ) -> Int {
    guard !scenarios.isEmpty else { return 0 }
    let isTimed = scenarios.contains { !$0.timings.isEmpty }
    let heading = isTimed ? " Time of the constraints over time of the spec |" : ""
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
    let containers = scenario.comparison.containers.map(\.container.shortText)
      .joined(separator: ", ")
    let cells = [
      "\(mark.shape) \(scenario.standingWords)", "\(scenario.title) (\(scenario.id))", containers,
      scenario.worstWords,
    ]
    let time = isTimed ? [scenario.timeWords ?? "not timed"] : []
    return "| " + (cells + time).map(inline).joined(separator: " | ") + " |\n"
  }

  private static let mostLines = 8

  private static func details(of scenario: ScenarioRecord) -> String {
    let title = "**\(inline(scenario.title))** (\(inline(scenario.id)))"
    var lines = ["- \(title): \(inline(scenario.sentence))"]
    let findings = scenario.findingGroups
    for finding in findings.prefix(mostLines) {
      lines += finding.prefix(1).map { "  - \(inline($0))" }
      lines += finding.dropFirst().map { "    - \(inline($0))" }
    }
    if findings.count > mostLines { lines.append("  - and \(findings.count - mostLines) more") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let mostCharacters = 300

  /// Text from anybody as a part of a line.
  static func inline(_ text: String) -> String {
    MarkdownText().escapeText(text.cut(to: mostCharacters))
  }
}

/// Text of which no more is taken than there is room for.
private struct CappedText {
  private let limit: Int
  private var size = 0
  private(set) var text = ""

  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a piece, whole or not at all.
  @discardableResult
  mutating func add(_ piece: String) -> Bool {
    guard size + piece.utf8.count <= limit else { return false }
    text += piece
    size += piece.utf8.count
    return true
  }

  /// Adds a piece whatever room there is.
  mutating func end(_ piece: String) { text += piece }
}
