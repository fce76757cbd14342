import LinearProgramming

/// Holds a layout against everything that must hold, and notes what is missed of the rest.
struct SolutionCheck {
  /// One value for each column of the items.
  private(set) var values: [Double] = []
  /// By how many points each constraint is missed.
  private(set) var errors: [Double] = []

  /// Puts the roots into all columns.
  init(_ reduction: Reduction, width: Double, height: Double, roots: [Double]) {
    values.reserveCapacity(reduction.ground)
    for place in reduction.places {
      values.append(
        place.scale * roots[place.root] + place.offset.value(width: width, height: height))
    }
  }

  /// Throws where something that must hold is missed, where a size is negative and where a number is
  /// none.
  mutating func run(_ system: SparseRows, constraintCount: Int) throws(ReductionFailure) {
    for column in values.indices {
      let value = values[column]
      guard value.isFinite else { throw .numericalDoubt }
      if column & 2 != 0 && value < -Self.tolerance { throw .negativeSize }
    }
    errors = [Double](repeating: 0, count: constraintCount)
    for index in system.rows.indices {
      let row = system.rows[index]
      var sum = 0.0
      var size = row.rightSide.magnitude
      for place in row.terms {
        let part = system.terms[place].coefficient * values[system.terms[place].column]
        sum += part
        size += part.magnitude
      }
      let difference = sum - row.rightSide
      let priority = difference > 0 ? row.overPriority : row.underPriority
      if priority == 0 { continue }
      if priority == SparseRows.required {
        guard difference.magnitude <= Self.tolerance * (1 + size) else { throw .notFeasible }
      } else if index < system.constraintCount {
        errors[row.source] = difference.magnitude
      }
    }
  }

  /// How far, in points and for each point of the numbers involved, what must hold may be missed: a
  /// tenth of what the simplex method allows.
  static let tolerance = 1e-8
}
