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
  package fileprivate(set) var single: [SingleLayout]?
  package fileprivate(set) var shown: Int
  package let warnings: [Diagnostic]
}

extension Run {
  /// Compares a scenario in its own containers and in the one that is shown, and goes on with the
  /// steps of the run from the shown one, on the calling thread.
  ///
  /// Another container than those of the scenario changes nothing of its verdict. With the step
  /// `prove`, a scenario that is too large for a proof gets frames that are sampled. Where `work`
  /// ends, what is left is unfinished.
  package func show(
    _ scenario: Scenario, in container: Container, work: LayoutWork
  ) -> ShownScenario {
    var comparing = self
    comparing.steps = []
    let examined = comparing.examine(scenario, work: work)
    var shown = ShownScenario(
      own: examined.record, record: examined.record, shown: 0, warnings: examined.warnings)
    var layouts = examined.layouts
    if !scenario.containers.contains(container) {
      var other = scenario
      other.containers = [container]
      let compared = ScenarioComparer.compareKeepingLayouts(other, work: work)
      shown.record.comparison.containers += compared.comparison.containers
      layouts += compared.layouts
    }
    shown.shown = layouts.firstIndex { $0.container == container } ?? 0
    // What is compared with given frames only, or conflicts, has no pairs of frames.
    if shown.record.comparison.containers.allSatisfy(\.elements.isEmpty) {
      shown.single = layouts.compactMap { SingleLayout($0, of: scenario, withOtherViews: true) }
    }
    if !steps.isEmpty { addSteps(to: &shown.record, of: scenario, from: container, work) }
    shown.record.contents = ContentReader.contents(
      of: scenario, shown.record.comparison, shown.record.widthFrames ?? [])
    return shown
  }

  private func addSteps(
    to record: inout ScenarioRecord, of scenario: Scenario, from container: Container,
    _ work: LayoutWork
  ) {
    var wider = scenario
    // The container that somebody looks at comes first: a proof has a few heights only.
    wider.containers = [container] + scenario.containers.filter { $0 != container }
    var run = self
    run.explainedContainer = container
    let examined = run.examine(wider, work: work).record
    record.explanations = examined.explanations
    record.comparison.blames = examined.comparison.blames
    record.proof = examined.proof
    record.widthFrames = examined.widthFrames
    if steps.contains(.prove), record.widthFrames == nil {
      record.widthFrames = ProofStep.sampledFrames(
        of: wider, examined.comparison.comparedElements, work: work)
    }
    record.translation = examined.translation
  }
}
