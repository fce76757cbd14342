import Geometry
import LayoutConstraints
import LayoutSpecs
public import Scenarios

/// Explains the frames of a scenario that was compared.
public enum ScenarioExplainer {
  /// Scenarios with at most this many elements are explained whole.
  ///
  /// Ours: a page with more would be longer than anybody reads. Of larger ones, up to as many
  /// elements are explained that differ or are ambiguous.
  public static let mostElements = 40

  /// One explanation for each container in which there is something to explain.
  ///
  /// Takes about a layout for each edge of each element. Where an engine fails, its part is left out.
  public static func explain(
    _ scenario: Scenario, _ comparison: ScenarioComparison
  ) -> [ContainerExplanation] {
    let layouts = ScenarioLayouts(scenario)
    return comparison.containers.compactMap { container in
      let elements = elements(of: container)
      return elements.isEmpty ? nil : explain(elements, of: scenario, in: container, layouts)
    }
  }

  /// The elements of which something is to be told.
  static func elements(of comparison: ContainerComparison) -> [String] {
    let all = comparison.elements
    let told = all.count <= mostElements ? all : all.filter { !$0.agrees || $0.isAmbiguous }
    return told.prefix(mostElements).map(\.element)
  }

  private static func explain(
    _ elements: [String], of scenario: Scenario, in comparison: ContainerComparison,
    _ layouts: ScenarioLayouts
  ) -> ContainerExplanation {
    let container = comparison.container
    let rounding = Rounding.pixels(scale: scenario.scale)
    var explanation = ContainerExplanation(container: container, elements: elements)
    if let trace = try? layouts.specTrace(in: container, rounding: rounding) {
      explanation.spec = nodes(leadingTo: Set(elements), in: trace)
    }
    guard let layout = try? layouts.constraints(in: container, rounding: rounding) else {
      return explanation
    }
    let told = try? ConstraintExplanation(
      of: layout, scenario: scenario, subject: .elements(elements))
    explanation.constraints = told?.elements.map(ElementExplanation.init)
    explanation.open = (told?.ambiguities ?? []).map(OpenElement.init)
    return explanation
  }

  private static func nodes(
    leadingTo elements: Set<String>, in trace: LayoutTrace
  ) -> [ExplainedNode] {
    let all = SpecExplanation(of: trace)?.nodes ?? []
    let ends = all.filter { $0.element.map(elements.contains) ?? false }.map(\.path)
    // The container is placed by the root, whatever is inside.
    return all.enumerated().filter { index, node in
      index == 0 || ends.contains { $0 == node.path || $0.hasPrefix(node.path + "[") }
    }.map(\.element)
  }
}
