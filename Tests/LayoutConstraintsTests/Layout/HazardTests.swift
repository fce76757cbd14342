import Foundation
import Geometry
import LayoutConstraints
import Testing

/// Systems, contents and containers that a solver could abort on, hang on or answer wrongly.
///
/// Long chains and bounds that depend on each other are in `ReducedSolverTests` and
/// `ReducedSolverLawTests`.
@Suite("Hazards through layouts")
struct LayoutHazardTests {
  private static let wrong: [Double] = [.nan, .infinity, -.infinity, 1e308, -1e308]

  @Test("invalid numbers never reach a solver: constants", arguments: wrong)
  func constants(number: Double) throws {
    var system = try makeSystem(["a": .none], [])
    #expect(throws: ConstraintError.self) {
      try system.add(Constraint(Self.width(1), .equal, constant: number))
    }
    try system.add(Constraint(Self.width(1), .equal, constant: 4))
    #expect(try Self.layouts(of: system).allSatisfy { $0.rawLayout.frames[0].width == 4 })
  }

  @Test("invalid numbers never reach a solver: multipliers and priorities", arguments: wrong)
  func multipliers(number: Double) throws {
    var system = try makeSystem(["a": .none, "b": .none], [])
    #expect(throws: ConstraintError.self) {
      try system.add(Constraint(Self.width(1), .equal, Self.width(2), multiplier: number))
    }
    #expect(throws: ConstraintError.self) {
      try system.add(Constraint(Self.width(1), .equal, constant: 1, priority: number))
    }
  }

  @Test("invalid numbers never reach a solver: contents and containers", arguments: wrong)
  func contents(number: Double) throws {
    let contents: [Content] = [
      .box(number, 10), .box(10, number), .measured(BrokenContent(length: number, baseline: 0)),
    ]
    for solver in ConstraintSolver.allCases {
      for content in contents {
        #expect(throws: ConstraintError.self) {
          try makeSystem(["a": content], ["|[a]|"]).layout(
            in: Container(width: 100), rounding: .exact, solver: solver)
        }
      }
      let system = try makeSystem(["a": .none], ["|[a]|"])
      for container in [Container(width: number), Container(width: 100, height: number)] {
        #expect(throws: ConstraintError.self) {
          try system.layout(in: container, rounding: .exact, solver: solver)
        }
      }
    }
  }

  @Test(
    "an invalid baseline is an error with either solver", arguments: [Double.nan, .infinity])
  func baselines(number: Double) throws {
    let content = Content.measured(BrokenContent(length: 10, baseline: number))
    for solver in ConstraintSolver.allCases {
      #expect(throws: ConstraintError.contentBaselineNotFinite(item: "a")) {
        try makeSystem(["a": content, "b": content], ["a.firstBaseline == b.firstBaseline"])
          .layout(in: Container(width: 100), rounding: .exact, solver: solver)
      }
    }
  }

  @Test(
    "bounds that contradict each other are a conflict, however they are said",
    arguments: [
      ["a.width >= 100", "a.width <= 50"], ["a.width == 100", "a.width == 50"],
      ["a.width == 0.5 * superview.width", "a.width >= 180"],
      ["a.leading == superview.leading + 40", "a.trailing == superview.leading + 30"],
      ["a.width == b.width + 10", "b.width == a.width"],
      ["a.width == 100.00001", "a.width == 100"],
      ["a.width <= b.width - 1", "b.width <= c.width - 1", "c.width <= a.width - 1"],
    ])
  func contradictions(rules: [String]) throws {
    let system = try makeSystem(["a": .none, "b": .none, "c": .none], rules)
    let layouts = try Self.layouts(of: system)
    for layout in layouts {
      #expect(layout.conflictSets.count == 1)
      #expect(
        layout.conflictSets.first?.members.count == rules.count
          || rules.contains { $0.contains("leading") || $0.contains("superview") })
      #expect(layout.rawLayout.frames.allSatisfy { $0.width.isFinite && $0.width >= 0 })
    }
    #expect(layouts[0].conflictSets == layouts[1].conflictSets)
  }

  @Test("a contradiction among 150 views ends with all of them in its set")
  func longContradiction() throws {
    var system = ConstraintSystem()
    let count = 150
    for index in 1...count { try system.addItem(ConstraintItem(name: "v\(index)")) }
    for index in 1...count {
      try system.add(
        Constraint(Self.width(index), .lessThanOrEqual, Self.width(index % count + 1), constant: -1)
      )
    }
    for layout in try Self.layouts(of: system) {
      #expect(layout.conflictSets.map(\.members.count) == [count])
    }
  }

  @Test("an interval without length, and one that rounding turns around, is one number")
  func degenerateIntervals() throws {
    let system = try makeSystem(
      ["a": .none, "b": .none],
      [
        "a.width >= 33", "a.width <= 33", "|[b]", "b.width == 0.333 * superview.width",
        "b.width <= 99.9", "V:|[a]", "V:|[b]", "|[a]", "a.height == 1", "b.height == 1",
      ])
    for layout in try Self.layouts(of: system) {
      #expect(layout.conflictSets.isEmpty)
      try #require(layout.rawLayout.frames.count > 1)
      #expect(abs(layout.rawLayout.frames[0].width - 33) < 1e-9)
      #expect(abs(layout.rawLayout.frames[1].width - 99.9) < 1e-6)
    }
  }

  @Test("lengths from a millionth to ten million points give the frames that arithmetic gives")
  func extremes() throws {
    let system = try makeSystem(
      ["a": .none, "b": .none, "c": .none],
      [
        "a.width == 0.000001", "b.width == 1000 * a.width", "c.width == 10000000",
        "a.height == 1", "b.height == 1", "c.height == 1", "|[a]", "|[b]", "|[c]", "V:|[a]",
        "V:|[b]", "V:|[c]",
      ])
    for layout in try Self.layouts(of: system) {
      let widths = layout.rawLayout.frames.map { Double($0.width) }
      for (width, expected) in zip(widths, [1e-6, 1e-3, 1e7]) {
        #expect(abs(width - expected) <= 1e-8 + 1e-9 * expected)
      }
    }
  }

  @Test("eight threads lay out at once, by both solvers, with the same results as one")
  func threads() throws {
    let screens = (0..<24 as Range<UInt64>).map { RandomScreen(seed: $0) }
    let expected = try screens.map { try Self.layouts(of: $0.system, in: $0.container) }
    let mistakes = Mistakes()
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      for index in screens.indices {
        let place = (index + 3 * number) % screens.count
        let screen = screens[place]
        let found = try? Self.layouts(of: screen.system, in: screen.container)
        for (one, other) in zip(found ?? [], expected[place])
        where one.rawLayout != other.rawLayout || one.statistics != other.statistics {
          mistakes.add("\(screen.seed)")
        }
        if found == nil { mistakes.add("\(screen.seed) failed") }
      }
    }
    #expect(mistakes.all == [])
  }

  @Test("a layout that was made in one thread is explained in another")
  func explainedElsewhere() throws {
    let system = try makeSystem(["a": .box(10, 10)], ["|-8-[a]", "V:|-4-[a]"])
    for layout in try Self.layouts(of: system) {
      let answers = Mistakes()
      DispatchQueue.global().sync {
        let because = try? layout.because(of: [Constraint.Anchor(item: 1, attribute: .right)])
        answers.add("\(because?.first?.value ?? -1)")
      }
      #expect(answers.all == ["18.0"])
    }
  }

  private static func width(_ item: Int) -> Constraint.Anchor {
    Constraint.Anchor(item: item, attribute: .width)
  }

  private static func layouts(
    of system: ConstraintSystem, in container: Container = Container(width: 300, height: 200)
  ) throws -> [ConstraintLayout] {
    try ConstraintSolver.allCases.map {
      try system.layout(in: container, rounding: .exact, solver: $0)
    }
  }
}

/// Content that measures itself wrongly.
private final class BrokenContent: ContentMeasuring {
  let length: Double
  let baseline: Double

  init(length: Double, baseline: Double) {
    self.length = length
    self.baseline = baseline
  }

  func measure(in room: CGSize) -> ContentMeasurement {
    ContentMeasurement(size: CGSize(width: 10, height: length), firstBaseline: baseline)
  }
}

/// What threads found, gathered.
private final class Mistakes: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [String] = []

  func add(_ text: String) { lock.withLock { list.append(text) } }

  var all: [String] { lock.withLock { list } }
}
