/// A program whose bounds move in step with a parameter `s ≥ 0`: those of a row or column by its
/// slope times `s`, both ends alike.
package struct MovingProgram: Sendable {
  /// The program where `s` is 0.
  package let program: LinearProgram
  /// How fast the bounds of each row move, and then those of each column, per unit of `s`.
  package let slopes: [Double]

  /// Makes the program that is `start` where `s` is 0 and `end` where it is 1; the two differ in
  /// bounds only.
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

  /// The bounds of all rows, and then of all columns, where `s` is 0.
  var bounds: [Bounds] { program.rows.map(\.bounds) + program.columns.map(\.bounds) }
}

/// A number that changes in step with a parameter: `start + slope × s`.
package struct MovingValue: Sendable, Equatable {
  /// The number where the parameter is 0.
  package var start: Double
  /// What it gains with each unit of the parameter.
  package var slope: Double

  /// Makes a number of its parts.
  package init(start: Double, slope: Double) {
    self.start = start
    self.slope = slope
  }

  /// The number where the parameter is `s`.
  package func at(_ s: Double) -> Double { start + slope * s }

  /// Whether the number is above 0 just beyond 0, by more than `noise` or by growing.
  func isPositiveBeyondZero(noise: Double) -> Bool {
    start > noise || (start > -noise && slope > noise)
  }
}
