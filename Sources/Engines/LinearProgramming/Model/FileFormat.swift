/// A file format for linear programs.
public enum FileFormat: String, Sendable, CaseIterable {
  /// The CPLEX LP format: readable algebra.
  ///
  /// Free rows cannot be expressed and are left out. A constant becomes a column `constant` that is
  /// fixed at 1. A program needs a row and a column. Columns are read in the order in which the
  /// file first mentions them.
  case cplexLP
  /// The MPS format in its free form, which nearly every solver reads.
  ///
  /// - The format has no direction: an objective to be maximised is written negated, to be
  ///   minimised.
  /// - Free rows are left out, because they mean objectives there.
  /// - A constant becomes a column `constant` that is fixed at 1, because solvers disagree on the
  ///   sign of a constant.
  /// - GLPK writes each number in 12 characters, sign and exponent included.
  case freeMPS
  /// GLPK's own format; it can express everything except more than one objective.
  case glpk
}
