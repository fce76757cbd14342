import Blaming
import Comparison
package import Examining
package import Layouts
import Promises
import RunRecords
package import Scenarios

/// What is done with one scenario besides comparing its layouts: all that follows from its text alone.
package struct ScenarioSteps: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Says why elements are where they are.
  package static let explain = ScenarioSteps(rawValue: 1)
  /// Proves both layouts equal at all widths, or finds where they differ.
  package static let prove = ScenarioSteps(rawValue: 2)
  /// Writes the layout spec as constraints.
  package static let translate = ScenarioSteps(rawValue: 4)
  /// Searches for the mistakes behind differences, in both notations.
  package static let blame = ScenarioSteps(rawValue: 8)
  /// Recovers a layout spec from the constraints.
  package static let recover = ScenarioSteps(rawValue: 16)
}

extension ExaminedScenario {
  /// Decides the promises of a scenario that has some.
  package mutating func decidePromises(of scenario: Scenario, work: LayoutWork) {
    guard !scenario.promises.isEmpty else { return }
    record.promises = PromiseDecider.records(of: scenario, layouts, work: work)
  }

  /// Adds what steps find of a scenario that was compared, on the calling thread.
  ///
  /// Where `work` ends, what is left is unfinished.
  ///
  /// - Parameters:
  ///   - trusted: the notation that is right; `nil` where nobody says.
  ///   - untouched: the notation that is as it was, where the other one changed.
  ///   - prove: makes the proof, or knows it.
  package mutating func add(
    _ steps: ScenarioSteps, of scenario: Scenario, trusting trusted: Engine? = nil,
    untouched: Engine? = nil, work: LayoutWork,
    proving prove: (Scenario, LayoutWork) -> ProofStep? = { ProofStep(proving: $0, work: $1) }
  ) {
    if steps.contains(.blame) {
      record.comparison.blames = BlameSearch.blames(
        for: scenario, record.comparison, trusting: trusted ?? scenario.trusted,
        untouched: untouched, work: work)
    }
    if steps.contains(.prove), let step = prove(scenario, work) {
      record.proof = step.record
      record.widthFrames = step.frames
    } else if steps.contains(.prove) {
      record.widthFrames = ProofStep.frames(following: scenario, work: work)
    }
    if steps.isSuperset(of: [.explain, .prove]) { record.sampleFrames(of: scenario, work: work) }
    if steps.contains(.explain) { addContents(of: scenario) }
    if steps.contains(.translate) {
      record.translation = TranslationRecord(translating: scenario, work: work)
    }
    if steps.contains(.recover) {
      record.recovery = RecoveryRecord(recovering: scenario, work: work)
    }
  }
}
