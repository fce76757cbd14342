/// The optimum of a program whose bounds move, for the first stretch of the parameter.
///
/// Reduced costs do not depend on bounds. So a basis that is optimal at every level stays so while
/// its basic positions keep their bounds: there, all values change in step with the parameter.
/// Where one reaches a bound, the dual simplex method says what replaces it.
///
/// Its own steps, beside GLPK's: GLPK answers for one value of the parameter, to 10⁻⁷; a breakpoint
/// is where two answers meet, and must be known more exactly.
package struct ParametricSimplex {
  let moving: MovingProgram
  let bounds: [Bounds]
  var tableau: Tableau
  /// Whether a nonbasic position stands at its upper bound; those without bounds stand at 0.
  var isAtUpper: [Bool]
  /// The columns that are made small, one after the other, once all objectives have their optimum.
  var tieBreaks: [Int]
  var stepsLeft: Int

  /// Differences below this, in values and in costs, are rounding.
  static let noise = 1e-8
  /// Entries of the table below this are no pivots.
  static let smallestPivot = 1e-9

  /// What came of looking for the optimum just beyond 0.
  package enum Outcome: Sendable, Equatable {
    /// There is one.
    case optimal
    /// No point satisfies all bounds.
    case infeasible
    /// An objective can be improved without end.
    case unbounded
    /// Rounding, or a circle, prevents an answer.
    case unknown
  }

  /// Starts from a basis that is optimal where the parameter is 0; `nil` where it is no basis.
  ///
  /// `tieBreaks` are columns that are made as small as possible, one after the other, among all
  /// optima; one that could be made small without end is left where it is.
  package init?(_ moving: MovingProgram, basis: Basis, tieBreaks: [Int]) {
    self.moving = moving
    bounds = moving.bounds
    tableau = Tableau(moving.program)
    let statuses = basis.statuses
    guard statuses.count == bounds.count else { return nil }
    guard tableau.makeBasic(statuses.map { $0 == Basis.Status.basic.rawValue }) else { return nil }
    isAtUpper = statuses.map { $0 == Basis.Status.atUpper.rawValue }
    self.tieBreaks = tieBreaks.map { moving.program.rows.count + $0 }
    stepsLeft = 20 * bounds.count + 1000
  }

  /// Goes to the basis that is optimal just beyond 0.
  package mutating func settle() -> Outcome {
    for position in bounds.indices where bounds[position].upper == .infinity {
      isAtUpper[position] = false
    }
    let primal = improve()
    guard primal == .optimal else { return primal }
    return restoreBounds()
  }

  /// The largest value of the parameter up to which the basis stays optimal; infinite where there
  /// is none.
  package func reach() -> Double {
    var reach = Double.infinity
    for (line, value) in basicValues().enumerated() {
      let position = tableau.basic[line]
      let slope = value.slope - moving.slopes[position]
      if slope < -Self.noise { reach = min(reach, (bounds[position].lower - value.start) / slope) }
      if slope > Self.noise { reach = min(reach, (bounds[position].upper - value.start) / slope) }
    }
    return max(0, reach)
  }

  /// The value of every column.
  package func columnValues() -> [MovingValue] {
    var values = [MovingValue](
      repeating: MovingValue(start: 0, slope: 0), count: moving.program.columns.count)
    for (line, value) in basicValues().enumerated() {
      let column = tableau.basic[line] - tableau.rowCount
      if column >= 0 { values[column] = value }
    }
    for position in tableau.nonbasic where position >= tableau.rowCount {
      values[position - tableau.rowCount] = nonbasicValue(of: position)
    }
    return values
  }

  /// Whether no other point is as good for the objectives: proven where it is true.
  package var isUnique: Bool {
    tableau.nonbasic.indices.allSatisfy { column in
      isFixed(tableau.nonbasic[column])
        || tableau.costs.contains { abs($0[column]) > Self.noise }
    }
  }

  /// All points that are as good for the objectives as that of the basis, which is optimal, for all
  /// values of the parameter that it holds for.
  package var optima: MovingRegion {
    var held: [Int: Bool] = [:]
    for (column, position) in tableau.nonbasic.enumerated() where !isFixed(position) {
      guard tableau.costs.contains(where: { abs($0[column]) > Self.noise }) else { continue }
      held[position] = isAtUpper[position] || !bounds[position].lower.isFinite
    }
    return MovingRegion(moving, held: held)
  }

  /// The basis at hand.
  package var basis: Basis {
    let statuses = bounds.indices.map { position in
      if tableau.lineOfPosition[position] >= 0 { return Basis.Status.basic }
      if isFixed(position) { return .fixed }
      if isAtUpper[position] { return .atUpper }
      if bounds[position].lower.isFinite { return .atLower }
      return bounds[position].upper.isFinite ? .atUpper : .free
    }
    return Basis(rowCount: tableau.rowCount, statuses: statuses.map(\.rawValue))
  }

  // MARK: Values

  func isFixed(_ position: Int) -> Bool {
    bounds[position].lower == bounds[position].upper
  }

  private func nonbasicValue(of position: Int) -> MovingValue {
    let bounds = bounds[position]
    let value = isAtUpper[position] || !bounds.lower.isFinite ? bounds.upper : bounds.lower
    guard value.isFinite else { return MovingValue(start: 0, slope: 0) }
    return MovingValue(start: value, slope: moving.slopes[position])
  }

  func basicValues() -> [MovingValue] {
    let values = tableau.nonbasic.map(nonbasicValue)
    let starts = values.map(\.start)
    let slopes = values.map(\.slope)
    return tableau.basic.indices.map { line in
      MovingValue(
        start: tableau.sum(ofLine: line, starts), slope: tableau.sum(ofLine: line, slopes))
    }
  }
}
