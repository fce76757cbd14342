import AffineGeometry
import Foundation
import Geometry
import LayoutSpecs
import TestSupport
import Testing

/// Answers follow from width to width: each layout equals that of the tree alone.
@Suite("Layouts in one width after another")
struct WidthWalkTests {
  @Test("random lists in random widths are laid out as the tree alone is")
  func lists() throws {
    var layouts = 0
    for seed in LawSeeds.of(8000, from: 1) {
      var list = RandomList(seed: seed)
      layouts += try walk(SpecTree(list.spec()), seed: seed, list.random.pick([1, 2, 3]))
    }
    #expect(layouts > LawSeeds.share(of: 8000) * 10, "most lists can be laid out")
  }

  @Test("random trees in random widths are laid out as the tree alone is")
  func trees() throws {
    for seed in LawSeeds.of(4000, from: 30_001) {
      var random = RandomSpec(seed: seed)
      _ = try walk(SpecTree(random.spec(depth: 5)), seed: seed, 2)
    }
  }

  /// Lays out in one width after another, sometimes with no rounding; returns how many layouts were
  /// equal to new ones.
  private func walk(_ tree: SpecTree, seed: UInt64, _ scale: Double) throws -> Int {
    var random = RandomValues(seed: seed, factor: 1)
    let rounding = random.chance(0.3) ? Rounding.exact : .pixels(scale: scale)
    let layouter = SpecLayouter(tree, rounding: rounding)
    let height: Double? = random.chance(0.2) ? random.length(100...700) : nil
    var width = random.length(100...400)
    var equal = 0
    for step in 0..<14 {
      width = max(0, width + random.pick([7, -7, 1, -1, 0.5, 1 / 3, -61, 90, 0]))
      let range = SizeRange(Container(width: width, height: height))
      let fresh = Result { try tree.layout(in: range, rounding: rounding) }
      let kept = Result { try layouter.layout(in: range) }
      let isEqual = expectSame(kept, as: fresh, "seed \(seed), step \(step), width \(width)")
      if case .success = fresh, !isEqual { return equal }
      equal += isEqual ? 1 : 0
    }
    return equal
  }

  @Test("in another width, only texts are asked, and rows whose text gets another height")
  func rows() throws {
    let rows = (0..<50).map { Self.row($0) }
    let tree = try SpecTree(.stack(StackSpec(direction: .vertical), rows))
    let layouter = SpecLayouter(tree, rounding: .pixels(scale: 2))
    _ = try layouter.layout(in: SizeRange(Container(width: 280)))
    let cold = layouter.statistics.nodesMeasured
    _ = try layouter.layout(in: SizeRange(Container(width: 281)))
    #expect(layouter.statistics.nodesMeasured == 100, "the texts, of \(cold) nodes")
    _ = try layouter.layout(in: SizeRange(Container(width: 200)))
    #expect(layouter.statistics.nodesMeasured > 250, "each row gets another height")
    #expect(
      try layouter.layout(in: SizeRange(Container(width: 201)))
        == tree.layout(in: SizeRange(Container(width: 201)), rounding: .pixels(scale: 2)))
  }

  @Test("texts are asked in new widths alone, and not between two in which they are as high")
  func steadyTexts() throws {
    let rows = (0..<50).map { Self.row($0, Lines.init) }
    let tree = try SpecTree(.stack(StackSpec(direction: .vertical), rows))
    let layouter = SpecLayouter(tree, rounding: .pixels(scale: 2))
    var asked: [Int] = []
    for width in [280, 284, 281, 283.5, 280] {
      let range = SizeRange(Container(width: width))
      let layout = try layouter.layout(in: range)
      #expect(try layout == tree.layout(in: range, rounding: .pixels(scale: 2)))
      asked.append(layouter.statistics.contentMeasurements)
    }
    #expect(asked == [100, 100, 0, 0, 0])
  }

  private static func row(
    _ row: Int, _ text: (Double) -> any ContentMeasuring = Paragraph.init
  ) -> LayoutSpec {
    .inset(
      EdgeInsets(all: 5),
      .stack(
        StackSpec(spacing: 5),
        [
          .element("picture\(row)", .fixed(CGSize(width: 40, height: 24))),
          .stack(
            StackSpec(direction: .vertical),
            [
              .element("title\(row)", .measured(text(100))),
              .element("text\(row)", .measured(text(400))),
            ]
          ).styled {
            $0.flexGrow = 1
            $0.flexShrink = 1
          },
        ]))
  }
}

/// Lists of rows as screens have them, with a few properties that differ.
private struct RandomList {
  var random: RandomValues
  private var count = 0

  init(seed: UInt64) { random = RandomValues(seed: seed, factor: 1) }

  mutating func spec() -> LayoutSpec {
    let rows = (0..<Int.random(in: 1...5, using: &random.generator)).map { _ in row(depth: 3) }
    return .stack(stack(.vertical), rows)
  }

  private mutating func row(depth: Int) -> LayoutSpec {
    let spec: LayoutSpec
    switch Int.random(in: 0..<(depth > 0 ? 8 : 2), using: &random.generator) {
    case 0, 1: spec = element()
    case 2, 3, 4: spec = .stack(stack(.horizontal), children(depth))
    case 5, 6: spec = .stack(stack(.vertical), children(depth))
    default: spec = other(row(depth: depth - 1))
    }
    return spec.styled { style(&$0) }
  }

  private mutating func children(_ depth: Int) -> [LayoutSpec] {
    let flexible = Int.random(in: 0..<4, using: &random.generator)
    return (0..<Int.random(in: 1...4, using: &random.generator)).map { index in
      let child = row(depth: depth - 1)
      guard index == flexible else { return child }
      return child.styled { ($0.flexGrow, $0.flexShrink) = (1, 1) }
    }
  }

  private mutating func other(_ spec: LayoutSpec) -> LayoutSpec {
    count += 1
    let behind = LayoutSpec.element("behind\(count)")
    return switch Int.random(in: 0..<10, using: &random.generator) {
    case 0: .overlay(spec, overlay: behind)
    case 1, 2: .background(spec, background: behind)
    case 3: .relative(random.relative(), spec)
    case 4: .wrapper([spec, behind])
    case 5: .ratio(0.5, spec)
    case 6: .inset(EdgeInsets(top: 3, left: .infinity, bottom: 0, right: 4.3), spec)
    default: .inset(random.insets(), spec)
    }
  }

  private mutating func stack(_ direction: Axis) -> StackSpec {
    StackSpec(
      direction: direction, spacing: random.pick([0, 5, 2.25]),
      justifyContent: random.chance(0.7) ? .start : random.pick(JustifyContent.allCases),
      alignItems: random.chance(0.6) ? .stretch : random.pick(AlignItems.allCases),
      flexWrap: random.chance(0.05) ? .wrap : .noWrap)
  }

  private mutating func element() -> LayoutSpec {
    count += 1
    let size = CGSize(width: random.length(0...60), height: random.length(0...60))
    let content = random.pick([
      Content.none, .fixed(size), .measured(Paragraph(length: size.width * 5)),
      .measured(Lines(length: size.width * 5)),
    ])
    return .element("e\(count)", content)
  }

  private mutating func style(_ style: inout ElementStyle) {
    if random.chance(0.06) { style.width = .points(random.length(0...150)) }
    if random.chance(0.06) { style.height = .points(random.length(0...90)) }
    if random.chance(0.04) { style.minWidth = .points(random.length(0...100)) }
    if random.chance(0.04) { style.maxHeight = .points(random.length(0...100)) }
    if random.chance(0.04) { style.width = .fraction(random.pick([0.25, 0.5, 1])) }
    if random.chance(0.08) { style.flexGrow = random.pick([1, 2, 0.5]) }
    if random.chance(0.12) { style.flexShrink = random.pick([1, 2, 0.5]) }
    if random.chance(0.05) { style.flexBasis = .points(random.length(0...100)) }
    if random.chance(0.1) { style.alignSelf = random.pick(AlignSelf.allCases) }
    if random.chance(0.1) { style.spacingBefore = random.length(-5...20) }
    if random.chance(0.05) { style.ascender = random.length(0...20) }
  }
}

/// A text like `Paragraph` that is never higher in a wider width, and says so.
private struct Lines: PiecewiseMeasuring {
  let length: Double

  init(length: Double) { self.length = length }

  func measure(in available: CGSize) -> ContentMeasurement {
    let lines = max(1, (length / max(Double(available.width), 1)).rounded(.up))
    return ContentMeasurement(
      size: CGSize(width: min(length, Double(available.width)), height: 10 * lines),
      firstBaseline: 8, lastBaselineFromBottom: 2)
  }

  func segment(containing width: Double) -> ContentSegment {
    let known = measure(in: CGSize(width: width, height: .infinity))
    return ContentSegment(
      size: known.size, firstBaseline: 8, lastBaselineFromBottom: 2, widths: width...width)
  }
}
