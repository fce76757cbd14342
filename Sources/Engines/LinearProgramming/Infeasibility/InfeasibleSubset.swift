/// An irreducible infeasible subset: rows that contradict each other, while the others are feasible
/// as soon as any one of them is left out.
///
/// The bounds of all columns always apply, and so do all background rows, which the caller chooses.
/// A program may have many such subsets, of different sizes; this is one of them.
public struct InfeasibleSubset: Sendable, Equatable {
  /// The indices of the member rows, ascending.
  ///
  /// Together with the background rows and the bounds of all columns they are infeasible; without
  /// any one of them they are feasible. Empty where background rows and columns alone contradict
  /// each other.
  public let rows: [Int]
  /// The smallest violation of each of `rows` when all others are satisfied, in the row's units;
  /// never below 0, accurate to the solver's tolerance of 10⁻⁷ of the numbers involved.
  public let shortfalls: [Double]
  /// The indices of the background rows that the contradiction uses, ascending.
  ///
  /// Another proof for the same members may use fewer.
  public let backgroundRows: [Int]
  /// The indices of the columns whose bounds the contradiction uses, ascending.
  public let columns: [Int]
  /// The size of the largest problem, and the work of all problems together.
  public let statistics: SolverStatistics
}

extension LinearProgram {
  /// An irreducible infeasible subset of the rows with a nonzero multiplier in a certificate.
  ///
  /// `fixedRows` is the background: indices of rows that always apply and are never members.
  /// Objectives are ignored.
  ///
  /// The method is the deletion filter, on the few rows of the certificate, in one problem. Source:
  /// Chinneck and Dravnieks, 1991, "Locating minimal infeasible constraint sets in linear
  /// programs".
  ///
  /// 1. Each member in turn is released, and its distance to its bounds is minimised. One run of
  ///    the dual simplex shows both whether the row is needed and how large its violation is.
  /// 2. The run starts from the basis of the run before, in which the released row and the violated
  ///    one are exchanged. That basis is optimal unless bounds of other columns interfere, so most
  ///    runs take no iteration.
  /// 3. Where the row is not needed, all rows without a multiplier in the new proof are dropped
  ///    too.
  /// 4. Where there is background beyond the certificate, the remaining members are filtered again
  ///    with all of it.
  ///
  /// The options' limits apply to all runs together; starting basis and method are not used. Throws
  /// `certificateDoesNotFit`, `rowOutOfRange`, `limitReached`, and the errors of `solve`.
  public func irreducibleSubset(
    of certificate: InfeasibilityCertificate, fixedRows: Set<Int> = [],
    options: SolverOptions = SolverOptions()
  ) throws(LinearProgramError) -> InfeasibleSubset {
    guard certificate.proves(self) else { throw .certificateDoesNotFit }
    for index in fixedRows where !rows.indices.contains(index) {
      throw .rowOutOfRange(index: index, count: rows.count)
    }
    var options = options
    options.startingBasis = nil
    let subprogram = Subprogram(self, rows: certificate.rows)
    let first = try DeletionFilter.filter(
      subprogram, ray: certificate.rowMultipliers, fixedRows: fixedRows, options)
    guard !first.subset.rows.isEmpty, !fixedRows.isSubset(of: certificate.rows) else {
      return first.subset
    }
    let spent = first.subset.statistics
    options.iterationLimit? -= spent.simplexIterations
    let kept = Subprogram(self, rows: (first.subset.rows + fixedRows).sorted())
    options.startingBasis = kept.basis(continuing: first.basis, of: subprogram)
    let second = try DeletionFilter.filter(
      kept, ray: first.ray, fixedRows: fixedRows, options)
    return second.subset.adding(spent)
  }
}

extension InfeasibleSubset {
  /// The same subset, with the work of an earlier pass added to its statistics.
  fileprivate func adding(_ earlier: SolverStatistics) -> InfeasibleSubset {
    var sum = statistics
    sum.rows = max(sum.rows, earlier.rows)
    sum.columns = max(sum.columns, earlier.columns)
    sum.nonZeros = max(sum.nonZeros, earlier.nonZeros)
    sum.addWork(of: earlier)
    return InfeasibleSubset(
      rows: rows, shortfalls: shortfalls, backgroundRows: backgroundRows, columns: columns,
      statistics: sum)
  }
}

extension InfeasibilityCertificate {
  /// Whether the multipliers of the rows prove a contradiction in `program`.
  fileprivate func proves(_ program: LinearProgram) -> Bool {
    guard rowMultipliers.count == program.rows.count,
      columnMultipliers.count == program.columns.count
    else { return false }
    return InfeasibilityCertificate(program, ray: rowMultipliers) != nil
  }
}
