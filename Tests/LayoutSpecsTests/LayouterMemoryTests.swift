import Foundation
import Geometry
import Testing

@testable import LayoutSpecs

/// The numbers of a layouter do not run out.
@Suite("The memory of a layouter")
struct LayouterMemoryTests {
  @Test("the layout after two thousand million others is right, and begins anew")
  func numbers() throws {
    let elements = [("a", 10.0), ("b", 20)].map {
      LayoutSpec.element($0, .measured(Block(height: $1)))
    }
    let tree = try SpecTree(.stack(StackSpec(direction: .vertical), elements))
    let layouter = SpecLayouter(tree, rounding: .exact)
    _ = try layouter.layout(in: SizeRange(Container(width: 100)))
    layouter.memory?.question = .max
    let layout = try layouter.layout(in: SizeRange(Container(width: 90)))
    #expect(layout.frames.map(\.height) == [10, 20])
    #expect(layouter.memory?.question == 1)
  }
}

/// As wide as possible, and of one height.
private struct Block: ContentMeasuring {
  let height: Double

  func measure(in available: CGSize) -> ContentMeasurement {
    ContentMeasurement(size: CGSize(width: min(available.width, 50), height: height))
  }
}
