import Comparison
import Examining
import Explaining
package import Geometry
package import Layouts
package import RunRecords
package import Scenarios

/// A scenario as a page shows it at one container, while somebody edits it.
package struct ShownScenario: Sendable {
  /// The record in the scenario's own containers, as `check` gives it: its verdict counts.
  package let own: ScenarioRecord
  /// The same with the container that is shown, the contents of elements, and the steps of the run.
  package var record: ScenarioRecord
  /// The frames of the only notation that has any, where no frames are compared; the elements of each
  /// layout come first, then views that are no elements.
  package private(set) var single: [SingleLayout]?
  package let shown: Int
  package let warnings: [Diagnostic]
}

extension ShownScenario {
  /// Compares a scenario in its own containers and in the one that is shown, and goes on with steps
  /// from the shown one, on the calling thread.
  ///
  /// Another container than those of the scenario changes nothing of its verdict. With the step
  /// `prove`, a scenario that is too large for a proof gets frames that are sampled. Where `work`
  /// ends, what is left is unfinished.
  package init(
    _ scenario: Scenario, in container: Container, _ steps: ScenarioSteps, work: LayoutWork
  ) {
    var examined = ExaminedScenario(comparing: scenario, explains: false, work: work)
    examined.decidePromises(of: scenario, work: work)
    (own, record, warnings) = (examined.record, examined.record, examined.warnings)
    var layouts = examined.layouts
    if !scenario.containers.contains(container) {
      var other = scenario
      other.containers = [container]
      let compared = ScenarioComparer.compareKeepingLayouts(other, work: work)
      record.comparison.containers += compared.comparison.containers
      layouts += compared.layouts
    }
    shown = layouts.firstIndex { $0.container == container } ?? 0
    // What is compared with given frames only, or conflicts, has no pairs of frames.
    if record.comparison.containers.allSatisfy({ $0.elements.isEmpty }) {
      single = layouts.compactMap { SingleLayout($0, of: scenario, withOtherViews: true) }
    }
    if !steps.isEmpty { add(steps, of: scenario, from: container, work) }
    record.contents = ContentReader.contents(
      of: scenario, record.comparison, record.widthFrames ?? [])
  }

  private mutating func add(
    _ steps: ScenarioSteps, of scenario: Scenario, from container: Container, _ work: LayoutWork
  ) {
    var wider = scenario
    // The container that somebody looks at comes first: a proof has a few heights only.
    wider.containers = [container] + scenario.containers.filter { $0 != container }
    var examined = ExaminedScenario(
      comparing: wider, explains: steps.contains(.explain), in: container, work: work)
    examined.add(steps, of: wider, work: work)
    record.explanations = examined.record.explanations
    record.comparison.blames = examined.record.comparison.blames
    record.proof = examined.record.proof
    record.widthFrames = examined.record.widthFrames
    if steps.contains(.prove), record.widthFrames == nil {
      record.widthFrames = ProofStep.sampledFrames(
        of: wider, examined.record.comparison.comparedElements, work: work)
    }
    record.translation = examined.record.translation
  }
}
