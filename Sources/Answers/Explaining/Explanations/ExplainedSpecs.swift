import Geometry
package import JSONText
package import LayoutSpecs
import Layouts
import Phrases
import Reasons
package import Scenarios

/// The output of `explain --engine spec`.
package struct ExplainedSpecs: Sendable, JSONRepresentable {
  let scenario: String
  let container: [Double]
  let nodes: [ExplainedNode]

  /// Explains a trace; `nil` where the layout spec has no such element.
  package init?(_ scenario: Scenario, _ trace: LayoutTrace, about element: String? = nil) {
    guard let explanation = SpecExplanation(of: trace, element: element) else { return nil }
    self.scenario = scenario.id
    container = [trace.layout.size.width, trace.layout.size.height]
    nodes = explanation.nodes
  }

  /// The explanation as lines for people.
  package var text: String {
    let title = "\(scenario), spec, in \(container[0].points) × \(container[1].withUnit)"
    return ([title] + nodes.map(text)).joined(separator: "\n\n")
  }

  private func text(of node: ExplainedNode) -> String {
    var lines = [node.path]
    for (index, question) in node.questions.enumerated() {
      let number = node.questions.count > 1 ? "\(index + 1). " : ""
      lines.append("  \(number)\(question.question.text)")
      lines += question.steps.map { "     - \($0.text)" }
      lines.append("     \(question.answer.text)")
    }
    lines += node.placement.map { "  \($0.text)" }
    return lines.joined(separator: "\n")
  }

  package var json: JSONValue {
    PrintedJSON.document([
      "scenario": scenario.json, "engine": Engine.spec.json, "container": container.json,
      "nodes": nodes.json,
    ])
  }
}
