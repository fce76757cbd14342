import LayoutConstraints
public import Scenarios

/// What a scenario's constraints say less clearly than they could.
///
/// Never part of a verdict: the layout is what it is.
public struct ScenarioLint: Sendable {
  /// The warnings, in the order of the constraints.
  public private(set) var findings: [LintFinding] = []
  /// The same as texts for a terminal.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Looks at the constraints of `scenario`; a scenario without any has no warnings.
  ///
  /// Takes about as long as a few layouts, and up to a second where there are hundreds of rules.
  public init(_ scenario: Scenario) {
    guard let system = scenario.constraints else { return }
    let places = scenario.constraintPlaces
    let report = system.lint()
    let sentences = LintSentences(system: system, lines: places.map(\.position.line))
    for warning in report.warnings {
      add(
        sentences.message(warning), sentences.advice(warning), in: scenario,
        at: places.indices.contains(warning.index) ? places[warning.index] : nil)
    }
    if let gap = sentences.gap(report.search) {
      add(gap.message, gap.advice, in: scenario, at: nil)
    }
  }

  private mutating func add(
    _ message: String, _ advice: String, in scenario: Scenario, at place: RulePlace?
  ) {
    findings.append(
      LintFinding(
        line: place?.position.line, column: place?.position.column, message: message,
        advice: advice))
    diagnostics.append(
      Diagnostic(warningIn: scenario.file, at: place, message, hints: [advice]))
  }
}
