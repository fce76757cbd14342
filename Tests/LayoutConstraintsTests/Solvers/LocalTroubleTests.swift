import Foundation
import Geometry
import LayoutConstraints
import Testing

/// What goes wrong in one row of a list costs what it costs in a list of that row alone.
@Suite("Trouble in a list")
struct LocalTroubleTests {
  enum Trouble: String, CaseIterable {
    case open
    case tie
    case conflict
  }

  @Test("and none: no linear program, and no component with more than a row of the list")
  func clean() throws {
    for count in [1, 10, 40] {
      let work = try work(.open, in: [], of: count)
      #expect(work.solverCalls == 0, "\(count) rows")
      #expect(work.largestComponentRows <= 2, "\(count) rows")
    }
  }

  @Test(
    "in one row costs as many calls of the simplex method as alone", arguments: Trouble.allCases)
  func one(trouble: Trouble) throws {
    let alone = try added(trouble, in: [1], of: 1)
    // A value that nothing determines has a closed form; only its column is left after reducing.
    #expect((alone.calls > 0) == (trouble != .open))
    #expect((alone.columns > 0) == (trouble == .open))
    for count in [10, 40] {
      #expect(try added(trouble, in: [count / 2], of: count) == alone, "\(count) rows")
    }
  }

  @Test("in every row costs as much for each of them", arguments: Trouble.allCases)
  func all(trouble: Trouble) throws {
    let alone = try added(trouble, in: [1], of: 1)
    for count in [10, 40] {
      #expect(
        try added(trouble, in: Set(1...count), of: count) == alone.times(count), "\(count) rows")
    }
  }

  @Test("costs nothing more at another width, where only the width changes")
  func widths() throws {
    for trouble in Trouble.allCases {
      let system = try list(trouble, in: [2, 3, 7], of: 8)
      var layouter = try ConstraintLayouter(system, rounding: .exact, solver: .reduced)
      _ = try layouter.layout(in: Container(width: 320))
      for width in [321.0, 400, 322.5] {
        let container = Container(width: width)
        let layout = try layouter.layout(in: container)
        #expect(layout.statistics.solverCalls == 0, "\(trouble) at \(width)")
        let comparison = try SolverComparison(system, in: container, with: layout)
        #expect(comparison.differences() == [], "\(trouble) at \(width)")
      }
    }
  }

  @Test("of three kinds at once is explained as by the direct solver")
  func mixed() throws {
    var system = try list(.tie, in: [1, 4], of: 4)
    try system.add(rule: "photo2.height == 48")
    try system.add(rule: "photo3.width == 30")
    try system.addItem(ConstraintItem(name: "badge", content: .box(10, 10)))
    try system.add(rule: "badge.top == text3.top")
    let comparison = try SolverComparison(system, in: Container(width: 320))
    #expect(comparison.differences() == [])
    #expect(comparison.isReduced)
    #expect(comparison.reduced.conflictSets.map(\.broken).count == 2)
    #expect(
      comparison.reduced.ambiguousElements.map(\.element)
        == ["name1", "time1", "name4", "time4", "badge"])
  }

  @Test("of two kinds around one constraint is told as by the direct solver")
  func overlapping() throws {
    var system = ConstraintSystem()
    for name in ["a", "b", "c"] { try system.addItem(ConstraintItem(name: name)) }
    for rule in [
      "b.height >= 2 * b.height - 100", "b.height == 0.75 * a.width - 116",
      "c.height == -1 * a.width + 300", "H:|[a]|",
    ] {
      try system.add(rule: rule)
    }
    let comparison = try SolverComparison(system, in: Container(width: 320))
    #expect(comparison.direct.conflictSets.count == 1)
    #expect(comparison.differences() == [])
  }

  /// What trouble costs: calls of the simplex method, and columns that are left after reducing.
  private struct Cost: Equatable {
    var calls: Int
    var columns: Int

    func times(_ count: Int) -> Cost { Cost(calls: count * calls, columns: count * columns) }
  }

  /// What trouble adds to the cost of a list.
  private func added(_ trouble: Trouble, in rows: Set<Int>, of count: Int) throws -> Cost {
    let work = try work(trouble, in: rows, of: count)
    let clean = try self.work(trouble, in: [], of: count)
    return Cost(
      calls: work.solverCalls - clean.solverCalls,
      columns: work.reducedColumns - clean.reducedColumns)
  }

  /// The work for a list, after checking it against the direct solver.
  private func work(
    _ trouble: Trouble, in rows: Set<Int>, of count: Int
  ) throws -> ConstraintStatistics {
    let comparison = try SolverComparison(
      list(trouble, in: rows, of: count), in: Container(width: 320))
    #expect(comparison.differences() == [])
    #expect(comparison.isReduced)
    let findings =
      trouble == .conflict
      ? comparison.reduced.conflictSets.count : comparison.reduced.ambiguousElements.count
    #expect(findings == rows.count * (trouble == .tie ? 2 : 1))
    return comparison.reduced.statistics
  }

  /// A list of rows in one container, some of them with trouble.
  private func list(
    _ trouble: Trouble, in unhappy: Set<Int>, of count: Int
  ) throws -> ConstraintSystem {
    var system = ConstraintSystem()
    for row in 1...count {
      let isUnhappy = unhappy.contains(row)
      for (name, content) in [
        ("photo", Content.none), ("name", .box(60, 20)), ("time", .box(40, 20)),
        ("text", .measured(FakeText(letters: 20))), ("line", .none),
      ] {
        var item = ConstraintItem(name: "\(name)\(row)", content: content)
        if name == "time" && !(isUnhappy && trouble == .tie) { item.hugging = AxisPriorities(251) }
        try system.addItem(item)
      }
      let top = row == 1 ? "superview.top" : "line\(row - 1).bottom"
      var rules = [
        "photo\(row).top == \(top) + 5", "H:[photo\(row)(40)]", "photo\(row).height == 40",
        "H:|-50-[name\(row)]-5-[time\(row)]-5-|", "name\(row).top == \(top) + 5",
        "time\(row).top == name\(row).top", "H:|-50-[text\(row)]-5-|",
        "V:[name\(row)]-5-[text\(row)]", "H:|[line\(row)]|", "line\(row).height == 1",
        "line\(row).top >= photo\(row).bottom + 5", "line\(row).top >= text\(row).bottom + 5",
      ]
      if !(isUnhappy && trouble == .open) {
        rules.append("photo\(row).left == superview.left + 5")
      }
      if isUnhappy && trouble == .conflict { rules.append("photo\(row).height == 48") }
      for rule in rules { try system.add(rule: rule) }
    }
    try system.add(rule: "superview.bottom == line\(count).bottom")
    return system
  }
}
