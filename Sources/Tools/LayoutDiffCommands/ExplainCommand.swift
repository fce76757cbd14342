import ArgumentParser
import Comparison
import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Runs
import Scenarios

/// Says in sentences how an engine came to its frames.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say step by step how the elements of a scenario end up where they do.",
    discussion: """
      An element or an edge is explained by both engines, beside each other: the specs that set it, \
      the constraints that hold it, and where they differ, the first place at which they part. \
      --engine chooses one of them, and then says all that it has to say.

      For the spec: the way from the root to an element, what every spec on it was asked, what it \
      did to find the answer, and how the element's frame came about.

      For the constraints: what holds each edge, by how many points, and what becomes of it when a \
      constant changes. Without an element also conflicts, what is left open and why, and which \
      priorities are met.

      Edges, as in profile.bottom: \(edges).
      Those of margins, layout guides and of what scrolls go too: superview.leadingMargin, \
      superview.safeAreaLayoutGuide.top, feed.contentLayoutGuide.height.

      Examples:
        layoutdiff explain Scenarios/repository-row.yaml description.top
        layoutdiff explain Scenarios/repository-row.yaml --engine spec description
        layoutdiff explain Scenarios/repository-row.yaml --engine constraints profile

      \(ExitStatus.help)
      """)

  private static let edges = Constraint.Attribute.allCases.filter { !$0.isOfMargins }
    .map(\.rawValue).joined(separator: ", ")

  @Argument(help: "A scenario file, or the name of a screen in Swift.")
  var file: String

  @Argument(
    help: ArgumentHelp(
      "An element, or its edge, centre, baseline or size. Without, for one engine: all.",
      valueName: "element[.edge]"))
  var element: String?

  @Option(
    help: ArgumentHelp("Only this engine.", valueName: Engine.words),
    transform: Engine.fromArgument)
  var engine: Engine?

  @OptionGroup
  var containerOptions: ContainerOptions

  @OptionGroup
  var roundingOptions: RoundingOptions

  @Flag(help: "Print JSON.")
  var json = false

  /// Refuses to explain all of both engines at once.
  func validate() throws {
    guard engine != nil || element != nil else {
      throw ValidationError(
        "Say which element, as in 'title' or 'title.top', or all of one engine: --engine "
          + "\(Engine.words).")
    }
  }

  func run() throws {
    let scenario = try Scenario.fromArgument(file)
    let container = containerOptions.container(of: scenario)
    let rounding = roundingOptions.rounding(for: scenario)
    switch engine {
    case .spec: try explainSpec(of: scenario, in: container, rounding)
    case .constraints:
      try ExplainedConstraints.explain(
        file, scenario, about: element, in: container, rounding, asJSON: json)
    case nil:
      try ExplainedEdges.explain(
        file, scenario, about: element ?? "", in: container, rounding, asJSON: json)
    }
  }

  private func explainSpec(
    of scenario: Scenario, in container: Container, _ rounding: Rounding
  ) throws {
    let trace: LayoutTrace
    do {
      trace = try ScenarioLayouts(scenario).specTrace(in: container, rounding: rounding)
    } catch {
      Terminal.note("\(file): error: at \(container.words): \(error)")
      try ExitStatus(error).exit()
      return
    }
    guard let explanation = SpecExplanation(of: trace, element: element) else {
      try refuseElement(among: trace.nodes.compactMap(\.element))
      return
    }
    let result = ExplainedScenario(scenario, trace.layout, explanation.nodes)
    Terminal.print(json ? try JSONOutput.text(result) : result.text)
  }

  private func refuseElement(among elements: [String]) throws {
    let element = element ?? ""
    let hint = NearestWord.hint(for: element, among: elements)
    Terminal.note("\(file): error: the layout spec has no element '\(element)': \(hint)")
    try ExitStatus.nothingMatches.exit()
  }
}

/// What `explain` prints.
private struct ExplainedScenario: Encodable {
  let schemaVersion = JSONOutput.schemaVersion
  let scenario: String
  let engine = Engine.spec
  let container: [Double]
  let nodes: [ExplainedNode]

  init(_ scenario: Scenario, _ layout: Layout, _ nodes: [ExplainedNode]) {
    self.scenario = scenario.id
    container = [layout.size.width, layout.size.height]
    self.nodes = nodes
  }

  /// The explanation as lines for people.
  var text: String {
    let title = "\(scenario), spec, in \(container[0].points) × \(container[1].points)"
    return ([title] + nodes.map(text)).joined(separator: "\n\n")
  }

  private func text(of node: ExplainedNode) -> String {
    var lines = [node.path]
    for (index, question) in node.questions.enumerated() {
      let number = node.questions.count > 1 ? "\(index + 1). " : ""
      lines.append("  \(number)\(question.question)")
      lines += question.steps.map { "     - \($0)" }
      lines.append("     \(question.answer)")
    }
    lines += node.placement.map { "  \($0)" }
    return lines.joined(separator: "\n")
  }
}
