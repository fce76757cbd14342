import Geometry
import Runs

/// A goal that the project set itself, and the measured value.
struct BenchmarkGoal {
  /// What is measured, in words.
  let words: String
  /// The largest value that meets the goal.
  let limit: Double
  /// The measured value; `nil` where it was not measured.
  let measured: Double?
  /// How the values are written.
  let unit: Unit
  /// Where the work goes, for readers who ask why the goal is missed; a clause without numbers.
  var reason: String?

  enum Unit { case instructions, ratio, exponent, bytes, count }

  /// Whether the goal is met; `nil` where it was not measured.
  var isMet: Bool? { measured.map { $0 <= limit } }

  /// A value in the goal's unit.
  func text(_ value: Double) -> String {
    switch unit {
    case .instructions, .count: CountText.count(value)
    case .ratio, .exponent: NumberText.ratio(value)
    case .bytes: CountText.bytes(value)
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
    let counts = Costs(results)
    func instructions(
      _ words: String, _ limit: Double, _ engine: String, _ rows: Int, _ phase: String = "cold"
    ) -> BenchmarkGoal {
      BenchmarkGoal(
        words: words, limit: limit, measured: counts.instructions("row", rows, engine, phase),
        unit: .instructions, reason: reason(engine, phase))
    }
    return [
      instructions("reduced, cold, 1 row", 80_000, "reduced", 1),
      instructions("reduced, cold, 30 rows", 2_300_000, "reduced", 30),
      instructions("reduced, cold, 100 rows", 5_500_000, "reduced", 100),
      instructions("direct, cold, 30 rows, in two passes", 100_000_000, "direct", 30),
      instructions("reduced, another width, 100 rows", 400_000, "reduced", 100, "resize"),
    ] + structure(of: results) + growth(counts, results) + trouble(counts)
  }

  /// Goals for lists with trouble in one row or in all, over the same list without.
  private static func trouble(_ counts: Costs) -> [BenchmarkGoal] {
    func cost(_ scene: String, _ size: Int, _ phase: String = "cold") -> Double? {
      counts.instructions(scene, size, "reduced", phase)
    }
    func ratio(_ words: String, _ limit: Double, _ one: Double?, _ clean: Double?)
      -> BenchmarkGoal
    {
      let measured = one.flatMap { one in clean.map { one / $0 } }
      return BenchmarkGoal(words: words, limit: limit, measured: measured, unit: .ratio)
    }
    /// What one row with trouble adds to a list.
    func added(_ scene: String, _ size: Int) -> Double? {
      cost(scene, size).flatMap { one in cost("list", size).map { one - $0 } }
    }
    return ["open", "tie", "conflict"].flatMap { trouble in
      let scene = "list-\(trouble)"
      return [
        ratio("one row, \(trouble), over a clean one", 10, cost(scene, 1), cost("list", 1)),
        ratio(
          "what one of 100 rows adds, \(trouble), over a single one", 1.1, added(scene, 100),
          cost(scene, 1)),
        ratio(
          "100 rows, \(trouble), over 100 clean ones", 10, cost("\(scene)-all", 100),
          cost("list", 100)),
        ratio(
          "another width of 100 rows, \(trouble), over clean ones", 5,
          cost("\(scene)-all", 100, "resize"), cost("list", 100, "resize")),
      ]
    } + [
      BenchmarkGoal(
        words: "exponent of growth from 10 to 100 rows in one container, reduced", limit: 1.05,
        measured: GrowthExponent.fit(
          [10, 100].compactMap { size in
            cost("list", size).map { (size: Double(size), cost: $0) }
          }), unit: .exponent)
    ]
  }

  /// Where the work of a layout goes, by profiles.
  private static func reason(_ engine: String, _ phase: String) -> String {
    switch (engine, phase) {
    case ("direct", _): "nearly all of it is the simplex method, over the whole list and twice"
    case (_, "resize"):
      "each width moves every column, checks all required constraints, and makes frames"
    default:
      "most of it is writing the rows, reducing them, and allocating memory for one layout;"
        + " solving the rest is the smallest share"
    }
  }

  /// Goals for what reducing leaves to GLPK: exact counts.
  private static func structure(of results: BenchmarkResults) -> [BenchmarkGoal] {
    func largest(_ scene: String, _ counter: String) -> Double? {
      let work = results.measurements.filter { $0.scenario == scene && $0.engine == "reduced" }
      return work.compactMap { $0.work[counter] }.max().map(Double.init)
    }
    return [
      BenchmarkGoal(
        words: "calls of GLPK for the list, reduced, at any size", limit: 0,
        measured: largest("row", "solverCalls"), unit: .count),
      BenchmarkGoal(
        words: "calls of GLPK for the chain, reduced, at any size", limit: 0,
        measured: largest("chain", "solverCalls"), unit: .count),
      BenchmarkGoal(
        words: "rows of the largest component of a grid of cards", limit: 30,
        measured: largest("grid", "largestComponentRows"), unit: .count),
    ]
  }

  /// Goals for ratios, growth and memory.
  private static func growth(_ counts: Costs, _ results: BenchmarkResults) -> [BenchmarkGoal] {
    func ratio(_ words: String, _ limit: Double, _ first: Double?, _ second: Double?)
      -> BenchmarkGoal
    {
      let measured = first.flatMap { one in second.map { one / $0 } }
      return BenchmarkGoal(words: words, limit: limit, measured: measured, unit: .ratio)
    }
    func reduced(_ scene: String, _ size: Int) -> Double? {
      counts.instructions(scene, size, "reduced", "cold")
    }
    let ends = [100, 1000].compactMap { size in
      reduced("row", size).map { (size: Double(size), cost: $0) }
    }
    let peak = results.memory?.first {
      $0.scenario == "row" && $0.rows == 1000 && $0.engine == "reduced"
    }
    return [
      BenchmarkGoal(
        words: "exponent of growth from 100 to 1000 rows, reduced", limit: 1.15,
        measured: GrowthExponent.fit(ends), unit: .exponent),
      ratio(
        "shuffled constraints, list of 100 rows", 1.5, reduced("row-shuffled", 100),
        reduced("row", 100)),
      ratio(
        "shuffled constraints, chain of 100 insets", 4, reduced("chain-shuffled", 100),
        reduced("chain", 100)),
      ratio(
        "four priority levels over one, direct, 100 dense views", 1.5,
        counts.instructions("dense", 100, "direct", "cold"),
        counts.instructions("dense-single-level", 100, "direct", "cold")),
      BenchmarkGoal(
        words: "peak memory of laying out 1000 rows, reduced", limit: 150_000_000,
        measured: peak.map { Double($0.bytes) }, unit: .bytes),
    ]
  }
}
