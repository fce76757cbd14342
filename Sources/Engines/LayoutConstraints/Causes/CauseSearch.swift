import Geometry
import LinearProgramming

/// Finds the causes of a layout's values in the final basis, and the responses to their changes.
struct CauseSearch {
  let final: FinalProgram
  private let chosen: SolvedProgram
  /// The program of the whole layout, if `chosen` is a part of it.
  private let whole: ConstraintProgram?
  let isChecked: Bool
  private var moved: [Move: MovedLayout] = [:]
  /// How far bounds can move alone, in points, while the layout stays the only one and has the same basis.
  private var ranges: [ActiveBound: ClosedRange<Double>] = [:]
  /// What contradicts the container's new size outside a part of the layout.
  private var elsewhere: [Move: [LayoutCondition]?] = [:]

  private struct Move: Hashable {
    var bound: ActiveBound
    var isGrowing: Bool

    /// The change of the bound's constant, in points.
    var distance: Double { isGrowing ? SolverLimits.causeChange : -SolverLimits.causeChange }
  }

  private enum MovedLayout {
    case solved(SolvedProgram)
    case conflict([LayoutCondition])
  }

  /// Throws if the layout's program still has to be solved and the solver gives up.
  init(final: FinalProgram, isChecked: Bool) throws(ConstraintError) {
    self.final = final
    chosen = try final.solved()
    whole = nil
    self.isChecked = isChecked
  }

  /// A search for the causes of values that are in one part of the program.
  init(final: FinalProgram, part: UniquePart, isChecked: Bool) {
    self.final = final
    chosen = part.solved
    whole = part.whole
    self.isChecked = isChecked
  }

  /// The reasons for the values of anchors of existing items.
  mutating func because(of anchors: [Constraint.Anchor]) throws(ConstraintError) -> [Because] {
    let sums = anchors.map(final.position)
    let influences = try chosen.influences(of: sums)
    if isChecked {
      findRanges(ofMoves: influences.joined().filter { $0.conditions.allSatisfy { $0.canChange } })
    }
    var answers: [Because] = []
    for (index, anchor) in anchors.enumerated() {
      let value = ExplainedValue(sum: sums[index], influences: influences[index])
      let range = try final.range(of: value.sum, in: chosen)
      let isAmbiguous = range.map(AmbiguousOptimum.isAmbiguous) ?? false
      var causes: [ValueCause] = []
      for influence in value.influences {
        causes.append(try cause(influence, of: value, isAmbiguous: isAmbiguous))
      }
      answers.append(
        Because(
          anchor: anchor, value: withoutNoise(value.sum.value(at: chosen.values)),
          isAmbiguous: isAmbiguous, offset: value.sum.constant, causes: causes))
    }
    return answers
  }

  /// An expression and the influences on it.
  private struct ExplainedValue {
    let sum: LinearSum
    let influences: [Influence]

    /// The conditions of `others` without an influence on this value.
    func new(in others: [Influence]) -> [LayoutCondition] {
      let known = Set(influences.map { $0.bound })
      return others.filter { !known.contains($0.bound) }.flatMap { $0.conditions }
    }
  }

  private mutating func cause(
    _ influence: Influence, of value: ExplainedValue, isAmbiguous: Bool
  ) throws(ConstraintError) -> ValueCause {
    let canChange = isChecked && !isAmbiguous && influence.conditions.allSatisfy { $0.canChange }
    return ValueCause(
      conditions: influence.conditions,
      contribution: withoutNoise(
        influence.coefficient * influence.bound.amount(in: chosen.solution)),
      pointsPerPoint: influence.coefficient,
      growing: canChange ? try response(to: influence, isGrowing: true, of: value) : nil,
      shrinking: canChange ? try response(to: influence, isGrowing: false, of: value) : nil)
  }

  private mutating func response(
    to influence: Influence, isGrowing: Bool, of value: ExplainedValue
  ) throws(ConstraintError) -> ValueCause.Response {
    let move = Move(bound: influence.bound, isGrowing: isGrowing)
    let tolerance = SolverLimits.rateError * max(1, influence.coefficient.magnitude)
    func rate(at values: [Double]) -> Double {
      (value.sum.value(at: values) - value.sum.value(at: chosen.values)) / move.distance
    }
    if let others = try conflictElsewhere(after: move) { return .conflicts(with: others) }
    if ranges[influence.bound]?.contains(move.distance) == true {
      return .moves(pointsPerPoint: influence.coefficient, takingOver: [])
    }
    switch try layout(after: move) {
    case .conflict(let others):
      return .conflicts(with: others)
    case .solved(let solved):
      if let range = try final.range(of: value.sum, in: solved), AmbiguousOptimum.isAmbiguous(range)
      {
        return .becomesAmbiguous
      }
      let rate = rate(at: solved.values)
      if abs(rate - influence.coefficient) <= tolerance {
        return .moves(pointsPerPoint: influence.coefficient, takingOver: [])
      }
      let others = try solved.influences(of: [value.sum])[0]
      return .moves(
        pointsPerPoint: abs(rate) <= tolerance ? 0 : rate, takingOver: value.new(in: others))
    }
  }

  /// Finds how far the bounds of influences can move while the final basis stays feasible.
  ///
  /// Most responses are known then, without a solve for each: an explanation of the last of many rows has
  /// one for each row above it.
  private mutating func findRanges(ofMoves influences: [Influence]) {
    guard chosen.ambiguity == nil, chosen.solution.isUnique else { return }
    let bounds = Array(Set(influences.map { $0.bound }).filter { ranges[$0] == nil })
    let rowCount = chosen.solution.rowActivities.count
    let positions = bounds.map { bound in
      switch bound {
      case .row(let index): index
      case .column(let index): rowCount + index
      }
    }
    // Where rounding errors prevent it, each move is solved for itself.
    guard let found = try? chosen.solution.ranges(ofMovesAt: positions) else { return }
    for (bound, range) in zip(bounds, found) { ranges[bound] = range }
  }

  /// The conditions that contradict the container's new size, wherever in the layout they are; `nil`
  /// if none do, or a part of the layout answers that itself.
  private mutating func conflictElsewhere(
    after move: Move
  ) throws(ConstraintError) -> [LayoutCondition]? {
    guard var lowered = whole, case .column(let column) = move.bound,
      ItemColumns.place(ofColumn: column, itemCount: lowered.itemCount)?.item
        == ConstraintSystem.container
    else { return nil }
    if let known = elsewhere[move] { return known }
    lowered.program.removeObjectives()
    try solving(lowered.program.move(move.bound, by: move.distance))
    var conflict: [LayoutCondition]?
    if case .infeasible(let certificate) = try final.direct.outcome(of: lowered.program) {
      conflict = try conditions(of: certificate, in: lowered, without: move.bound)
    }
    elsewhere[move] = .some(conflict)
    return conflict
  }

  private mutating func layout(after move: Move) throws(ConstraintError) -> MovedLayout {
    if let known = moved[move] { return known }
    var lowered = chosen.lowered
    let answer: MovedLayout
    try solving(lowered.program.move(move.bound, by: move.distance))
    switch try final.direct.outcome(of: lowered.program) {
    case .optimal(let solution):
      answer = .solved(try final.direct.breakingTies(in: solution, of: lowered))
    case .infeasible(let certificate):
      answer = .conflict(try conditions(of: certificate, in: lowered, without: move.bound))
    case let other:
      throw .noSolution(reason: "\(other)")
    }
    moved[move] = answer
    return answer
  }

  private func conditions(
    of certificate: InfeasibilityCertificate, in lowered: ConstraintProgram,
    without bound: ActiveBound
  ) throws(ConstraintError) -> [LayoutCondition] {
    let program = lowered.program
    let subset = try solving(
      program.irreducibleSubset(of: certificate, options: program.limited()))
    let bounds = subset.rows.map(ActiveBound.row) + subset.columns.map(ActiveBound.column)
    return bounds.filter { $0 != bound }.flatMap(lowered.conditions)
  }
}

extension LayoutCondition {
  /// Whether the condition has a number that an author can change.
  fileprivate var canChange: Bool {
    switch self {
    case .constraint, .hugging, .compressionResistance, .containerSize: true
    case .selfSizingHeight, .nonNegativeSize: false
    }
  }
}
