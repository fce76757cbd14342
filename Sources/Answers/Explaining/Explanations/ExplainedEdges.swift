import Comparison
package import Geometry
package import JSONText
import LayoutConstraints
package import Layouts
import Phrases
import Reasons
package import Scenarios

/// The output of `explain` for both engines: how each one got an edge.
package struct ExplainedEdges: Sendable, JSONRepresentable {
  let scenario: String
  let container: String
  let edges: [JoinedEdge]
  /// The given frames' values of the same edges; `nil` where none are given.
  let given: [GivenEdge]?

  /// Explains an element or one edge of it; `found` receives each edge as soon as it is explained.
  ///
  /// Throws where a notation has no layout.
  package init(
    _ scenario: Scenario, about subject: ConstraintExplanation.Subject, in container: Container,
    _ rounding: Rounding, _ work: LayoutWork, found: (JoinedEdge) -> Void = { _ in }
  ) throws(LayoutFailure) {
    guard scenario.hasSpec else { throw .missing(notation: .spec) }
    guard scenario.constraints != nil else { throw .missing(notation: .constraints) }
    let (element, attributes) = Self.attributes(of: subject)
    var edges: [JoinedEdge] = []
    for attribute in attributes {
      do throws(LayoutFailure) {
        guard
          let edge = try JoinedEdge(
            attribute, of: element, in: scenario, container: container, rounding: rounding,
            work: work)
        else { continue }
        edges.append(edge)
        found(edge)
      } catch {
        // What was found until the work ended is an answer.
        if edges.isEmpty || !error.isOfWork { throw error }
        break
      }
    }
    self.init(scenario, in: container, edges: edges)
  }

  /// Takes edges that were explained.
  package init(_ scenario: Scenario, in container: Container, edges: [JoinedEdge]) {
    self.scenario = scenario.id
    self.container = container.text
    self.edges = edges
    let found = edges.compactMap { GivenEdge($0, in: scenario, container) }
    given = found.isEmpty ? nil : found
  }

  /// The element and its edges: those of its frame if none is named.
  private static func attributes(
    of subject: ConstraintExplanation.Subject
  ) -> (String, [Constraint.Attribute]) {
    switch subject {
    case .anchor(let element, let attribute, _): return (element, [attribute])
    case .element(let element): return (element, [.left, .top, .width, .height])
    case .everything, .elements: return ("", [])
    }
  }

  /// The explanations as lines for people.
  package var text: String {
    let title = "\(scenario), both engines, in \(Container.inPoints(container))"
    return ([title] + edges.map { lines(of: $0).joined(separator: "\n") })
      .joined(separator: "\n\n")
  }

  private func lines(of edge: JoinedEdge) -> [String] {
    var lines = [edge.sentence(of: edge.spec)]
    for step in (edge.specBeforeRounding ?? edge.spec)?.steps ?? [] {
      lines.append("  - \(step.points.withUnit) in \(step.path)")
      lines += step.sentences.map { "    \($0.text)" }
    }
    let held = edge.held
    lines.append("In the constraints, \(held.sentence.text)\(edge.roundedWords)")
    lines += [held.offset].compactMap { $0 }.map { "  - \($0.text)" }
    for cause in held.causes {
      lines.append("  - \(cause.sentence.text)")
      if let effect = cause.effect { lines.append("    \(effect.text)") }
    }
    lines.append(edge.sentence)
    if let first = edge.firstDifference, first.place != edge.place {
      lines += first.specReasons.map { "  - In the spec: \($0.text)" }
    }
    return lines
      + (given ?? []).filter { $0.place == edge.place }.map { $0.sentence(beside: edge) }
  }

  package var json: JSONValue {
    PrintedJSON.document([
      "scenario": scenario.json, "container": container.json,
      "edges": edges.json, "given": given?.json,
    ])
  }
}

extension JoinedEdge {
  /// The element and its edge: `title.top`.
  var place: String { "\(element).\(edge)" }

  /// Its causes in the constraints, before rounding where both are explained so.
  fileprivate var held: ExplainedEdge { constraintsBeforeRounding ?? constraints }

  /// Its value in the spec, as a sum if it has several parts.
  fileprivate func sentence(of spec: SpecEdgeExplanation?) -> String {
    guard let spec else { return "In the spec, \(place) has no position." }
    let steps = (specBeforeRounding ?? spec).steps
    let terms = steps.map { $0.points.points }
    let sum = terms.count > 1 ? " = " + terms.joined(separator: " + ") : ""
    let exact = specBeforeRounding?.value ?? steps.map { $0.points }.reduce(0, +)
    guard Self.differ(exact, spec.value) else {
      return "In the spec, \(place) is \(spec.value.withUnit)\(sum)."
    }
    return "In the spec, \(place) is \(exact.withUnit)\(sum), on pixels \(spec.value.withUnit)."
  }

  /// The rounded position in the constraints, if it differs.
  fileprivate var roundedWords: String {
    guard let constraintsValue, Self.differ(held.value, constraintsValue) else {
      return ""
    }
    return " On pixels that is \(constraintsValue.withUnit)."
  }

  /// Whether two values read differently.
  private static func differ(_ first: Double, _ second: Double) -> Bool {
    first.points != second.points
  }
}
