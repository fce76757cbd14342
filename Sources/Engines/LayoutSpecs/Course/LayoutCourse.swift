package import Geometry

/// A layout in one room without rounding, and all that it depended on.
package struct LayoutCourse: Sendable {
  /// The layout, as the engine gives it.
  package let layout: Layout
  /// The decisions, in the order in which they were made.
  let decisions: [LayoutDecision]

  /// Whether a stack shared out what its children are too long.
  package var hasShares: Bool {
    decisions.contains { decision in if case .share = decision { true } else { false } }
  }

  /// Below this many points, two lengths that the engine compares may be equal: computed lengths
  /// below 10⁵ are sums of few, with a last bit of 10⁻¹¹.
  private static let noise = 1e-9

  /// How far the layouts in all rooms between are at most from the affine functions through both,
  /// in points; `nil` where something may be decided otherwise there.
  ///
  /// 0 unless a stack shrinks children whose own sizes change: then the sum of what all shares are
  /// off by themselves.
  package func deviation(to other: LayoutCourse) -> Double? {
    guard decisions.count == other.decisions.count else { return nil }
    var sum = 0.0
    for (one, two) in zip(decisions, other.decisions) {
      guard let deviation = one.deviation(to: two, noise: Self.noise) else { return nil }
      sum += deviation
    }
    return sum
  }
}

extension SpecTree {
  /// Lays the tree out in a container without rounding, by the engine itself, and tells what that
  /// depended on.
  package func course(in container: Container) throws(SpecError) -> LayoutCourse {
    try layOut(in: SizeRange(container), nil, .exact) {
      (pass: borrowing LayoutPass<Deciding>, layout) in
      LayoutCourse(layout: layout, decisions: pass.recorder.decisions)
    }
  }
}
