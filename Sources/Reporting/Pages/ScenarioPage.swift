import Comparison
import Scenarios
import Timing

/// What a scenario's page shows, ready for its template.
struct ScenarioPage {
  let pageTitle: String
  /// The way from this page to the report's folder.
  let root = "../"
  let title: String
  let id: String
  let summary: String
  let hasSummary: Bool
  let mark: StatusMark
  let sentence: String
  /// `nil` also where the sentence says it.
  let expectedDifference: String?
  let containers: [ContainerSection]
  let hasContainers: Bool
  let scale: String
  let specSource: String?
  let constraintsSource: String?
  let warnings: [Warning]
  let hasWarnings: Bool
  let timings: [TimingSection]
  let hasTimings: Bool
  let isDebugBuild: Bool
  let commands: [String]

  /// A warning about a rule.
  struct Warning {
    let place: String
    let message: String
    let advice: String

    init(_ finding: LintFinding, isCode: Bool) {
      place = finding.line.map { "Line \($0)" } ?? (isCode ? "In Swift" : "All rules")
      message = finding.message
      advice = finding.advice
    }
  }

  init(_ scenario: ScenarioRecord, record: RunRecord) {
    pageTitle = "\(scenario.title) – LayoutDiff report"
    title = scenario.title
    id = scenario.id
    summary = scenario.summary
    hasSummary = !summary.isEmpty
    mark = StatusMark(scenario.comparison.verdict)
    sentence = scenario.comparison.sentence
    // Where it comes as announced, the sentence says why already.
    let verdict = scenario.comparison.verdict
    expectedDifference =
      verdict == .differsAsExpected || verdict == .conflictAsExpected
      ? nil : scenario.expectedDifference
    let comparisons = scenario.comparison.containers
    let shownFirst = comparisons.firstIndex { !$0.agrees } ?? 0
    containers = comparisons.enumerated().map { index, comparison in
      ContainerSection(comparison, number: index + 1, isShownFirst: index == shownFirst)
    }
    hasContainers = !containers.isEmpty
    scale = NumberText.plain(scenario.scale)
    specSource = scenario.specSource
    constraintsSource = scenario.constraintsSource
    let isCode = scenario.commands != nil
    warnings = (scenario.warnings ?? []).map { Warning($0, isCode: isCode) }
    hasWarnings = !warnings.isEmpty
    let ratioScale = RatioScale(covering: scenario.timings.flatMap(\.ratios))
    timings = scenario.timings.map {
      TimingSection($0, isCode: isCode, scale: ratioScale)
    }
    hasTimings = !timings.isEmpty
    isDebugBuild = record.machine.buildMode == .debug
    commands = scenario.commands ?? Self.commands(for: scenario)
  }

  private static func commands(for scenario: ScenarioRecord) -> [String] {
    let file = ShellWord.quote(scenario.file)
    var commands = ["layoutdiff check \(file)"]
    let comparisons = scenario.comparison.containers
    if let container = (comparisons.first { !$0.agrees } ?? comparisons.first)?.container {
      // Of constraints alone a conflict is judged, and they have no layout spec to look at.
      let isWithoutSpec = scenario.specSource == nil && scenario.constraintsSource != nil
      commands += (isWithoutSpec ? ["constraints"] : ["spec", "constraints"]).map { engine in
        "layoutdiff frames \(file) --engine \(engine) --container \(container.text)"
      }
    }
    return scenario.timings.isEmpty ? commands : commands + ["layoutdiff bench \(file)"]
  }
}

/// Words for a shell.
package enum ShellWord {
  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./".unicodeScalars)

  /// `text` so that a shell takes it as one word, whatever is in it.
  package static func quote(_ text: String) -> String {
    if !text.isEmpty, text.unicodeScalars.allSatisfy(plain.contains) { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
