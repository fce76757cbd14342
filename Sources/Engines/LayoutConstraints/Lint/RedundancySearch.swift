import Geometry
import LinearProgramming

/// The search for constraints that can never matter.
///
/// A required constraint is redundant if it holds wherever the other required ones do; an optional
/// one cannot matter if its error is the same wherever the required ones hold. Both are asked as
/// linear programs: the largest and the smallest that the two sides can differ by. A required
/// constraint that is found redundant has no say from then on, so that all that are named could be
/// left out together.
struct RedundancySearch {
  /// What was found, required constraints first.
  private(set) var warnings: [LintWarning] = []
  /// How far the search got.
  private(set) var progress = LintReport.Search.complete
  private let system: ConstraintSystem
  private var programs: [RequiredProgram]

  /// The most constraints that are searched; ours: beyond, a search takes seconds.
  static let mostConstraints = 1000

  /// Searches all constraints but those of `leavingOut`, which another one says as well.
  init(_ system: ConstraintSystem, leavingOut: Set<Int>) {
    self.system = system
    programs = []
    guard system.constraints.count <= Self.mostConstraints else {
      progress = .tooLarge(limit: Self.mostConstraints)
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
    // What was written last is likely to be what is too much, and an inequality rather than an
    // equation.
    let required = candidates.reversed().filter { priority(of: $0) == Priority.required }
    let isEquation = { [system] index in system.constraints[index].relation == .equal }
    // Mostly nothing follows from anything, and one run for all equations says so.
    let needed = programs.reduce(into: Set<Int>()) { $0.formUnion($1.neededConstraints()) }
    let doubtful = required.filter { !needed.contains($0) }
    for index in doubtful.filter({ !isEquation($0) }) + doubtful.filter(isEquation) {
      for program in programs.indices { programs[program].release(index) }
      if let finding = try finding(about: index), case .alwaysHolds = finding.problem {
        warnings.append(finding)
      } else {
        for program in programs.indices { programs[program].enforce(index) }
      }
    }
    for index in candidates where priority(of: index) < Priority.required {
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
    // Where the two reading directions miss it by different lengths, no one length is true.
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
    // The side with the error comes first: mostly nothing bounds it.
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
  /// The system, and its mirror image where that is another one.
  ///
  /// What goes by left and right stays where it is when the reading direction turns. As long as
  /// everything horizontal does, or nothing, both directions have the same redundancies.
  fileprivate var inBothDirections: [ConstraintSystem] {
    let horizontal = constraints.filter(\.isActive).flatMap(\.pairsOfPositions).filter {
      $0[0].attribute.axis == .horizontal
    }
    let isPhysical = { (pair: [Constraint.Anchor]) in
      pair.contains(where: \.attribute.isPhysicalSide)
    }
    guard horizontal.contains(where: isPhysical), !horizontal.allSatisfy(isPhysical) else {
      return [self]
    }
    var mirrored = self
    mirrored.direction = direction.opposite
    for index in items.indices {
      guard let own = items[index].direction else { continue }
      // Nothing that is checked changes.
      try? mirrored.updateItem(index) { $0.direction = own.opposite }
    }
    return [self, mirrored]
  }
}
