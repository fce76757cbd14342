package import LayoutConstraints
package import Layouts
package import RunRecords
package import Scenarios
import Timing

extension BaselineFiles {
  package func path(of scenario: Scenario) -> String {
    scenario.isCode
      ? path(ofScreen: scenario.id, at: scenario.file) : path(ofFile: scenario.file)
  }

  package func record(
    of scenario: Scenario, _ layouts: [ContainerLayouts], solver: ConstraintSolver
  ) -> BaselineRecord {
    let path = path(of: scenario)
    do {
      guard let baseline = try BaselineStore.read(path, of: scenario.ownName) else {
        return BaselineRecord(file: path, status: .missing)
      }
      let findings = BaselineComparer.findings(layouts, against: baseline, solver: solver.rawValue)
      return BaselineRecord(
        file: path, status: BaselineComparer.status(of: findings), findings: findings)
    } catch {
      return BaselineRecord(
        file: path, status: .unreadable, problem: error.description, place: error.place(in: path))
    }
  }
}

extension Scenario {
  /// The name that does not depend on what else is read: that of its file alone, or the screen's.
  package var ownName: String { isCode ? id : ScenarioName.id(ofFile: file) }
}

extension AcceptedRatio {
  init(_ ratio: PairedRatio) {
    self.init(of: ratio.of, to: ratio.to, ratio: ratio.ratio, low: ratio.low, high: ratio.high)
  }
}

extension BaselineRecord {
  func comparing(_ ratio: PairedRatio, of scenario: Scenario) -> BaselineRecord {
    guard let baseline = try? BaselineStore.read(file, of: scenario.ownName),
      let accepted = baseline.timing,
      let finding = BaselineComparer.finding(
        AcceptedRatio(ratio), against: accepted, band: ratio.band,
        container: scenario.containers[0].text)
    else { return self }
    var record = self
    record.findings.append(finding)
    record.status = max(status, BaselineComparer.status(of: [finding]))
    return record
  }
}
