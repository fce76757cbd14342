import Foundation
import Geometry
import Testing

@testable import LayoutSpecs

/// What a layouter keeps does not grow with the edits, and its numbers do not run out.
@Suite("The memory of a layouter")
struct LayouterMemoryTests {
  private static let range = SizeRange(Container(width: 100))

  private static func layouter() throws -> SpecLayouter {
    let elements = ["a", "b"].map { LayoutSpec.element($0, .measured(Block(height: 10))) }
    let tree = try SpecTree(.stack(StackSpec(direction: .vertical), elements))
    return SpecLayouter(tree, rounding: .exact)
  }

  @Test("an element that is measured again and again has one place for what measures it")
  func places() throws {
    let layouter = try Self.layouter()
    for height in 0..<50 {
      try layouter.setContent(.fixed(CGSize(width: 10, height: 10)), ofElement: height % 2)
      try layouter.setContent(.none, ofElement: height % 2)
      try layouter.setContent(.measured(Block(height: Double(height))), ofElement: height % 2)
    }
    #expect(layouter.tree.measured.count == 2)
    let layout = try layouter.layout(in: Self.range)
    #expect(layout.frames.map(\.height) == [48, 49])
  }

  @Test("places are not shared by elements that are measured in turn")
  func turns() throws {
    let layouter = try Self.layouter()
    try layouter.setContent(.none, ofElement: 0)
    try layouter.setContent(.none, ofElement: 1)
    try layouter.setContent(.measured(Block(height: 3)), ofElement: 0)
    try layouter.setContent(.measured(Block(height: 4)), ofElement: 1)
    let layout = try layouter.layout(in: Self.range)
    #expect(layout.frames.map(\.height) == [3, 4])
    #expect(layouter.tree.measured.count == 2)
  }

  @Test("an element that changes many times before a layout is asked once")
  func edits() throws {
    let layouter = try Self.layouter()
    _ = try layouter.layout(in: Self.range)
    for height in 0..<50 {
      try layouter.setContent(.measured(Block(height: Double(height))), ofElement: 1)
    }
    let layout = try layouter.layout(in: Self.range)
    #expect(layout.frames.map(\.height) == [10, 49])
    #expect(layouter.statistics.contentMeasurements == 1)
  }

  @Test("the layout after two thousand million others is right, and begins anew")
  func numbers() throws {
    let layouter = try Self.layouter()
    _ = try layouter.layout(in: Self.range)
    layouter.memory?.run = .max
    try layouter.setContent(.measured(Block(height: 20)), ofElement: 1)
    #expect(try layouter.layout(in: Self.range).frames.map(\.height) == [10, 20])
    #expect(layouter.memory?.run == 1)
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
