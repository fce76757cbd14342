import Comparison
import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import ScenarioFiles
import Scenarios
import SpecRecovery
import SpecTranslation
import TextMeasuring

/// What became of many screens: how many specs are proven, and how long they are.
struct RecoveryFigures: CustomStringConvertible {
  private(set) var screens = 0
  private(set) var proven = 0
  private(set) var byGrade: [String: Int] = [:]
  private(set) var elements = 0
  private(set) var provenElements = 0
  private(set) var ratios: [Double] = []
  /// The screens of which only the widths without conflicts are proven.
  private(set) var partly = 0
  /// The screens that are not proven whole.
  private(set) var others: [String] = []

  mutating func add(_ recovery: SpecRecovery?, of scenario: Scenario, named name: String) {
    let shown = scenario.elements.count - scenario.hiddenElements.count
    guard shown > 0 else { return }
    screens += 1
    elements += shown
    byGrade[recovery?.grade.rawValue ?? "none", default: 0] += 1
    if let recovery, recovery.isProvenWithoutConflicts {
      if !recovery.isProven { partly += 1 }
      provenElements += shown - recovery.leftOut.count
      if recovery.leftOut.isEmpty { proven += 1 } else { others.append(name) }
    } else {
      others.append(name)
    }
  }

  mutating func add(_ recovery: SpecRecovery, against original: LayoutSpec) {
    ratios.append(
      Double(SpecCost.nodes(of: recovery.spec)) / Double(SpecCost.nodes(of: original)))
  }

  var provenShare: Double { Double(proven) / Double(max(1, screens)) }
  var elementShare: Double { Double(provenElements) / Double(max(1, elements)) }
  var medianRatio: Double { ratios.isEmpty ? 1 : ratios.sorted()[ratios.count / 2] }
  var meanRatio: Double { ratios.isEmpty ? 1 : ratios.reduce(0, +) / Double(ratios.count) }
  /// The share of proven specs that have at most 1.2 times the nodes of the original.
  var shortShare: Double {
    ratios.isEmpty
      ? 1 : Double(ratios.count(where: { $0 <= 1.2 + 1e-9 })) / Double(ratios.count)
  }

  var description: String {
    func percent(_ share: Double) -> String { String(format: "%.1f %%", 100 * share) }
    let grades = byGrade.sorted { $0.value > $1.value }.map { "\($0.key) \($0.value)" }
    var text = """
      \(proven) of \(screens) proven whole (\(percent(provenShare))), \
      \(partly) of them where constraints do not conflict; elements in proven parts: \
      \(provenElements) of \(elements) (\(percent(elementShare))); \(grades.joined(separator: ", "))
      """
    if !ratios.isEmpty {
      text += """
        ; nodes: median \(String(format: "%.2f", medianRatio))×, mean \
        \(String(format: "%.2f", meanRatio))×, at most 1.2× in \(percent(shortShare))
        """
    }
    return text
  }
}

extension RecoveryFigures {
  /// Recovers the translation of a spec, and compares the result with the spec.
  mutating func addRoundTrip(of original: Scenario, named name: String) throws {
    guard let translated = try TranslatedScenario(original) else { return }
    let recovery = try SpecRecoverer.recover(translated.scenario)
    add(recovery, of: translated.scenario, named: name)
    if let recovery, recovery.isProven, recovery.leftOut.isEmpty {
      add(recovery, against: translated.spec)
    }
  }
}
