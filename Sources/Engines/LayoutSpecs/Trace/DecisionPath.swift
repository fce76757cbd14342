package import Geometry

/// A layout in one container, with every decision that it depended on.
package struct DecisionPath: Sendable {
  /// The layout, or the engine's error.
  let outcome: Result<Layout, SpecError>
  /// The decisions, in the order in which they were made.
  let decisions: [LayoutDecision]
  /// The measurements of contents among the decisions.
  let measurements: [MeasuredDecision]
  /// Whether several children share the missing length of a line, each in whole points.
  let sharesWholePoints: Bool

  /// The layout, as the engine computes it.
  package var layout: Layout {
    get throws(SpecError) { try outcome.get() }
  }

  /// Whether a stack shrank children by shares.
  package var hasShares: Bool {
    decisions.contains { decision in if case .share = decision { true } else { false } }
  }

  /// The largest distance between the layouts in all containers between the two and the affine
  /// functions through both, in points; `nil` where a decision may differ in between.
  ///
  /// 0 unless a stack shrinks children whose own sizes change: then the sum of the deviations of
  /// all shares.
  package func deviation(to other: DecisionPath) -> Double? {
    guard decisions.count == other.decisions.count else { return nil }
    var sum = 0.0
    for (one, two) in zip(decisions, other.decisions) {
      if case .content(let index) = one, case .content = two {
        guard measurements[index].hasSameLines(as: other.measurements[index]) else { return nil }
      } else {
        guard let deviation = one.deviation(to: two) else { return nil }
        sum += deviation
      }
    }
    return sum
  }
}
