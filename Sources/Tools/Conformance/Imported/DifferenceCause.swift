import Foundation
import Geometry
import InterfaceBuilder
import LayoutConstraints
import Scenarios

/// Why the layout of an imported scenario and the stored frames may differ although the import is right.
struct DifferenceCause {
  /// The status that says so.
  let status: ImportCheck.Status
  /// The cause, in a sentence without a full stop.
  let words: String

  /// Finds the cause of differences; `nil` where the scenario's own layout shows none.
  init?(
    _ document: ImportedDocument, _ scenario: Scenario, _ differences: [VectorDifference]
  ) throws(ConstraintError) {
    guard let system = scenario.constraints else { return nil }
    let layout = try system.layout(in: document.container, rounding: .exact)
    if let conflict = layout.conflicts.first {
      status = .conflicting
      words = "required constraints contradict each other, among them \(conflict.rule)"
      return
    }
    let names = differences.compactMap(\.node)
    let ambiguous = Set(layout.ambiguousElements.map(\.element))
    if !names.isEmpty, names.allSatisfy(ambiguous.contains) {
      status = .ambiguous
      words = "the constraints have several solutions: \(names[0]) is ambiguous"
      return
    }
    guard let rule = Self.brokenRule(document, system, layout) else { return nil }
    status = .outdated
    words = "the stored frames contradict \(rule)"
  }

  /// The error of a distance between two stored edges, in points: each has been rounded to half a point,
  /// or to a whole one.
  private static let tolerance = 2.01

  /// A required rule of the author that the stored frames contradict.
  ///
  /// Guides, margins and baselines are found in the stored frames, so rules about them prove nothing.
  private static func brokenRule(
    _ document: ImportedDocument, _ system: ConstraintSystem, _ layout: ConstraintLayout
  ) -> String? {
    var frames: [String: CGRect] = [
      ConstraintSystem.containerName: CGRect(origin: .zero, size: layout.rawLayout.size)
    ]
    for frame in document.frames { frames[frame.name] = frame.inRoot }
    let rules = system.constraints.indices.filter { index in
      let constraint = system.constraints[index]
      return constraint.source == .author && constraint.priority == Priority.required
        && [constraint.first, constraint.second].compactMap(\.self).allSatisfy(isPlain)
    }
    let readings = layout.readings(of: rules.map { .constraint($0) }, at: frames)
    for (rule, reading) in zip(rules, readings) where reading.unknownItems.isEmpty {
      let miss =
        switch system.constraints[rule].relation {
        case .equal: reading.excess.magnitude
        case .lessThanOrEqual: max(0, reading.excess)
        case .greaterThanOrEqual: max(0, -reading.excess)
        }
      if miss > tolerance { return system.text(ofConstraint: rule) }
    }
    return nil
  }

  private static func isPlain(_ anchor: Constraint.Anchor) -> Bool {
    switch anchor.attribute {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY:
      anchor.guide == nil
    default: false
    }
  }
}
