import AffineGeometry
import Foundation
package import Geometry

/// A layout in one room without rounding, and all that it depended on.
package struct DecisionPath: Sendable {
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
  package func deviation(to other: DecisionPath) -> Double? {
    guard decisions.count == other.decisions.count else { return nil }
    var sum = 0.0
    for (one, two) in zip(decisions, other.decisions) {
      guard let deviation = one.deviation(to: two, noise: Self.noise) else { return nil }
      sum += deviation
    }
    return sum
  }
}

/// What a layout in one room depended on, besides adding lengths and multiplying them by numbers.
///
/// On the same decisions, all lengths of a layout are affine functions of the room's; so are the
/// differences that decide. Two rooms with the same decisions therefore have them in common with
/// all rooms between.
enum LayoutDecision: Sendable, Equatable {
  /// A condition on one affine length that holds on one side of a number; or which of a few.
  case choice(Int8)
  /// One of two lengths was taken, the larger or the smaller one: how far apart they are. Where
  /// they are equal, either is right.
  case limit(Double)
  /// `weight ÷ sum × length`, of three lengths that may all change.
  case share(weight: Double, sum: Double, length: Double)
  /// Whether `first × otherWidth < other × width`, of four lengths that may all change.
  case nearer(first: Double, width: Double, other: Double, otherWidth: Double)
  /// Content was measured; its lines as `PiecewiseMeasuring` tells them.
  case content(ContentMeasurement, lines: [Int])
  /// Something decided whose ways are not known.
  case unknown
}

extension LayoutDecision {
  /// How far at most a layout is from the affine functions through two rooms with these decisions,
  /// by what they decide alone; `nil` where the decisions are not the same in all rooms between.
  ///
  /// `noise` is what two lengths may be apart that count as equal, in points.
  func deviation(to other: LayoutDecision, noise: Double) -> Double? {
    switch (self, other) {
    case (.choice(let one), .choice(let two)):
      return one == two ? 0 : nil
    case (.limit(let one), .limit(let two)):
      guard one.isFinite, two.isFinite else {
        return one == two || (one.isNaN && two.isNaN) ? 0 : nil
      }
      return min(one, two) < -noise && max(one, two) > noise ? nil : 0
    case (.share(let weight, let sum, let length), .share(let weight2, let sum2, let length2)):
      return Share(weight: weight, sum: sum, length: length).deviation(
        to: Share(weight: weight2, sum: sum2, length: length2))
    case (.nearer(let a, let b, let c, let d), .nearer(let e, let f, let g, let h)):
      // The difference of the products is a quadratic function; it keeps its sign where its three
      // coefficients in Bernstein's form do.
      let coefficients = [a * d - c * b, 0.5 * (a * h + e * d - c * f - g * b), e * h - g * f]
      let scale = noise * max(1, abs(a * d), abs(c * b), abs(e * h), abs(g * f))
      let isLess = coefficients.allSatisfy { $0 < -scale }
      return isLess || coefficients.allSatisfy { $0 >= -scale } ? 0 : nil
    case (.content(let one, let lines), .content(let two, let otherLines)):
      guard !lines.isEmpty, lines == otherLines, one.size.height == two.size.height,
        one.firstBaseline == two.firstBaseline,
        one.lastBaselineFromBottom == two.lastBaselineFromBottom
      else { return nil }
      return 0
    default: return nil
    }
  }
}

/// A share of a length, `weight ÷ sum × length`, in one room.
package struct Share: Sendable {
  let weight: Double
  let sum: Double
  let length: Double

  /// How far an affine function that stands for a changing share may be off, in points.
  ///
  /// Ours: a hundredth of what counts as equal.
  package static let mostDeviation = 1e-4

  /// Makes a share of its parts.
  package init(weight: Double, sum: Double, length: Double) {
    self.weight = weight
    self.sum = sum
    self.length = length
  }

  /// The share.
  package var value: Double { weight / sum * length }

  /// How far the shares in all rooms between are at most from the affine function through both;
  /// `nil` where the sum may vanish.
  ///
  /// With `t` from 0 to 1 the distance is `t (1 - t) |k| ÷ sum`, where `k` is the coefficient of
  /// `t²` in `weight × length - chord × sum`.
  package func deviation(to other: Share) -> Double? {
    guard sum != 0, (sum > 0) == (other.sum > 0), sum.isFinite, other.sum.isFinite else {
      return nil
    }
    let square =
      (other.weight - weight) * (other.length - length)
      - (other.value - value) * (other.sum - sum)
    return abs(square) / (4 * min(abs(sum), abs(other.sum)))
  }
}
