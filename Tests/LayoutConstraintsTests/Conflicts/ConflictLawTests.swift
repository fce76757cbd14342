import Geometry
import LayoutConstraints
import SeededRandom
import TestSupport
import Testing

/// Laws of every conflict, on random systems.
///
/// The oracle is `NaiveLexicographicSolver`: other variables, other rows, and every question solved
/// cold for a new system.
@Suite("Laws of conflicts")
struct ConflictLawTests {
  private typealias Sample = (seed: UInt64, InfeasibleSystem, ConstraintLayout)

  /// Systems that the oracle finds infeasible, with their layouts.
  private static let infeasible = Result { try samples(count: LawSeeds.of(160).count) }

  private static func samples(count: Int) throws -> [Sample] {
    var found: [Sample] = []
    var seed: UInt64 = 0
    while found.count < count {
      let random = InfeasibleSystem(seed: seed)
      let layout = try random.system().layout(in: random.container, rounding: .exact)
      let isFeasible = try random.canHold(Array(random.constraints.indices))
      #expect(layout.conflictSets.isEmpty == isFeasible, "seed \(seed)")
      if !isFeasible { found.append((seed, random, layout)) }
      seed += 1
    }
    return found
  }

  @Test("every set is infeasible alone, and feasible without any one member")
  func setsAreIrreducible() throws {
    var sizes: [Int: Int] = [:]
    for (seed, random, layout) in try Self.infeasible.get() {
      for conflict in layout.conflictSets {
        let members = conflict.members.map(\.constraint)
        sizes[members.count, default: 0] += 1
        #expect(try !random.canHold(members), "seed \(seed): \(members)")
        for member in members {
          #expect(
            try random.canHold(members.filter { $0 != member }), "seed \(seed): without \(member)")
        }
      }
    }
    print("members of conflicts: \(sizes.sorted { $0.key < $1.key })")
    #expect(sizes.keys.contains { $0 >= 5 }, "no large conflict was put to the test")
  }

  @Test("a shortfall is the least by which a member has to give way")
  func shortfalls() throws {
    for (seed, random, layout) in try Self.infeasible.get() {
      for conflict in layout.conflictSets {
        let members = conflict.members.map(\.constraint)
        for member in conflict.members {
          let place = "seed \(seed): \(member)"
          let shortfall = member.shortfall
          #expect(
            try random.canHold(members, yielding: (member.constraint, shortfall + 1e-5)), "\(place)"
          )
          #expect(
            try !random.canHold(members, yielding: (member.constraint, 0.99 * shortfall)),
            "\(place)")
        }
      }
    }
  }

  @Test("without the broken constraints the rest can hold, and holds")
  func restHolds() throws {
    for (seed, random, layout) in try Self.infeasible.get() {
      let broken = Set(layout.conflictSets.map(\.broken))
      #expect(broken.count == layout.conflictSets.count, "seed \(seed)")
      #expect(
        try random.canHold(random.constraints.indices.filter { !broken.contains($0) }),
        "seed \(seed)")
      #expect(broken.isSuperset(of: layout.conflicts.map(\.index)), "seed \(seed)")
      #expect(!layout.conflicts.isEmpty, "seed \(seed)")
      for conflict in layout.conflictSets {
        #expect(conflict.members.filter(\.isBroken).map(\.constraint) == [conflict.broken])
      }
    }
  }

  @Test(
    "conflicts with members in common are irreducible, and explained by constraints that are kept")
  func overlapping() throws {
    var (overlaps, decided) = (0, 0)
    for seed in LawSeeds.of(480) {
      var random = InfeasibleSystem(seed: seed)
      var generator = SeededGenerator(seed: seed &+ 7)
      random.contradictItself(using: &generator)
      let layout = try random.system().layout(in: random.container, rounding: .exact)
      let sets = layout.conflictSets.map { $0.members.map(\.constraint) }
      let broken = Set(layout.conflictSets.map(\.broken))
      let kept = random.constraints.indices.filter {
        random.constraints[$0].priority == Priority.required && !broken.contains($0)
      }
      if Set(sets.joined()).count < sets.map(\.count).reduce(0, +) { overlaps += 1 }
      for (conflict, members) in zip(layout.conflictSets, sets) {
        #expect(try !random.canHold(members), "seed \(seed): \(members)")
        for member in members {
          #expect(
            try random.canHold(members.filter { $0 != member }), "seed \(seed): without \(member)")
        }
        // The last one of all that count is the one that breaks.
        guard kept.allSatisfy({ $0 < conflict.broken }),
          try !random.canHold(kept + [conflict.broken])
        else { continue }
        decided += 1
        #expect(
          broken.isDisjoint(with: members.filter { $0 != conflict.broken }),
          "seed \(seed): \(members) of \(broken)")
      }
    }
    #expect(overlaps > 0 && decided > 0, "\(overlaps) overlap, \(decided) decided")
  }

  @Test("the layout is that of the system without its broken constraints, whatever the solver")
  func brokenAreDropped() throws {
    for (seed, random, layout) in try Self.infeasible.get() {
      var rest = try random.system()
      for conflict in layout.conflictSets {
        try rest.setActive(false, ofConstraint: conflict.broken)
      }
      for solver in ConstraintSolver.allCases {
        let other = try rest.layout(in: random.container, rounding: .exact, solver: solver)
        #expect(other.conflictSets.isEmpty, "seed \(seed)")
        for (frame, expected) in zip(layout.rawLayout.frames, other.rawLayout.frames) {
          #expect(areClose(frame, expected), "seed \(seed)")
        }
        #expect(
          layout.ambiguousElements.map(\.element) == other.ambiguousElements.map(\.element),
          "seed \(seed)")
      }
    }
  }

  @Test("explaining costs at most twice as many simplex steps as detecting")
  func cost() throws {
    var detection = 0
    var explanation = 0
    var worst = 0.0
    for (seed, _, layout) in try Self.infeasible.get() {
      let statistics = layout.statistics
      detection += statistics.conflictDetectionIterations
      explanation += statistics.conflictExplanationIterations
      let ratio =
        Double(statistics.conflictExplanationIterations)
        / Double(max(1, statistics.conflictDetectionIterations))
      worst = max(worst, ratio)
      #expect(ratio <= 2, "seed \(seed): \(statistics)")
    }
    print("simplex steps: \(detection) detect, \(explanation) explain, at worst \(worst) as many")
    #expect(explanation <= 2 * detection)
  }

  @Test("the order of constraints changes nothing, only the order of their activation")
  func order() throws {
    for (seed, random, layout) in try Self.infeasible.get() {
      var generator = SeededGenerator(seed: seed &+ 1)
      let order = random.constraints.indices.shuffled(using: &generator)
      var shuffled = try random.system(keeping: order)
      try shuffled.activate(inOrderOf: order)
      let other = try shuffled.layout(in: random.container, rounding: .exact)
      #expect(layout.rawLayout == other.rawLayout, "seed \(seed)")
      #expect(
        layout.conflictSets.map { Set($0.members.map(\.constraint)) }
          == other.conflictSets.map { Set($0.members.map { order[$0.constraint] }) },
        "seed \(seed)")
      #expect(
        layout.conflictSets.map(\.broken) == other.conflictSets.map { order[$0.broken] },
        "seed \(seed)")
    }
  }
}

extension InfeasibleSystem {
  /// Whether these constraints can all hold without the others, if one of them, when given, may be
  /// missed by some points either way.
  fileprivate func canHold(
    _ indices: [Int], yielding: (constraint: Int, points: Double)? = nil
  ) throws -> Bool {
    var system = try system(keeping: indices.filter { $0 != yielding?.constraint })
    if let yielding {
      for (relation, sign) in [
        (Constraint.Relation.lessThanOrEqual, 1.0), (.greaterThanOrEqual, -1),
      ] {
        var constraint = constraints[yielding.constraint]
        guard constraint.relation == .equal || constraint.relation == relation else { continue }
        constraint.relation = relation
        constraint.constant += sign * yielding.points
        try system.add(constraint)
      }
    }
    return try NaiveLexicographicSolver(system, container: container).leastErrors() != nil
  }
}
