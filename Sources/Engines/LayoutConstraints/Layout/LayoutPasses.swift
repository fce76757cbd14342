import Foundation
import Geometry
import LinearProgramming

/// A system solved as often as it takes: once, and again where the first layout changes what was
/// measured for it.
///
/// Text takes two passes, as `UILabel` does. Guides that depend on where items are take one more for
/// each item that they are inside of: what lies in a card knows its safe area only once the card
/// does.
struct LayoutPasses {
  /// What solves the whole system as one linear program.
  let direct: DirectSolver
  /// What was measured for the last pass.
  private(set) var measurements: Measurements
  /// The last pass.
  private(set) var solved: PassSolution
  /// The items whose content would have to be measured yet again.
  private(set) var unsettledContents: [Int] = []
  /// The items whose guides would move yet again.
  private(set) var unsettledGuides: [Int] = []
  /// What the first pass left open, and the items whose content was then measured again.
  private(set) var first: (ambiguity: AmbiguousOptimum?, remeasured: [Int])
  private(set) var statistics = ConstraintStatistics()

  /// Who is inside whom.
  var tree: ItemTree { direct.tree }

  /// Solves the system in a container.
  ///
  /// Where there is somewhere to keep what was reduced, the system is reduced first. Throws if the
  /// container or a measured size is out of range, or if the solver gives up.
  init(
    of preparation: LayoutPreparation, in container: Container, reduced: inout ReducedPasses?
  ) throws(ConstraintError) {
    try container.check()
    direct = DirectSolver(tree: preparation.tree, container: container)
    var measuring = preparation.measuring
    let only = try reduced?.onlyPass(direct, &measuring)
    measurements = measuring.measurements
    if let only {
      solved = PassSolution(only)
    } else {
      solved = try direct.solve(measurements, reduced: &reduced, isFirst: true)
    }
    statistics.add(solved)
    var change = try measuring.adapt(toColumns: solved.values)
    first = (solved.ambiguity, change.contents)
    var passesLeft = 1 + measuring.guides.depth
    while change.isChange && passesLeft > 0 {
      measurements = measuring.measurements
      solved = try direct.solve(measurements, reduced: &reduced, isFirst: false)
      statistics.add(solved)
      change = try measuring.adapt(toColumns: solved.values)
      passesLeft -= 1
    }
    unsettledContents = change.contents
    unsettledGuides = change.guides
    statistics.measureCalls = measuring.contents.measureCalls
  }
}

/// What one pass over a system found, by either solver.
struct PassSolution {
  /// The value of every column of the items; further ones may stand behind these.
  let values: [Double]
  /// The constraints of the system that are missed, in its order.
  let missed: [ConstraintMiss]
  /// The program and its solution, where the whole system was one.
  let program: SolvedProgram?
  /// What was left to solve, where the system was reduced.
  let reduction: ReductionStatistics?

  init(_ program: SolvedProgram, constraintCount: Int) {
    values = program.values
    missed = (0..<constraintCount).compactMap { index in
      let error = program.error(ofConstraint: index)
      return error > solverNoise ? ConstraintMiss(constraint: index, points: error) : nil
    }
    self.program = program
    reduction = nil
  }

  init(_ solution: ReducedSolution) {
    values = solution.values
    missed = solution.missed
    program = nil
    reduction = solution.statistics
  }

  /// What else would have been as good; never anything where the system was reduced.
  var ambiguity: AmbiguousOptimum? { program?.ambiguity }
  /// The conflicts; none where the system was reduced.
  var conflicts: [Conflict] { program?.conflicts ?? [] }
}

extension DirectSolver {
  /// Solves a pass for what was measured: reduced where that is wanted and gives an answer, as a
  /// whole where it does not.
  func solve(
    _ measurements: Measurements, reduced: inout ReducedPasses?, isFirst: Bool
  ) throws(ConstraintError) -> PassSolution {
    if let solution = reduced?.solution(self, measurements, isFirst: isFirst) {
      return PassSolution(solution)
    }
    return PassSolution(try solve(measurements), constraintCount: system.constraints.count)
  }
}
