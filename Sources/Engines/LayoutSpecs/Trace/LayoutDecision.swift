import AffineGeometry
import Geometry

/// An operation of a layout other than adding lengths and multiplying them by numbers.
///
/// With equal decisions, all lengths of a layout are affine functions of the container's lengths,
/// and so are the differences that decide. Two containers with equal decisions therefore have them
/// in common with all containers between.
enum LayoutDecision: Sendable {
  /// A choice of a few by the sign of an affine length, or by something else where that is NaN.
  case choice(Int8, margin: Double)
  /// The choice of the larger or smaller of two lengths, by their difference. Where they are equal,
  /// either is right.
  case limit(Double)
  /// `weight ÷ sum × length`, of three lengths that may all change.
  case share(Share)
  /// Whether `first × otherWidth < other × width`, of four lengths that may all change.
  case nearer(first: Double, width: Double, other: Double, otherWidth: Double)
  /// Rounding to the largest whole number that is not above this one.
  case step(Double)
  /// A measurement of content, by its number.
  case content(Int)
  /// A decision by unknown code.
  case unknown

  /// The largest distance, caused by this decision, between a layout and the affine functions
  /// through the layouts in two containers; `nil` where the decision may differ in a container
  /// between them.
  func deviation(to other: LayoutDecision) -> Double? {
    switch (self, other) {
    case (.choice(let one, _), .choice(let two, _)):
      return one == two ? 0 : nil
    case (.limit(let one), .limit(let two)):
      guard one.isFinite, two.isFinite else {
        return one == two || (one.isNaN && two.isNaN) ? 0 : nil
      }
      let noise = AffineDomain.noise
      return min(one, two) < -noise && max(one, two) > noise ? nil : 0
    case (.share(let one), .share(let two)):
      return one.deviation(to: two)
    case (.nearer, .nearer), (.step, .step):
      return crossing(from: 0, to: other, at: 1) < 1 ? nil : 0
    default: return nil
    }
  }

  /// The distance at which the decision first changes, where all its lengths are affine functions
  /// of the distance; infinite where it does not, or where that cannot be computed.
  ///
  /// - Parameters:
  ///   - start: the distance of this decision.
  ///   - other: the same decision in another container.
  ///   - end: the distance of the other one.
  func crossing(from start: Double, to other: LayoutDecision, at end: Double) -> Double {
    func line(_ one: Double, _ two: Double) -> AffineLength {
      AffineLength(through: one, at: start, two, at: end)
    }
    switch (self, other) {
    case (.choice(_, let one), .choice(_, let two)), (.limit(let one), .limit(let two)):
      return line(one, two).zero
    case (.step(let one), .step(let two)): return line(one, two).nextWhole
    case (.nearer(let a, let b, let c, let d), .nearer(let e, let f, let g, let h)):
      return Self.crossing(line(a, e), line(d, h), line(c, g), line(b, f))
    default: return .infinity
    }
  }

  /// The distance beyond which one product of two lengths is no longer smaller, or larger, than
  /// another.
  private static func crossing(
    _ a: AffineLength, _ b: AffineLength, _ c: AffineLength, _ d: AffineLength
  ) -> Double {
    // Products of lengths up to 10⁵ lose more digits than the lengths themselves.
    let noise = AffineDomain.noise * max(1, abs(a.value * b.value), abs(c.value * d.value))
    let terms = [
      a.value * b.value - c.value * d.value,
      a.value * b.slope + a.slope * b.value - c.value * d.slope - c.slope * d.value,
      a.slope * b.slope - c.slope * d.slope,
    ].map { abs($0) <= noise ? 0 : $0 }
    return roots(terms[0], terms[1], terms[2]).filter { $0 > AffineDomain.noise }.min()
      ?? .infinity
  }

  /// The zeros of `constant + linear × s + square × s²`.
  private static func roots(
    _ constant: Double, _ linear: Double, _ square: Double
  ) -> [Double] {
    guard square != 0 else { return linear == 0 ? [] : [-constant / linear] }
    let discriminant = linear * linear - 4 * square * constant
    guard discriminant >= 0 else { return [] }
    let sum = -0.5 * (linear + (linear < 0 ? -1 : 1) * discriminant.squareRoot())
    return [sum / square, sum == 0 ? 0 : constant / sum]
  }

  /// Whether a constant number is within floating-point error of a whole one, so that only the
  /// engine can decide its side.
  func isUndecided(beside other: LayoutDecision) -> Bool {
    guard case .step(let one) = self, case .step(let two) = other, one.isFinite else {
      return false
    }
    let nearest = one.rounded()
    return abs(two - one) <= AffineDomain.noise && abs(one - nearest) <= AffineDomain.noise
      && (one != nearest || two != nearest)
  }
}

extension AffineLength {
  /// Where the length becomes 0, beyond `s = 0`; infinite where it does not.
  fileprivate var zero: Double {
    abs(value) > AffineDomain.noise && value * slope < 0 ? -value / slope : .infinity
  }

  /// Where the length reaches the next whole number, beyond `s = 0`; infinite where it is constant.
  fileprivate var nextWhole: Double {
    guard slope != 0 else { return .infinity }
    let nearest = value.rounded()
    let isOnStep = abs(value - nearest) <= AffineDomain.noise
    let whole = isOnStep ? (slope > 0 ? nearest : nearest - 1) : value.rounded(.down)
    return (whole + (slope > 0 ? 1 : 0) - value) / slope
  }
}

/// A measurement of content in an available width, in points.
struct MeasuredDecision: Sendable {
  let content: any ContentMeasuring
  let width: Double
  let answer: ContentMeasurement

  /// The widths in which the content keeps its size; `nil` where it does not know them.
  var segment: ContentSegment? {
    content.segments?.segment(containing: width)
  }

  /// Whether all widths between the two have the same lines, as far as the content knows them.
  func hasSameLines(as other: MeasuredDecision) -> Bool {
    guard let content = content.segments, isAsHigh(as: other) else { return false }
    let lines = content.lines(inWidth: width)
    return !lines.isEmpty && lines == content.lines(inWidth: other.width)
  }

  /// Whether both answers have the same height and the same baselines.
  func isAsHigh(as other: MeasuredDecision) -> Bool {
    answer.size.height == other.answer.size.height
      && answer.firstBaseline == other.answer.firstBaseline
      && answer.lastBaselineFromBottom == other.answer.lastBaselineFromBottom
  }

  /// What decides the width of content beside the available one: it is the smaller one of both.
  func limit(_ segment: ContentSegment) -> LayoutDecision { .limit(segment.size.width - width) }
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

  /// The share at `place` on the line from this one, at 0, through another one at 1, if all three
  /// lengths are affine.
  func extended(to other: Share, by place: Double) -> Share {
    Share(
      weight: weight + place * (other.weight - weight), sum: sum + place * (other.sum - sum),
      length: length + place * (other.length - length))
  }
}
