import LinearProgramming

/// Holds a layout against everything that must hold, and notes what is missed of the rest.
struct SolutionCheck {
  /// One value for each column of the items.
  private(set) var values: [Double] = []
  /// The constraints that are missed.
  private(set) var missed: [PassSolution.Miss] = []

  /// Puts the roots into all columns.
  init(_ reduction: Reduction, width: Double, height: Double, roots: [Double]) {
    values.reserveCapacity(reduction.ground)
    for place in reduction.places.dropLast() {
      values.append(
        place.scale * roots[place.root] + place.offset.value(width: width, height: height))
    }
  }

  /// Throws where something that must hold is missed, where a size is negative and where a number is
  /// none.
  mutating func run(_ system: SparseRows) throws(ReductionFailure) {
    for column in values.indices {
      let value = values[column]
      guard value.isFinite else { throw .numericalDoubt }
      if ConstraintProgram.isSize(column) && value < -Self.tolerance { throw .negativeSize }
    }
    // Contents, and the wish for little height, behind the constraints, never must hold.
    for index in 0..<system.constraintCount {
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
      } else if difference.magnitude > solverNoise {
        missed.append(PassSolution.Miss(constraint: row.source, points: difference.magnitude))
      }
    }
  }

  /// How far, in points and for each point of the numbers involved, what must hold may be missed: a
  /// tenth of what the simplex method allows.
  static let tolerance = 1e-8
}
