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

  /// Compares layouts with their baseline; `font` is the font of the texts, asked only where frames moved.
  ///
  /// Where text was measured with another font, that is the one problem: no frame tells anything else.
  package func record(
    of scenario: Scenario, _ layouts: [ContainerLayouts], solver: ConstraintSolver,
    font: () -> FontFile? = { nil }
  ) -> BaselineRecord {
    let path = path(of: scenario)
    do {
      guard let baseline = try BaselineStore.read(path, of: scenario.ownName) else {
        return BaselineRecord(file: path, status: .missing)
      }
      let findings = BaselineComparer.findings(layouts, against: baseline, solver: solver.rawValue)
      if findings.contains(where: { $0.kind == .moved }), let accepted = baseline.font,
        let font = font(), font.sha256 != accepted.sha256
      {
        return BaselineRecord(
          file: path, status: .unreadable, problem: Self.otherFont(accepted, font))
      }
      return BaselineRecord(
        file: path, status: BaselineComparer.status(of: findings), findings: findings)
    } catch {
      return BaselineRecord(
        file: path, status: .unreadable, problem: error.description, place: error.place(in: path))
    }
  }

  /// The problem in words that are the same for all baselines of one font.
  private static func otherFont(_ accepted: FontFile, _ font: FontFile) -> String {
    func words(_ font: FontFile) -> String { "\(font.name) (\(font.sha256.prefix(8)))" }
    return
      "text was measured with the font \(words(accepted)) when it was accepted, and with \(words(font)) now, so frames moved: install that font, or accept again"
  }
}

extension Scenario {
  /// Whether its layouts depend on the font of texts; a screen in Swift may have texts anywhere.
  package var hasTexts: Bool {
    isCode
      || everyCase.contains { shown in
        shown.elements.contains { if case .text = $0.kind { true } else { false } }
      }
  }

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
