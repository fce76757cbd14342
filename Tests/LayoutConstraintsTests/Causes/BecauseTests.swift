import Geometry
import LayoutConstraints
import Testing

/// The reasons for one attribute of an item.
func because(
  _ element: String, _ attribute: Constraint.Attribute, in system: ConstraintSystem,
  width: Double = 300, height: Double? = nil
) throws -> Because {
  let item = try #require(system.index(of: element))
  let layout = try system.layout(width: width, height: height)
  let anchors = [Constraint.Anchor(item: item, attribute: attribute)]
  return try #require(try layout.because(of: anchors).first)
}

extension Because {
  /// The conditions, with how far each moves the value.
  fileprivate var shares: [[LayoutCondition]: Double] {
    Dictionary(uniqueKeysWithValues: causes.map { ($0.conditions, $0.pointsPerPoint) })
  }
}

/// The conditions that keep an item at the size of its content.
private func content(_ item: Int, _ axis: Axis) -> [LayoutCondition] {
  [.hugging(item: item, axis: axis), .compressionResistance(item: item, axis: axis)]
}

@Suite("Because")
struct BecauseTests {
  @Test("a chain of insets and sizes adds up to each edge")
  func row() throws {
    let system = try makeSystem(
      ["photo": .box(40, 40), "title": .box(84, 20)],
      ["|-5-[photo]-8-[title]", "V:|-5-[photo]", "V:|[title]"])
    let left = try because("title", .left, in: system)
    #expect(left.value == 53 && left.offset == 0 && !left.isAmbiguous)
    #expect(
      left.causes.map(\.conditions) == [
        [.constraint(0)], [.constraint(1)], content(1, .horizontal),
      ])
    #expect(left.causes.map(\.contribution) == [5, 8, 40])
    #expect(left.causes.map(\.pointsPerPoint) == [1, 1, 1])
    #expect(left.causes.allSatisfy { $0.followsBothWays })
    #expect(try because("title", .right, in: system).causes.map(\.contribution) == [5, 8, 40, 84])
    let centre = try because("title", .centerX, in: system)
    #expect(centre.shares[content(2, .horizontal)] == 0.5)
    #expect(centre.value == 95)
    #expect(try because("title", .width, in: system).shares == [content(2, .horizontal): 1])
  }

  @Test("the container is a cause, and a centre takes half of it")
  func centre() throws {
    let system = try makeSystem(
      ["a": .box(100, 20)], ["a.centerX == superview.centerX", "V:|[a]"])
    let left = try because("a", .left, in: system)
    #expect(
      left.shares == [
        [.containerSize(.horizontal)]: 0.5, [.constraint(0)]: 1, content(1, .horizontal): -0.5,
      ])
    #expect(left.causes.map(\.contribution) == [150, 0, -50])
  }

  @Test("a proportion passes on its part of the other's constants")
  func proportion() throws {
    let system = try makeSystem(
      ["a": .none], ["|[a]", "V:|[a(1)]", "a.width == 0.25 * superview.width - 10"])
    let right = try because("a", .right, in: system)
    #expect(
      right.shares == [
        [.containerSize(.horizontal)]: 0.25, [.constraint(0)]: 1, [.constraint(3)]: 1,
      ])
    #expect(right.value == 65)
  }

  @Test("an aspect ratio carries a width over to a height")
  func aspectRatio() throws {
    let system = try makeSystem(
      ["a": .none], ["|-10-[a]-10-|", "V:|[a]", "a.width == 2 * a.height"])
    let height = try because("a", .height, in: system)
    #expect(height.value == 140)
    #expect(
      height.shares == [
        [.containerSize(.horizontal)]: 0.5, [.constraint(0)]: -0.5, [.constraint(1)]: -0.5,
        [.constraint(3)]: -0.5,
      ])
  }

  @Test("a missed constraint determines nothing")
  func missedWish() throws {
    let system = try makeSystem(
      ["a": .none], ["|[a]", "V:|[a(1)]", "a.width <= 90", "a.width >= 120 @700"])
    let width = try because("a", .width, in: system)
    #expect(width.shares == [[.constraint(3)]: 1])
    #expect(width.causes.allSatisfy { $0.followsBothWays })
  }

  @Test("the content of the highest child determines a container without a height")
  func selfSizingHeight() throws {
    let system = try makeSystem(
      ["a": .box(10, 30), "b": .box(10, 20)],
      ["|[a][b]", "V:|-5-[a]", "V:|-5-[b]"]
        + ["a", "b"].map { "superview.bottom >= \($0).bottom + 5" })
    let bottom = try because("superview", .bottom, in: system)
    #expect(bottom.value == 40)
    #expect(
      bottom.shares == [[.constraint(2)]: 1, [.constraint(4)]: 1, content(1, .vertical): 1])
    let empty = try because("superview", .height, in: makeSystem([:], []))
    #expect(empty.value == 0 && empty.shares == [[.selfSizingHeight]: 1])
    try #require(!empty.causes.isEmpty)
    #expect(empty.causes[0].growing == nil)
  }

  @Test("if two limits meet, growing one changes nothing: the other takes over")
  func twoLimits() throws {
    let system = try makeSystem(
      ["a": .none], ["|[a]", "V:|[a(1)]", "a.width <= 90", "a.width == 90 @700"])
    let width = try because("a", .width, in: system)
    let cause = try #require(width.causes.first)
    #expect(width.causes.count == 1 && !cause.followsBothWays)
    let limits: [LayoutCondition] = [.constraint(3), .constraint(4)]
    let other = try #require(limits.first { [$0] != cause.conditions })
    #expect(cause.growing == .moves(pointsPerPoint: 0, takingOver: [other]))
    #expect(cause.shrinking == .moves(pointsPerPoint: 1, takingOver: []))
  }

  @Test("a constraint that is said twice would conflict with itself")
  func doubled() throws {
    let system = try makeSystem(
      ["a": .none], ["|[a]", "V:|[a(1)]", "a.width == 90", "a.width == 90"])
    let cause = try #require(try because("a", .width, in: system).causes.first)
    let both: [LayoutCondition] = [.constraint(3), .constraint(4)]
    let other = try #require(both.first { [$0] != cause.conditions })
    #expect(cause.growing == .conflicts(with: [other]))
    #expect(cause.shrinking == .conflicts(with: [other]))
  }

  @Test("a repeated optional constraint makes the value ambiguous when one of the two moves")
  func doubledWish() throws {
    let system = try makeSystem(
      ["a": .none], ["|[a]", "V:|[a(1)]", "a.width == 90 @700", "a.width == 90 @700"])
    let cause = try #require(try because("a", .width, in: system).causes.first)
    #expect(cause.growing == .becomesAmbiguous && cause.shrinking == .becomesAmbiguous)
  }

  @Test("an ambiguous value is marked, and tie-breaking is no cause")
  func open() throws {
    let system = try makeSystem(
      ["a": .box(100, 20), "b": .box(100, 20), "c": .none],
      ["|[a]-8-[b]|", "V:|[a]", "V:|[b]", "V:|[c(1)]", "c.width == 1"])
    let right = try because("a", .right, in: system)
    #expect(right.isAmbiguous && right.value == 100)
    #expect(right.causes.allSatisfy { $0.growing == nil && $0.shrinking == nil })
    #expect(try !because("b", .right, in: system).isAmbiguous)
    let nothing = try because("c", .left, in: system)
    #expect(nothing.isAmbiguous && nothing.causes.isEmpty)
  }

  @Test("a child of an ambiguous item is not ambiguous if it is pinned to the container")
  func pinnedInsideOpenItem() throws {
    var system = try makeSystem(
      ["card": .none, "title": .none], ["V:|[card(20)]", "card.width == 50"])
    try system.place(2, in: 1)
    for rule in ["title.left == superview.left + 7", "V:|[title(10)]", "title.width == 3"] {
      try system.add(rule: rule)
    }
    let left = try because("title", .left, in: system)
    #expect(!left.isAmbiguous && left.value == 7)
    #expect(left.shares == [[.constraint(3)]: 1])
  }

  @Test("without text, baselines are the top and the bottom; with text they lie off them")
  func baselines() throws {
    var system = try makeSystem(["box": .box(30, 40)], ["|[box]", "V:|-5-[box]"])
    let text = FakeText(letters: 4)
    try system.addItem(ConstraintItem(name: "text", content: .measured(text)))
    for rule in ["|[text]", "V:|-5-[text]"] { try system.add(rule: rule) }
    let plain = try because("box", .lastBaseline, in: system)
    #expect(plain.value == 45 && plain.offset == 0)
    #expect(try because("box", .firstBaseline, in: system).value == 5)
    let first = try because("text", .firstBaseline, in: system)
    #expect(first.value == 20 && first.offset == 15)
    let last = try because("text", .lastBaseline, in: system)
    #expect(last.value == 20 && last.offset == -5)
    #expect(last.causes.map(\.contribution) == [5, 20])
  }

  @Test("leading and trailing are the sides that they are for the parent")
  func readingDirection() throws {
    var system = try makeSystem(["a": .none], ["|-5-[a(10)]", "V:|[a(1)]"])
    #expect(try because("a", .leading, in: system).value == 5)
    system.direction = .rightToLeft
    let leading = try because("a", .leading, in: system)
    #expect(leading.value == 295)
    #expect(leading.shares == [[.containerSize(.horizontal)]: 1, [.constraint(0)]: -1])
  }

  @Test("ambiguous values and conflicts elsewhere change no word of an explanation")
  func troubleElsewhere() throws {
    let system = try makeSystem(
      ["a": .box(40, 10), "b": .box(20, 10)],
      [
        "|-8-[a]-8-[b]", "[b]-(>=8)-|", "a.width == 60 @240", "V:|-5-[a]-5-[b]", "V:[b]-(>=0)-|",
        "a.height == b.height",
      ])
    var unhappy = system
    try unhappy.addItem(ConstraintItem(name: "c", content: .box(5, 5)))
    try unhappy.addItem(ConstraintItem(name: "d", content: .box(5, 5)))
    for rule in ["|-(>=0)-[c]-8-[d]", "[d]-(>=0)-|", "V:[c(20)]", "c.height == 30"] {
      try unhappy.add(rule: rule)
    }
    for height in [nil, 100.0] {
      let layouts = try [system, unhappy].map { try $0.layout(width: 100, height: height) }
      #expect(layouts[1].isAmbiguous("c") && layouts[1].conflictSets.count == 1)
      for item in ["a", "b"] {
        let index = try #require(system.index(of: item))
        for attribute in [Constraint.Attribute.left, .right, .width, .top, .bottom, .height] {
          let answers = try layouts.map {
            try $0.because(of: [Constraint.Anchor(item: index, attribute: attribute)])
          }
          #expect(answers[0] == answers[1], "\(item).\(attribute)")
          #expect(answers[0][0].causes.contains { $0.growing != nil })
        }
      }
    }
  }

  @Test("a container that is too small elsewhere is told, whatever is explained")
  func containerElsewhere() throws {
    let system = try makeSystem(
      ["a": .none, "b": .none, "c": .box(5, 5)],
      ["|-8-[a]-8-|", "V:|[a(1)]", "|[b]|", "V:|[b(1)]", "b.width >= 100", "V:|[c]"])
    let layout = try system.layout(width: 100)
    #expect(layout.isAmbiguous("c"))
    let because = try #require(
      try layout.because(of: [Constraint.Anchor(item: 1, attribute: .width)]).first)
    let cause = try #require(
      because.causes.first { $0.conditions == [.containerSize(.horizontal)] })
    #expect(cause.growing == .moves(pointsPerPoint: 1, takingOver: []))
    guard case .conflicts(let others) = cause.shrinking else {
      Issue.record("\(String(describing: cause.shrinking))")
      return
    }
    #expect(!others.isEmpty)
  }

  @Test("an item that does not exist is an error")
  func unknownItem() throws {
    let layout = try makeSystem([:], []).layout(width: 100)
    #expect(throws: ConstraintError.unknownItem(index: 7)) {
      try layout.because(of: [Constraint.Anchor(item: 7, attribute: .left)])
    }
  }
}
