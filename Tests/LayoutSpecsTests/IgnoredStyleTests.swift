import Foundation
import Geometry
import LayoutSpecs
import Testing

@Suite("Styles that have no effect")
struct IgnoredStyleTests {
  private let widths = [SizeRange(Container(width: 320)), SizeRange(Container(width: 100))]

  private func picture(
    _ name: String, _ change: (inout ElementStyle) -> Void = { _ in }
  ) -> LayoutSpec {
    LayoutSpec.element(name, .fixed(CGSize(width: 24, height: 24))).styled(change)
  }

  private func ignored(_ spec: LayoutSpec) throws -> [IgnoredStyle] {
    try SpecTree(spec).ignoredStyles(in: widths)
  }

  @Test("a limit on a background is ignored, as a background has exactly the size of its child")
  func background() throws {
    let back = picture("back") {
      $0.maxWidth = 40
      $0.height = 20
    }
    let found = try ignored(.background(picture("title"), background: back))
    #expect(found.map(\.way) == [[0], [0]])
    #expect(found.map(\.properties) == [[.height], [.maxWidth]])
    #expect(
      found.map(\.reason) == [
        .exactLength(points: 24, axis: .vertical, parent: .background),
        .exactLength(points: 320, axis: .horizontal, parent: .background),
      ])
  }

  @Test("a limit that is not reached, or that decides, is no finding")
  func effective() throws {
    let row = LayoutSpec.stack(
      StackSpec(alignItems: .start),
      [
        picture("a") { $0.maxWidth = 400 }, picture("b") { $0.width = 40 },
        picture("c") { $0.flexGrow = 1 },
      ])
    #expect(try ignored(row) == [])
    let overlay = LayoutSpec.overlay(
      picture("photo"),
      overlay: .stack(StackSpec(alignItems: .end), [picture("a") { $0.width = 9 }]))
    #expect(try ignored(overlay) == [])
  }

  @Test(
    "what only stacks read is ignored on a child of every other spec, baselines too",
    arguments: [
      SpecKind.inset, .overlay, .background, .absolute, .static, .center, .relative, .ratio,
      .corner,
      .wrapper,
    ])
  func readByStacks(kind: SpecKind) throws {
    let child = picture("a") {
      $0.flexGrow = 1
      $0.flexShrink = 1
      $0.flexBasis = .points(9)
      $0.alignSelf = .end
      $0.spacingBefore = 1
      $0.spacingAfter = 2
      $0.ascender = 8
      $0.descender = -2
    }
    let specs: [SpecKind: LayoutSpec] = [
      .inset: .inset(EdgeInsets(), child), .overlay: .overlay(child, overlay: picture("b")),
      .background: .background(child, background: picture("b")), .absolute: .absolute([child]),
      .static: .static([child]), .center: .center(RelativeSpec(centering: .xy), child),
      .relative: .relative(RelativeSpec(), child), .ratio: .ratio(1, child),
      .corner: .corner(CornerSpec(), child, element: picture("b")), .wrapper: .wrapper([child]),
    ]
    let spec = try #require(specs[kind])
    let found = try ignored(spec).filter { $0.label == "a" }
    #expect(found.map(\.reason) == [.notRead(parent: kind)])
    #expect(
      found.first?.properties == [
        .flexGrow, .flexShrink, .flexBasis, .alignSelf, .spacingBefore, .spacingAfter, .ascender,
        .descender,
      ])
    #expect(try ignored(.stack(StackSpec(alignItems: .start), [spec])).count == found.count)
    #expect(try ignored(.stack(StackSpec(alignItems: .start), [child])) == [])
  }

  @Test("an inset does not read sizes of its own, but a stack reads them across it")
  func inset() throws {
    func inset(_ insets: Double) -> LayoutSpec {
      .inset(EdgeInsets(all: insets), picture("photo")).styled { $0.height = 80 }
    }
    #expect(
      try ignored(inset(4)) == [
        IgnoredStyle(way: [], label: "inset", properties: [.height], reason: .ownSize(of: .inset))
      ])
    let isRead = try ignored(
      .stack(
        StackSpec(direction: .vertical, alignItems: .stretch),
        [.inset(EdgeInsets(all: 4), picture("photo")).styled { $0.minWidth = 80 }]))
    #expect(isRead.isEmpty)
  }

  @Test("a stretched child of a stack keeps no other size across it")
  func stretched() throws {
    let column = LayoutSpec.stack(
      StackSpec(direction: .vertical, alignItems: .stretch), [picture("a") { $0.maxWidth = 40 }])
    #expect(
      try ignored(column) == [
        IgnoredStyle(
          way: [0], label: "a", properties: [.maxWidth],
          reason: .stretched(points: 320, axis: .horizontal))
      ])
  }

  @Test("a child that grows passes its maximum")
  func grows() throws {
    let row = LayoutSpec.stack(
      StackSpec(),
      [
        picture("a") {
          $0.maxWidth = 40
          $0.flexGrow = 1
        }
      ])
    #expect(
      try ignored(row) == [
        IgnoredStyle(
          way: [0], label: "a", properties: [.maxWidth],
          reason: .flexed(points: 320, axis: .horizontal))
      ])
  }

  @Test("properties for children of a stack are not read in other specs, nor at the root")
  func notInStack() throws {
    let spec = LayoutSpec.inset(
      EdgeInsets(all: 4),
      picture("photo") {
        $0.flexGrow = 1
        $0.alignSelf = .center
        $0.layoutPosition = CGPoint(x: 4, y: 4)
      }
    ).styled { $0.flexShrink = 1 }
    #expect(
      try ignored(spec) == [
        IgnoredStyle(
          way: [], label: "inset", properties: [.flexShrink], reason: .notRead(parent: nil)),
        IgnoredStyle(
          way: [0], label: "photo", properties: [.flexGrow, .alignSelf, .layoutPosition],
          reason: .notRead(parent: .inset)),
      ])
  }

  @Test("a corner element has exactly the width that its spec has")
  func corner() throws {
    let spec = LayoutSpec.corner(
      CornerSpec(), picture("photo"), element: picture("badge") { $0.width = 16 })
    #expect(
      try ignored(spec) == [
        IgnoredStyle(
          way: [1], label: "badge", properties: [.width],
          reason: .exactLength(points: 320, axis: .horizontal, parent: .corner))
      ])
  }

  @Test(
    "sizes are checked as long as that lays out at most a million nodes",
    arguments: [(999, true), (1000, true), (1001, false)])
  func mostNodes(sizes: Int, areChecked: Bool) throws {
    // 1000 nodes with the stack; the maximum is the only size without an effect.
    let children = (0..<999).map { child in
      picture("e\(child)") {
        if child == 0 { $0.maxWidth = 4 } else { $0.height = 24 }
        if child < sizes - 999 { $0.minHeight = 24 }
      }
    }
    let spec = LayoutSpec.stack(StackSpec(direction: .vertical, alignItems: .stretch), children)
    let found = try SpecTree(spec).ignoredStyles(in: [widths[0]])
    #expect(found.map(\.properties) == (areChecked ? [[.maxWidth]] : []))
  }

  @Test("sizes of a spec that takes too long are not checked")
  func large() throws {
    let children = (0..<2000).map { picture("e\($0)") { $0.maxWidth = 4 } }
    let spec = LayoutSpec.stack(StackSpec(direction: .vertical, alignItems: .stretch), children)
    #expect(try ignored(spec) == [])
  }
}
