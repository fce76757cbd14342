import AffineGeometry
import Geometry

/// A length along an axis that is above 0 where something is wrong.
struct Excess {
  let length: AffineLength
  let axis: Axis

  init(_ length: AffineLength, _ axis: Axis) {
    self.length = length
    self.axis = axis
  }
}

/// The part of a range in which several lengths are above 0 at once.
struct ExcessRange {
  /// The first and the last distance, in points.
  var from: Double
  var to: Double
  /// The largest value of the least length along each axis, and the distance at which it is so.
  var worst: [Axis: (amount: Double, at: Double)]
  /// The axis whose lengths end the range within the whole one; `nil` where none does.
  var endingAxis: Axis?

  /// Lengths from exact frames up to here are rounding errors, in points.
  ///
  /// Positions have six decimals, and a length is a sum of a few.
  static let noise = 1e-5

  /// The range in which all of `excesses` are above 0; `nil` where they never are at once.
  ///
  /// The least of affine functions is concave: where it is above 0 is one interval, and along each axis it
  /// is largest at an end or where two of them cross.
  init?(of excesses: [Excess], over range: ClosedRange<Double>) {
    guard !excesses.isEmpty else { return nil }
    (from, to) = (range.lowerBound, range.upperBound)
    for excess in excesses {
      let (value, slope) = (excess.length.value, excess.length.slope)
      guard
        max(excess.length.after(range.lowerBound), excess.length.after(range.upperBound))
          > Self.noise
      else { return nil }
      // The slope of rounded positions: below it, nothing moves by a visible length.
      guard abs(slope) > 1e-8 else { continue }
      let zero = -value / slope
      if slope > 0, zero > from { (from, endingAxis) = (zero, excess.axis) }
      if slope < 0, zero < to { (to, endingAxis) = (zero, excess.axis) }
    }
    guard from <= to else { return nil }
    worst = [:]
    for axis in Axis.allCases {
      let lengths = excesses.filter { $0.axis == axis }.map { $0.length }
      if !lengths.isEmpty { worst[axis] = Self.worst(of: lengths, from: from, to: to) }
    }
  }

  private static func worst(
    of lengths: [AffineLength], from: Double, to: Double
  ) -> (amount: Double, at: Double) {
    var places = [from, to]
    for (index, one) in lengths.enumerated() {
      for other in lengths[(index + 1)...] where abs(one.slope - other.slope) > 1e-8 {
        let crossing = (other.value - one.value) / (one.slope - other.slope)
        if from < crossing, crossing < to { places.append(crossing) }
      }
    }
    var worst = (amount: -Double.infinity, at: from)
    for place in places {
      let least = lengths.map { $0.after(place) }.min() ?? 0
      if least > worst.amount + 1e-9 { worst = (least, place) }
    }
    return worst
  }
}
