import ArgumentParser
import Explaining
import Foundation
import Geometry
import JSONText
import LayoutConstraints
import LayoutSpecs
import Layouts
import RunRecords
import Scenarios

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain step by step why the elements of a scenario are where they are.",
    discussion: """
      An element or an edge is explained by both engines: the specs that set it, the constraints \
      that determine it and, if they differ, the first difference. --engine chooses one engine \
      and prints everything that it reports; so does a scenario with one notation. If --budget or Ctrl-C ends the search, explain \
      prints what was found so far.

      For the spec: the path from the root to the element, what every spec on it was asked, how \
      it answered, and how the element got its frame.

      For the constraints: what determines each edge, by how many points, and what a larger \
      constant would change. Without an element also conflicts, ambiguous values with their \
      reasons, and which priorities are met.

      Edges, as in profile.bottom: \(edges).
      Edges of margins, layout guides and scrolled content work too: superview.leadingMargin, \
      superview.safeAreaLayoutGuide.top, feed.contentLayoutGuide.height.

      Examples:
        layoutdiff explain Scenarios/repository-row.yaml description.top
        layoutdiff explain Scenarios/repository-row.yaml --engine spec description
        layoutdiff explain Scenarios/repository-row.yaml --engine constraints profile

      \(ExitStatus.help)
      """)

  private static let edges = Constraint.Attribute.allCases.filter { !$0.isOfMargins }
    .map(\.rawValue).joined(separator: ", ")

  @Argument(help: Scenario.argumentHelp, transform: Scenario.pathFromArgument)
  var file: String

  @Argument(
    help: ArgumentHelp(
      "An element, or its edge, centre, baseline or size. (default with one engine: all)",
      valueName: "element[.edge]"))
  var element: String?

  @Option(
    help: ArgumentHelp("Only this engine.", valueName: Engine.words),
    transform: { try Engine.word($0, called: "an engine") })
  var engine: Engine?

  @OptionGroup
  var containerOptions: ContainerOptions

  @OptionGroup
  var roundingOptions: RoundingOptions

  @OptionGroup var budgetOption: BudgetOption

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let (scenario, container) = try containerOptions.shown(Scenario.fromArgument(file))
    guard engine != nil || element != nil || !scenario.hasBothNotations else {
      throw ValidationError(
        "Name an element, as in 'title' or 'title.top', or choose one engine for all: --engine "
          + "\(Engine.words).")
    }
    let rounding = roundingOptions.rounding(for: scenario)
    let work = budgetOption.work
    do {
      // Nothing is joined where there is one notation.
      switch engine ?? (scenario.hasBothNotations ? nil : scenario.engines.first) {
      case .spec: try explainSpec(of: scenario, in: container, rounding, work)
      case .constraints: try explainConstraints(of: scenario, in: container, rounding, work)
      case nil: try explainEdges(of: scenario, in: container, rounding, work)
      }
    } catch let error as LayoutFailure {
      try error.end(scenario, file, in: container)
    } catch let error as ExplainedSubject {
      try ExitStatus.nothingMatches.exit(with: "\(file): error: \(error)")
    }
    if let sentence = work.endSentence {
      try ExitStatus.disagreement.exit(with: "\(file): error: \(sentence)")
    }
  }

  private func explainSpec(
    of scenario: Scenario, in container: Container, _ rounding: Rounding, _ work: LayoutWork
  ) throws {
    work.begin("laying out \(scenario.id) at \(container.inPoints)")
    Interruption.begin(work)
    let trace = try ScenarioLayouts(scenario, work: work).specTrace(
      in: container, rounding: rounding)
    // Without an engine, an edge is asked for, as with both notations: all steps of its element are shown.
    let element =
      engine == nil ? self.element.map { String($0.prefix { $0 != "." }) } : self.element
    guard let result = ExplainedSpecs(scenario, trace, about: element) else {
      let element = element ?? ""
      let hint = NearestWord.hint(for: element, among: trace.nodes.compactMap(\.element))
      try ExitStatus.nothingMatches.exit(
        with: "\(file): error: the layout spec has no element '\(element)': \(hint)")
    }
    print(result, result.text)
  }

  private func explainConstraints(
    of scenario: Scenario, in container: Container, _ rounding: Rounding, _ work: LayoutWork
  ) throws {
    work.begin("explaining \(element ?? scenario.id) at \(container.inPoints)")
    Interruption.begin(work)
    guard
      let result = try ExplainedConstraints(
        scenario, about: ExplainedSubject.subject(element, of: scenario), in: container, rounding,
        work)
    else { return }
    print(result, result.text)
  }

  private func explainEdges(
    of scenario: Scenario, in container: Container, _ rounding: Rounding, _ work: LayoutWork
  ) throws {
    let found = ResultsSoFar<JoinedEdge>()
    Interruption.begin(work) { [json] in
      // JSON is whole or none.
      guard !json, !found.all.isEmpty else { return }
      Terminal.print(ExplainedEdges(scenario, in: container, edges: found.all).text)
    }
    let result = try ExplainedEdges(
      scenario, about: ExplainedSubject.joinedSubject(element ?? "", of: scenario), in: container,
      rounding, work, found: found.add)
    print(result, result.text)
  }

  private func print(_ result: some JSONRepresentable, _ text: String) {
    Interruption.beginToPrint()
    Terminal.print(json ? JSONOutput.text(result) : text)
  }
}
