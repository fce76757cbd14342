import Foundation
import Geometry
import LayoutSpecs
import SeededRandom
import TestSupport
import Testing

/// A layouter remembers what did not change: each layout equals that of the tree alone.
@Suite("Layouts that remember")
struct LayouterTests {
  @Test("random trees in random sizes are laid out as the tree alone is")
  func sizes() throws {
    var layouts = 0
    for seed in LawSeeds.of(8000, from: 1) {
      layouts += try compare(RandomSpec.tree(seed: seed), seed: seed, rounding: .pixels(scale: 3))
    }
    #expect(layouts > LawSeeds.share(of: 8000) * 6, "most trees can be laid out")
  }

  @Test("random trees without rounding are laid out as the tree alone is")
  func exactSizes() throws {
    for seed in LawSeeds.of(2400, from: 20_001) {
      _ = try compare(RandomSpec.tree(seed: seed), seed: seed, rounding: .exact)
    }
  }

  @Test("deep nests of flexible stacks are laid out as the tree alone is", arguments: [5, 12, 20])
  func nests(depth: Int) throws {
    for seed in LawSeeds.of(320, from: 1) {
      let tree = try SpecTree(StackNest(seed: seed).spec(depth: depth))
      _ = try compare(tree, seed: seed, rounding: .pixels(scale: 2))
    }
  }

  /// Lays out in random sizes; returns how many layouts were equal.
  private func compare(_ tree: SpecTree, seed: UInt64, rounding: Rounding) throws -> Int {
    var random = RandomValues(seed: seed, factor: 1)
    let layouter = SpecLayouter(tree, rounding: rounding)
    var ranges = [SizeRange(Container(width: 300)), SizeRange(Container(width: 300, height: 200))]
    var equal = 0
    for step in 0..<12 {
      if random.chance(0.3) { ranges.append(Self.range(&random)) }
      let range = random.chance(0.3) ? ranges[0] : random.pick(ranges)
      let fresh = Result { try tree.layout(in: range, rounding: rounding) }
      let remembered = Result { try layouter.layout(in: range) }
      let isEqual = expectSame(remembered, as: fresh, "seed \(seed), step \(step)")
      if case .success = fresh, !isEqual { return equal }
      equal += isEqual ? 1 : 0
    }
    return equal
  }

  private static func range(_ random: inout RandomValues) -> SizeRange {
    let width = random.length(50...400)
    let height = random.length(50...400)
    return random.pick([
      SizeRange(Container(width: width)), SizeRange(Container(width: width, height: height)),
      SizeRange(min: .zero, max: CGSize(width: width, height: height)),
    ])
  }
}

extension LayouterTests {
  /// Rows of a picture beside a column of two texts, one below the other.
  private static func list(_ count: Int) throws -> SpecTree {
    let rows = (0..<count).map { row in
      LayoutSpec.inset(
        EdgeInsets(all: 5),
        .stack(
          StackSpec(spacing: 5, alignItems: .start),
          [
            .element("picture\(row)", .fixed(CGSize(width: 40, height: 40))),
            .stack(
              StackSpec(direction: .vertical),
              [
                .element("title\(row)", .measured(Paragraph(length: 100))),
                .element("text\(row)", .measured(Paragraph(length: 400))),
              ]
            ).styled {
              $0.flexGrow = 1
              $0.flexShrink = 1
            },
          ]))
    }
    return try SpecTree(.stack(StackSpec(direction: .vertical), rows))
  }

  @Test("the same question again asks nothing")
  func same() throws {
    let layouter = SpecLayouter(try Self.list(10), rounding: .pixels(scale: 2))
    let first = try layouter.layout(in: SizeRange(Container(width: 280)))
    #expect(layouter.statistics.measureCalls > 10)
    #expect(try layouter.layout(in: SizeRange(Container(width: 280))) == first)
    #expect(layouter.statistics == LayoutStatistics())
  }

  @Test("in another width, only texts are asked where they keep their height")
  func anotherWidth() throws {
    let layouter = SpecLayouter(try Self.list(10), rounding: .pixels(scale: 2))
    _ = try layouter.layout(in: SizeRange(Container(width: 280)))
    _ = try layouter.layout(in: SizeRange(Container(width: 300)))
    #expect(layouter.statistics.nodesMeasured == 20, "the texts of each row")
    _ = try layouter.layout(in: SizeRange(Container(width: 100)))
    let another = layouter.statistics.nodesMeasured
    #expect(another > 50, "each row gets another height")
    _ = try layouter.layout(in: SizeRange(Container(width: 100)))
    #expect(layouter.statistics.nodesMeasured == 0)
  }

  @Test("trees too deep to be remembered are laid out all the same")
  func deep() throws {
    var spec = LayoutSpec.element("core")
    for _ in 0..<300 { spec = .inset(EdgeInsets(all: 0), spec) }
    let layouter = SpecLayouter(try SpecTree(spec), rounding: .exact)
    let layout = try layouter.layout(in: SizeRange(Container(width: 30, height: 30)))
    #expect(layout.frames == [CGRect(x: 0, y: 0, width: 30, height: 30)])
  }
}

extension RandomSpec {
  /// A random tree of at most five levels.
  fileprivate static func tree(seed: UInt64) throws -> SpecTree {
    var random = RandomSpec(seed: seed)
    return try SpecTree(random.spec(depth: 5))
  }
}
