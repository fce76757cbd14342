import CGLPK

extension LinearProgram {
  /// The version of GLPK that solves, such as `5.0`.
  public static var solverVersion: String {
    String(cString: glp_version())
  }
}
