import Geometry
import LinearProgramming

/// The search for constraints that can never matter.
///
/// A required constraint is redundant if it holds in every layout that the other required ones
/// allow. An optional one cannot matter if its error is the same in all of these. Linear programs
/// find out: for the largest and the smallest difference of the two sides. A redundant required
/// constraint is left out from then on, so that all that are reported can be removed together.
struct RedundancySearch {
  /// The warnings, required constraints first.
  private(set) var warnings: [LintWarning] = []
  /// The completeness of the search.
  private(set) var progress = LintReport.Search.complete
  private let system: ConstraintSystem
  private var programs: [RequiredProgram]

  /// Searches all constraints except `leavingOut`, which repeat others.
  init(_ system: ConstraintSystem, leavingOut: Set<Int>) {
    self.system = system
    programs = []
    guard system.constraints.count <= SolverLimits.lintedConstraints else {
      progress = .tooLarge(limit: SolverLimits.lintedConstraints)
      return
    }
    let candidates = system.writtenConstraints.filter {
      !leavingOut.contains($0) && system.isTheSameInEveryLayout(system.constraints[$0])
    }
    guard !candidates.isEmpty else { return }
    programs = system.inBothDirections.map { RequiredProgram($0, leavingOut: leavingOut) }
    do {
      try search(candidates)
    } catch {
      progress = .failed
    }
  }

  private mutating func search(_ candidates: [Int]) throws(LinearProgramError) {
    for program in programs.indices where try !programs[program].isFeasible() {
      progress = .contradiction
      return
    }
    // Usually none follows from the others, and one run for all of them shows that.
    let optional = candidates.filter { priority(of: $0) < Priority.required }
    let mattering = programs.reduce(into: Set<Int>()) {
      $0.formUnion($1.constraintsThatMatter(amongOptional: optional))
    }
    // The redundant one is probably the constraint that was written last, and an inequality rather
    // than an equation.
    let doubtful = candidates.reversed().filter {
      priority(of: $0) == Priority.required && !mattering.contains($0)
    }
    let isEquation = { [system] index in system.constraints[index].relation == .equal }
    for index in doubtful.filter({ !isEquation($0) }) + doubtful.filter(isEquation) {
      for program in programs.indices { programs[program].setRequired(false, index) }
      if let finding = try finding(about: index), case .alwaysHolds = finding.problem {
        warnings.append(finding)
      } else {
        for program in programs.indices { programs[program].setRequired(true, index) }
      }
    }
    for index in optional where !mattering.contains(index) {
      if let finding = try finding(about: index) { warnings.append(finding) }
    }
  }

  private func priority(of index: Int) -> Double { system.constraints[index].priority }

  /// The warning about a constraint whose error is the same in every layout; `nil` for any other.
  private mutating func finding(about index: Int) throws(LinearProgramError) -> LintWarning? {
    var errors: [Double] = []
    var binding: Set<Int> = []
    for program in programs.indices {
      guard let error = try constantError(of: index, in: &programs[program]) else { return nil }
      errors.append(error.excess)
      binding.formUnion(error.binding)
    }
    // If the two reading directions miss it by different lengths, no single length is true.
    guard let missed = errors.max(), let least = errors.min(), missed - least <= solverNoise else {
      return nil
    }
    return LintWarning(
      index: index, related: binding.subtracting([index]).sorted(),
      problem: missed > 0 ? .alwaysMissed(points: missed) : .alwaysHolds, betterForm: nil)
  }

  /// The error of a constraint, if it is the same in all layouts; never negative.
  private func constantError(
    of index: Int, in program: inout RequiredProgram
  ) throws(LinearProgramError) -> RequiredProgram.Extreme? {
    let constraint = system.constraints[index]
    // The side with the error comes first: usually nothing limits it.
    let factor = constraint.relation == .greaterThanOrEqual ? -1.0 : 1
    guard var worst = try program.largestExcess(ofConstraint: index, factor) else { return nil }
    let holds = worst.excess <= solverNoise
    if holds, constraint.relation != .equal {
      worst.excess = 0
      return worst
    }
    if !holds, constraint.priority == Priority.required { return nil }
    guard let best = try program.largestExcess(ofConstraint: index, -factor) else { return nil }
    guard worst.excess + best.excess <= solverNoise else { return nil }
    let error = worst.excess.magnitude
    return RequiredProgram.Extreme(
      excess: error <= solverNoise ? 0 : error, binding: worst.binding.union(best.binding))
  }
}

extension ConstraintSystem {
  /// The system, and its mirror image if that differs.
  ///
  /// Constraints with left and right stay as they are when the reading direction changes. If all
  /// horizontal constraints do, or none, both directions have the same redundancies.
  fileprivate var inBothDirections: [ConstraintSystem] {
    // Nearly always none do.
    guard constraints.contains(where: { $0.isActive && $0.hasPhysicalSide }) else { return [self] }
    let horizontal = constraints.filter { $0.isActive }.flatMap { $0.pairsOfPositions }.filter {
      $0[0].attribute.axis == .horizontal
    }
    let isPhysical = { (pair: [Constraint.Anchor]) in
      pair.contains { $0.attribute.isPhysicalSide }
    }
    guard horizontal.contains(where: isPhysical), !horizontal.allSatisfy(isPhysical) else {
      return [self]
    }
    var mirrored = self
    mirrored.direction = direction.opposite
    for index in items.indices {
      guard let own = items[index].direction else { continue }
      // The direction is not validated, so this cannot throw.
      try? mirrored.updateItem(index) { $0.direction = own.opposite }
    }
    return [self, mirrored]
  }
}
