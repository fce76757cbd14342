import AffineGeometry
import Foundation
package import Geometry

/// A layout in one container without rounding, with every decision that it depended on.
package struct DecisionPath: Sendable {
  /// The layout, as the engine computes it.
  package let layout: Layout
  /// The decisions, in the order in which they were made.
  let decisions: [LayoutDecision]

  /// Whether a stack shrank children by shares.
  package var hasShares: Bool {
    decisions.contains { decision in if case .share = decision { true } else { false } }
  }

  /// The difference, in points, up to which two compared lengths may be equal.
  ///
  /// Ours: computed lengths are below 10⁵, with a last bit of 10⁻¹¹, and sums of few numbers.
  private static let noise = 1e-9

  /// The largest distance between the layouts in all containers between the two and the affine
  /// functions through both, in points; `nil` where a decision may differ in between.
  ///
  /// 0 unless a stack shrinks children whose own sizes change: then the sum of the deviations of
  /// all shares.
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

/// An operation of a layout other than adding lengths and multiplying them by numbers.
///
/// With equal decisions, all lengths of a layout are affine functions of the container's lengths,
/// and so are the differences that decide. Two containers with equal decisions therefore have them
/// in common with all containers between.
enum LayoutDecision: Sendable, Equatable {
  /// A condition that is true on one side of some value of an affine length, or a choice of a few.
  case choice(Int8)
  /// The choice of the larger or smaller of two lengths, by their difference. Where they are equal,
  /// either is right.
  case limit(Double)
  /// `weight ÷ sum × length`, of three lengths that may all change.
  case share(weight: Double, sum: Double, length: Double)
  /// Whether `first × otherWidth < other × width`, of four lengths that may all change.
  case nearer(first: Double, width: Double, other: Double, otherWidth: Double)
  /// A measurement of content, with its lines by `PiecewiseMeasuring.lines(inWidth:)`.
  case content(ContentMeasurement, lines: [Int])
  /// A decision by unknown code.
  case unknown
}

extension LayoutDecision {
  /// The largest distance, caused by this decision, between a layout and the affine functions
  /// through the layouts in two containers; `nil` where the decision may differ in a container
  /// between them.
  ///
  /// `noise` is the difference, in points, up to which two lengths count as equal.
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
      // The difference of the products is a quadratic function. It keeps its sign where its three
      // coefficients in Bernstein form have that sign.
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

/// A share of a length, `weight ÷ sum × length`, in one container.
package struct Share: Sendable {
  let weight: Double
  let sum: Double
  let length: Double

  /// The largest allowed distance of a changing share from the affine function that replaces it, in
  /// points.
  ///
  /// Ours: a hundredth of the difference that counts as equal.
  package static let mostDeviation = 1e-4

  /// Creates a share; `sum` is the sum of all weights.
  package init(weight: Double, sum: Double, length: Double) {
    self.weight = weight
    self.sum = sum
    self.length = length
  }

  /// The share, in points.
  package var value: Double { weight / sum * length }

  /// The largest distance between the shares in all containers between the two and the affine
  /// function through both, in points; `nil` where the sum may become 0.
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
