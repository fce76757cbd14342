import Comparison
import Explaining
package import Geometry
package import LayoutConstraints
package import Layouts
import Linting
package import RunRecords
package import Scenarios
package import Timing

/// One scenario of a run: its record, and what is needed for baselines and messages alone.
package struct ExaminedScenario: Sendable {
  package var record: ScenarioRecord
  package let source: SourceText?
  /// Both layouts in each container, to be accepted as a baseline.
  package var layouts: [ContainerLayouts]
  /// Warnings about its constraints, its layout spec, and the work of its layouts.
  package var warnings: [Diagnostic] {
    notationWarnings
      + [record.workWarning].compactMap { $0 }.map { work in
        Diagnostic(warningIn: record.file, at: nil, work.message, hints: [work.advice])
      }
  }
  private let notationWarnings: [Diagnostic]
  /// The result of comparing it with its baseline, also where there is none; `nil` where nobody
  /// asked.
  package private(set) var baseline: BaselineRecord?
  /// The ratio of times that a baseline keeps; `nil` where none was taken.
  package var ratio: PairedRatio?

  /// Compares both layouts of a scenario, on the calling thread.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - solver: how constraints are solved.
  ///   - programName: the name of the program in commands that a person may repeat.
  ///   - explains: whether every element is explained, in one container.
  ///   - chosen: that container; `nil` for the one that is shown first.
  ///   - work: the most layouts; what is beyond is unfinished.
  package init(
    comparing scenario: Scenario, solver: ConstraintSolver = .usual,
    programName: String = "layoutdiff", explains: Bool, in chosen: Container? = nil,
    work: LayoutWork
  ) {
    let compared = ScenarioComparer.compareKeepingLayouts(
      scenario, solver: solver, work: work, isExplained: explains)
    let lint = ScenarioLint(scenario)
    source = scenario.places.source
    record = ScenarioRecord(
      scenario, compared.comparison, warnings: lint.findings,
      commands: scenario.commandsForCode(programName))
    if explains { record.explain(scenario, in: chosen, solved: compared.solved, work: work) }
    let conflict = Self.warning(ofConflictIn: compared, scenario, programName)
    layouts = compared.layouts
    notationWarnings = lint.diagnostics + [conflict].compactMap { $0 }
  }

  /// Keeps the result of comparing with the baseline.
  ///
  /// A record mentions a missing baseline only where there must be one: a run without any baselines
  /// has nothing to say of them.
  package mutating func setBaseline(_ baseline: BaselineRecord) {
    self.baseline = baseline
    let isOfInterest = record.requiresBaseline || baseline.status != .missing
    record.baseline = isOfInterest ? baseline : nil
  }

  /// Adds the contents of elements, and the frames of a scenario with one notation, which pages draw.
  ///
  /// Frames over the widths, where there are any, are in the record already.
  package mutating func addContents(of scenario: Scenario) {
    record.onlyNotation = SingleNotation(layouts, of: scenario)
    record.addContents(of: scenario)
  }

  /// A warning that required constraints conflict where nothing is compared, and nothing fails; `nil`
  /// where that is not so.
  private static func warning(
    ofConflictIn compared: ComparedScenario, _ scenario: Scenario, _ program: String
  ) -> Diagnostic? {
    let conflicting = compared.layouts.filter { $0.constraints?.hasConflict == true }
    guard compared.comparison.verdict == .skipped, let first = conflicting.first else { return nil }
    let places = conflicting.map { $0.container }.listedInPoints
    let name = ShellWord.quote(scenario.isCode ? scenario.id : scenario.file)
    var warning = Diagnostic(
      file: scenario.file, "required constraints conflict at \(places), and nothing is compared",
      hints: [
        "\(program) frames \(name) --engine constraints --container \(ShellWord.quote(first.container.text)) explains it",
        "a scenario with one notation does not fail for this; to check that the conflict is there, add 'expect: { conflict: WHY }'",
      ])
    warning.severity = .warning
    return warning
  }
}

extension ScenarioRecord {
  /// Explains every element in one container: `chosen`, or else the one that is shown first; with the
  /// layouts of the comparison as far as they are known.
  package mutating func explain(
    _ scenario: Scenario, in chosen: Container? = nil, solved: [SolvedContainer] = [],
    work: LayoutWork
  ) {
    explanations = ScenarioExplainer.explain(
      scenario, comparison, in: chosen, solved: solved, work: work)
  }

  /// Adds frames at some widths, from those of the narrowest container to those of the widest, where no
  /// proof has any.
  ///
  /// Where a container has a self-sizing height, the frames are at that, else at the first height.
  package mutating func sampleFrames(of scenario: Scenario, work: LayoutWork) {
    let (elements, containers) = (comparison.comparedElements, scenario.containers)
    guard (widthFrames ?? []).isEmpty, !elements.isEmpty,
      let span = WidthSpan(around: containers.map({ $0.width }))
    else { return }
    let height = containers.contains { $0.height == nil } ? nil : containers.first?.height
    let frames = FrameSampler.frames(
      of: elements, in: scenario, on: Sweep(widths: span.from...span.to, height: height),
      work: work)
    sampledFrames = frames.elements.isEmpty ? nil : frames
  }

  /// Adds the contents of elements, at the widths of all frames in the record.
  package mutating func addContents(of scenario: Scenario) {
    contents = ContentReader.contents(
      of: scenario, comparison, widthFrames ?? [], alsoAt: onlyNotation?.widths ?? [:])
  }
}

extension Scenario {
  fileprivate func commandsForCode(_ programName: String) -> [String]? {
    guard isCode else { return nil }
    let program = ShellWord.quote(programName)
    let (id, container) = (ShellWord.quote(id), containers[0].text)
    return ["\(program) check \(id)"]
      + engines.map {
        "\(program) frames \(id) --engine \($0.rawValue) --container \(container)"
      } + ["\(program) bench \(id)"]
  }
}
