import Foundation
import Geometry
import LayoutConstraints
import Testing

@Suite("Conflict sets")
struct ConflictSetTests {
  private func sets(_ system: ConstraintSystem) throws -> [Conflict] {
    try system.layout(width: 300, height: 100).conflictSets
  }

  private func onlySet(_ system: ConstraintSystem) throws -> Conflict {
    let sets = try sets(system)
    #expect(sets.count == 1)
    return try #require(sets.first)
  }

  /// `a` is 40 and 50 wide; the test decides what happens before the layout.
  private func twoWidths(
    _ change: (inout ConstraintSystem) throws -> Void = { _ in }
  ) throws -> Conflict {
    var system = try makeSystem(["a": .none], ["|[a]", "V:|[a(10)]"])
    try system.add(rule: "a.width == 40")
    try system.add(rule: "a.width == 50")
    try change(&system)
    return try onlySet(system)
  }

  /// A constraint on the width of `a`, made by a framework.
  private func width(
    _ constant: Double, _ source: Constraint.Source, identifier: String? = nil
  ) -> Constraint {
    var constraint = Constraint(
      Constraint.Anchor(item: 1, attribute: .width), .equal, constant: constant)
    constraint.source = source
    constraint.identifier = identifier
    return constraint
  }

  @Test("a set has only the members it needs, in the order of the system, each with its shortfall")
  func members() throws {
    let system = try makeSystem(
      ["a": .none, "b": .none],
      [
        "a.leading == superview.leading + 10", "a.width >= 200", "V:|[a(10)]", "V:|[b(10)]",
        "b.leading == a.trailing + 8", "b.width == 2 * a.width", "b.trailing <= superview.trailing",
      ])
    let conflict = try onlySet(system)
    #expect(
      conflict.members.map(\.rule) == [
        "a.leading == superview.leading + 10", "a.width >= 200", "b.leading == a.trailing + 8",
        "b.width == 2 * a.width", "b.trailing <= superview.trailing",
      ])
    // 10 + 200 + 8 + 400 are 318 more than 300; a third of that at the width, which counts thrice.
    let shortfalls = conflict.members.map { ($0.shortfall * 1000).rounded() / 1000 }
    #expect(shortfalls == [318, 106, 318, 318, 318])
    #expect(conflict.background == [.containerSize(.horizontal)])
    #expect(conflict.members.map(\.isBroken) == [false, false, false, false, true])
  }

  @Test("a set has no member that another conflict breaks, where others explain it too")
  func keptMembers() throws {
    let system = try makeSystem(
      ["a": .none],
      ["|[a]", "V:|[a(10)]", "a.width == 40", "a.width >= 60", "a.width == 2 * a.width"])
    let sets = try sets(system)
    #expect(
      sets.map { $0.members.map(\.rule) } == [
        ["a.width == 40", "a.width == 2 * a.width"], ["a.width == 40", "a.width >= 60"],
      ])
    #expect(sets.map { $0.members.map { $0.shortfall.rounded() } } == [[40, 40], [20, 20]])
    #expect(sets.map(\.reason) == [.activatedLast, .activatedLast])
  }

  @Test("a set lists the engine's conditions that it needs: given and non-negative sizes")
  func background() throws {
    let negative = try makeSystem(["a": .none], ["|[a(40)]", "V:|[a]", "a.height <= -2"])
    #expect(try onlySet(negative).background == [.nonNegativeSize(item: 1, axis: .vertical)])
    #expect(try onlySet(negative).reason == .onlyMember)
    let high = try makeSystem(["a": .none], ["V:|-20-[a]", "a.bottom == superview.top - 5"])
    #expect(try onlySet(high).background == [.nonNegativeSize(item: 1, axis: .vertical)])
    let container = try makeSystem([:], ["superview.height <= -5"])
    #expect(try onlySet(container).background == [.containerSize(.vertical)])
    #expect(
      try container.layout(width: 300).conflictSets.map(\.background)
        == [[.nonNegativeSize(item: 0, axis: .vertical)]])
  }

  @Test("of constraints with equal claims, the last one activated is broken")
  func activatedLast() throws {
    let conflict = try twoWidths()
    #expect(conflict.members.map(\.constraint) == [3, 4])
    #expect(conflict.broken == 4)
    #expect(conflict.reason == .activatedLast)
  }

  @Test("a constraint that is activated again counts as activated last")
  func activatedAgain() throws {
    let again = try twoWidths { system in
      try system.setActive(false, ofConstraint: 3)
      try system.setActive(true, ofConstraint: 3)
    }
    #expect(again.broken == 3)
    let stillActive = try twoWidths { try $0.setActive(true, ofConstraint: 3) }
    #expect(stillActive.broken == 4)
    var system = ConstraintSystem()
    try system.add(
      try {
        var card = try makeSystem(["a": .none], ["|[a(40)]", "a.width == 50", "V:|[a(10)]|"])
        try card.setActive(false, ofConstraint: 1)
        try card.setActive(true, ofConstraint: 1)
        return card
      }(), as: "card")
    try system.add(rule: "|[card]|")
    try system.add(rule: "V:|[card]|")
    let inside = try sets(system)
    #expect(inside.contains { $0.members.map(\.constraint) == [1, 2] && $0.broken == 1 })
  }

  @Test("one without an identifier is broken before one with")
  func identifiers() throws {
    var system = try makeSystem(["a": .none], ["|[a]", "V:|[a(10)]"])
    try system.add(rule: "a.width == 40")
    try system.add(rule: "a.width == 50", identifier: "wide")
    #expect(try onlySet(system).broken == 3)
    #expect(try onlySet(system).reason == .noIdentifier)
  }

  @Test(
    "an author's constraint is broken before those of frameworks, whatever its name and age",
    arguments: [
      Constraint.Source.stackView, .systemSpacing, .autoresizingMask, .encapsulatedLayout,
    ])
  func sources(source: Constraint.Source) throws {
    var system = try makeSystem(["a": .none], ["|[a]", "V:|[a(10)]"])
    try system.add(width(40, .author, identifier: "wanted"))
    try system.add(width(50, source))
    #expect(try onlySet(system).broken == 3)
    #expect(try onlySet(system).reason == .source)
    #expect(areClose(try system.layout(width: 300).layout.frame(of: "a"), rect(0, 0, 50, 10)))
  }

  @Test("several conflicts are all found, and each breaks one constraint")
  func several() throws {
    let system = try makeSystem(
      ["a": .none, "b": .none],
      [
        "|[a(40)]", "V:|[a(10)]", "|[b]", "V:|[b(10)]", "b.width == 5", "a.width == 45",
        "b.width >= 20",
      ])
    let sets = try sets(system)
    #expect(
      Set(sets.map { Set($0.members.map(\.rule)) }) == [
        ["a.width == 40", "a.width == 45"], ["b.width == 5", "b.width >= 20"],
      ])
    let result = try system.layout(width: 300, height: 100)
    #expect(result.conflicts.map(\.rule) == ["a.width == 45", "b.width >= 20"])
    #expect(areClose(result.layout.frame(of: "a"), rect(0, 0, 40, 10)))
    #expect(areClose(result.layout.frame(of: "b"), rect(0, 0, 5, 10)))
  }

  @Test("a broken constraint no longer counts, not even below everything optional")
  func brokenIsDropped() throws {
    let system = try makeSystem(
      ["a": .none],
      ["|[a]", "V:|[a(10)]", "a.width <= 40", "a.width == 100", "a.width == 10 @1"])
    for solver in ConstraintSolver.allCases {
      let result = try system.layout(
        in: Container(width: 300), rounding: .exact, solver: solver)
      #expect(areClose(result.layout.frame(of: "a"), rect(0, 0, 10, 10)))
      #expect(result.conflicts.map { $0.missedPoints.rounded() } == [90])
      #expect(result.conflictSets.map(\.broken) == [4])
      let because = try result.because(of: [Constraint.Anchor(item: 1, attribute: .width)])
      #expect(because.map { $0.causes.map(\.conditions) } == [[[.constraint(5)]]])
      #expect(result.priorityLevels.map(\.priority) == [1])
    }
  }

  @Test("a button too high for its row is as high as its content, as Interface Builder shows it")
  func brokenHeightInRow() throws {
    var system = try makeSystem(["row": .none, "button": .box(60, 33)], ["|[row]|", "V:|[row]|"])
    try system.place(2, in: 1)
    for rule in [
      "row.height == 40", "button.leading == row.leading", "button.centerY == row.centerY",
      "button.top >= row.top", "button.height == 48",
    ] {
      try system.add(rule: rule)
    }
    let result = try system.layout(width: 100)
    #expect(areClose(result.layout.frame(of: "button"), rect(0, 3.5, 60, 33)))
    #expect(result.conflicts.map(\.rule) == ["button.height == 48"])
  }

  @Test("in a stack view too, a broken height leaves the height of the content")
  func brokenHeightInStack() throws {
    var example = try StackExample([.box(60, 33)], alignment: .center)
    example.stack.spacing = 8
    let result = try example.layout(
      ["H:|[row]", "V:|[row]|", "row.height == 40", "a.height == 48"], width: 300)
    #expect(result.verticalSpans == [[3.5, 33]])
    #expect(result.conflicts.map(\.rule) == ["a.height == 48"])
  }

  @Test("constraints that miss each other by rounding alone do not break each other")
  func rounding() throws {
    for excess in [2e-7, 5e-7, 9e-7] {
      let system = try makeSystem(
        ["a": .none, "b": .box(10, 10), "c": .box(10, 10)],
        [
          "H:|[a][b][c]|", "V:|[a(10)]", "V:|[b]", "V:|[c]", "a.width == 100", "b.width == 100",
          "c.width == \(100 + excess)",
        ])
      let result = try system.layout(width: 300)
      #expect(areClose(result.layout.frame(of: "c"), rect(200, 0, 100, 10)))
      #expect(result.conflictSets.isEmpty && result.conflicts.isEmpty)
    }
  }

  @Test("a conflict that comes only with the second measuring is reported")
  func secondPass() throws {
    let system = try makeSystem(
      ["text": .measured(LineThatSinks())],
      ["|[text(50)]", "V:|[text]", "text.firstBaseline == superview.top + 15"])
    let result = try system.layout(width: 300)
    #expect(result.statistics.passes == 2)
    #expect(result.conflictSets.map { $0.members.map(\.constraint) } == [[2, 3]])
    let wide = try makeSystem(
      ["text": .measured(LineThatSinks())],
      ["|[text(100)]", "V:|[text]", "text.firstBaseline == superview.top + 15"])
    #expect(try wide.layout(width: 300).conflictSets.isEmpty)
  }

  @Test("without a conflict there are no sets, and no work was done for any")
  func none() throws {
    let system = try makeSystem(["a": .none], ["|[a(40)]", "V:|[a(10)]", "a.width == 50 @999"])
    let result = try system.layout(width: 300)
    #expect(result.conflictSets.isEmpty && result.conflicts.isEmpty)
    #expect(result.statistics.conflictDetectionIterations == 0)
    #expect(result.statistics.conflictExplanationIterations == 0)
  }

  @Test("an inactive constraint is part of no conflict")
  func inactive() throws {
    var system = try makeSystem(["a": .none], ["|[a(40)]", "V:|[a(10)]", "a.width == 50"])
    try system.setActive(false, ofConstraint: 4)
    #expect(try sets(system).isEmpty)
  }

  @Test("an aspect ratio with both sizes fixed is one conflict of three")
  func aspectRatioAndBothSizes() throws {
    let system = try makeSystem(
      ["photo": .none], ["|[photo(160)]", "V:|[photo(100)]", "photo.width == 1.5 * photo.height"])
    let conflict = try onlySet(system)
    #expect(
      conflict.members.map(\.rule) == [
        "photo.width == 160", "photo.height == 100", "photo.width == 1.5 * photo.height",
      ])
    // 1.5 × 100 is 10 less than 160; the height counts one and a half times.
    #expect(conflict.members.map { ($0.shortfall * 100).rounded() / 100 } == [10, 6.67, 10])
    #expect(conflict.background.isEmpty)
  }

  @Test(
    "a cell that a table sizes to nothing breaks the author's row, not the table's",
    arguments: [0.0, .leastNormalMagnitude])
  func encapsulatedHeight(height: Double) throws {
    func cell(priority: Double) throws -> ConstraintSystem {
      var system = try makeSystem(["cell": .none, "title": .none], ["|[cell]|", "V:|[cell]"])
      try system.place(try #require(system.index(of: "title")), in: 1)
      var table = Constraint(
        Constraint.Anchor(item: 1, attribute: .height), .equal, constant: height)
      table.source = .encapsulatedLayout
      table.identifier = "UIView-Encapsulated-Layout-Height"
      try system.add(table)
      try system.add(rule: "|[title]|")
      try system.add(rule: "title.top == cell.top + 8", identifier: "top")
      try system.add(rule: "title.height == 20", identifier: "title height")
      try system.add(rule: "title.bottom == cell.bottom - 8 @\(priority)", identifier: "bottom")
      return system
    }
    let conflict = try onlySet(cell(priority: 1000))
    #expect(conflict.members.map(\.rule).contains("title.height == 20") == false)
    #expect(conflict.members.count == 3)
    #expect(conflict.background == [.nonNegativeSize(item: 2, axis: .vertical)])
    #expect(conflict.members.filter(\.isBroken).map(\.rule) == ["title.bottom == cell.bottom - 8"])
    #expect(conflict.reason == .activatedLast)
    // The standard cure.
    #expect(try sets(cell(priority: 999)).isEmpty)
  }

  @Test("required hugging against a required width is no conflict: the width wins silently")
  func requiredHugging() throws {
    var system = try makeSystem(["a": .box(80, 10)], ["|[a(120)]", "V:|[a]"])
    try system.updateItem(1) {
      $0.hugging = AxisPriorities(1000)
      $0.compressionResistance = AxisPriorities(1000)
    }
    let result = try system.layout(width: 300)
    #expect(result.conflictSets.isEmpty && result.conflicts.isEmpty)
    #expect(areClose(result.layout.frame(of: "a"), rect(0, 0, 120, 10)))
  }
}

/// Content 100 points wide whose first baseline is lower in a smaller width.
private final class LineThatSinks: ContentMeasuring {
  func measure(in room: CGSize) -> ContentMeasurement {
    let fits = room.width >= 100
    return ContentMeasurement(
      size: CGSize(width: min(100, room.width), height: fits ? 20 : 40),
      firstBaseline: fits ? 15 : 35, lastBaselineFromBottom: 5)
  }
}
