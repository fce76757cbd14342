import Foundation
import Geometry
import LayoutSpecs
import TestSupport
import Testing

@Suite("Elements that measure their own inside")
struct SelfMeasuredTests {
  @Test("trees within trees have the frames of one flat tree", arguments: 0..<300 as Range<UInt64>)
  func sameAsFlat(seed: UInt64) throws {
    var flat = RandomSpec(seed: seed)
    flat.enclose = { inner, style in .wrapper([inner]).styled { $0 = style } }
    let flatSpec = flat.spec(depth: 5)
    let range = flat.range()
    var nested = RandomSpec(seed: seed)
    let enclosures = Enclosures()
    nested.enclose = enclosures.enclose
    let nestedSpec = nested.spec(depth: 5)

    // Some random trees have fractions of infinite lengths; then there is no layout to compare.
    guard let expected = try? SpecTree(flatSpec).layout(in: range, rounding: .exact) else { return }
    var frames: [String: CGRect] = [:]
    try enclosures.addFrames(
      of: nestedSpec, in: range, parentSize: range.max, at: .zero, to: &frames)
    try #require(frames.keys.sorted() == expected.elements.sorted(), "seed \(seed)")
    for (name, frame) in zip(expected.elements, expected.frames) {
      let found = try #require(frames[name])
      let edges = [
        found.minX - frame.minX, found.minY - frame.minY, found.maxX - frame.maxX,
        found.maxY - frame.maxY,
      ]
      #expect(
        edges.allSatisfy { abs($0) < 1e-9 }, "seed \(seed): \(name) at \(found), not \(frame)")
    }
  }

  @Test("an element is asked with the range of its parent, and its answer is not clamped")
  func askedInRange() throws {
    let spy = Spy(answer: CGSize(width: 70, height: 30))
    let spec = LayoutSpec.inset(EdgeInsets(all: 5), .element("a", measuredBy: spy))
      .styled { $0.maxWidth = 20 }
    let placements = try SpecTree(spec).placements(
      in: within(10...60, 0...free), rounding: .pixels(scale: 2))
    let question = try #require(placements.last??.question)
    #expect(question.range == within(0...50, 0...free))
    #expect(placements.last??.frame == CGRect(x: 5, y: 5, width: 70, height: 30))
    #expect(question.parentSize == CGSize(width: 50, height: CGFloat.infinity))
  }

  @Test("a stack reads the style of such an element, and asks it with its final length")
  func flexes() throws {
    let spy = Spy(answer: CGSize(width: 10, height: 10))
    let spec = row(.element("a", measuredBy: spy).styled { $0.flexGrow = 1 })
    let placements = try SpecTree(spec).placements(in: within(exactly: 80, 20), rounding: .exact)
    let question = try #require(placements.last??.question)
    #expect(question.range == within(80...80, 0...20))
    #expect(question.parentSize == CGSize(width: 80, height: 20))
  }

  @Test("an element in a child that was never measured has no placement")
  func neverMeasured() throws {
    let spy = Spy(answer: CGSize(width: 10, height: 10))
    let lazy = LayoutSpec.inset(EdgeInsets(), .element("a", measuredBy: spy)).styled {
      ($0.flexGrow, $0.flexShrink) = (1, 1)
    }
    let tree = try SpecTree(row(box("wide", 120, 10), lazy))
    let placements = try tree.placements(in: within(exactly: 100, 20), rounding: .exact)
    #expect(placements.count == 4)
    #expect(placements[2]?.question == nil)
    #expect(placements[3] == nil)
  }
}

/// An element that always has the same answer.
private final class Spy: RangeMeasuring {
  let answer: CGSize

  init(answer: CGSize) { self.answer = answer }

  func measure(in range: SizeRange, parentSize: CGSize) -> CGSize { answer }
}

/// Specs inside an element of their own, by the name of that element.
private final class Enclosures {
  private var inner: [String: LayoutSpec] = [:]
  private var styles: [String: ElementStyle] = [:]

  func enclose(_ spec: LayoutSpec, _ style: ElementStyle) -> LayoutSpec {
    let name = "enclosure\(inner.count)"
    let wrapped = LayoutSpec.wrapper([spec])
    (inner[name], styles[name]) = (wrapped, style)
    return .element(name, measuredBy: NestedTree(spec: wrapped, style: style))
      .styled { $0 = style }
  }

  /// Adds the frames of the elements in `spec`, and of those in its enclosures.
  func addFrames(
    of spec: LayoutSpec, in range: SizeRange, parentSize: CGSize, at origin: CGPoint,
    to frames: inout [String: CGRect]
  ) throws {
    let tree = try SpecTree(spec)
    let placements = try tree.placements(in: range, parentSize: parentSize, rounding: .exact)
    for placement in placements {
      guard let placement, let element = placement.element else { continue }
      let name = tree.elements[element]
      let place = placement.frame.offsetBy(dx: origin.x, dy: origin.y)
      guard let spec = inner[name], let style = styles[name] else {
        frames[name] = place
        continue
      }
      guard let question = placement.question else { continue }
      let own = try #require(question.range.narrowed(by: style, parentSize: question.parentSize))
      try addFrames(of: spec, in: own, parentSize: own.max, at: place.origin, to: &frames)
    }
  }
}

/// A tree that is laid out whenever its element is asked.
private final class NestedTree: RangeMeasuring {
  let spec: LayoutSpec
  let style: ElementStyle

  init(spec: LayoutSpec, style: ElementStyle) {
    self.spec = spec
    self.style = style
  }

  func measure(in range: SizeRange, parentSize: CGSize) -> CGSize {
    guard let own = range.narrowed(by: style, parentSize: parentSize),
      let layout = try? SpecTree(spec).layout(in: own, rounding: .exact)
    else { return .zero }
    return layout.size
  }
}
