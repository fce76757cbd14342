import Foundation
import Geometry
import LayoutSpecs
import SeededRandom
import TestSupport
import Testing

/// Growing and shrinking by another text of the same arithmetic, bit by bit.
@Suite("Arithmetic of growing and shrinking")
struct FlexArithmeticTests {
  private struct Child {
    var length = 0.0
    var grow = 0.0
    var shrink = 0.0
    var before = 0.0
    var after = 0.0
  }

  private static func row(_ children: [Child], spacing: Double = 0) -> LayoutSpec {
    .stack(
      StackSpec(spacing: spacing, alignItems: .start),
      children.enumerated().map { index, child in
        LayoutSpec.element("e\(index)", .fixed(CGSize(width: child.length, height: 10))).styled {
          $0.flexGrow = child.grow
          $0.flexShrink = child.shrink
          $0.spacingBefore = child.before
          $0.spacingAfter = child.after
        }
      })
  }

  private static func lengths(_ children: [Child], spacing: Double = 0, in width: Double) throws
    -> [Double]
  {
    try SpecTree(row(children, spacing: spacing)).layout(
      in: SizeRange(Container(width: width, height: 20)), rounding: .pixels(scale: 2)
    ).frames.map { Double($0.width) }
  }

  /// The lengths before pixels, in the order of operations of `ASStackUnpositionedLayout.mm`: spacing
  /// before lengths, the quotient of factors before the product, and what is left in one pass.
  private static func expected(_ children: [Child], spacing: Double, in width: Double) -> [Double] {
    let gaps = children.reduce(spacing * Double(children.count - 1)) { $0 + $1.before + $1.after }
    let missing = width - children.reduce(gaps) { $0 + $1.length }
    let grows = missing > 0
    let factors =
      abs(missing) < 0.01 ? 0 : children.reduce(0) { $0 + (grows ? $1.grow : $1.shrink) }
    guard factors != 0 else { return children.map(\.length) }
    let weights = children.map { $0.length * ($0.shrink / factors) }
    let sum = weights.reduce(0, +)
    let changes = zip(children, weights).map { child, weight in
      if grows { return (missing * (child.grow / factors)).rounded(.down) }
      return sum == 0 ? 0 : -abs(weight / sum * missing)
    }
    let rest = changes.reduce(missing) { $0 - $1 }
    let first = changes.firstIndex { $0 != 0 }
    return children.indices.map { index in
      guard changes[index] != 0 else { return children[index].length }
      let takesRest = index == first && children[index].grow > 0
      return max(0, children[index].length + changes[index] + (takesRest ? rest : 0))
    }
  }

  @Test("49 children that share 98 points get 1 point each, and the first one the other 49")
  func lastBit() throws {
    let children = Array(repeating: Child(grow: 1), count: 49)
    #expect(try Self.lengths(children, in: 98) == [50] + Array(repeating: 1, count: 48))
  }

  @Test("all spacing of a line is added before its lengths, which can be a whole point")
  func spacingFirst() throws {
    let children = [
      Child(length: 2, grow: 1, before: 0.2, after: 0.7),
      Child(length: 1.5, grow: 1, before: 0.1, after: 0.3),
    ]
    // Child by child, the sum is larger by its last bit, and both shares smaller by a point.
    #expect(try Self.lengths(children, spacing: 0.2, in: 11) == [5, 4.5])
  }

  private static func onPixels(_ lengths: [Double]) -> [Double] {
    lengths.map { PixelGrid(scale: 2).ceiling($0) }
  }

  @Test("random lines have the lengths of the other text", arguments: BreakerSeeds.of(400))
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let factors = [0, 0, 0.1, 0.3, 1, 1, 3, 5, 6, 7]
    let spacings = [0, 0, 0.1, 0.2, 0.3, 0.7, 4, -1]
    func pick(_ values: [Double]) -> Double { values.randomElement(using: &generator) ?? 0 }
    var children = (0..<Int.random(in: 1...60, using: &generator)).map { _ in
      Child(
        length: Double(Int.random(in: 0...40, using: &generator)) / 2, grow: pick(factors),
        shrink: pick(factors), before: pick(spacings), after: pick(spacings))
    }
    // One child alone that grows and shrinks is measured last, by rules of its own.
    if children.count(where: { $0.grow > 0 && $0.shrink > 0 }) == 1 {
      for index in children.indices { children[index].shrink = 0 }
    }
    let spacing = pick(spacings)
    let width = Double(Int.random(in: 1...1600, using: &generator)) / 2
    #expect(
      try Self.lengths(children, spacing: spacing, in: width)
        == Self.onPixels(Self.expected(children, spacing: spacing, in: width)))
  }
}
