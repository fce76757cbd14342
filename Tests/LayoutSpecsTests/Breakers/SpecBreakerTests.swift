import Foundation
import Geometry
import LayoutSpecs
import SeededRandom
import TestSupport
import Testing

/// Gives the spec engine deep and wide trees: `make fuzz`.
@Suite("Breaker: layout specs")
struct SpecBreakerTests {
  /// More measurements of a node than a random tree of ten levels takes.
  ///
  /// A level of stacks measures its children again, and remembers what it was told.
  private static let mostPerNode = 64

  @Test("random trees have finite frames or an error, and few measurements for each node")
  func deep() throws {
    var most = 0.0
    for seed in BreakerSeeds.of(60) {
      var random = RandomSpec(seed: seed)
      let spec = random.spec(depth: 4 + Int(seed % 8))
      let range = random.range()
      guard let tree = try? SpecTree(spec),
        let (layout, statistics) = try? tree.layoutAndStatistics(in: range, rounding: .exact)
      else { continue }
      let isFinite = layout.frames.allSatisfy { frame in
        [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }
      }
      #expect(isFinite, "seed \(seed)")
      let perNode = Double(statistics.measureCalls) / Double(max(1, statistics.nodesMeasured))
      most = max(most, perNode)
      #expect(perNode <= Double(Self.mostPerNode), "seed \(seed): \(statistics)")
    }
    print("measurements of a node: at most \(most)")
  }

  @Test("a stack of thousands of children takes few measurements for each of them")
  func wide() throws {
    for seed in BreakerSeeds.of(4) {
      var generator = SeededGenerator(seed: seed)
      let count = 500 + generator.index(below: 2000)
      let children = (0..<count).map { index in
        LayoutSpec.element("e\(index)", .fixed(CGSize(width: 1 + index % 40, height: 10))).styled {
          $0.flexGrow = CGFloat(index % 3)
          $0.flexShrink = CGFloat(index % 2)
        }
      }
      let isWrapping = generator.index(below: 2) == 0
      let stack = StackSpec(
        direction: generator.index(below: 2) == 0 ? .horizontal : .vertical, spacing: 1,
        flexWrap: isWrapping ? .wrap : .noWrap)
      let (_, statistics) = try SpecTree(.stack(stack, children))
        .layoutAndStatistics(in: within(exactly: 375, 667), rounding: .exact)
      #expect(statistics.measureCalls <= 8 * count, "seed \(seed): \(statistics)")
    }
  }
}
