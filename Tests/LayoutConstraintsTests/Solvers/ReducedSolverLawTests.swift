import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import TestSupport
import Testing

/// The reduced solver against the direct one, which shares no algorithm with it except the simplex
/// method for blocks.
@Suite("Both solvers")
struct ReducedSolverLawTests {
  @Test("random screens have one layout, and the same findings")
  func screens() throws {
    var reduced = 0
    for seed in LawSeeds.of(1200) {
      let screen = RandomScreen(seed: seed)
      let comparison = try SolverComparison(screen.system, in: screen.container)
      for difference in comparison.differences() {
        Issue.record("\(difference)\n\(screen)")
      }
      if comparison.isReduced { reduced += 1 }
    }
    #expect(reduced > LawSeeds.share(of: 240), "only \(reduced) were reduced: that proves little")
  }

  @Test("systems from a hat have one layout, and the same findings")
  func systems() throws {
    for seed in LawSeeds.of(600) {
      let system = try RandomSystem(seed: seed).system()
      let container = Container(width: 200, height: seed % 2 == 0 ? 300 : nil)
      let comparison = try SolverComparison(system, in: container)
      for difference in comparison.differences() { Issue.record("seed \(seed): \(difference)") }
    }
  }

  @Test(
    "systems of each kind that is hard to reduce have one layout",
    arguments: HardSystem.Kind.allCases)
  func hardSystems(kind: HardSystem.Kind) throws {
    var reduced = 0
    for seed in LawSeeds.of(300) {
      let random = HardSystem(seed: seed, kind: kind)
      guard let comparison = try? SolverComparison(random.system, in: random.container) else {
        // If the direct solver gives up, there is nothing to compare with.
        #expect(kind == .tinyAndHuge, "there is no layout\n\(random)")
        continue
      }
      for difference in comparison.differences() { Issue.record("\(difference)\n\(random)") }
      if comparison.isReduced { reduced += 1 }
    }
    #expect(
      reduced > LawSeeds.share(of: 80), "\(kind): only \(reduced) were reduced: that proves little")
  }

  @Test(
    "systems of several parts, each with its own trouble, have one layout and the same findings")
  func parts() throws {
    var unhappy = 0
    for seed in LawSeeds.of(800) {
      let parts = try SystemOfParts(seed: seed)
      let comparison = try SolverComparison(parts.system, in: parts.container)
      for difference in comparison.differences() { Issue.record("seed \(seed): \(difference)") }
      let direct = comparison.direct
      let isUnhappy = !direct.conflictSets.isEmpty || !direct.ambiguousElements.isEmpty
      if isUnhappy && comparison.isReduced { unhappy += 1 }
    }
    #expect(unhappy > LawSeeds.share(of: 200), "only \(unhappy) with trouble: that proves little")
  }

  @Test("the order of constraints changes no frame")
  func order() throws {
    for seed in LawSeeds.of(300) {
      let screen = RandomScreen(seed: seed)
      let first = try screen.system.layout(in: screen.container, rounding: .exact, solver: .reduced)
      guard first.statistics.reducedPasses == first.statistics.passes else { continue }
      // The order of activation decides which constraint of a conflict is broken.
      guard first.conflictSets.isEmpty else { continue }
      var generator = SeededGenerator(seed: seed)
      let shuffled = screen.system.withConstraints(
        inOrder: generator.permutation(of: screen.system.constraints.count))
      let second = try shuffled.layout(in: screen.container, rounding: .exact, solver: .reduced)
      for (one, other) in zip(first.rawLayout.frames, second.rawLayout.frames) {
        #expect(areClose(one, other), "\(screen)")
      }
    }
  }
}

extension ConstraintSystem {
  /// The same items with the constraints in another order.
  fileprivate func withConstraints(inOrder order: [Int]) -> ConstraintSystem {
    var copy = ConstraintSystem()
    copy.direction = direction
    copy.safeAreaInsets = safeAreaInsets
    for item in items.dropFirst() { _ = try? copy.addItem(item) }
    for index in order { _ = try? copy.add(constraints[index]) }
    return copy
  }
}
