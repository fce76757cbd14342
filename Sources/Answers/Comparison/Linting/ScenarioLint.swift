import LayoutConstraints
import LayoutSpecs
public import Scenarios

/// Warnings about how a scenario's notations are written.
///
/// Never part of a verdict, since they do not change the layout.
public struct ScenarioLint: Sendable {
  /// The warnings: about the layout spec and code first, then in the order of the constraints.
  public private(set) var findings: [LintFinding] = []
  /// The same warnings as texts for a terminal.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Checks both notations of `scenario`; a missing or invalid one has no warnings.
  ///
  /// Takes about as long as a few layouts, and up to a second for hundreds of rules.
  public init(_ scenario: Scenario) {
    if let spec = scenario.spec, let tree = try? SpecTree(spec) {
      for warning in tree.lint(in: scenario.containers.map { SizeRange($0) }) {
        add(LintFinding(warning, at: scenario.specPlace), in: scenario, at: scenario.specPlace)
      }
    }
    if let habits = scenario.codedHabits?() {
      for finding in LintFinding.findings(about: habits) { add(finding, in: scenario, at: nil) }
    }
    if let system = scenario.constraints { check(system, of: scenario) }
  }

  private mutating func check(_ system: ConstraintSystem, of scenario: Scenario) {
    let places = scenario.constraintPlaces
    let report = system.lint()
    let sentences = LintSentences(system: system, lines: places.map(\.position.line))
    for warning in report.warnings {
      let place = places.indices.contains(warning.index) ? places[warning.index] : nil
      let finding = LintFinding(
        line: place?.position.line, column: place?.position.column,
        message: sentences.message(warning), advice: sentences.advice(warning))
      add(finding, in: scenario, at: place)
    }
    if let gap = sentences.gap(report.search) {
      add(LintFinding(message: gap.message, advice: gap.advice), in: scenario, at: nil)
    }
  }

  private mutating func add(_ finding: LintFinding, in scenario: Scenario, at place: RulePlace?) {
    findings.append(finding)
    diagnostics.append(
      Diagnostic(
        warningIn: scenario.file, at: place, finding.message, hints: [finding.advice]))
  }
}
