/// A program whose bounds are affine in a parameter `s ≥ 0`: both bounds of a row or column move by
/// its slope times `s`.
package struct MovingProgram: Sendable {
  /// The program where `s` is 0.
  package let program: LinearProgram
  /// The change of the bounds per unit of `s`, of each row and then of each column.
  package let slopes: [Double]

  /// Creates the program that is `start` where `s` is 0 and `end` where it is 1; the two differ
  /// only in their bounds.
  package init(from start: LinearProgram, to end: LinearProgram) {
    func slope(_ first: Bounds, _ second: Bounds) -> Double {
      if first.lower.isFinite { return second.lower - first.lower }
      return first.upper.isFinite ? second.upper - first.upper : 0
    }
    program = start
    slopes =
      zip(start.rows, end.rows).map { slope($0.bounds, $1.bounds) }
      + zip(start.columns, end.columns).map { slope($0.bounds, $1.bounds) }
  }

  /// Whether two programs have the same terms and objectives, and bounds on the same sides.
  func differsOnlyInValues(from other: MovingProgram) -> Bool {
    let (own, others) = (bounds, other.bounds)
    return program.rows.count == other.program.rows.count && own.count == others.count
      && zip(own, others).allSatisfy { $0.hasSameSides(as: $1) }
      && zip(program.rows, other.program.rows).allSatisfy { $0.terms == $1.terms }
      && program.objectives == other.program.objectives
  }

  /// The bounds of all rows, and then of all columns, where `s` is 0.
  var bounds: [Bounds] { program.rows.map { $0.bounds } + program.columns.map { $0.bounds } }
}

extension Bounds {
  /// Whether both are finite on the same sides, and both or none allow one value alone.
  fileprivate func hasSameSides(as other: Bounds) -> Bool {
    lower.isFinite == other.lower.isFinite && upper.isFinite == other.upper.isFinite
      && (lower == upper) == (other.lower == other.upper)
  }
}

/// A number that is affine in a parameter: `start + slope × s`.
package struct MovingValue: Sendable, Equatable {
  /// The number where the parameter is 0.
  package var start: Double
  /// The change per unit of the parameter.
  package var slope: Double

  /// Creates the number `start + slope × s`.
  package init(start: Double, slope: Double) {
    self.start = start
    self.slope = slope
  }

  /// The number where the parameter is `s`.
  package func at(_ s: Double) -> Double { start + slope * s }

  /// Whether the number is positive just beyond `s = 0`, by more than `noise` or because it grows.
  func isPositiveBeyondZero(noise: Double) -> Bool {
    start > noise || (start > -noise && slope > noise)
  }
}
