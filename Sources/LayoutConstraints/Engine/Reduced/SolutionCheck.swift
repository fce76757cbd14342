/// Holds a layout against everything that must hold, and notes what is missed of the rest.
struct SolutionCheck {
  /// One value for each column of the items.
  private(set) var values: [Double] = []
  /// By how many points each constraint is missed.
  private(set) var errors: [Double] = []
  private let system: SparseRows

  /// Puts the roots into all columns.
  init(
    _ system: SparseRows, _ reduction: Reduction, width: Double, height: Double, roots: [Double]
  ) {
    self.system = system
    values.reserveCapacity(reduction.ground)
    for place in reduction.places {
      values.append(
        place.scale * roots[place.root] + place.offset.value(width: width, height: height))
    }
  }

  /// Throws where something that must hold is missed, where a size is negative and where a number is
  /// none.
  mutating func run(constraintCount: Int) throws(ReductionFailure) {
    for column in values.indices {
      guard values[column].isFinite else { throw .numericalDoubt }
      if column & 2 != 0 && values[column] < 0 {
        guard values[column] > -Self.tolerance else { throw .negativeSize }
      }
    }
    errors = [Double](repeating: 0, count: constraintCount)
    for row in 0..<system.count {
      var sum = 0.0
      var size = system.rightSides[row].magnitude
      for term in system.terms(of: row) {
        let part = system.coefficients[term] * values[system.columns[term]]
        sum += part
        size += part.magnitude
      }
      let difference = sum - system.rightSides[row]
      let priority =
        difference > 0 ? system.overPriorities[row] : system.underPriorities[row]
      if priority == 0 { continue }
      if priority == SparseRows.required {
        guard difference.magnitude <= Self.tolerance * (1 + size) else { throw .notFeasible }
      } else if row < system.constraints.count {
        errors[system.constraints[row]] = difference.magnitude
      }
    }
  }

  /// How far, in points and for each point of the numbers involved, what must hold may be missed: a
  /// tenth of what the simplex method allows.
  static let tolerance = 1e-8
}
