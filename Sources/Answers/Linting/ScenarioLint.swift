import LayoutConstraints
import LayoutSpecs
import Layouts
package import Scenarios

/// Warnings about how a scenario's notations are written.
///
/// Never part of a verdict, since they do not change the layout.
package struct ScenarioLint: Sendable {
  /// The warnings: about the layout spec and code first, then in the order of the constraints.
  package private(set) var findings: [LintFinding] = []
  /// The same warnings as texts for a terminal.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Checks both notations of `scenario`; a missing or invalid one has no warnings.
  ///
  /// Takes about as long as a few layouts, and up to a second for hundreds of rules.
  package init(_ scenario: Scenario) {
    if let spec = scenario.spec, let tree = try? SpecTree(spec) {
      let ranges = scenario.containers.map { SizeRange($0) }
      for warning in tree.lint(in: ranges) {
        add(.spec(habit: warning, node: nil), in: scenario, at: scenario.places.spec)
      }
      for (kind, place) in Self.styles(tree.ignoredStyles(in: ranges), of: scenario) {
        add(kind, in: scenario, at: place)
      }
    }
    if let habits = scenario.code?.habits?() { add(habits, in: scenario) }
    if let system = scenario.constraints { check(system, of: scenario) }
    for name in scenario.elementsInNeitherNotation.map({ $0.name }) {
      add(.unusedElement(name: name), in: scenario, at: scenario.places.elements[name])
    }
  }

  /// The warnings about styles, in the order of the file.
  private static func styles(
    _ styles: [IgnoredStyle], of scenario: Scenario
  ) -> [(kind: LintFinding.Kind, place: RulePlace?)] {
    styles.compactMap { ignored -> (kind: LintFinding.Kind, place: RulePlace?)? in
      let places = scenario.places
      let found = ignored.properties.map { places.styles.key(of: $0, at: ignored.way) }
      // The length of a box such as 'x10' is in its style, too, and its author has not written it there.
      if !places.styles.isEmpty, found.allSatisfy({ $0 == nil }) { return nil }
      let keys = zip(ignored.properties, found).map { $1 ?? $0.rawValue }.distinct
      let first = found.compactMap { $0 }.first
      let place = first.flatMap { places.place(of: $0, ofSpecAt: ignored.way) } ?? places.spec
      return (.style(ignored: ignored, keys: keys, node: nil), place)
    }.sorted { left, right in
      guard let first = left.place?.position, let second = right.place?.position else {
        return false
      }
      return first < second
    }
  }

  private mutating func add(_ habits: CodedHabits, in scenario: Scenario) {
    for spec in habits.specs { add(.spec(habit: spec.warning, node: spec.node), in: scenario) }
    for style in habits.styles {
      let keys = style.ignored.properties.map { "style.\($0.rawValue)" }
      add(.style(ignored: style.ignored, keys: keys, node: style.node), in: scenario)
    }
    if !habits.neverActivated.isEmpty {
      add(.neverActivated(constraints: habits.neverActivated), in: scenario)
    }
  }

  private mutating func check(_ system: ConstraintSystem, of scenario: Scenario) {
    let places = scenario.places.constraints
    let lines = places.map { $0.position.line }
    let report = system.lint()
    for warning in report.warnings {
      let rule = RuleWarning(warning, in: system, lines: lines)
      let place = places.indices.contains(warning.index) ? places[warning.index] : nil
      add(.rule(warning: rule), in: scenario, at: place)
    }
    switch report.search {
    case .complete, .contradiction: break
    case .tooLarge(let limit): add(.tooManyConstraints(limit: limit), in: scenario)
    case .failed: add(.unfinishedSearch, in: scenario)
    }
  }

  private mutating func add(
    _ kind: LintFinding.Kind, in scenario: Scenario, at place: RulePlace? = nil
  ) {
    let finding = LintFinding(kind, at: place)
    findings.append(finding)
    diagnostics.append(
      Diagnostic(
        warningIn: scenario.file, at: place, finding.message, hints: [finding.advice]))
  }
}
