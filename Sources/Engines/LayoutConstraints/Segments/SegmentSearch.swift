import AffineGeometry
import Geometry
import LinearProgramming

/// The search for one segment, pass by pass.
struct SegmentSearch {
  let moving: MovingSystem
  var domain: AffineDomain
  /// The optima of the segment before, pass by pass, and then those of this one.
  var optima: OptimumCache
  /// The reduced system, if conflicts were searched.
  var reduced: ReducedSolverCache?
  private var passes: [ConstraintSegment.Pass] = []

  init(
    _ moving: MovingSystem, limit: Double, optima: consuming OptimumCache,
    reduced: consuming ReducedSolverCache?
  ) {
    self.moving = moving
    self.optima = optima
    self.reduced = reduced
    domain = AffineDomain(limit: limit)
  }

  mutating func segment() throws(ConstraintError) -> ConstraintSegment {
    var measurements = moving.natural
    for passesLeft in (0..<moving.mostPasses).reversed() {
      let program = moving.program(measurements)
      switch try optimum(of: program, measurements, inPass: passes.count) {
      case .optimal(let simplex):
        optima.keep(simplex, inPass: passes.count)
        domain.shorten(to: simplex.reach())
        passes.append(
          ConstraintSegment.Pass(
            contents: moving.named(measurements.contents), basis: simplex.basis))
        let values = simplex.columnValues()
        if passesLeft > 0 {
          guard let adapted = moving.adapted(measurements, to: values, &domain) else {
            return unknown(.content)
          }
          let isSame = adapted.isSame(as: measurements, upTo: domain.reach)
          measurements = adapted
          if !isSame { continue }
        }
        return segment(of: simplex, values)
      case .infeasible:
        let segment = try conflict(measurements)
        guard passesLeft > 0, measurements.guides.areMoving else { return segment }
        return unknown(.conflictBeforeGuides)
      case .unknown(let reason): return unknown(reason)
      }
    }
    return unknown(.changingSizes)
  }

  private mutating func segment(
    of simplex: ParametricSimplex, _ values: [MovingValue]
  ) -> ConstraintSegment {
    var segment = ConstraintSegment(
      reach: 0, outcome: .layout(moving.layout(of: values, &domain)), passes: passes)
    segment.reach = domain.reach
    segment.isUnique = simplex.isUnique
    if !segment.isUnique {
      segment.optima = MovingOptima(region: simplex.optima, moving: moving)
    }
    return segment
  }

  private enum Optimum {
    case optimal(ParametricSimplex)
    case infeasible
    case unknown(ConstraintSegment.Obstacle)
  }

  /// The optimum just after 0, starting from the one of the segment before where that is known, and
  /// else from the one that GLPK finds at 0.
  private mutating func optimum(
    of program: MovingProgram, _ measurements: MovingMeasurements, inPass pass: Int
  ) throws(ConstraintError) -> Optimum {
    if let simplex = optima.optimum(of: program, inPass: pass) { return .optimal(simplex) }
    let direct = DirectSolver(tree: moving.tree, container: moving.container.after(0))
    let basis: Basis
    switch try direct.outcome(of: program.program) {
    case .optimal(let solution): basis = solution.basis
    case .infeasible: return .infeasible
    case let other: throw .noSolution(reason: "\(other)")
    }
    let tieBreaks = TieBreak.all(
      for: Array(moving.itemColumns), of: program.program, itemColumns: moving.itemColumns.count,
      contentErrors: moving.lowered(measurements, broken: [], after: 0).contentErrorsInTies)
    let started = ParametricSimplex(
      program, basis: basis, tieBreaks: tieBreaks)
    guard var simplex = started else { return .unknown(.singularBasis) }
    switch simplex.settle() {
    case .optimal: return .optimal(simplex)
    case .infeasible: return .infeasible
    case .unbounded: return .unknown(.unboundedLength)
    case .unknown: return .unknown(.rounding)
    }
  }

  /// The broken rules of a conflict, and how far these are the broken ones.
  private mutating func conflict(
    _ measurements: MovingMeasurements
  ) throws(ConstraintError) -> ConstraintSegment {
    let distance = min(SolverLimits.conflictDistance, domain.reach / 2)
    let direct = DirectSolver(tree: moving.tree, container: moving.container.after(distance))
    var measured = measurements.after(distance)
    measured.wrapping = moving.wrapping
    let solved = try direct.solve(measured, reduced: &reduced)
    let conflict = MovingConflict(moving, measurements, limit: domain.reach)
    let broken = try solving(
      conflict.needed(of: Set(solved.conflicts.map { $0.broken }), at: distance))
    domain.shorten(to: try solving(conflict.reach(of: broken, from: distance)))
    let rules = broken.sorted().map { moving.system.text(ofConstraint: $0) }
    return ConstraintSegment(
      reach: domain.reach,
      outcome: rules.isEmpty ? .unknown(.hiddenConflict) : .conflict(rules))
  }

  private func unknown(_ reason: ConstraintSegment.Obstacle) -> ConstraintSegment {
    ConstraintSegment(reach: domain.reach, outcome: .unknown(reason), passes: passes)
  }
}
