/// The smallest explanation of a contradiction: rows that cannot hold together, while any of them
/// may be left out and the others can.
///
/// The bounds of all columns are kept throughout, and so are all background rows, which the caller
/// names. A program may have many such subsets, of different sizes; this is one.
public struct InfeasibleSubset: Sendable, Equatable {
  /// The indices of the member rows, ascending.
  ///
  /// Together with the background rows and the bounds of all columns they are infeasible; without
  /// any one of them they are feasible. Empty where background rows and columns alone contradict
  /// each other.
  public let rows: [Int]
  /// The least by which each of `rows` has to miss its bounds when all the others are kept, in the
  /// row's units; never below 0, good to the solver's tolerance of 10⁻⁷ of the numbers involved.
  public let shortfalls: [Double]
  /// The indices of the background rows that the contradiction uses, ascending.
  ///
  /// Another contradiction of the same members may do with fewer.
  public let backgroundRows: [Int]
  /// The indices of the columns whose bounds the contradiction uses, ascending.
  public let columns: [Int]
  /// How large the largest problem was, and what all of them took together.
  public let statistics: SolverStatistics
}

extension LinearProgram {
  /// An irreducible infeasible subset of the rows that a certificate names.
  ///
  /// `fixedRows` is the background: indices of rows that are always kept, all of them, and never
  /// members. Objectives play no part.
  ///
  /// The method is the deletion filter (Chinneck and Dravnieks, 1991, "Locating minimal infeasible
  /// constraint sets in linear programs"), on the few rows of the certificate, in one problem: each
  /// member in turn is released, and how near its bounds the others let it come is minimised. One
  /// run of the dual simplex answers both whether the row is needed and by how much it falls short.
  /// It starts from the basis of the run before, in which the released row changes places with the
  /// one that falls short; that basis is optimal unless the bounds of other columns interfere, so
  /// that most runs take no iteration. Where the row is not needed, what the new proof does not
  /// name is dropped too. Where there is background beyond the certificate, the members left are
  /// gone through again with all of it.
  ///
  /// The options' limits hold for all runs together; starting basis and method are not used. Throws
  /// `certificateDoesNotFit`, `rowOutOfRange`, `limitReached`, and what `solve` throws.
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
    let start = ContinuousClock.now
    let part = Subprogram(self, rows: certificate.rows)
    let first = try DeletionFilter.filter(
      part, ray: certificate.rowMultipliers, fixedRows: fixedRows, options)
    guard !first.subset.rows.isEmpty, !fixedRows.isSubset(of: certificate.rows) else {
      return first.subset
    }
    let spent = first.subset.statistics
    options.iterationLimit? -= spent.simplexIterations
    options.secondsLimit? -= start.duration(to: .now) / .seconds(1)
    let kept = Subprogram(self, rows: (first.subset.rows + fixedRows).sorted())
    options.startingBasis = kept.basis(continuing: first.basis, of: part)
    let second = try DeletionFilter.filter(
      kept, ray: first.ray, fixedRows: fixedRows, options)
    return second.subset.adding(spent)
  }
}

extension InfeasibleSubset {
  /// The same subset with the work of an earlier pass counted too.
  fileprivate func adding(_ earlier: SolverStatistics) -> InfeasibleSubset {
    var sum = statistics
    sum.rows = max(sum.rows, earlier.rows)
    sum.columns = max(sum.columns, earlier.columns)
    sum.nonZeros = max(sum.nonZeros, earlier.nonZeros)
    sum.simplexIterations += earlier.simplexIterations
    sum.solverCalls += earlier.solverCalls
    return InfeasibleSubset(
      rows: rows, shortfalls: shortfalls, backgroundRows: backgroundRows, columns: columns,
      statistics: sum)
  }
}

extension InfeasibilityCertificate {
  /// Whether the factors of the rows show a contradiction in `program`.
  fileprivate func proves(_ program: LinearProgram) -> Bool {
    guard rowMultipliers.count == program.rows.count,
      columnMultipliers.count == program.columns.count
    else { return false }
    return InfeasibilityCertificate(program, ray: rowMultipliers) != nil
  }
}
