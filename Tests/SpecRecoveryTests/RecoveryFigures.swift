import Comparison
import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import Proving
import ScenarioFiles
import Scenarios
import SpecTranslation
import TextMeasuring

@testable import SpecRecovery

/// What became of many screens: how many specs are proven, and how long they are.
struct RecoveryFigures: CustomStringConvertible {
  private(set) var screens = 0
  private(set) var proven = 0
  private(set) var byGrade: [String: Int] = [:]
  private(set) var elements = 0
  private(set) var provenElements = 0
  private(set) var ratios: [Double] = []
  /// The costs of all proven specs together, and of their originals.
  private(set) var cost = 0.0
  private(set) var originalCost = 0.0
  /// The screens that are not counted, since their constraints conflict at every width: nothing can be proven.
  private(set) var conflicting = 0
  /// The screens of which only the widths without conflicts are proven.
  private(set) var partly = 0
  /// The stack views that authors wrote, those with the same views in the same order that came back, and
  /// those of these with the same alignment, distribution and spacing.
  private(set) var authorsStacks = 0
  private(set) var equalStacks = 0
  private(set) var equalSettings = 0
  /// The proven specs, and those of them whose stack views are proven too.
  private(set) var specs = 0
  private(set) var provenStackViews = 0
  /// The screens that are not proven whole.
  private(set) var others: [String] = []

  mutating func add(_ recovery: SpecRecovery?, of scenario: Scenario, named name: String) {
    let shown = scenario.elements.count - scenario.hiddenElements.count
    guard shown > 0 else { return }
    let segments = recovery?.proof?.sweeps.flatMap(\.segments) ?? []
    guard segments.isEmpty || segments.contains(where: { !$0.verdict.isConflict }) else {
      conflicting += 1
      return
    }
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
    cost += SpecCost.of(recovery.spec)
    originalCost += SpecCost.of(original)
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
    if conflicting > 0 { text += "; \(conflicting) more conflict at every width" }
    text += "; as stack views: \(provenStackViews) of \(specs) proven"
    if authorsStacks > 0 {
      text += """
        ; the author's stack views: \(equalStacks) of \(authorsStacks) \
        (\(percent(Double(equalStacks) / Double(authorsStacks)))), \(equalSettings) with all settings
        """
    }
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
  /// Writes a recovery as stack views, and compares these with the author's.
  mutating func addStackViews(of recovery: SpecRecovery, against scenario: Scenario) throws {
    guard recovery.isProvenWithoutConflicts else { return }
    specs += 1
    let stacks = try StackViewRecovery(recovery)
    if stacks?.isProven == true { provenStackViews += 1 }
    let names = Set(
      (scenario.constraints?.stackViews ?? []).map { stack in
        scenario.constraints?.items[stack.item].name ?? ""
      })
    let found = try stacks.map { try Self.stacks(of: $0.translated.scenario, besides: names) } ?? []
    for author in try Self.stacks(of: scenario, besides: names) {
      authorsStacks += 1
      let same = found.filter { $0.views == author.views && $0.axis == author.axis }
      if !same.isEmpty { equalStacks += 1 }
      if same.contains(author) { equalSettings += 1 }
    }
  }

  private struct Stack: Equatable {
    /// The elements in the frame of each arranged view, without those that are stack views themselves.
    let views: [Set<String>]
    let axis: Axis
    let distribution: StackView.Distribution
    let alignment: StackView.Alignment
    let gaps: [Double]
  }

  /// The stack views that show at least two views, in the first container; `names` are those of the author's.
  private static func stacks(
    of scenario: Scenario, besides names: Set<String>
  ) throws -> [Stack] {
    guard let system = scenario.constraints, !system.stackViews.isEmpty else { return [] }
    let layout = try ScenarioLayouts(scenario).constraints(
      in: scenario.containers[0], rounding: .exact)
    let frames = NamedFrames(layout.layout)
    let others = names.union(scenario.hiddenElements)
    let elements = scenario.elements.map(\.name).filter { !others.contains($0) }
    func inside(_ item: Int) -> Set<String> {
      guard !system.items[item].isHidden, let frame = frames[system.items[item].name] else {
        return []
      }
      return Set(
        elements.filter { name in
          frames[name].map { frame.contains(CGPoint(x: $0.midX, y: $0.midY)) } ?? false
        })
    }
    return system.stackViews.compactMap { stack -> Stack? in
      let shown = stack.arranged.filter { !inside($0).isEmpty }
      guard shown.count > 1 else { return nil }
      return Stack(
        views: shown.map(inside), axis: stack.axis, distribution: stack.distribution,
        alignment: stack.alignment,
        gaps: shown.dropLast().map { stack.spacing(after: $0) })
    }
  }

  /// Recovers the translation of a spec, and compares the result with the spec.
  mutating func addRoundTrip(of original: Scenario, named name: String) throws {
    guard let translated = try TranslatedScenario(original) else { return }
    let recovery = try SpecRecoverer.recover(translated.scenario)
    add(recovery, of: translated.scenario, named: name)
    if let recovery { try addStackViews(of: recovery, against: translated.scenario) }
    if let recovery, recovery.isProven, recovery.leftOut.isEmpty {
      add(recovery, against: translated.spec)
    }
  }
}
