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
    ] + structure(of: results) + growth(counts, results)
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
