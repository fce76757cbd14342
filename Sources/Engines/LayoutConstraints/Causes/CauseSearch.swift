import Geometry
import LinearProgramming

/// Finds what holds the values of a layout, in the final basis, and what it does when it is moved.
struct CauseSearch {
  let final: FinalProgram
  private let chosen: SolvedProgram
  let isChecked: Bool
  private var moved: [Move: MovedLayout] = [:]

  /// How far a constant is moved to see what happens, in points.
  ///
  /// Ours: far above the solver's noise of 10⁻⁷ and far below a pixel, so that a move seldom
  /// reaches a bound that an author put near on purpose.
  static let distance = 1.0 / 64

  private struct Move: Hashable {
    var holder: Holder
    var isGrowing: Bool
  }

  private enum MovedLayout {
    case solved(SolvedProgram)
    case conflict([LayoutCondition])
  }

  /// Throws where the layout's program still has to be solved and the solver gives up.
  init(final: FinalProgram, isChecked: Bool) throws(ConstraintError) {
    self.final = final
    chosen = try final.solved()
    self.isChecked = isChecked
  }

  /// The reasons for the values of anchors of existing items.
  mutating func because(of anchors: [Constraint.Anchor]) throws(ConstraintError) -> [Because] {
    let sums = anchors.map(final.position)
    let holdings = try chosen.holdings(of: sums)
    var answers: [Because] = []
    for (index, anchor) in anchors.enumerated() {
      let value = HeldValue(sum: sums[index], holdings: holdings[index])
      let range = try final.range(of: value.sum, in: chosen)
      let isAmbiguous = range.map(AmbiguousOptimum.isAmbiguous) ?? false
      var causes: [ValueCause] = []
      for holding in value.holdings {
        causes.append(try cause(holding, of: value, isAmbiguous: isAmbiguous))
      }
      answers.append(
        Because(
          anchor: anchor, value: withoutNoise(value.sum.value(at: chosen.values)),
          isAmbiguous: isAmbiguous, offset: value.sum.constant, causes: causes))
    }
    return answers
  }

  /// An expression and what holds it.
  private struct HeldValue {
    let sum: LinearSum
    let holdings: [Holding]

    /// The conditions of `others` that do not hold this value.
    func new(in others: [Holding]) -> [LayoutCondition] {
      let known = Set(holdings.map(\.holder))
      return others.filter { !known.contains($0.holder) }.flatMap(\.conditions)
    }
  }

  private mutating func cause(
    _ holding: Holding, of value: HeldValue, isAmbiguous: Bool
  ) throws(ConstraintError) -> ValueCause {
    let canChange = isChecked && !isAmbiguous && holding.conditions.allSatisfy(\.canChange)
    return ValueCause(
      conditions: holding.conditions,
      contribution: withoutNoise(
        holding.coefficient * holding.holder.amount(in: chosen.solution)),
      pointsPerPoint: holding.coefficient,
      growing: canChange ? try response(to: holding, isGrowing: true, of: value) : nil,
      shrinking: canChange ? try response(to: holding, isGrowing: false, of: value) : nil)
  }

  private mutating func response(
    to holding: Holding, isGrowing: Bool, of value: HeldValue
  ) throws(ConstraintError) -> ValueCause.Response {
    switch try layout(after: Move(holder: holding.holder, isGrowing: isGrowing)) {
    case .conflict(let others):
      return .conflicts(with: others)
    case .solved(let solved):
      if let range = try final.range(of: value.sum, in: solved), AmbiguousOptimum.isAmbiguous(range)
      {
        return .becomesAmbiguous
      }
      let step = value.sum.value(at: solved.values) - value.sum.value(at: chosen.values)
      let rate = step / (isGrowing ? Self.distance : -Self.distance)
      // Values are good to 10⁻⁷ of their size; nobody means a smaller part of a point per point.
      let tolerance = 1e-4 * max(1, holding.coefficient.magnitude)
      if abs(rate - holding.coefficient) <= tolerance {
        return .moves(pointsPerPoint: holding.coefficient, takingOver: [])
      }
      let others = try solved.holdings(of: [value.sum])[0]
      return .moves(
        pointsPerPoint: abs(rate) <= tolerance ? 0 : rate, takingOver: value.new(in: others))
    }
  }

  private mutating func layout(after move: Move) throws(ConstraintError) -> MovedLayout {
    if let known = moved[move] { return known }
    var lowered = chosen.lowered
    let distance = move.isGrowing ? Self.distance : -Self.distance
    let answer: MovedLayout
    do {
      try lowered.program.move(move.holder, by: distance)
    } catch {
      throw .solver(error)
    }
    switch try final.direct.outcome(of: lowered.program) {
    case .optimal(let solution):
      answer = .solved(try final.direct.settled(solution, of: lowered))
    case .infeasible(let certificate):
      answer = .conflict(try conditions(of: certificate, in: lowered, without: move.holder))
    case let other:
      throw .noSolution(reason: "\(other)")
    }
    moved[move] = answer
    return answer
  }

  private func conditions(
    of certificate: InfeasibilityCertificate, in lowered: ConstraintProgram, without holder: Holder
  ) throws(ConstraintError) -> [LayoutCondition] {
    do {
      let options = SolverOptions(iterationLimit: lowered.program.iterationLimit)
      let subset = try lowered.program.irreducibleSubset(of: certificate, options: options)
      let holders = subset.rows.map(Holder.row) + subset.columns.map(Holder.column)
      return holders.filter { $0 != holder }.flatMap(lowered.conditions)
    } catch {
      throw .solver(error)
    }
  }
}

extension LayoutCondition {
  /// Whether there is a number that somebody can change.
  fileprivate var canChange: Bool {
    switch self {
    case .constraint, .hugging, .compressionResistance, .containerSize: true
    case .selfSizingHeight, .nonNegativeSize: false
    }
  }
}
