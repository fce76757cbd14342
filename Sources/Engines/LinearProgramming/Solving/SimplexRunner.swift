import CGLPK
import CGLPKShims

/// Runs the simplex method on one problem within the limits of the options, and restarts where it
/// gets stuck.
struct SimplexRunner: ~Copyable {
  /// The result of a run.
  enum Verdict {
    case optimal
    case infeasible
    case unbounded
    case limit(SolverLimit)
  }

  /// The problem, which may be read and changed between runs.
  var problem: FencedProblem
  /// The size of the problem and the work so far.
  private(set) var statistics = SolverStatistics()
  private var budget: SolverBudget

  init(
    _ program: LinearProgram, _ arrays: ProgramArrays, _ options: SolverOptions
  ) throws(LinearProgramError) {
    if let basis = options.startingBasis, !basis.fits(program) {
      throw .basisDoesNotFit(rows: program.rows.count, columns: program.columns.count)
    }
    var problem = try FencedProblem(program, arrays, memoryLimit: options.memoryLimitInMegabytes)
    try problem.start(from: options.startingBasis)
    statistics.rows = program.rows.count
    statistics.columns = program.columns.count
    statistics.nonZeros = problem.nonZeroCount
    self.problem = problem
    budget = SolverBudget(options)
  }

  /// Solves for the current costs and bounds from the current basis; `nil` where rounding errors
  /// prevent an answer.
  mutating func run(_ method: SolverOptions.Method = .primal) throws(LinearProgramError) -> Verdict?
  {
    let first = method == .primal ? GLP_PRIMAL : GLP_DUALP
    if let verdict = try attempt(first) { return verdict }
    try problem.restart()
    if let verdict = try attempt(GLP_PRIMAL) { return verdict }
    return statistics.rows <= SolverTolerances.mostExactRows
      ? try attempt(Int32(FENCED_EXACT)) : nil
  }

  private mutating func attempt(_ method: Int32) throws(LinearProgramError) -> Verdict? {
    let verdict = try problem.solve(budget.controls(method))
    count(verdict)
    return switch (verdict.code, verdict.status) {
    case (0, GLP_OPT): .optimal
    case (0, GLP_NOFEAS): .infeasible
    case (0, GLP_UNBND): .unbounded
    case (GLP_EITLIM, _): .limit(.iterations)
    case (GLP_ETMLIM, _): .limit(.seconds)
    default: nil
    }
  }

  private mutating func count(_ verdict: fenced_verdict) {
    statistics.solverCalls += 1
    statistics.simplexIterations += Int(verdict.iterations)
    budget.spend(iterations: Int(verdict.iterations))
  }

  /// The outcome for `program`, whose problem this is, after a run found it infeasible.
  ///
  /// It is either the checked proof, or the limit that ended the search for it; `nil` where
  /// rounding errors prevent a proof.
  ///
  /// Without costs every basis is dual feasible, so the dual simplex can continue from the current
  /// one. Afterwards the problem has no costs.
  mutating func infeasibility(
    of program: LinearProgram
  ) throws(LinearProgramError) -> SolverOutcome? {
    let columns = program.columns.indices.map { Int32($0 + 1) }
    try problem.setCosts([Double](repeating: 0, count: columns.count), ofColumns: columns)
    for isFreshStart in [false, true] {
      if isFreshStart { try problem.restart() }
      switch try attempt(GLP_DUAL) {
      case .limit(let limit): return .limitReached(limit)
      case .infeasible:
        let multipliers = try problem.rayMultipliers(
          rowCount: program.rows.count, columnCount: program.columns.count)
        let certificate = multipliers.flatMap { InfeasibilityCertificate(program, ray: $0) }
        guard var certificate else { continue }
        certificate.statistics = statistics
        return .infeasible(certificate)
      default: continue
      }
    }
    return nil
  }
}

extension Basis {
  fileprivate func fits(_ program: LinearProgram) -> Bool {
    rowCount == program.rows.count && columnCount == program.columns.count
  }
}

/// The remaining iterations and time of a solve.
struct SolverBudget {
  private var iterationsLeft: Int?
  private let allowance = SolverAllowance.current

  /// Takes the limits of the options and of the allowance of what runs now.
  init(_ options: SolverOptions) {
    iterationsLeft = options.iterationLimit
  }

  /// Subtracts iterations.
  mutating func spend(iterations: Int) {
    iterationsLeft? -= iterations
    allowance?.spend(steps: max(1, iterations))
  }

  /// The controls for the next call.
  func controls(_ method: Int32) -> fenced_controls {
    let milliseconds = allowance.map {
      ContinuousClock.now.duration(to: $0.deadline) / .milliseconds(1)
    }
    let iterations = min(iterationsLeft ?? .max, allowance?.stepsLeft ?? .max)
    return fenced_controls(
      method: method,
      iteration_limit: Int32(clamping: max(0, iterations)),
      // Rounded up, because 0 would mean that the time is over.
      milliseconds: milliseconds.map { Int32(clamping: max(0, Int64($0.rounded(.up)))) } ?? .max)
  }
}
