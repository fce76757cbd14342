/// A figure that the project set itself, and what was measured of it.
struct BenchmarkFigure {
  /// What is measured, in words.
  let words: String
  /// The largest value that is good.
  let limit: Double
  /// What was measured; `nil` where it was not.
  let measured: Double?
  /// How the values are written.
  let unit: Unit
  /// Where the work goes, for whoever asks why it is missed; a clause without numbers.
  var reason: String?

  enum Unit { case instructions, ratio, exponent, bytes, count }

  /// Whether the figure is met; `nil` where it was not measured.
  var isMet: Bool? { measured.map { $0 <= limit } }

  /// A value in the figure's unit.
  func text(_ value: Double) -> String {
    switch unit {
    case .instructions, .count: NumberWords.count(value)
    case .ratio, .exponent: NumberWords.ratio(value)
    case .bytes: NumberWords.bytes(Int(value))
    }
  }

  /// Met or not, and how far from it.
  var verdict: String {
    guard let measured, let isMet else { return "not measured" }
    guard limit > 0 else { return isMet ? "met" : "missed: \(text(measured)) of them" }
    if isMet { return "met: \(NumberWords.ratio(measured / limit)) of it" }
    return "missed: \(NumberWords.ratio(measured / limit)) times as much"
  }
}

extension BenchmarkFigure {
  /// All figures, from what a run measured.
  static func all(of results: BenchResults) -> [BenchmarkFigure] {
    let counts = Costs(results)
    func instructions(
      _ words: String, _ limit: Double, _ engine: String, _ rows: Int, _ phase: String = "cold"
    ) -> BenchmarkFigure {
      BenchmarkFigure(
        words: words, limit: limit, measured: counts.instructions("row", rows, engine, phase),
        unit: .instructions, reason: reason(engine, phase))
    }
    return [
      instructions("reduced, cold, 1 row", 80_000, "reduced", 1),
      instructions("reduced, cold, 30 rows", 2_300_000, "reduced", 30),
      instructions("reduced, cold, 100 rows", 5_500_000, "reduced", 100),
      instructions("direct, cold, 30 rows, with its two passes", 100_000_000, "direct", 30),
      instructions("reduced, another width, 100 rows", 400_000, "reduced", 100, "resize"),
    ] + structure(of: results) + growth(counts, results)
  }

  /// Where the work of a layout goes, as profiles show it.
  private static func reason(_ engine: String, _ phase: String) -> String {
    switch (engine, phase) {
    case ("direct", _): "nearly all of it is the simplex method, over the whole list and twice"
    case (_, "resize"):
      "each width moves every column, holds the result against what must hold, and makes frames"
    default:
      "most of it is writing the rows down, reducing them, and memory that lives for one layout;"
        + " solving what is left is the smallest part"
    }
  }

  /// What is left of lists, chains and cards: exact counts.
  private static func structure(of results: BenchResults) -> [BenchmarkFigure] {
    func largest(_ scene: String, _ counter: String) -> Double? {
      let work = results.measurements.filter { $0.scenario == scene && $0.engine == "reduced" }
      return work.compactMap { $0.work[counter] }.max().map(Double.init)
    }
    return [
      BenchmarkFigure(
        words: "calls of GLPK for the list, reduced, at any size", limit: 0,
        measured: largest("row", "solverCalls"), unit: .count),
      BenchmarkFigure(
        words: "calls of GLPK for the chain, reduced, at any size", limit: 0,
        measured: largest("chain", "solverCalls"), unit: .count),
      BenchmarkFigure(
        words: "rows of the largest component of a grid of cards", limit: 30,
        measured: largest("grid", "largestComponentRows"), unit: .count),
    ]
  }

  /// What only a ratio says.
  private static func growth(_ counts: Costs, _ results: BenchResults) -> [BenchmarkFigure] {
    func ratio(_ words: String, _ limit: Double, _ first: Double?, _ second: Double?)
      -> BenchmarkFigure
    {
      let measured = first.flatMap { one in second.map { one / $0 } }
      return BenchmarkFigure(words: words, limit: limit, measured: measured, unit: .ratio)
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
      BenchmarkFigure(
        words: "exponent of growth from 100 to 1000 rows, reduced", limit: 1.15,
        measured: GrowthExponent.fit(ends), unit: .exponent),
      ratio(
        "shuffled constraints, list of 100 rows", 1.5, reduced("row-shuffled", 100),
        reduced("row", 100)),
      ratio(
        "shuffled constraints, chain of 100 insets", 4, reduced("chain-shuffled", 100),
        reduced("chain", 100)),
      ratio(
        "four levels beside one, direct, 100 dense views", 1.5,
        counts.instructions("dense", 100, "direct", "cold"),
        counts.instructions("dense-single-level", 100, "direct", "cold")),
      BenchmarkFigure(
        words: "peak memory of laying out 1000 rows, reduced", limit: 150_000_000,
        measured: peak.map { Double($0.bytes) }, unit: .bytes),
    ]
  }
}
