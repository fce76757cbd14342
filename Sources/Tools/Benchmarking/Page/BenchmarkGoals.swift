import Geometry
import Runs

/// A goal that the project set itself, and the measured value.
struct BenchmarkGoal {
  /// Its topic: goals of one topic are in one table.
  let topic: Topic
  /// The measured quantity, in words.
  let words: String
  /// The largest value that meets the goal.
  let limit: Double
  /// The measured value; `nil` where it was not measured.
  let measured: Double?
  /// How the values are written.
  let unit: Unit
  /// Where the work goes, for readers who ask why the goal is missed; a clause without numbers.
  var reason: String?

  enum Unit { case instructions, ratio, exponent, bytes, count, milliseconds }

  /// The topics in the order of the page.
  enum Topic: String, CaseIterable {
    case happy = "Layouts without conflicts, ties or ambiguous values"
    case trouble = "Layouts with conflicts, ties or ambiguous values"
    case lists = "Lists in one container"
    case reducing = "What reducing leaves, order and memory"
    case runs = "Whole runs"
    case proofs = "Proofs, translations and explanations"
  }

  /// Whether the goal is met; `nil` where it was not measured.
  var isMet: Bool? { measured.map { $0 <= limit } }

  /// A value in the goal's unit.
  func text(_ value: Double) -> String {
    switch unit {
    case .instructions, .count: CountText.count(value)
    case .ratio, .exponent: NumberText.ratio(value)
    case .bytes: CountText.bytes(value)
    case .milliseconds: NumberText.duration(nanoseconds: value * 1e6)
    }
  }

  /// Whether the goal is met, with the measured value over the limit.
  var verdict: String {
    guard let isMet else { return "not measured" }
    return (isMet ? "met" : "missed") + (share.map { ": \($0)" } ?? "")
  }

  /// The measured value over the limit: `0.750× the limit`.
  ///
  /// `nil` where nothing was measured, or the limit is 0.
  var share: String? {
    guard let measured, limit > 0 else { return nil }
    return "\(NumberText.ratio(measured / limit))× the limit"
  }
}

extension BenchmarkGoal {
  /// All goals, with the values in the results.
  static func all(of results: BenchmarkResults) -> [BenchmarkGoal] {
    let costs = Costs(results)
    return happy(costs) + trouble(costs) + lists(costs) + structure(of: results)
      + order(costs, results) + runs(results) + proofs(results)
  }

  /// Goals for layouts without any trouble.
  private static func happy(_ costs: Costs) -> [BenchmarkGoal] {
    func goal(
      _ words: String, _ limit: Double, _ engine: String, _ rows: Int, _ phase: String = "cold"
    ) -> BenchmarkGoal {
      BenchmarkGoal(
        topic: .happy, words: words, limit: limit,
        measured: costs.instructions("row", rows, engine, phase), unit: .instructions,
        reason: reason(engine, phase))
    }
    return [
      goal("reduced, cold, 1 row", 60_000, "reduced", 1),
      goal("reduced, cold, 100 rows", 3_500_000, "reduced", 100),
      goal("reduced, another width, 100 rows", 150_000, "reduced", 100, "resize"),
      goal("spec, cold, 100 rows", 450_000, "spec", 100),
      goal("direct, cold, 30 rows, in two passes", 100_000_000, "direct", 30),
    ]
  }

  /// Where the work of a layout goes, by profiles.
  private static func reason(_ engine: String, _ phase: String) -> String? {
    switch (engine, phase) {
    case ("direct", _): "nearly all of it is the simplex method, over the whole list and twice"
    case ("spec", _): nil
    case (_, "resize"):
      "each width moves every column, checks all required constraints, and makes frames"
    default:
      "most of it is writing the rows, reducing them, and allocating memory for one layout;"
        + " solving the rest is the smallest share"
    }
  }

  /// Goals for lists with trouble in one row or in all, over the same list without.
  private static func trouble(_ costs: Costs) -> [BenchmarkGoal] {
    func cost(_ scene: String, _ size: Int, _ phase: String = "cold") -> Double? {
      costs.instructions(scene, size, "reduced", phase)
    }
    /// The cost that one row with trouble adds to a list.
    func added(_ scene: String, _ size: Int) -> Double? {
      cost(scene, size).flatMap { one in cost("list", size).map { one - $0 } }
    }
    return ["open", "tie", "conflict"].flatMap { trouble in
      let scene = "list-\(trouble)"
      return [
        ratio(
          .trouble, "one row, \(trouble), over a clean one", 10, cost(scene, 1), cost("list", 1)),
        ratio(
          .trouble, "what one of 100 rows adds, \(trouble), over a single one", 1.1,
          added(scene, 100),
          cost(scene, 1)),
        ratio(
          .trouble, "100 rows, \(trouble), over 100 clean ones", 10, cost("\(scene)-all", 100),
          cost("list", 100)),
        BenchmarkGoal(
          topic: .trouble, words: "exponent of growth from 10 to 100 rows, \(trouble) in all",
          limit: 1.1, measured: exponent([10, 100], { cost("\(scene)-all", $0) }),
          unit: .exponent),
        ratio(
          .trouble, "another width of 100 rows, \(trouble), over clean ones", 5,
          cost("\(scene)-all", 100, "resize"), cost("list", 100, "resize")),
      ]
    }
  }

  /// Goals for lists whose rows are all in one container.
  private static func lists(_ costs: Costs) -> [BenchmarkGoal] {
    func growth(_ words: String, _ limit: Double, _ scene: String, _ sizes: [Int]) -> BenchmarkGoal
    {
      BenchmarkGoal(
        topic: .lists, words: words, limit: limit,
        measured: exponent(sizes, { costs.instructions(scene, $0, "reduced", "cold") }),
        unit: .exponent)
    }
    return [
      growth("exponent of growth from 10 to 100 rows, reduced", 1.05, "list", [10, 100]),
      growth(
        "the same, with the constraints in random order", 1.05, "list-shuffled", [10, 100]),
      growth(
        "exponent of growth from 100 to 1000 rows with views around, reduced", 1.15, "row",
        [100, 1000]),
    ]
  }

  /// Goals for what reducing leaves to GLPK: exact counts.
  private static func structure(of results: BenchmarkResults) -> [BenchmarkGoal] {
    func goal(_ words: String, _ limit: Double, _ scene: String, _ counter: String)
      -> BenchmarkGoal
    {
      let work = results.measurements.filter { $0.scenario == scene && $0.engine == "reduced" }
      return BenchmarkGoal(
        topic: .reducing, words: words, limit: limit,
        measured: work.compactMap { $0.work[counter] }.max().map(Double.init), unit: .count)
    }
    return [
      goal("calls of GLPK for the list, reduced, at any size", 0, "row", "solverCalls"),
      goal("calls of GLPK for the chain, reduced, at any size", 0, "chain", "solverCalls"),
      goal(
        "rows of the largest component of a grid of cards", 30, "grid", "largestComponentRows"),
    ]
  }

  /// Goals for the order of constraints, priority levels and memory.
  private static func order(_ costs: Costs, _ results: BenchmarkResults) -> [BenchmarkGoal] {
    func reduced(_ scene: String, _ size: Int) -> Double? {
      costs.instructions(scene, size, "reduced", "cold")
    }
    let peak = results.memory?.first {
      $0.scenario == "row" && $0.rows == 1000 && $0.engine == "reduced"
    }
    return [
      ratio(
        .reducing, "shuffled constraints, list of 100 rows", 1.5, reduced("row-shuffled", 100),
        reduced("row", 100)),
      ratio(
        .reducing, "shuffled constraints, chain of 100 insets", 4, reduced("chain-shuffled", 100),
        reduced("chain", 100)),
      ratio(
        .reducing, "four priority levels over one, direct, 100 dense views", 1.5,
        costs.instructions("dense", 100, "direct", "cold"),
        costs.instructions("dense-single-level", 100, "direct", "cold")),
      BenchmarkGoal(
        topic: .reducing, words: "peak memory of laying out 1000 rows, reduced",
        limit: 150_000_000, measured: peak.map { Double($0.bytes) }, unit: .bytes),
    ]
  }

  /// Goals for commands as a person runs them, measured by `.ci/measure-runs`.
  private static func runs(_ results: BenchmarkResults) -> [BenchmarkGoal] {
    func goal(_ words: String, _ limit: Double, _ name: String, _ unit: RunFigure.Unit)
      -> BenchmarkGoal
    {
      BenchmarkGoal(
        topic: .runs, words: words, limit: limit, measured: results.figure(name, unit),
        unit: unit == .bytes ? .bytes : .milliseconds)
    }
    return [
      goal("check of 1000 scenarios of 100 elements", 4000, "check-1000", .milliseconds),
      goal("its peak memory", 200_000_000, "check-1000", .bytes),
      goal("start of the tool, processor time", 15, "start", .milliseconds),
      goal("report of the shipped scenarios, without times", 4000, "report", .milliseconds),
      goal("size of the program", 25_000_000, "program", .bytes),
    ]
  }

  /// Goals for what is computed at all widths or in words, measured by `.ci/measure-runs`.
  private static func proofs(_ results: BenchmarkResults) -> [BenchmarkGoal] {
    func proof(_ elements: Int, _ limit: Double) -> BenchmarkGoal {
      BenchmarkGoal(
        topic: .proofs, words: "proof of \(elements) elements", limit: limit,
        measured: results.figure("prove-\(elements)", .milliseconds), unit: .milliseconds)
    }
    func growth(_ command: String) -> BenchmarkGoal {
      // Without what every run takes before it begins.
      let start = results.figure("start", .instructions)
      let measured = exponent([40, 200]) { elements in
        start.flatMap { start in
          results.figure("\(command)-\(elements)", .instructions).map { $0 - start }
        }
      }
      return BenchmarkGoal(
        topic: .proofs, words: "exponent of growth of \(command) from 40 to 200 elements",
        limit: 1.3, measured: measured, unit: .exponent)
    }
    func unhappy(_ command: String, _ result: String) -> [BenchmarkGoal] {
      ["open", "tie", "conflict"].flatMap { trouble in
        [("one", "one row"), ("all", "all rows")].map { which, words in
          ratio(
            .proofs, "\(result) of 40 elements, \(trouble) in \(words), over a clean one", 5,
            results.figure("\(command)-40-\(trouble)-\(which)", .instructions),
            results.figure("\(command)-40", .instructions))
        }
      }
    }
    return [proof(40, 500), proof(200, 10_000)] + unhappy("prove", "proof")
      + [growth("translate"), growth("explain")] + unhappy("explain", "explanation")
  }

  /// A goal for one cost over another.
  private static func ratio(
    _ topic: Topic, _ words: String, _ limit: Double, _ first: Double?, _ second: Double?
  ) -> BenchmarkGoal {
    BenchmarkGoal(
      topic: topic, words: words, limit: limit,
      measured: first.flatMap { one in second.map { one / $0 } }, unit: .ratio)
  }

  /// The growth of a cost between sizes; `nil` where one was not measured.
  private static func exponent(_ sizes: [Int], _ cost: (Int) -> Double?) -> Double? {
    GrowthExponent.fit(sizes.compactMap { size in cost(size).map { (Double(size), $0) } })
  }
}

extension BenchmarkResults {
  /// The figure of a whole run in a unit; `nil` where it was not measured.
  fileprivate func figure(_ name: String, _ unit: RunFigure.Unit) -> Double? {
    runs?.first { $0.name == name && $0.unit == unit }.map { Double($0.value) }
  }
}
