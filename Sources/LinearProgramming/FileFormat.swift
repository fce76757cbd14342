/// A file format for linear programs.
public enum FileFormat: String, Sendable, CaseIterable {
  /// The CPLEX LP format: readable algebra.
  case cplexLP
  /// The MPS format in its free form, which nearly every solver reads.
  case freeMPS
  /// GLPK's own format, the only one that says everything.
  case glpk
  /// GNU MathProg, a modelling language; it can only be read.
  case mathProg
}
