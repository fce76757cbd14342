/// A linear expression in the columns, written in the nonbasic rows and columns of the final basis:
/// the reasons for its value.
///
/// Take any point that satisfies the rows' equations, within bounds or not. There the expression is
/// the sum of each row's coefficient times its activity and each column's coefficient times its
/// value. Basic rows and columns have coefficient 0.
///
/// So a coefficient is the change of the expression's value per unit by which the active bound of
/// its row or column moves. That is exact as long as the basis stays feasible and optimal:
///
/// - At a nondegenerate vertex, where nothing basic is at a bound, it stays so for small moves in
///   both directions. The coefficients are the derivatives of the expression at the optimum.
/// - At a degenerate vertex the basis is one of several. A basic row may be at a bound too, and
///   stop a move in one direction or take over. The coefficients are then one true reason for the
///   value; another basis gives another reason, and they are not derivatives.
/// - A nonbasic column or row without bounds is at zero, where GLPK puts it; its coefficient is for
///   moving it from there.
///
/// A bound that was fixed by earlier levels counts like any other. Its status is `fixed`; the
/// activity or value shows which of two bounds it is.
public struct Sensitivities: Sendable, Equatable {
  /// One coefficient for each row, in units of the expression per unit of the row.
  public let rows: [Double]
  /// One coefficient for each column, in units of the expression per unit of the column.
  public let columns: [Double]
}

extension Solution {
  /// Each of the expressions, written in the nonbasic rows and columns of `basis`.
  ///
  /// One factorisation serves all expressions; each of them then takes time linear in the size of
  /// the program. A coefficient below 10⁻¹¹ of the numbers it was computed from is rounding error,
  /// and becomes 0. Throws `columnOutOfRange`, `coefficientNotFinite`, and `numericalTrouble` where
  /// the basis is too close to a singular one.
  public func sensitivities(
    of expressions: [[Term]]
  ) throws(LinearProgramError) -> [Sensitivities] {
    var asked = program
    asked.removeObjectives()
    for terms in expressions {
      asked.addObjective(Objective(name: "expression", direction: .minimise, terms: terms))
    }
    let arrays = try ProgramArrays(asked)
    var problem = try FencedProblem(program, arrays)
    try problem.start(from: basis)
    try problem.factorise()
    var sensitivities: [Sensitivities] = []
    for costs in arrays.costs {
      let factors = try problem.rowCoefficients(of: costs, rowCount: program.rows.count)
      sensitivities.append(try program.sensitivities(of: costs, factors, basis))
    }
    return sensitivities
  }
}

extension LinearProgram {
  /// Subtracts the rows' contributions from an expression; the rest are the columns' coefficients.
  ///
  /// The rest of basic columns must be 0, which checks GLPK's factors.
  fileprivate func sensitivities(
    of costs: [Double], _ candidates: [Double], _ basis: Basis
  ) throws(LinearProgramError) -> Sensitivities {
    let noise = SolverTolerances.cancelledPart
    let largest = candidates.lazy.map(abs).max() ?? 0
    let factors = candidates.map { abs($0) <= noise * largest ? 0 : $0 }
    var rest = costs
    var magnitudes = costs.map(abs)
    for (row, factor) in zip(rows, factors) where factor != 0 {
      for term in row.terms {
        rest[term.column] -= factor * term.coefficient
        magnitudes[term.column] += abs(factor * term.coefficient)
      }
    }
    for column in columns.indices {
      let isBasic = basis.statuses[rows.count + column] == Basis.Status.basic.rawValue
      guard magnitudes[column].isFinite,
        !isBasic || abs(rest[column]) <= SolverTolerances.reducedCostError * magnitudes[column]
      else { throw .numericalTrouble(level: max(0, objectives.count - 1)) }
      if isBasic || abs(rest[column]) <= noise * magnitudes[column] { rest[column] = 0 }
    }
    return Sensitivities(rows: factors, columns: rest)
  }
}
