import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import TestSupport
import Testing

/// Gives both solvers random systems of all kinds: `make fuzz`.
@Suite("Breaker: random systems")
struct SystemBreakerTests {
  @Test(
    "systems that are hard, tied, nearly parallel or infeasible have one layout by both solvers")
  func bothSolvers() throws {
    for seed in BreakerSeeds.of(60) {
      var generator = SeededGenerator(seed: seed)
      let kinds = HardSystem.Kind.allCases
      let system: ConstraintSystem
      let container: Container
      switch generator.index(below: 3) {
      case 0:
        let hard = HardSystem(seed: seed, kind: kinds[generator.index(below: kinds.count)])
        (system, container) = (hard.system, hard.container)
      case 1:
        let infeasible = InfeasibleSystem(seed: seed)
        (system, container) = (try infeasible.system(), infeasible.container)
      default:
        (system, container) = (
          try RandomSystem(seed: seed).system(), Container(width: 200, height: 150)
        )
      }
      // What the direct solver gives up has nothing to be compared with; it must say so as an error.
      guard let comparison = try? SolverComparison(system, in: container) else { continue }
      for difference in comparison.differences() { Issue.record("seed \(seed): \(difference)") }
    }
  }

  @Test("systems a million times as large, or as small, have an answer or an error by both solvers")
  func scaled() throws {
    for seed in BreakerSeeds.of(60) {
      var generator = SeededGenerator(seed: seed)
      let random = InfeasibleSystem(seed: seed)
      let factor = [1e-6, 1e-3, 1e3, 1e6][generator.index(below: 4)]
      var system = ConstraintSystem()
      for item in random.items { try system.addItem(item) }
      for constraint in random.constraints {
        var constraint = constraint
        constraint.constant *= factor
        // A length may be too large to be accepted.
        _ = try? system.add(constraint)
      }
      for solver in ConstraintSolver.allCases {
        guard
          let layout = try? system.layout(in: random.container, rounding: .exact, solver: solver)
        else { continue }
        let frames = layout.rawLayout.frames
        let isFinite = frames.allSatisfy { frame in
          [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }
        }
        #expect(isFinite, "seed \(seed), \(solver)")
        #expect(frames.allSatisfy { $0.width >= 0 && $0.height >= 0 }, "seed \(seed), \(solver)")
      }
    }
  }

  @Test("the members of a conflict contradict each other, and without any one they do not")
  func conflicts() throws {
    var members = 0
    for seed in BreakerSeeds.of(30) {
      let random = InfeasibleSystem(seed: seed)
      let layout = try random.system().layout(in: random.container, rounding: .exact)
      for conflict in layout.conflictSets {
        let indices = conflict.members.map(\.constraint)
        func contradict(_ kept: [Int]) throws -> Bool {
          let layout = try random.system(keeping: kept).layout(
            in: random.container, rounding: .exact, solver: .direct)
          return !layout.conflictSets.isEmpty
        }
        #expect(try contradict(indices), "seed \(seed): \(indices)")
        for index in indices {
          let rest = indices.filter { $0 != index }
          #expect(try !contradict(rest), "seed \(seed): \(indices) without \(index)")
          members += 1
        }
      }
    }
    #expect(members > 0)
  }
}
