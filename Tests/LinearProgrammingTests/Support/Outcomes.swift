import LinearProgramming
import Testing

extension LinearProgram {
  /// The solution of a program that must have one.
  func optimum(
    options: SolverOptions = SolverOptions(), sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Solution {
    let outcome = try solve(options: options)
    guard case .optimal(let solution) = outcome else {
      throw NotOptimal(outcome: outcome)
    }
    return solution
  }
}

struct NotOptimal: Error {
  var outcome: SolverOutcome
}

extension SolverOutcome {
  /// The name of the case.
  var word: String {
    switch self {
    case .optimal: "optimal"
    case .infeasible: "infeasible"
    case .unbounded(let level): "unbounded \(level)"
    case .limitReached(let limit): "limit \(limit)"
    }
  }
}
