import Foundation
import Geometry
import LayoutConstraints
import Testing

@Suite("Scroll views")
struct ScrollViewTests {
  /// A scroll view 20 points inside the container, with a text of 50 letters (500 points on one
  /// line of 20) and a photo of 60 × 500 points in it.
  private func feed(
    _ rules: [String], direction: LayoutDirection = .leftToRight
  ) throws -> ConstraintSystem {
    var system = try makeSystem(
      [
        "feed": .none, "title": .measured(FakeText(letters: 50)), "photo": .box(60, 500),
        "sign": .box(10, 10),
      ], [])
    system.direction = direction
    try system.makeScrollView(1)
    try system.place(2, in: 1)
    try system.place(3, in: 1)
    let frame = [
      "feed.left == superview.left + 20", "feed.right == superview.right - 20",
      "feed.top == superview.top + 20", "feed.bottom == superview.bottom - 20",
    ]
    for rule in frame + rules { try system.add(rule: rule) }
    return system
  }

  private static let column = [
    "title.leading == feed.leading + 10", "title.trailing == feed.trailing - 10",
    "title.top == feed.top + 5", "photo.top == title.bottom", "photo.bottom == feed.bottom - 5",
    "photo.centerX == title.centerX", "sign.right == feed.right", "sign.bottom == feed.bottom",
  ]

  @Test("edges refer to the content for items inside, and to the frame for items outside")
  func verticalScroller() throws {
    let system = try feed(
      Self.column + ["feed.contentLayoutGuide.width == feed.frameLayoutGuide.width"])
    let result = try system.layout(width: 240, height: 300)
    #expect(result.ambiguousElements.isEmpty && result.conflicts.isEmpty)
    #expect(areClose(result.layout.frame(of: "feed"), rect(20, 20, 200, 260)))
    #expect(areClose(result.layout.frame(of: "title"), rect(30, 25, 180, 60)))
    #expect(areClose(result.layout.frame(of: "photo"), rect(90, 85, 60, 500)))
    #expect(areClose(result.layout.frame(of: "sign"), rect(210, 270, 10, 10)))
    #expect(result.contentSizes == ["feed": CGSize(width: 200, height: 570)])
    #expect(result.layout.elements == ["feed", "title", "photo", "sign"])
  }

  @Test("a content without a width of its own is as wide as text in one line")
  func noWidth() throws {
    let result = try feed(Self.column).layout(width: 240, height: 300)
    #expect(result.contentSizes == ["feed": CGSize(width: 520, height: 530)])
    #expect(result.ambiguousElements.isEmpty)
  }

  @Test("a chain that is not closed makes the content size ambiguous, and the layout reports it")
  func openContent() throws {
    var system = try feed(
      Self.column + ["feed.contentLayoutGuide.width == feed.frameLayoutGuide.width"])
    let bottom = try #require(
      system.constraints.indices.first { system.text(ofConstraint: $0).hasPrefix("photo.bottom") })
    try system.setActive(false, ofConstraint: bottom)
    let result = try system.layout(width: 240, height: 300)
    let open = try #require(result.ambiguousElements.first)
    #expect(result.ambiguousElements.count == 1)
    #expect(open.element == "feed.contentLayoutGuide")
    #expect(open.height == 0...Double.infinity && open.width == 200...200)
    #expect(result.isAmbiguous("feed.contentLayoutGuide") && !result.isAmbiguous("photo"))
  }

  @Test("sizes and centres mean the frame, margins the content")
  func otherAttributes() throws {
    let system = try feed([
      "photo.width == 0.5 * feed.width", "photo.centerY == feed.centerY",
      "title.left == feed.leftMargin", "title.right == feed.layoutMarginsGuide.right",
      "title.top == feed.topMargin", "title.bottom == feed.bottomMargin", "title.width == 300",
      "photo.right == feed.frameLayoutGuide.right", "title.height == 1000",
    ])
    let result = try system.layout(width: 240, height: 300)
    #expect(areClose(result.layout.frame(of: "photo"), rect(120, -100, 100, 500)))
    #expect(areClose(result.layout.frame(of: "title"), rect(28, 28, 300, 1000)))
    #expect(result.contentSizes == ["feed": CGSize(width: 316, height: 1016)])
  }

  @Test("read from right to left, a content is the mirror image in itself")
  func rightToLeft() throws {
    let rules = [
      "title.leading == feed.leading + 10", "title.width == 300",
      "photo.leading == 0.5 * feed.trailing", "photo.trailing == feed.trailing - 7",
      "photo.leading == title.trailing + 3",
    ]
    let plain = try feed(rules).layout(width: 240, height: 300)
    let mirrored = try feed(rules, direction: .rightToLeft).layout(width: 240, height: 300)
    let width = try #require(plain.contentSizes["feed"]?.width)
    #expect(mirrored.contentSizes["feed"]?.width == width)
    for name in ["title", "photo"] {
      let first = try #require(plain.layout.frame(of: name))
      let second = try #require(mirrored.layout.frame(of: name))
      #expect(abs((second.minX - 20) - (width - (first.maxX - 20))) < 1e-6)
    }
  }

  @Test("a scroll view inside another one is outside of its own content")
  func nested() throws {
    var system = try makeSystem(["outer": .none, "inner": .none, "photo": .box(60, 500)], [])
    for (child, parent) in [(2, 1), (3, 2)] { try system.place(child, in: parent) }
    try system.makeScrollView(1)
    try system.makeScrollView(2)
    #expect(try system.makeScrollView(2) == system.items.count - 1)
    for rule in [
      "H:|-0-[outer]-0-|", "V:|-0-[outer]-0-|", "H:|-0-[inner(40)]-0-|", "V:|-0-[inner(900)]-0-|",
      "H:|-0-[photo]-0-|", "V:|-0-[photo]-0-|",
    ] { try system.add(rule: rule) }
    let result = try system.layout(width: 100, height: 100)
    #expect(
      result.contentSizes == [
        "outer": CGSize(width: 40, height: 900), "inner": CGSize(width: 60, height: 500),
      ])
  }

  @Test("the content comes along with a copied system, and with a subtree that is fitted")
  func copies() throws {
    let system = try feed(
      Self.column + ["feed.contentLayoutGuide.width == 200", "feed.height == photo.height"])
    var list = try makeSystem(["first": .none], ["H:|[first(0)]", "V:|[first(0)]"])
    let row = try list.add(system, as: "row")
    for attribute in [Constraint.Attribute.left, .right, .top, .bottom] {
      try list.add(
        Constraint(
          Constraint.Anchor(item: row, attribute: attribute), .equal,
          Constraint.Anchor(item: 0, attribute: attribute)))
    }
    let result = try list.layout(width: 240, height: 540)
    #expect(result.contentSizes == ["row.feed": CGSize(width: 200, height: 570)])
    #expect(try system.fittingSize(of: 1, rounding: .exact) == CGSize(width: 0, height: 500))
  }

  @Test("only scroll views have these guides, and nothing goes into a guide")
  func refused() throws {
    var system = try feed([])
    #expect(throws: RuleError.self) { try system.add(rule: "photo.contentLayoutGuide.width == 3") }
    #expect(throws: ConstraintError.noScrollView(item: "photo", .frameLayoutGuide)) {
      try system.add(
        Constraint(
          Constraint.Anchor(item: 3, guide: .frameLayoutGuide, attribute: .width), .equal,
          constant: 3))
    }
    let content = try #require(system.index(of: "feed.contentLayoutGuide"))
    #expect(throws: ConstraintError.insideGuide(name: "feed.contentLayoutGuide")) {
      try system.place(4, in: content)
    }
    #expect(throws: ConstraintError.insideGuide(name: "feed.contentLayoutGuide")) {
      try system.makeScrollView(content)
    }
    #expect(throws: ConstraintError.contentOutsideScrollView(name: "feed.contentLayoutGuide")) {
      try system.place(content, in: 0)
    }
    #expect(throws: ConstraintError.unknownItem(index: 99)) { try system.makeScrollView(99) }
  }
}
