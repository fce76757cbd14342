import Foundation
import Geometry
import LayoutConstraints
import Testing

@Suite("Lint of constraints")
struct LintTests {
  /// The warnings about rules between `photo` and `title`, as text: the index, the problem, the
  /// related indices, the better form.
  private static func lint(
    _ rules: [String], direction: LayoutDirection = .leftToRight
  ) throws -> [String] {
    var system = try makeSystem(["photo": .none, "title": .measured(FakeText(letters: 8))], rules)
    system.direction = direction
    let report = system.lint()
    #expect(report.search == .complete)
    return report.warnings.map(text)
  }

  private static func text(of warning: LintWarning) -> String {
    let related = warning.related.isEmpty ? "" : " \(warning.related)"
    return "\(warning.index) \(warning.problem)\(related)"
      + (warning.betterForm.map { " -> \($0)" } ?? "")
  }

  @Test("left beside leading gets a warning with the leading form; the container does not count")
  func mixedSides() throws {
    #expect(
      try Self.lint([
        "photo.left == superview.left + 5", "title.leading == photo.trailing + 8",
        "title.right <= superview.right - 5 @750", "title.centerX >= photo.rightMargin @500",
      ]) == [
        "0 mixedSides [1] -> photo.leading == superview.leading + 5",
        "2 mixedSides [1] -> title.trailing <= superview.trailing - 5 @750",
        "3 mixedSides [1] -> title.centerX >= photo.trailingMargin @500",
      ])
    #expect(
      try Self.lint(["photo.left == superview.left", "title.leading == superview.leading"]) == [])
    #expect(try Self.lint(["photo.left == superview.left", "title.left == photo.right"]) == [])
  }

  @Test("read from right to left, the leading form of left is trailing with the opposite distance")
  func mixedSidesFromRightToLeft() throws {
    #expect(
      try Self.lint(
        [
          "photo.left >= superview.left + 5", "photo.leading == superview.leading + 8 @500",
          "photo.right <= 0.5 * superview.right",
        ], direction: .rightToLeft) == [
          "0 mixedSides [1] -> photo.trailing <= superview.trailing - 5", "2 mixedSides [1]",
        ])
  }

  /// The same about constraints with distances between three boxes.
  private static func lint(
    _ constraints: [Constraint], direction: LayoutDirection = .leftToRight
  ) throws -> [String] {
    var system = try makeSystem(["a": .none, "b": .none, "c": .none], [])
    system.direction = direction
    for constraint in constraints { try system.add(constraint) }
    return system.lint().warnings.map(text)
  }

  private static func distance(
    _ start: Int, _ from: Constraint.Attribute, _ end: Int, _ to: Constraint.Attribute
  ) -> Constraint.Anchor {
    .distance(
      from: Constraint.Anchor(item: start, attribute: from),
      to: Constraint.Anchor(item: end, attribute: to))
  }

  @Test("left and right in a distance get a warning; from right to left the ends are swapped")
  func mixedSidesInDistances() throws {
    let constraints = [
      Constraint(
        Self.distance(1, .right, 2, .left), .equal, Self.distance(2, .trailing, 3, .leading),
        multiplier: 2, constant: 5),
      Constraint(
        Constraint.Anchor(item: 2, attribute: .leading), .equal,
        Constraint.Anchor(item: 0, attribute: .leading)),
    ]
    #expect(
      try Self.lint(constraints) == [
        "0 mixedSides [1] -> b.leading - a.trailing == 2 * (c.leading - b.trailing) + 5"
      ])
    #expect(
      try Self.lint(constraints, direction: .rightToLeft) == [
        "0 mixedSides [1] -> a.leading - b.trailing == 2 * (c.leading - b.trailing) + 5"
      ])
    #expect(try Self.lint([constraints[0]]) == [])
  }

  @Test("a repeated distance gets a warning, in whichever direction and form")
  func repeatedDistances() throws {
    let gap = Self.distance(1, .trailing, 2, .leading)
    let turned = Self.distance(2, .leading, 1, .trailing)
    let other = Self.distance(2, .trailing, 3, .leading)
    #expect(
      try Self.lint([
        Constraint(gap, .lessThanOrEqual, constant: 8, priority: 500),
        Constraint(turned, .greaterThanOrEqual, constant: -8, priority: 500),
        Constraint(
          Constraint.Anchor(item: 2, attribute: .leading), .lessThanOrEqual,
          Constraint.Anchor(item: 1, attribute: .trailing), constant: 8, priority: 400),
      ]) == ["1 repetition [0]", "2 weakerRepetition [0]"])
    #expect(
      try Self.lint([
        Constraint(gap, .greaterThanOrEqual, other, multiplier: 2, constant: 4, priority: 500),
        Constraint(
          other, .greaterThanOrEqual, turned, multiplier: -0.5, constant: -2, priority: 500),
        Constraint(
          other, .lessThanOrEqual, turned, multiplier: -0.5, constant: -2, priority: 500),
      ]) == ["2 repetition [0]"])
    #expect(
      try Self.lint([
        Constraint(gap, .equal, constant: 8), Constraint(other, .equal, constant: 8),
        Constraint(gap, .equal, other),
      ]) == ["2 alwaysHolds [0, 1]"])
  }

  @Test(
    "the leading form gives the same layout in its direction", arguments: LayoutDirection.allCases)
  func leadingForm(direction: LayoutDirection) throws {
    let rules = ["photo.right <= superview.right - 15", "photo.leading == superview.leading @100"]
    var system = try makeSystem(["photo": .box(20, 10)], rules + ["photo.top == superview.top"])
    system.direction = direction
    let warning = try #require(system.lint().warnings.first)
    let form = try #require(warning.betterForm)
    var other = try makeSystem(
      ["photo": .box(20, 10)], [form] + [rules[1], "photo.top == superview.top"])
    other.direction = direction
    for width in [30.0, 60, 200] {
      let first = try system.layout(width: width)
      let second = try other.layout(width: width)
      #expect(first.rawLayout == second.rawLayout, "\(form)")
    }
  }

  @Test("rules that say the same are found in either direction, with multipliers too")
  func repetition() throws {
    #expect(
      try Self.lint([
        "title.leading == photo.trailing + 8", "photo.trailing == title.leading - 8",
        "photo.width >= 3 * title.width + 6", "title.width <= photo.width / 3 - 2",
        "photo.height == -2 * title.height + 6 @500",
        "title.height == -0.5 * photo.height + 3 @500",
        "photo.height <= 40 @700", "photo.height <= 40.001 @700", "photo.height >= 40 @700",
      ]) == ["1 repetition [0]", "3 repetition [2]", "5 repetition [4]"])
    // A negative multiplier turns the relation twice, so not at all.
    #expect(
      try Self.lint([
        "photo.height <= -2 * title.height + 6", "title.height <= -0.5 * photo.height + 3",
      ])
        == ["1 repetition [0]"])
    #expect(
      try Self.lint(["photo.width <= 2 * title.width", "title.width <= 0.5 * photo.width"]) == [])
  }

  @Test("the weaker of two rules that say the same is the one that is named")
  func weakerRepetition() throws {
    #expect(
      try Self.lint(["photo.width == 40 @250", "photo.width == 40", "photo.width == 40 @750"])
        == ["0 weakerRepetition [1]", "2 weakerRepetition [1]"])
  }

  @Test("a rule that required rules imply gets a warning that names them")
  func implied() throws {
    #expect(
      try Self.lint([
        "H:|-16-[photo]-16-|", "photo.centerX == superview.centerX",
        "photo.width <= superview.width",
        "photo.height == 40", "photo.height >= 30", "photo.height <= 50 @600",
        "title.width >= photo.width - 600 @10",
      ]) == [
        "2 alwaysHolds [0, 1]", "3 alwaysHolds [0, 1]", "5 alwaysHolds [4]", "6 alwaysHolds [4]",
      ])
  }

  @Test("a size that is at least 0 or less needs no rule")
  func sizesAreNotNegative() throws {
    #expect(
      try Self.lint(["photo.width >= 0", "photo.height >= -8 @500", "title.width >= 1"])
        == ["0 alwaysHolds", "1 alwaysHolds"])
  }

  @Test("an optional rule that every layout misses equally gets a warning with the points")
  func alwaysMissed() throws {
    #expect(
      try Self.lint([
        "photo.width == 40", "photo.width == 50 @750", "photo.width <= 25 @500",
        "photo.width >= 40.5 @300",
      ]) == [
        "1 alwaysMissed(points: 10.0) [0]", "2 alwaysMissed(points: 15.0) [0]",
        "3 alwaysMissed(points: 0.5) [0]",
      ])
    #expect(try Self.lint(["photo.width <= 40", "photo.width == 50 @750"]) == [])
  }

  @Test("of rules that imply each other one stays, and each named one may go with all others")
  func mutualImplication() throws {
    #expect(
      try Self.lint([
        "photo.width == title.width", "title.width == superview.width",
        "photo.width == superview.width",
      ]) == ["2 alwaysHolds [0, 1]"])
  }

  @Test("a rule that only content, guides, baselines or generated sizes imply gets no warning")
  func unknowns() throws {
    // The title is 80 wide and 8 from the margin, but neither is so in every layout.
    #expect(
      try Self.lint([
        "title.width <= 200 @900", "photo.leading == superview.leadingMargin",
        "photo.leading == superview.leading + 8", "title.firstBaseline == photo.top",
        "title.top == photo.top - 15",
      ]) == [])
    var system = try makeSystem(["cell": .none], ["cell.height <= 50"])
    try system.addEncapsulatedSize(of: 1, width: 300, height: 44)
    #expect(system.lint().warnings == [])
  }

  @Test("a rule that holds in one reading direction only gets no warning")
  func oneDirection() throws {
    let mixed = try Self.lint([
      "photo.left == superview.left", "photo.leading == superview.leading",
    ])
    #expect(mixed == ["0 mixedSides [1] -> photo.leading == superview.leading"])
  }

  @Test("rules that contradict each other have no rule among them that can never matter")
  func contradiction() throws {
    let system = try makeSystem(
      ["photo": .none], ["photo.width == 40", "photo.width == 50", "photo.height >= 0"])
    #expect(system.lint().warnings == [])
    #expect(system.lint().search == .contradiction)
  }

  @Test("a mask beside rules about the same item and axis gets one warning")
  func autoresizing() throws {
    var system = try makeSystem(
      ["photo": .none, "title": .none],
      [
        "title.leading == photo.trailing + 8", "photo.width == 40",
        "photo.leading == superview.leading",
        "title.top == superview.top",
      ])
    try system.addAutoresizing(
      of: 1, frame: CGRect(x: 0, y: 0, width: 40, height: 30),
      superviewSize: CGSize(width: 320, height: 480), mask: [])
    #expect(
      system.lint().warnings.map(Self.text) == [
        "1 autoresizingLeftOn(item: \"photo\", axis: Geometry.Axis.horizontal) [4, 5]"
      ])
  }

  @Test("a stack view whose proportions do not add up because of gaps or margins gets a warning")
  func proportions() throws {
    func warnings(
      margins: Double = 0, isAlone: Bool = false, _ change: (inout StackView) -> Void
    ) throws -> [String] {
      var system = try makeSystem(
        ["row": .none, "photo": .box(160, 20), "title": .box(80, 20)], [])
      try system.place(2, in: 1)
      try system.place(3, in: 1)
      try system.updateItem(1) { $0.layoutMargins = DirectionalEdgeInsets(all: margins) }
      var stack = StackView(item: 1, arranged: [2, 3], distribution: .fillProportionally)
      change(&stack)
      if isAlone { try system.updateItem(3) { $0.isHidden = true } }
      try system.add(stack)
      let warnings = system.lint().warnings
      for warning in warnings {
        #expect(system.constraints[warning.index].identifier == "UISV-fill-proportionally")
      }
      return warnings.map { "\($0.problem)" }
    }
    let warning = "proportionsWithGaps(stack: \"row\")"
    #expect(try warnings { _ in } == [])
    #expect(try warnings { $0.spacing = 10 } == [warning])
    #expect(try warnings { $0.customSpacing[2] = .system } == [warning])
    #expect(try warnings { $0.customSpacing[3] = .system } == [])
    #expect(try warnings { $0.isLayoutMarginsRelativeArrangement = true } == [])
    #expect(
      try warnings(margins: 8) { $0.isLayoutMarginsRelativeArrangement = true } == [warning])
    #expect(try warnings { ($0.spacing, $0.correctsProportions) = (10, true) } == [])
    #expect(try warnings { ($0.spacing, $0.distribution) = (10, .fill) } == [])
    #expect(
      try warnings(margins: 8, isAlone: true) { $0.isLayoutMarginsRelativeArrangement = true }
        == ["proportionOfOneView(stack: \"row\", view: \"photo\")"])
    #expect(try warnings(margins: 8, isAlone: true) { $0.spacing = 10 } == [])
    #expect(
      try warnings(margins: 8, isAlone: true) {
        ($0.isLayoutMarginsRelativeArrangement, $0.correctsProportions) = (true, true)
      } == [])
  }

  @Test("words that change nothing get a warning with the rule without them")
  func needlessWords() throws {
    #expect(
      try Self.lint([
        "photo.width == 40 @1000", "photo.height == 1 * title.height + 1", "title.width >= 1 @750",
        "title.leading == photo.trailing / 1 - 1 @ 10", "H:|[photo(<=300@1000)]",
        "title.top == photo.top + 1",
      ]) == [
        "0 needlessWords(words: \"@1000\") -> photo.width == 40",
        "1 needlessWords(words: \"1 *\") -> photo.height == title.height + 1",
        "3 needlessWords(words: \"/ 1\") -> title.leading == photo.trailing - 1 @10",
        "5 alwaysHolds [0]",
      ])
  }

  @Test("a constraint that is not active is neither named nor a reason")
  func inactive() throws {
    var system = try makeSystem(["photo": .none], ["photo.width == 40", "photo.width <= 50"])
    #expect(system.lint().warnings.count == 1)
    try system.setActive(false, ofConstraint: 0)
    #expect(system.lint().warnings == [])
  }

  @Test("a large system is not searched, and that is said")
  func large() throws {
    var system = try makeSystem(["photo": .none], [])
    for size in 0..<1001 { try system.add(rule: "photo.width >= \(size) @750") }
    #expect(system.lint().warnings == [])
    #expect(system.lint().search == .tooLarge(limit: 1000))
  }
}
