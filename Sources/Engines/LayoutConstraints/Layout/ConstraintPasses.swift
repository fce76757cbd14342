import Geometry
import LinearProgramming

/// The passes of a layout: a system is solved again if the first solution changes its measurements.
///
/// Text takes two passes, as in `UILabel`. Guides that depend on positions take one more pass for
/// each item around them: a view inside a card knows its safe area only once the card's position is
/// known.
///
/// It cannot be copied, since copying would count every owner of its many arrays again.
struct ConstraintPasses: ~Copyable {
  /// The solver for the whole system as one linear program.
  let direct: DirectSolver
  /// The measurements for the last pass.
  let measurements: Measurements
  /// The last pass.
  let solved: PassSolution
  /// The items whose content would change its size again.
  let unsettledContents: [Int]
  /// The items whose guides would move again.
  let unsettledGuides: [Int]
  /// The ambiguity of the first pass, and the items whose content was then measured again.
  let first: (ranges: ColumnRanges?, remeasured: [Int])
  let statistics: ConstraintStatistics

  /// The hierarchy of the items.
  var tree: ItemTree { direct.tree }

  /// Solves the system in a container, starting with these measurements, which become the last ones.
  ///
  /// Uses `reduced`, if not `nil`, to reduce the system first. Throws if the container or a
  /// measured size is out of range, or if the solver gives up.
  init(
    _ measuring: inout Measuring, in container: Container, reduced: inout ReducedSolverCache?
  ) throws(ConstraintError) {
    try container.check()
    let direct = DirectSolver(tree: measuring.tree, container: container)
    var statistics = ConstraintStatistics()
    var solved: PassSolution
    // The only pass has the widths that its contents were measured in.
    var change = Measuring.Change(contents: [], guides: [])
    var measurements: Measurements
    if let only = try reduced?.onlyPass(direct, &measuring) {
      measurements = measuring.measurements
      solved = only
    } else {
      measurements = measuring.measurements
      solved = try direct.solve(measurements, reduced: &reduced)
      change = try measuring.adapt(toColumns: solved.values)
    }
    statistics.add(pass: solved.statistics)
    let first = (ranges: solved.ranges, remeasured: change.contents)
    var passesLeft = 1 + measuring.guides.depth
    while change.isChange && passesLeft > 0 {
      measurements = measuring.measurements
      solved = try direct.solve(measurements, reduced: &reduced)
      statistics.add(pass: solved.statistics)
      change = try measuring.adapt(toColumns: solved.values)
      passesLeft -= 1
    }
    statistics.measureCalls = measuring.contents.measureCalls
    self.direct = direct
    self.measurements = measurements
    self.solved = solved
    self.first = first
    unsettledContents = change.contents
    unsettledGuides = change.guides
    self.statistics = statistics
  }
}

extension DirectSolver {
  /// Solves a pass with these measurements: by reducing, if `reduced` is not `nil` and yields an
  /// answer, else as one linear program.
  func solve(
    _ measurements: Measurements, reduced: inout ReducedSolverCache?
  ) throws(ConstraintError) -> PassSolution {
    if let solution = reduced?.solution(self, measurements) {
      return solution
    }
    return PassSolution(try solve(measurements))
  }
}
