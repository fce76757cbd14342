import Foundation
import Geometry
import LayoutConstraints
import Testing

@Suite("Lint of habits in constraints")
struct HabitLintTests {
  /// The problems of rules between `photo`, `title` and `card`, in which `inner` is.
  private static func lint(_ rules: [String]) throws -> [String] {
    try system(rules).lint().warnings.map(text)
  }

  private static func system(_ rules: [String]) throws -> ConstraintSystem {
    var system = try makeSystem(["photo": .none, "title": .none, "card": .none], [])
    let card = try #require(system.index(of: "card"))
    try system.addItem(ConstraintItem(name: "inner", parent: card))
    for rule in rules { try system.add(rule: rule) }
    return system
  }

  private static func text(of warning: LintWarning) -> String {
    let problem =
      switch warning.problem {
      case .boundFromOutside(let item, let edge): "\(item).\(edge.rawValue) from outside"
      case .overlappingInset(let points): "overlaps by \(points)"
      case .factorOfZero(let item, let edge): "factor of \(item).\(edge.rawValue)"
      default: "\(warning.problem)"
      }
    let related = warning.related.isEmpty ? "" : " \(warning.related)"
    return "\(warning.index) \(problem)\(related)"
      + (warning.betterForm.map { " -> \($0)" } ?? "")
  }

  // MARK: Far-edge inequalities with insets

  @Test("at most an inset on all edges limits left and top from outside")
  func edgesAtMost() throws {
    #expect(
      try Self.lint([
        "title.left <= superview.left + 8", "title.top <= superview.top + 8",
        "title.right <= superview.right - 8", "title.bottom <= superview.bottom - 8",
      ]) == [
        "0 title.left from outside [2] -> title.left >= superview.left + 8",
        "1 title.top from outside [3] -> title.top >= superview.top + 8",
      ])
  }

  @Test("at least an inset on all edges limits trailing and bottom from outside")
  func edgesAtLeast() throws {
    #expect(
      try Self.lint([
        "inner.leading >= card.leading + 8 @750", "inner.top >= card.top",
        "inner.trailing >= card.trailing - 8 @750", "inner.bottom >= card.bottom",
      ]) == [
        "2 inner.trailing from outside [0] -> inner.trailing <= card.trailing - 8 @750",
        "3 inner.bottom from outside [1] -> inner.bottom <= card.bottom",
      ])
  }

  @Test("written from the superview's side, or toward its margins, it is the same")
  func otherWays() throws {
    #expect(
      try Self.lint([
        "superview.leading >= title.leading - 8", "superview.trailing >= title.trailing + 8",
      ]) == ["0 title.leading from outside [1] -> superview.leading <= title.leading - 8"])
    #expect(
      try Self.lint([
        "inner.top <= card.topMargin", "inner.bottom <= card.layoutMarginsGuide.bottom",
      ]) == ["0 inner.top from outside [1] -> inner.top >= card.topMargin"])
  }

  @Test("leading keeps the edge inside: no warning", arguments: LayoutDirection.allCases)
  func directions(direction: LayoutDirection) throws {
    var system = try Self.system([
      "title.left <= superview.left + 8", "title.right <= superview.right - 8",
      "title.leading >= superview.leading",
    ])
    system.direction = direction
    let told = system.lint().warnings.map(Self.text).filter { $0.contains("from outside") }
    #expect(
      told
        == (direction == .leftToRight
          ? [] : ["0 title.left from outside [1] -> title.left >= superview.left + 8"]))
  }

  @Test(
    "there is no warning where the bound may be intended",
    arguments: [
      // Correct margins.
      ["title.leading >= superview.leading + 8", "title.trailing <= superview.trailing - 8"],
      // A background that extends beyond both sides.
      ["title.leading <= superview.leading", "title.trailing >= superview.trailing"],
      // Two distances, which no inset makes; two priorities; outwards.
      ["title.leading <= superview.leading + 80", "title.trailing <= superview.trailing - 8"],
      ["title.leading <= superview.leading + 8 @500", "title.trailing <= superview.trailing - 8"],
      ["title.leading <= superview.leading - 8", "title.trailing <= superview.trailing + 8"],
      // Ranges: another constraint keeps the edge inside.
      [
        "title.leading <= superview.leading + 8", "title.trailing <= superview.trailing - 8",
        "title.leading >= photo.trailing + 8",
      ],
      [
        "title.top >= superview.top + 8", "title.bottom >= superview.bottom - 8",
        "superview.bottom >= title.bottom + 2",
      ],
      // One edge alone, another item, the item inside.
      ["title.leading <= superview.leading + 8"],
      ["title.leading <= superview.leading + 8", "photo.trailing <= superview.trailing - 8"],
      ["title.leading <= photo.leading + 8", "title.trailing <= photo.trailing - 8"],
      // Proportions are no insets, whatever else is wrong with them.
      ["title.left <= 0.5 * superview.left + 8", "title.right <= 0.5 * superview.right - 8"],
    ])
  func meant(rules: [String]) throws {
    #expect(try Self.lint(rules).filter { $0.contains("from outside") } == [])
  }

  // MARK: Factors

  @Test("a factor of the edge where coordinates begin gets the opposite edge")
  func factorOfZero() throws {
    #expect(
      try Self.lint([
        "photo.top == 0.5 * superview.top", "title.left >= superview.left / 4 + 8 @750",
        "inner.leading == 2 * card.leading", "inner.bottom <= 3 * superview.top",
      ]) == [
        "0 factor of superview.top -> photo.top == 0.5 * superview.bottom",
        "1 factor of superview.left -> title.left >= 0.25 * superview.right + 8 @750",
        "2 factor of card.leading -> inner.leading == 2 * card.trailing",
        "3 factor of superview.top -> inner.bottom <= 3 * superview.bottom",
      ])
  }

  @Test(
    "other factors have an effect",
    arguments: [
      "photo.top == superview.top + 1", "photo.top == 0.5 * superview.bottom",
      "photo.top == 0.5 * title.top", "photo.top == 0.5 * superview.topMargin",
      "photo.top == 0.5 * superview.safeAreaLayoutGuide.top", "card.top == 0.5 * inner.top",
      "photo.width == 0.5 * superview.width", "superview.bottom == 2 * superview.top",
    ])
  func otherFactors(rule: String) throws {
    #expect(try Self.lint([rule]) == [])
  }

  @Test("an alignment rectangle that begins inside an item has a top that is not 0")
  func factorInAlignmentRectangle() throws {
    var system = try Self.system(["inner.top == 0.5 * card.top"])
    let card = try #require(system.index(of: "card"))
    try system.updateItem(card) { $0.alignmentRectInsets = EdgeInsets(all: 4) }
    #expect(system.lint().warnings == [])
  }

  // MARK: Insets toward neighbours

  private static func lintInset(_ rule: String) throws -> [String] {
    var system = try system([])
    var constraint = try #require(try Self.system([rule]).constraints.first)
    constraint.isInset = true
    try system.add(constraint)
    return system.lint().warnings.map(text)
  }

  @Test("an inset toward the opposite edge of a neighbour overlaps, in either direction")
  func overlappingInset() throws {
    #expect(
      try Self.lintInset("photo.trailing == title.leading + 5")
        == ["0 overlaps by 5.0 -> photo.trailing == title.leading - 5"])
    #expect(
      try Self.lintInset("title.top >= photo.bottom - 8 @500")
        == ["0 overlaps by 8.0 -> title.top >= photo.bottom + 8 @500"])
    #expect(
      try Self.lintInset("inner.leading == photo.trailingMargin - 8")
        == ["0 overlaps by 8.0 -> inner.leading == photo.trailingMargin + 8"])
  }

  @Test(
    "other insets are as they should be",
    arguments: [
      "photo.trailing == title.leading - 5", "photo.leading == title.leading + 5",
      "photo.trailing == superview.trailing - 5", "photo.trailing == superview.leading + 5",
      "inner.bottom == card.top + 5", "photo.width == title.width - 10",
      "photo.centerX == title.leading + 5", "photo.trailing == title.leading",
    ])
  func otherInsets(rule: String) throws {
    #expect(try Self.lintInset(rule) == [])
  }

  @Test("an offset with a sign that its author wrote gets no warning")
  func writtenOverlap() throws {
    #expect(try Self.lint(["photo.trailing == title.leading + 5"]) == [])
  }

  @Test("distances are no edges")
  func distances() throws {
    var system = try Self.system([])
    func anchor(_ item: Int, _ attribute: Constraint.Attribute) -> Constraint.Anchor {
      Constraint.Anchor(item: item, attribute: attribute)
    }
    let ends = [(0, 1), (1, 2)].map {
      Constraint.Anchor.distance(from: anchor($0, .trailing), to: anchor($1, .leading))
    }
    for relation in [Constraint.Relation.lessThanOrEqual, .greaterThanOrEqual] {
      var constraint = Constraint(ends[0], relation, ends[1], constant: 8)
      constraint.isInset = true
      try system.add(constraint)
    }
    #expect(system.lint().warnings == [])
  }
}
