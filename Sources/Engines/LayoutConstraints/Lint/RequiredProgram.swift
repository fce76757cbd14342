import Geometry
import LinearProgramming

/// All layouts that the required constraints allow, in containers of any size.
///
/// It contains only what is the same for every layout. So it has no content, whose size depends on
/// the width. It has nothing that refers to a guide or to the baseline of text, which depend on the
/// layout. It has no constraint from a mask, a guide or a cell's size, whose constants may change
/// at any time. It therefore allows at least every possible layout, and what holds in all of it
/// holds in every layout.
struct RequiredProgram {
  private var program = LinearProgram(name: "required")
  /// The row of each constraint; `nil` for those that are left out.
  private var rows: [Int?]
  private var constraintsOfRows: [Int] = []
  /// The bounds of each row while its constraint is required.
  private var requiredBounds: [Bounds] = []
  private var basis: Basis?
  private let system: ConstraintSystem
  private let expressions: AnchorExpressions

  /// The largest difference between the two sides of a constraint.
  struct Extreme {
    /// The excess of one side over the other, in points.
    var excess: Double
    /// The constraints that limit the difference.
    var binding: Set<Int>
  }

  /// Lowers the required constraints except `leavingOut`.
  init(_ system: ConstraintSystem, leavingOut: Set<Int>) {
    self.system = system
    let tree = ItemTree(system)
    let none = [ContentSize?](repeating: nil, count: system.items.count)
    expressions = AnchorExpressions(
      tree: tree,
      measurements: Measurements(sizes: none, guides: GuideInsets(tree)))
    rows = Array(repeating: nil, count: system.constraints.count)
    for index in system.items.indices {
      let position = index == ConstraintSystem.container ? Bounds.exactly(0) : .free
      // Without names, here and in rows: nobody reads this program.
      program.addColumns(of: system.items[index], isNamed: false) {
        $0.isSize ? .atLeast(0) : position
      }
    }
    for index in system.constraints.indices where !leavingOut.contains(index) {
      let constraint = system.constraints[index]
      guard constraint.isActive, constraint.priority == Priority.required,
        constraint.source <= .systemSpacing, system.isTheSameInEveryLayout(constraint)
      else { continue }
      let sum = expressions.difference(of: constraint)
      let bounds = Bounds(constraint.relation, constraint.constant - sum.constant)
      rows[index] = program.addRow("", bounds: bounds, terms: sum.terms)
      constraintsOfRows.append(index)
      requiredBounds.append(bounds)
    }
  }

  /// Makes a constraint required again, or removes it.
  mutating func setRequired(_ isRequired: Bool, _ index: Int) {
    guard let row = rows[index] else { return }
    // The row exists, so this cannot throw.
    try? program.setRowBounds(row, isRequired ? requiredBounds[row] : .free)
  }

  /// Whether there is any layout.
  mutating func isFeasible() throws(LinearProgramError) -> Bool {
    program.removeObjectives()
    switch try solve() {
    case .optimal: return true
    case .infeasible: return false
    case .unbounded: throw .numericalTrouble(level: 0)
    case .limitReached(let limit): throw .limitReached(limit)
    }
  }

  /// Constraints that certainly matter: required ones that do not follow from the others, and
  /// optional ones whose error is not the same in every layout.
  ///
  /// Empty if the solver gives up; then each must be checked.
  func constraintsThatMatter(amongOptional optional: [Int]) -> Set<Int> {
    let sums = optional.map { expressions.difference(of: system.constraints[$0]) }
    guard
      let leeway = try? program.leeway(
        slack: SolverLimits.lintSlack, ofSums: sums.map({ $0.terms }),
        options: program.limited(from: basis))
    else { return [] }
    let needed = leeway.neededEquations.union(leeway.neededInequalities)
    var mattering = Set(needed.map { constraintsOfRows[$0] })
    for (index, (sum, range)) in zip(optional, zip(sums, leeway.ranges)) {
      let constraint = system.constraints[index]
      guard let range, range.upperBound - range.lowerBound > LinearProgram.Leeway.margin else {
        continue
      }
      let rightSide = constraint.constant - sum.constant
      let isMissed =
        switch constraint.relation {
        case .equal: true
        case .lessThanOrEqual: range.upperBound > rightSide + LinearProgram.Leeway.margin
        case .greaterThanOrEqual: range.lowerBound < rightSide - LinearProgram.Leeway.margin
        }
      if isMissed { mattering.insert(index) }
    }
    return mattering
  }

  /// The largest value of `factor × (left side - right side)` of a constraint; `nil` if nothing
  /// limits it.
  mutating func largestExcess(
    ofConstraint index: Int, _ factor: Double
  ) throws(LinearProgramError) -> Extreme? {
    let sum = expressions.difference(of: system.constraints[index])
    program.removeObjectives()
    program.addObjective(
      Objective(
        direction: .maximise,
        terms: sum.terms.map { Term(column: $0.column, coefficient: factor * $0.coefficient) },
        constant: factor * (sum.constant - system.constraints[index].constant)))
    switch try solve() {
    case .optimal(let solution):
      let binding = zip(constraintsOfRows, solution.rowDuals)
        .filter { $0.1.magnitude > SolverLimits.negligibleDual }.map { $0.0 }
      return Extreme(excess: solution.objectiveValues[0], binding: Set(binding))
    case .unbounded: return nil
    case .infeasible: throw .numericalTrouble(level: 0)
    case .limitReached(let limit): throw .limitReached(limit)
    }
  }

  private mutating func solve() throws(LinearProgramError) -> SolverOutcome {
    let outcome = try program.solve(options: program.limited(from: basis))
    if case .optimal(let solution) = outcome { basis = solution.basis }
    return outcome
  }
}

extension ConstraintSystem {
  /// Whether the coefficients and the right side of a constraint are the same in every layout.
  func isTheSameInEveryLayout(_ constraint: Constraint) -> Bool {
    !constraint.hasPlace { place in
      guard place.rectangle == nil else { return true }
      guard place.attribute.isBaseline, case .measured = items[place.item].content else {
        return false
      }
      return true
    }
  }
}
