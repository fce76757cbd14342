import Foundation
import Geometry
import LayoutConstraints
import Testing

/// An attribute of the item at an index.
private func place(
  _ item: Int, _ attribute: Constraint.Attribute, _ guide: Constraint.Guide? = nil
) -> Constraint.Anchor {
  Constraint.Anchor(item: item, guide: guide, attribute: attribute)
}

/// Three boxes that are 30, 50 and 20 points wide, at the indices 1 to 3, in a row.
private func row(
  _ constraints: [Constraint], direction: LayoutDirection = .leftToRight,
  ends: [String] = ["H:|[a]", "H:[c]|"]
) throws -> ConstraintSystem {
  var system = try makeSystem(["a": .box(30, 10), "b": .box(50, 10), "c": .box(20, 10)], [])
  system.direction = direction
  for rule in ends { try system.add(rule: rule) }
  for name in ["a", "b", "c"] { try system.add(rule: "\(name).top == superview.top") }
  for constraint in constraints { try system.add(constraint) }
  return system
}

private let firstGap = Constraint.Anchor.distance(from: place(1, .trailing), to: place(2, .leading))
private let secondGap = Constraint.Anchor.distance(
  from: place(2, .trailing), to: place(3, .leading))

@Suite("Distances")
struct DistanceTests {
  private func lefts(_ system: ConstraintSystem) throws -> [Double] {
    let result = try system.layout(width: 200)
    #expect(result.ambiguousElements.isEmpty && result.conflicts.isEmpty)
    return result.layout.frames.map { Double($0.minX) }
  }

  @Test("two distances are equal without a box in either")
  func equalGaps() throws {
    #expect(try lefts(row([Constraint(firstGap, .equal, secondGap)])) == [0, 80, 180])
    // 2 × 25 + 25 + 25 is the length beside the boxes.
    let wider = Constraint(firstGap, .equal, secondGap, multiplier: 2, constant: 25)
    #expect(try lefts(row([wider])) == [0, 105, 180])
  }

  @Test("a distance can replace a size: beside a constant, a width or a height")
  func anySize() throws {
    #expect(try lefts(row([Constraint(firstGap, .equal, constant: 12)])) == [0, 42, 180])
    #expect(try lefts(row([Constraint(firstGap, .equal, place(3, .width))])) == [0, 50, 180])
    let height = Constraint(place(2, .height), .equal, firstGap, multiplier: 0.5)
    #expect(try lefts(row([height])) == [0, 50, 180])
    let least = Constraint(firstGap, .greaterThanOrEqual, constant: 60, priority: 400)
    let most = Constraint(secondGap, .lessThanOrEqual, place(2, .width), priority: 300)
    let near = Constraint(firstGap, .equal, constant: 0, priority: 100)
    #expect(try lefts(row([least, most, near])) == [0, 90, 180])
  }

  @Test("a distance against the order of its ends is negative")
  func negative() throws {
    let backwards = Constraint.Anchor.distance(from: place(2, .leading), to: place(1, .trailing))
    #expect(try lefts(row([Constraint(backwards, .equal, constant: -12)])) == [0, 42, 180])
    #expect(
      try lefts(row([Constraint(backwards, .equal, secondGap, multiplier: -1)])) == [0, 80, 180])
  }

  @Test("from right to left, distances between leading and trailing run towards the left")
  func rightToLeft() throws {
    let wider = Constraint(firstGap, .equal, secondGap, multiplier: 2, constant: 25)
    #expect(try lefts(row([wider], direction: .rightToLeft)) == [170, 45, 0])
    let centres = Constraint.Anchor.distance(from: place(1, .centerX), to: place(2, .centerX))
    let apart = Constraint(centres, .equal, constant: 60)
    #expect(try lefts(row([apart])) == [0, 50, 180])
    #expect(try lefts(row([apart], direction: .rightToLeft)) == [170, 100, 0])
  }

  @Test("from right to left, distances between left and right stay as they are")
  func physicalSides() throws {
    let gap = Constraint.Anchor.distance(from: place(1, .right), to: place(2, .left))
    for direction in LayoutDirection.allCases {
      let system = try row(
        [Constraint(gap, .equal, place(3, .width))], direction: direction,
        ends: ["a.left == superview.left", "c.right == superview.right"])
      #expect(try lefts(system) == [0, 50, 180])
    }
    // One of each in one constraint.
    let mixed = try row(
      [Constraint(gap, .equal, secondGap, multiplier: -1)], direction: .rightToLeft)
    #expect(try lefts(mixed) == [170, 110, 0])
  }

  @Test("each distance is measured in the closest item around both of its ends")
  func coordinates() throws {
    var system = try makeSystem(
      ["card": .none, "a": .box(30, 10), "b": .box(50, 10), "c": .box(20, 10)],
      ["H:|-40-[card(100)]", "V:|-7-[card(50)]"])
    for item in 2...3 { try system.place(item, in: 1) }
    for item in 2...4 {
      try system.add(Constraint(place(item, .top), .equal, place(1, .top)))
    }
    try system.add(Constraint(place(2, .leading), .equal, place(1, .leading)))
    let inside = Constraint.Anchor.distance(from: place(2, .trailing), to: place(3, .leading))
    let outside = Constraint.Anchor.distance(from: place(1, .trailing), to: place(4, .leading))
    let toContainer = Constraint.Anchor.distance(from: place(3, .trailing), to: place(0, .trailing))
    try system.add(Constraint(inside, .equal, constant: 10))
    try system.add(Constraint(toContainer, .equal, outside, multiplier: 4))
    let frames = try system.layout(width: 200, height: 100).layout.frames
    #expect(frames.map(\.minX) == [40, 40, 80, 157.5])
    #expect(frames.map(\.minY) == [7, 7, 7, 7])
  }

  @Test("ends may be margins, baselines and guides")
  func insets() throws {
    var system = try makeSystem(
      ["card": .none, "title": .measured(FakeText(letters: 3)), "b": .box(10, 10)],
      ["H:|[card]|", "V:|[card(100)]", "title.leading == card.leading"])
    try system.place(2, in: 1)
    try system.place(3, in: 1)
    try system.updateItem(1) { $0.layoutMargins.trailing = 30 }
    let toMargin = Constraint.Anchor.distance(
      from: place(2, .trailing), to: place(1, .trailing, .layoutMarginsGuide))
    let toBaseline = Constraint.Anchor.distance(
      from: place(1, .topMargin), to: place(2, .firstBaseline))
    try system.add(Constraint(place(3, .width), .equal, toMargin))
    try system.add(Constraint(place(3, .leading), .equal, place(1, .leading)))
    try system.add(Constraint(toBaseline, .equal, constant: 20))
    try system.add(Constraint(place(3, .top), .equal, place(2, .bottom)))
    let result = try system.layout(width: 200, height: 100)
    #expect(areClose(result.layout.frame(of: "title"), rect(0, 13, 30, 20)))
    #expect(areClose(result.layout.frame(of: "b"), rect(0, 33, 140, 10)))
    #expect(try result.inset(of: toMargin) == -30)
    #expect(try result.inset(of: toBaseline) == 7)
    let because = try result.because(of: [toMargin])
    #expect(because.map(\.value) == [140])
  }

  @Test("the edges of a scroll view mean its content for an end that is inside")
  func scrollView() throws {
    var system = try makeSystem(
      ["feed": .none, "photo": .box(60, 20)],
      ["H:|[feed]|", "V:|[feed]|", "photo.leading == feed.leading + 10"])
    try system.makeScrollView(1)
    try system.place(2, in: 1)
    try system.add(rule: "photo.top == feed.top")
    try system.add(rule: "photo.bottom == feed.bottom")
    let after = Constraint.Anchor.distance(from: place(2, .trailing), to: place(1, .trailing))
    try system.add(Constraint(after, .equal, place(2, .width), constant: 5))
    let result = try system.layout(width: 200, height: 100)
    #expect(result.contentSizes == ["feed": CGSize(width: 135, height: 20)])
    #expect(result.conflicts.isEmpty && result.ambiguousElements.isEmpty)
  }

  @Test("a distance moves with its items into another system, and into that of a part")
  func renumbered() throws {
    let gap = Constraint(firstGap, .equal, constant: 10)
    let wider = Constraint(secondGap, .equal, firstGap, multiplier: 2)
    var screen = ConstraintSystem()
    try screen.addItem(ConstraintItem(name: "first", content: .box(5, 5)))
    let part = try screen.add(row([gap, wider]), as: "row")
    let index = screen.constraints.count - 1
    #expect(
      screen.text(ofConstraint: index)
        == "row.c.leading - row.b.trailing == 2 * (row.b.leading - row.a.trailing)")
    #expect(try screen.fittingSize(of: part, rounding: .exact).width == 130)
  }

  @Test("a distance with another priority, or inactive, keeps its ends")
  func changes() throws {
    let written = try row([Constraint(firstGap, .equal, secondGap, constant: 20, priority: 900)])
    let index = written.constraints.count - 1
    var system = try written.replacingPriorities([(.constraint(index), 800)])
    #expect(try lefts(system) == [0, 90, 180])
    try system.setActive(false, ofConstraint: index)
    #expect(try !system.layout(width: 200).ambiguousElements.isEmpty)
  }

  @Test("the ends of a distance are comparable positions, and it is compared with lengths")
  func refused() throws {
    func error(_ start: Constraint.Anchor, _ end: Constraint.Anchor) throws -> ConstraintError? {
      let distance = Constraint.Anchor.distance(from: start, to: end)
      return #expect(throws: ConstraintError.self) {
        try row([Constraint(place(1, .width), .equal, distance)])
      }
    }
    #expect(try error(place(1, .width), place(2, .leading)) == .distanceOfSize(.width))
    #expect(try error(firstGap, place(2, .leading)) == .distanceOfSize(.width))
    #expect(try error(place(1, .top), place(2, .leading)) == .differentAxes(.leading, .top))
    #expect(
      try error(place(1, .left), place(2, .leading)) == .directionalWithPhysical(.leading, .left))
    #expect(try error(place(9, .left), place(2, .left)) == .unknownItem(index: 9))
    #expect(
      try error(place(1, .left, .contentLayoutGuide), place(2, .left))
        == .noScrollView(item: "a", .contentLayoutGuide))
    #expect(
      try error(place(1, .topMargin, .safeAreaLayoutGuide), place(2, .top))
        == .attributeOfGuide(.topMargin, .safeAreaLayoutGuide))
    #expect(throws: ConstraintError.positionWithDistance(.leading)) {
      try row([Constraint(place(1, .leading), .equal, firstGap)])
    }
    #expect(throws: ConstraintError.positionWithDistance(.top)) {
      try row([Constraint(firstGap, .equal, place(1, .top))])
    }
    #expect(throws: ConstraintError.positionWithSize(.top, .width)) {
      try row([Constraint(place(1, .top), .equal, place(2, .width))])
    }
  }

  @Test("distances that contradict each other are a conflict with these in it")
  func conflict() throws {
    let system = try row([
      Constraint(firstGap, .equal, constant: 120), Constraint(secondGap, .equal, firstGap),
    ])
    let result = try system.layout(width: 200)
    #expect(result.conflictSets.count == 1)
    let rules = try #require(result.conflictSets.first).members.map(\.rule)
    #expect(rules.contains("b.leading - a.trailing == 120"))
    #expect(rules.contains("c.leading - b.trailing == b.leading - a.trailing"))
  }

  @Test("the reasons for an item's position name the distances that determine it")
  func because() throws {
    let system = try row([Constraint(firstGap, .equal, secondGap, constant: 4)])
    let result = try system.layout(width: 200)
    let because = try #require(try result.because(of: [place(2, .left)]).first)
    #expect(because.value == 82)
    let gap = LayoutCondition.constraint(system.constraints.count - 1)
    let cause = try #require(because.causes.first { $0.conditions == [gap] })
    #expect(cause.pointsPerPoint == 0.5 && cause.followsBothWays)
  }
}
