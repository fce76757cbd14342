package import Geometry
package import JSONText
import LayoutConstraints
package import Layouts
import Phrases
import Reasons
package import Scenarios

/// The output of `explain --engine constraints`.
package struct ExplainedConstraints: Sendable, JSONRepresentable {
  let scenario: String
  let container: [Double]
  let conflicts: [ConflictExplanation]?
  let priorities: [ExplainedPriority]?
  let warnings: [Phrase]?
  let ambiguities: [ExplainedAmbiguity]
  let elements: [ExplainedElement]

  /// Explains an element, an edge, or everything; `nil` where the scenario has no constraints.
  ///
  /// Throws where there is no layout.
  package init?(
    _ scenario: Scenario, about subject: ConstraintExplanation.Subject, in container: Container,
    _ rounding: Rounding,
    _ work: LayoutWork
  ) throws(LayoutFailure) {
    let layout = try ScenarioLayouts(scenario, work: work).constraints(
      in: container, rounding: rounding)
    guard
      let explanation = try ConstraintExplanation(
        of: layout, scenario: scenario, subject: subject, work: work)
    else { return nil }
    self.init(scenario, layout.layout, explanation)
  }

  private init(_ scenario: Scenario, _ layout: Layout, _ explanation: ConstraintExplanation) {
    self.scenario = scenario.id
    container = [layout.size.width, layout.size.height]
    conflicts = explanation.findings?.conflicts
    priorities = explanation.findings?.priorities
    warnings = explanation.findings?.warnings
    ambiguities = explanation.ambiguities
    elements = explanation.elements
  }

  /// The explanation as lines for people.
  package var text: String {
    let title = "\(scenario), constraints, in \(container[0].points) × \(container[1].withUnit)"
    var sections = [[title]]
    if let conflicts {
      sections += conflicts.isEmpty ? [["No conflict."]] : conflicts.map { $0.readable }
    }
    if let priorities { sections.append(priorities.map({ $0.sentence.text })) }
    if let warnings { sections.append(warnings.map({ $0.text })) }
    sections += ambiguousSections
    if elements.allSatisfy({ $0.edges.isEmpty }) {
      sections.append(elements.map { $0.sentence.text })
    } else {
      sections += elements.flatMap { [[$0.sentence.text]] + $0.edges.map(lines) }
    }
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  /// Ambiguous values, cause by cause; layouts that show them are listed once.
  private var ambiguousSections: [[String]] {
    let values = ambiguities.flatMap { $0.values }
    var causes: [AmbiguityCause] = []
    for value in values where !causes.contains(value.named.cause) {
      causes.append(value.named.cause)
    }
    var sections = causes.map { cause in
      lines(of: values.filter { $0.named.cause == cause }, cause)
    }
    if !values.isEmpty {
      sections.append([
        """
        Chosen as UIKit tends to: sizes as small as possible, then positions at their smallest \
        value, else at their largest, else 0.
        """
      ])
    }
    return sections + [ambiguities.compactMap { $0.moves?.text }]
  }

  /// Values that are ambiguous for the same reason.
  private func lines(
    of ambiguous: [ExplainedAmbiguousValue], _ cause: AmbiguityCause
  ) -> [String] {
    var title = "Not constrained:"
    if case .tie = cause { title = "\(cause.phrase().text.capitalizedFirst):" }
    var witnesses: [ExplainedWitness] = []
    for witness in ambiguous.flatMap({ $0.witnesses }) where witness.sentence != nil {
      if !witnesses.contains(where: { $0.frames == witness.frames }) { witnesses.append(witness) }
    }
    return [title] + ambiguous.map { "  - \($0.named.phrase.text)." }
      + (witnesses.isEmpty ? [] : ["  Equally good:"])
      + witnesses.compactMap { $0.sentence }.map { "  - \($0.text)." }
  }

  /// An edge and its causes; among several edges, plain effects are left out.
  private func lines(of edge: ExplainedEdge) -> [String] {
    let isAlone = elements.reduce(0) { $0 + $1.edges.count } == 1
    let parts = edge.causes.flatMap { cause in
      let effect = isAlone || !cause.followsBothWays ? cause.effect : nil
      return ["  - \(cause.sentence.text)"] + [effect].compactMap { $0 }.map { "    \($0.text)" }
    }
    return [edge.sentence.text] + [edge.offset].compactMap { $0 }.map { "  - \($0.text)" } + parts
      + edge.alsoSaid.map { "  - \($0.text)" }
  }

  package var json: JSONValue {
    PrintedJSON.document([
      "scenario": scenario.json, "engine": Engine.constraints.json, "container": container.json,
      "conflicts": conflicts?.json, "priorities": priorities?.json,
      "warnings": warnings?.json, "ambiguities": ambiguities.json, "elements": elements.json,
    ])
  }
}
