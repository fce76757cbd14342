package import AffineGeometry
package import Geometry

/// A layout rounded to pixels in a container whose lengths are affine in a parameter, up to its
/// first change.
package struct RoundedSpecSegment: Sendable {
  /// The largest value of the parameter up to which no rounded length and no decision changes.
  package let reach: Double
  /// The layout, or the reason why there is none.
  package let outcome: Outcome
  /// Whether a constant length is within floating-point error of a rounding step, so that only the
  /// engine can decide its side.
  package let isUndecided: Bool
  /// Whether several children share the missing length of a line, each in whole points.
  package let sharesWholePoints: Bool

  /// The outcome of a rounded layout.
  package enum Outcome: Sendable {
    /// The same frames in the whole segment.
    case layout(Layout)
    /// There is no layout.
    case fault(SpecError)
    /// The layout is unknown.
    case unknown(SpecObstacle)
  }
}

extension SpecTree {
  /// Lays the tree out with rounding, at `scale` pixels per point, in a container whose lengths are
  /// affine in a parameter `s ≥ 0`.
  ///
  /// The segment reaches from 0 up to the first change, at most up to `limit`. Rounded lengths are
  /// step functions of the parameter, so all frames stay the same there. The layout is valid from
  /// just beyond `s = 0`; at 0 itself a rounded length may differ. Takes several times as long as a
  /// layout.
  package func roundedSegment(
    width: AffineLength, height: AffineLength?, scale: Double, limit: Double
  ) -> RoundedSpecSegment {
    let search = SegmentSearch(
      tree: self, width: width, height: height, rounding: .pixels(scale: scale), limit: limit)
    let segment = search.segment()
    let path = segment.first.path
    if let obstacle = path.obstacle { return .without(.unknown(obstacle), reach: segment.reach) }
    let layout: Layout
    do {
      layout = try segment.firstLayout(in: search)
    } catch {
      return .without(.fault(error), reach: segment.reach)
    }
    let decisions = zip(path.decisions, (segment.last ?? segment.first).path.decisions)
    return RoundedSpecSegment(
      reach: segment.reach, outcome: .layout(layout),
      isUndecided: decisions.contains { $0.isUndecided(beside: $1) },
      sharesWholePoints: path.sharesWholePoints)
  }
}

extension RoundedSpecSegment {
  /// A segment without a layout.
  fileprivate static func without(_ outcome: Outcome, reach: Double) -> RoundedSpecSegment {
    RoundedSpecSegment(
      reach: reach, outcome: outcome, isUndecided: false, sharesWholePoints: false)
  }
}
