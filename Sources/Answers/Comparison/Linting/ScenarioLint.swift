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
        add(LintFinding(warning, at: scenario.places.spec), in: scenario, at: scenario.places.spec)
      }
      checkStyles(of: tree, in: scenario)
    }
    if let habits = scenario.code?.habits?() {
      for finding in LintFinding.findings(about: habits) { add(finding, in: scenario, at: nil) }
    }
    if let system = scenario.constraints { check(system, of: scenario) }
    for element in scenario.elementsInNeitherNotation { add(unusedElement: element, in: scenario) }
  }

  private mutating func checkStyles(of tree: SpecTree, in scenario: Scenario) {
    var warnings: [(finding: LintFinding, place: RulePlace?)] = []
    for ignored in tree.ignoredStyles(in: scenario.containers.map { SizeRange($0) }) {
      let found = ignored.properties.map { scenario.places.styles.place(of: $0, at: ignored.way) }
      // The length of a box such as 'x10' is in its style, too, and its author has not written it there.
      if !scenario.places.styles.isEmpty, found.allSatisfy({ $0 == nil }) { continue }
      var keys: [String] = []
      for (property, place) in zip(ignored.properties, found) {
        let key = place?.key ?? property.rawValue
        if !keys.contains(key) { keys.append(key) }
      }
      let sentences = StyleSentences(ignored: ignored, keys: keys)
      let place = found.compactMap { $0?.place }.first ?? scenario.places.spec
      let finding = LintFinding(
        line: place?.position.line, column: place?.position.column, message: sentences.message,
        advice: sentences.advice)
      warnings.append((finding, place))
    }
    // In the order of the file.
    warnings.sort { left, right in
      guard let first = left.place?.position, let second = right.place?.position else {
        return false
      }
      return first < second
    }
    for (finding, place) in warnings { add(finding, in: scenario, at: place) }
  }

  private mutating func add(unusedElement element: Element, in scenario: Scenario) {
    let place = scenario.places.elements[element.name]
    let finding = LintFinding(
      line: place?.position.line, column: place?.position.column,
      message: "\(element.name) is in neither notation, so nothing of it is compared",
      advice: "write \(element.name) into the layout spec and the constraints, or remove it")
    add(finding, in: scenario, at: place)
  }

  private mutating func check(_ system: ConstraintSystem, of scenario: Scenario) {
    let places = scenario.places.constraints
    let report = system.lint()
    let sentences = LintSentences(system: system, lines: places.map(\.position.line))
    for warning in report.warnings {
      let place = places.indices.contains(warning.index) ? places[warning.index] : nil
      var finding = LintFinding(
        line: place?.position.line, column: place?.position.column,
        problem: sentences.message(warning), advice: sentences.advice(warning))
      finding.repeatsOthers = warning.repeatsOthers
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

extension Scenario {
  /// The elements of a file with both notations that neither of them mentions.
  var elementsInNeitherNotation: [Element] {
    guard code?.constraints == nil, let spec, let constraints else { return [] }
    let inSpec = Set(spec.elementNames)
    let others = elements.filter { !inSpec.contains($0.name) }
    guard !others.isEmpty else { return [] }
    let mentioned = constraints.mentionedItems
    return others.filter { !mentioned.contains($0.name) }
  }
}

extension ConstraintSystem {
  /// The names of all items that a constraint, a stack view or the hierarchy mentions.
  fileprivate var mentionedItems: Set<String> {
    var indices = Set(constraints.flatMap(\.places).map(\.item))
    indices.formUnion(stackViews.flatMap { [$0.item] + $0.arranged })
    for (index, item) in items.enumerated() where item.parent != Self.container {
      indices.formUnion([index, item.parent])
    }
    return Set(indices.map { items[$0].name })
  }
}
