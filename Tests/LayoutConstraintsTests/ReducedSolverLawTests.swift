import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import Testing

/// The reduced solver against the direct one, which shares no algorithm with it but where a piece is
/// left for the simplex method.
@Suite("Both solvers")
struct ReducedSolverLawTests {
  @Test("1200 random screens have one layout, and the same findings")
  func screens() throws {
    var reduced = 0
    for seed in 0..<1200 as Range<UInt64> {
      let screen = RandomScreen(seed: seed)
      let comparison = try SolverComparison(screen.system, in: screen.container)
      for difference in comparison.differences() {
        Issue.record("\(difference)\n\(screen)")
      }
      if comparison.isReduced { reduced += 1 }
    }
    #expect(reduced > 240, "only \(reduced) were reduced: that proves little")
  }

  @Test("600 systems from a hat have one layout, and the same findings")
  func systems() throws {
    for seed in 0..<600 as Range<UInt64> {
      let system = try RandomSystem(seed: seed).system()
      let container = Container(width: 200, height: seed % 2 == 0 ? 300 : nil)
      let comparison = try SolverComparison(system, in: container)
      for difference in comparison.differences() { Issue.record("seed \(seed): \(difference)") }
    }
  }
}
