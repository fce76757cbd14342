/// A file format for linear programs.
public enum FileFormat: String, Sendable, CaseIterable {
  /// The CPLEX LP format: readable algebra.
  ///
  /// It knows no free rows, which are left out, and no constant, which becomes a column `constant`
  /// that is fixed at 1. A program needs a row and a column. Columns come back in the order in
  /// which the file first mentions them.
  case cplexLP
  /// The MPS format in its free form, which nearly every solver reads.
  ///
  /// It knows no direction, so that an objective to be maximised is written negated, to be
  /// minimised. Free rows are left out, because they stand for objectives there, and solvers
  /// disagree on the sign of a constant, so that it becomes a column `constant` that is fixed at 1.
  /// GLPK gives each number 12 characters, sign and exponent included.
  case freeMPS
  /// GLPK's own format; it says everything, except more than one objective.
  case glpk
  /// GNU MathProg, a modelling language. It can only be read, and every objective comes back as a
  /// free row too.
  ///
  /// A model is a program: it may read and write other files. Read only models that you trust.
  case mathProg
}
