import Foundation
import Geometry
import LayoutConstraints
import Testing

@Suite("Margins, safe areas and alignment rectangles")
struct GuideTests {
  private func system(_ rules: [String], nested: [String: String] = [:]) throws -> ConstraintSystem
  {
    var system = try makeSystem(
      ["card": .none, "title": .box(30, 10), "inner": .none, "badge": .box(5, 5)], [])
    for (child, parent) in nested {
      try system.place(#require(system.index(of: child)), in: #require(system.index(of: parent)))
    }
    for rule in rules { try system.add(rule: rule) }
    return system
  }

  private static let cardAtTheTop = [
    "card.leading == superview.leading", "card.trailing == superview.trailing",
    "card.top == superview.top", "card.height == 60",
  ]

  @Test("margins are 8 points on every side unless they are given")
  func margins() throws {
    var system = try system(
      [
        "title.left == card.leftMargin", "title.top == card.topMargin",
        "title.right == card.rightMargin", "title.bottom == card.layoutMarginsGuide.bottom",
      ] + Self.cardAtTheTop, nested: ["title": "card"])
    #expect(
      areClose(try system.layout(width: 300).layout.frame(of: "title"), rect(8, 8, 284, 44)))
    let card = try #require(system.index(of: "card"))
    let margins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    try system.updateItem(card) { $0.layoutMargins = margins }
    #expect(
      areClose(try system.layout(width: 300).layout.frame(of: "title"), rect(2, 1, 294, 56)))
    system.direction = .rightToLeft
    #expect(
      areClose(try system.layout(width: 300).layout.frame(of: "title"), rect(4, 1, 294, 56)))
  }

  @Test("centres within margins lie between them, and a guide has a size")
  func centres() throws {
    var system = try system(
      [
        "title.centerX == card.centerXWithinMargins", "title.centerY == card.centerYWithinMargins",
        "title.width == 0.5 * card.layoutMarginsGuide.width",
      ] + Self.cardAtTheTop, nested: ["title": "card"])
    let margins = DirectionalEdgeInsets(top: 0, leading: 40, bottom: 20, trailing: 0)
    try system.updateItem(1) { $0.layoutMargins = margins }
    #expect(
      areClose(try system.layout(width: 300).layout.frame(of: "title"), rect(105, 15, 130, 10)))
  }

  @Test("the safe area of an item is what the bars cover of it")
  func safeArea() throws {
    var system = try system(
      [
        "card.leading == superview.leading", "card.trailing == superview.trailing",
        "card.top == superview.top + 15", "card.bottom == superview.bottom",
        "title.top == card.safeAreaLayoutGuide.top", "title.bottom == card.bottomMargin",
        "title.left == superview.safeAreaLayoutGuide.left",
      ], nested: ["title": "card"])
    system.safeAreaInsets = EdgeInsets(top: 20, left: 7, bottom: 30, right: 0)
    let result = try system.layout(width: 300, height: 200)
    #expect(areClose(result.layout.frame(of: "title"), rect(7, 20, 30, 142)))
    #expect(result.statistics.passes == 2)
    #expect(result.unsettledElements.isEmpty)
    try system.updateItem(1) { $0.insetsLayoutMarginsFromSafeArea = false }
    #expect(
      areClose(
        try system.layout(width: 300, height: 200).layout.frame(of: "title"),
        rect(7, 20, 30, 172)))
  }

  @Test("an item adds to the safe area of everything inside it")
  func additionalSafeArea() throws {
    var system = try system(
      [
        "card.leading == superview.leading", "card.trailing == superview.trailing",
        "card.top == superview.top + 15", "card.height == 100",
        "title.top == card.safeAreaLayoutGuide.top", "title.left == title.left",
        "title.bottom == card.bottomMargin", "title.left == superview.left",
      ], nested: ["title": "card"])
    system.safeAreaInsets = EdgeInsets(top: 20)
    let insets = EdgeInsets(top: 4, bottom: 6)
    try system.updateItem(1) { $0.additionalSafeAreaInsets = insets }
    let result = try system.layout(width: 300, height: 200)
    // 20 - 15 + 4 from the top, 6 + 8 from the bottom
    #expect(areClose(result.layout.frame(of: "title"), rect(0, 24, 30, 77)))
    try system.add(rule: "title.top == card.top + 9")
    #expect(try system.layout(width: 300, height: 200).conflicts.isEmpty)
    var list = ConstraintSystem()
    try list.add(system, as: "row")
    try #require(list.items.count > 2)
    #expect(list.items[1].additionalSafeAreaInsets == EdgeInsets(top: 20))
    #expect(list.items[2].additionalSafeAreaInsets == insets)
  }

  @Test("an item in an item in the safe area has no safe area of its own")
  func nestedSafeArea() throws {
    var system = try makeSystem(["card": .none, "inner": .none, "label": .box(30, 10)], [])
    try system.place(2, in: 1)
    try system.place(3, in: 2)
    system.safeAreaInsets = EdgeInsets(top: 20)
    let rules = [
      "H:|[card]|", "V:|[card]|", "H:|[inner]|", "inner.bottom == card.bottom",
      "inner.top == card.safeAreaLayoutGuide.top", "label.top == inner.topMargin", "|[label]",
    ]
    for rule in rules { try system.add(rule: rule) }
    let result = try system.layout(width: 300, height: 200)
    #expect(areClose(result.layout.frame(of: "label"), rect(0, 28, 30, 10)))
    #expect(result.unsettledGuides.isEmpty && result.statistics.passes == 3)
  }

  @Test("an item whose place follows its own safe area is reported as not settled")
  func unsettledSafeArea() throws {
    var system = try system([
      "card.leading == superview.leading", "card.height == 200",
      "title.top == card.safeAreaLayoutGuide.top", "card.top == 10 * title.top",
    ])
    system.safeAreaInsets = EdgeInsets(top: 40)
    let result = try system.layout(width: 300, height: 200)
    #expect(result.unsettledGuides == ["card"])
    #expect(result.unsettledElements.isEmpty)
  }

  @Test("margins can be kept at least as far inside as the superview's")
  func preservedMargins() throws {
    var system = try system(
      [
        "card.leading == superview.leading + 10", "card.trailing == superview.trailing",
        "card.top == superview.top", "card.height == 60",
        "title.left == card.leftMargin", "title.right == card.rightMargin",
      ], nested: ["title": "card"])
    try system.updateItem(0) { $0.layoutMargins = DirectionalEdgeInsets(all: 20) }
    try system.updateItem(1) { $0.preservesSuperviewLayoutMargins = true }
    let frame = try #require(try system.layout(width: 300).layout.frame(of: "title"))
    #expect([frame.minX, frame.maxX] == [20, 280])
  }

  @Test("margins wider than the superview are kept on both sides alike")
  func preservedWideMargins() throws {
    var system = try system(
      [
        "card.width == 11", "card.centerX == superview.centerX", "inner.width == 61",
        "inner.centerX == card.centerX", "title.left == inner.leftMargin",
        "badge.right == inner.rightMargin",
      ], nested: ["inner": "card"])
    try system.updateItem(#require(system.index(of: "inner"))) {
      $0.preservesSuperviewLayoutMargins = true
    }
    let layout = try system.layout(width: 100).layout
    let inner = try #require(layout.frame(of: "inner"))
    #expect(try #require(layout.frame(of: "title")).minX - inner.minX == 33)
    #expect(try inner.maxX - #require(layout.frame(of: "badge")).maxX == 33)
  }

  @Test("constraints place the alignment rectangle, and the frame reaches beyond it")
  func alignmentInsets() throws {
    var system = try system(
      Self.cardAtTheTop + ["title.left == card.left + 5", "title.top == card.top"],
      nested: ["title": "card"])
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    try system.updateItem(1) { $0.alignmentRectInsets = insets }
    try system.updateItem(2) { $0.alignmentRectInsets = insets }
    let layout = try system.layout(width: 300).layout
    #expect(areClose(layout.frame(of: "card"), rect(-2, -1, 306, 64)))
    #expect(areClose(layout.frame(of: "title"), rect(3, -1, 36, 14)))
  }

  @Test("an ambiguous item may be anywhere that the frame, not the alignment rectangle, can be")
  func admission() throws {
    var system = try system(["title.left == superview.left"])
    try system.updateItem(2) { $0.alignmentRectInsets = EdgeInsets(left: 2) }
    let result = try system.layout(width: 300, height: 100)
    #expect(result.isAmbiguous("title"))
    #expect(try result.admits(["title": rect(-2, 40, 32, 10)], within: 1e-6))
    #expect(try !result.admits(["title": rect(0, 40, 32, 10)], within: 1e-6))
  }

  @Test("insets that are no length are refused")
  func refused() throws {
    var system = try system([])
    #expect(throws: ConstraintError.insetOutOfRange(item: "card", inset: .infinity)) {
      try system.updateItem(1) { $0.layoutMargins.top = .infinity }
    }
    #expect(throws: ConstraintError.self) {
      try system.updateItem(1) { $0.alignmentRectInsets.left = .nan }
    }
    system.safeAreaInsets.bottom = -1
    #expect(throws: ConstraintError.safeAreaOutOfRange(inset: -1)) {
      try system.layout(width: 300)
    }
  }

  @Test(
    "content that extends beyond its scroll view has no larger margins there than the scroll view",
    arguments: [true, false], ConstraintSolver.allCases)
  func marginsOfContent(followsSafeArea: Bool, solver: ConstraintSolver) throws {
    var system = try system(
      [
        "H:|[card]|", "V:|[card]|", "H:|[inner]|", "V:|[inner]|", "inner.width == card.width",
        "title.top == inner.topMargin", "title.leading == inner.leadingMargin",
        "title.trailing == inner.trailingMargin", "title.height == 400",
        "title.bottom == inner.bottomMargin",
      ], nested: ["inner": "card", "title": "inner"])
    try system.makeScrollView(#require(system.index(of: "card")))
    try system.updateItem(#require(system.index(of: "inner"))) {
      $0.preservesSuperviewLayoutMargins = !followsSafeArea
      $0.layoutMargins = DirectionalEdgeInsets()
    }
    if followsSafeArea { system.safeAreaInsets = EdgeInsets(top: 20, bottom: 30) }
    let layout = try system.layout(
      in: Container(width: 300, height: 200), rounding: .exact, solver: solver)
    #expect(layout.unsettledGuides.isEmpty)
    let (top, side, bottom) = followsSafeArea ? (20.0, 0.0, 30.0) : (8, 8, 8)
    #expect(
      areClose(layout.layout.frame(of: "title"), rect(side, top, 300 - 2 * side, 400)))
    #expect(
      areClose(layout.layout.frame(of: "inner"), rect(0, 0, 300, 400 + top + bottom)))
  }
}
