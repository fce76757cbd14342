import Foundation
import Geometry
import LayoutSpecs
import Testing

@Suite("Lint of layout specs")
struct SpecLintTests {
  private let widths = [SizeRange(Container(width: 320)), SizeRange(Container(width: 100))]

  private func text(_ name: String, _ size: CGSize? = nil) -> LayoutSpec {
    LayoutSpec.element(name, .measured(LineOfText(width: 60))).styled { style in
      if let size { style.preferredSize = size }
    }
  }

  private func picture(_ name: String, _ size: CGSize? = nil) -> LayoutSpec {
    LayoutSpec.element(name, .fixed(CGSize(width: 24, height: 24))).styled { style in
      if let size { style.preferredSize = size }
    }
  }

  private func stack(_ children: LayoutSpec...) -> LayoutSpec {
    .stack(StackSpec(alignItems: .start), children)
  }

  private func lint(_ spec: LayoutSpec) throws -> [SpecWarning] {
    try SpecTree(spec).lint(in: widths)
  }

  // MARK: Sizes

  private let size = CGSize(width: 40, height: 20)

  @Test("fixed sizes of all elements with content are reported, with the elements")
  func everythingFixed() throws {
    let background = LayoutSpec.element("background")
    let spec = LayoutSpec.background(
      stack(picture("photo", size), .inset(EdgeInsets(all: 4), text("title", size)), .spacer)
        .styled { $0.flexGrow = 1 },
      background: background)
    #expect(try lint(spec) == [])
    #expect(
      try lint(.wrapper([spec, text("date", size)]))
        == [.everythingFixed(elements: ["photo", "title", "date"])])
  }

  @Test("an element that follows its content along one axis is not fixed")
  func oneAxis() throws {
    let half = text("date").styled { $0.width = 40 }
    #expect(try lint(stack(text("title", size), picture("photo", size), half)) == [])
    let partial = text("date").styled {
      $0.width = .fraction(0.5)
      $0.height = 20
    }
    #expect(try lint(stack(text("title", size), picture("photo", size), partial)) == [])
    let limited = text("date").styled { $0.maxSize = size }
    #expect(try lint(stack(text("title", size), picture("photo", size), limited)) == [])
  }

  @Test("pictures alone may all have sizes")
  func pictures() throws {
    let names = ["back", "share", "more", "close"]
    #expect(try lint(.stack(StackSpec(), names.map { picture($0, size) })) == [])
  }

  @Test("an element that measures itself counts as its content kind")
  func selfMeasured() throws {
    func spec(_ kind: ContentKind) -> LayoutSpec {
      let element = LayoutSpec.element("cell", measuredBy: Cell(contentKind: kind))
      return stack(text("title", size), picture("photo", size), element)
    }
    #expect(try lint(spec(.none)) == [])
    #expect(try lint(spec(.fixed)) == [])
    let fixed = LayoutSpec.element("cell", measuredBy: Cell(contentKind: .measured)).styled {
      $0.preferredSize = size
    }
    #expect(
      try lint(stack(picture("photo", size), picture("icon", size), fixed))
        == [.everythingFixed(elements: ["photo", "icon", "cell"])])
  }

  // MARK: Positions

  private func at(_ x: Double, _ y: Double, _ spec: LayoutSpec) -> LayoutSpec {
    spec.styled { $0.layoutPosition = CGPoint(x: x, y: y) }
  }

  private var beside: [LayoutSpec] {
    [at(0, 0, picture("photo")), at(32, 0, text("title")), at(32, 24, text("date"))]
  }

  @Test("positions of elements that are beside each other are reported")
  func everythingAbsolute() throws {
    let warning = SpecWarning.everythingAbsolute(elements: ["photo", "title", "date"])
    #expect(try lint(.absolute(beside)) == [warning])
    #expect(try lint(.absolute(sizing: .sizeToFit, beside)) == [warning])
    #expect(try lint(.inset(EdgeInsets(all: 8), .static(beside))) == [warning])
    // Insets at one position, one over the other.
    let inside = beside.map { $0.unplaced.insideInset }
    #expect(try lint(.absolute(inside)) == [])
  }

  @Test("edges that touch, and elements that overlap only in a small size, are reported")
  func touching() throws {
    // Both texts are 60 points wide, and truncated where less is available.
    let row = [
      at(0, 0, text("title")), at(60, 0, text("date")), at(120, 0, picture("photo")),
    ]
    #expect(
      try lint(.absolute(row)) == [.everythingAbsolute(elements: ["title", "date", "photo"])])
  }

  @Test("where elements overlap, positions are intended")
  func overlapping() throws {
    let map = LayoutSpec.element("map")
    #expect(try lint(.absolute([map] + beside)) == [])
    #expect(try lint(.absolute(beside + [at(40, 4, picture("badge"))])) == [])
  }

  @Test("where a stack arranges some elements, or there are only two, nothing is reported")
  func notEverything() throws {
    #expect(try lint(stack(.absolute(beside), text("footer"))) == [])
    #expect(try lint(.absolute(beside.dropLast())) == [])
    let column = LayoutSpec.stack(StackSpec(direction: .vertical), [text("one"), text("two")])
    #expect(try lint(.absolute(beside + [at(0, 60, column)])) == [])
  }

  @Test("elements without an area, and specs without a layout, are not reported")
  func nothingSeen() throws {
    let empty = ["a", "b", "c"].map { name in
      at(0, 0, LayoutSpec.element(name)).styled { $0.preferredSize = .zero }
    }
    #expect(try lint(.absolute(empty)) == [])
    #expect(try SpecTree(.absolute(beside)).lint(in: []) == [])
    let broken = at(0, 60, text("broken").styled { $0.minHeight = .fraction(0.5) })
    #expect(try lint(.absolute(beside + [broken])) == [])
  }

  // MARK: Size of a spec

  @Test("specs are counted without elements and spacers, and the rows of a list once")
  func writtenSpecs() throws {
    func row(_ number: Int, _ spacing: Double) -> LayoutSpec {
      .inset(
        EdgeInsets(all: spacing),
        .stack(StackSpec(spacing: spacing), [text("title\(number)"), .spacer]))
    }
    #expect(try SpecTree(text("title")).writtenSpecCount == 0)
    #expect(try SpecTree(row(0, 4)).writtenSpecCount == 2)
    let list = (0..<50).map { row($0, Double($0)) }
    #expect(try SpecTree(.stack(StackSpec(), list)).writtenSpecCount == 3)
    let other = LayoutSpec.inset(EdgeInsets(all: 4), text("footer"))
    #expect(try SpecTree(.stack(StackSpec(), list + [other])).writtenSpecCount == 4)
  }

  @Test("a spec of ten thousand levels is checked without a deep stack")
  func deep() throws {
    let spec = (0..<10_000).reduce(text("title")) { spec, _ in .inset(EdgeInsets(), spec) }
    let tree = try SpecTree(spec)
    #expect(tree.writtenSpecCount == 10_000)
    #expect(tree.lint(in: widths) == [])
  }
}

extension LayoutSpec {
  /// The spec without a position.
  fileprivate var unplaced: LayoutSpec { styled { $0.layoutPosition = .zero } }

  /// The spec in a margin, all at one position.
  fileprivate var insideInset: LayoutSpec { .inset(EdgeInsets(all: 1), self) }
}

/// An element that measures itself, with a content kind.
private final class Cell: RangeMeasuring {
  let contentKind: ContentKind

  init(contentKind: ContentKind) { self.contentKind = contentKind }

  func measure(in range: SizeRange, parentSize: CGSize) -> CGSize { range.clamp(.zero) }
}
