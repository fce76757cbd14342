package import Comparison
package import Geometry
import LayoutConstraints
import LayoutSpecs
package import Layouts
import Reasons
package import Scenarios

/// Explains the frames of a compared scenario.
package enum ScenarioExplainer {
  /// The most elements that are explained.
  ///
  /// Ours: a page with more would be longer than anybody reads. Of larger scenarios, only elements
  /// that differ or are ambiguous are explained.
  package static let mostElements = 40

  /// The explanation of one container: `chosen`, or else the one that is shown first; empty where it
  /// has no element to explain.
  ///
  /// Takes about a layout for each edge of each element, and the layouts of a container that is not in
  /// `solved`, those of the comparison. Leaves out the part of an engine that fails, and what is left
  /// where `work` ends.
  package static func explain(
    _ scenario: Scenario, _ comparison: ScenarioComparison, in chosen: Container? = nil,
    solved: [SolvedContainer] = [], work: LayoutWork? = nil
  ) -> [ContainerExplanation] {
    work?.begin("explaining \(scenario.id)")
    // Where nothing is compared, there are no containers.
    let containers =
      comparison.containers.isEmpty
      ? scenario.allContainers.map { ContainerComparison(container: $0) } : comparison.containers
    guard
      let container = containers.first(where: { $0.container == chosen }) ?? containers.firstShown
    else { return [] }
    let scenario = scenario.shown(in: container.container)
    let layouts = ScenarioLayouts(scenario, work: work)
    var elements = elements(of: container)
    if elements.isEmpty { elements = onlyNotated(in: scenario) }
    guard !elements.isEmpty else { return [] }
    let known = solved.first { $0.container == container.container }
    return [explain(elements, of: scenario, in: container.container, known, layouts, work)]
  }

  /// The elements to explain.
  static func elements(of comparison: ContainerComparison) -> [String] {
    let all = comparison.elements
    let chosen = all.count <= mostElements ? all : all.filter { !$0.agrees || $0.isAmbiguous }
    return chosen.prefix(mostElements).map { $0.element }
  }

  /// The elements that the only notation of a scenario places; empty where it has both.
  private static func onlyNotated(in scenario: Scenario) -> [String] {
    guard !scenario.hasBothNotations, !scenario.isCode else { return [] }
    let placed =
      scenario.constraints.map { Set($0.items.map { $0.name }) }
      ?? Set(scenario.spec.flatMap { try? SpecTree($0) }?.elements ?? [])
    return
      ([ConstraintSystem.containerName]
      + scenario.elements.map { $0.name }.filter(placed.contains)).prefix(mostElements).map { $0 }
  }

  private static func explain(
    _ elements: [String], of scenario: Scenario, in container: Container,
    _ solved: SolvedContainer?, _ layouts: ScenarioLayouts, _ work: LayoutWork?
  ) -> ContainerExplanation {
    let rounding = Rounding.pixels(scale: scenario.scale)
    var explanation = ContainerExplanation(container: container, elements: elements)
    var explainedElements: [ExplainedElement] = []
    let trace =
      solved?.spec?.trace ?? (try? layouts.specTrace(in: container, rounding: rounding))
    if let trace { explanation.spec = nodes(leadingTo: Set(elements), in: trace, of: scenario) }
    let layout =
      solved?.constraints ?? (try? layouts.constraints(in: container, rounding: rounding))
    if let layout {
      let explained = try? ConstraintExplanation(
        of: layout, scenario: scenario, subject: .elements(elements), work: work)
      explanation.constraints = explained?.elements.map(ElementExplanation.init)
      explanation.ambiguities = (explained?.ambiguities ?? []).map(AmbiguityExplanation.init)
      explainedElements = explained?.elements ?? []
    }
    if !scenario.isCode {
      explanation.lines = ElementLines.of(elements, trace, explainedElements, in: scenario)
        .filter { !$0.isEmpty }
    }
    return explanation
  }

  private static func nodes(
    leadingTo elements: Set<String>, in trace: LayoutTrace, of scenario: Scenario
  ) -> [ExplainedNode] {
    var all = SpecExplanation(of: trace)?.nodes ?? []
    for (index, node) in zip(all.indices, trace.nodesFromTopToBottom) where !scenario.isCode {
      all[index].line =
        scenario.places.styles.position(ofSpecAt: trace.childIndices(to: node))?.line
      if all[index].element == nil {
        all[index].box = trace.nodes[node].placement.map { Frame($0.frame) }
      }
    }
    let ends = all.filter { $0.element.map(elements.contains) ?? false }.map { $0.path }
    // The root determines the container's size, whatever is inside.
    return all.enumerated().filter { index, node in
      index == 0 || ends.contains { $0 == node.path || $0.hasPrefix(node.path + "[") }
    }.map { $0.element }
  }
}
