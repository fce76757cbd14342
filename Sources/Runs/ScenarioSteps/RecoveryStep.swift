import Comparison
package import Layouts
import Phrases
package import RunRecords
package import Scenarios
import SpecRecovery

extension RecoveryRecord {
  /// Recovers a layout spec from the constraints or the frames of a scenario; `nil` where it has neither, or
  /// frames at one width only.
  ///
  /// Where `work` ends, no spec is found, or some widths are unproven.
  package init?(recovering scenario: Scenario, work: LayoutWork = LayoutWork()) {
    guard SpecRecoverer.reasonForNothing(in: scenario) == nil else { return nil }
    guard scenario.elements.count <= ProofRecord.mostElements else {
      self.init(
        reason: "\(scenario.elements.count) elements are more than the "
          + "\(ProofRecord.mostElements) that a report recovers")
      return
    }
    do {
      guard let recovery = try SpecRecoverer.recover(scenario, work: work) else {
        self.init(reason: SpecRecoverer.reasonForNone(of: scenario))
        return
      }
      self.init(recovery, work)
    } catch {
      self.init(reason: error.description)
    }
  }

  private init(_ recovery: SpecRecovery, _ work: LayoutWork) {
    self.init()
    grade = recovery.grade.rawValue
    isProven = recovery.isProven && recovery.leftOut.isEmpty
    sentences = RecoverySummary(recovery).lines.map { $0.text }
    for notation in RecoveredNotation.allCases where work.takes(0) {
      guard let text = try? recovery.text(in: notation, work: work) else { continue }
      notations.append(TranslationRecord.Text(notation: notation.rawValue, text: text))
    }
  }
}
