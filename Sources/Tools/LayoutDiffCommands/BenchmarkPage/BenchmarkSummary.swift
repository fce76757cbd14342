import Runs

/// The sentences at the top of a page: what its numbers mean.
struct BenchmarkSummary {
  private let results: BenchResults
  private let costs: Costs

  init(_ results: BenchResults, _ costs: Costs) {
    self.results = results
    self.costs = costs
  }

  /// The sentences that the results have the numbers for.
  var lines: [String] {
    let sentences = [list, growth, chart, resize, left].compactMap { $0 }
    guard !sentences.isEmpty else { return [] }
    return ["## In short", ""] + sentences.map { "- \($0)" } + [""]
  }

  /// What a list costs beside layout specs, and beside the whole program.
  private var list: String? {
    guard let spec = costs.instructions("row", 30, "spec", "cold"),
      let direct = costs.instructions("row", 30, "direct", "cold"),
      let reduced = costs.instructions("row", 30, "reduced", "cold")
    else { return nil }
    return "A list of 30 rows takes \(NumberWords.count(direct)) instructions as constraints in one"
      + " linear program, \(NumberWords.count(reduced)) as the same constraints reduced, and"
      + " \(NumberWords.count(spec)) as layout specs. Reduced to direct is"
      + " \(NumberWords.ratio(reduced / direct)), reduced to specs"
      + " \(NumberWords.ratio(reduced / spec)): what is slow is the program, not constraints."
  }

  private var growth: String? {
    let scenes = ["row", "flat", "relative", "nested", "chain", "grid", "dense"]
    let words = scenes.compactMap { scene -> String? in
      guard let direct = exponent(scene, "direct"), let reduced = exponent(scene, "reduced") else {
        return nil
      }
      return "\(scene) \(NumberWords.ratio(direct)) and \(NumberWords.ratio(reduced))"
    }
    guard !words.isEmpty else { return nil }
    return "Exponents of growth, direct and reduced: \(words.joined(separator: ", "))."
  }

  private func exponent(_ scene: String, _ engine: String) -> Double? {
    let own = results.measurements.filter {
      $0.scenario == scene && $0.engine == engine && $0.phase == "cold"
    }
    return GrowthExponent.fit(
      own.map { (size: Double($0.rows), cost: $0.minimumNanoseconds) })
  }

  /// The chart that made constraints look slow: the same views, flat, relative and nested.
  private var chart: String? {
    let scenes = ["flat", "relative", "nested"]
    let parts = scenes.compactMap { scene -> String? in
      let times = BenchmarkEngine.allCases.compactMap {
        costs.time(scene, 600, $0.rawValue, "cold").map { NumberWords.time($0.minimumNanoseconds) }
      }
      return times.count == BenchmarkEngine.allCases.count
        ? "\(scene) \(times.joined(separator: ", "))" : nil
    }
    guard parts.count == scenes.count else { return nil }
    return
      "600 views as spec, direct and reduced, shortest times: \(parts.joined(separator: "; "))."
  }

  private var resize: String? {
    guard let cold = costs.instructions("row", 100, "reduced", "cold"),
      let resize = costs.instructions("row", 100, "reduced", "resize")
    else { return nil }
    return "Another width of 100 rows takes \(NumberWords.count(resize)) instructions where the"
      + " system was reduced before, \(NumberWords.ratio(resize / cold)) of a cold layout."
  }

  /// Where something was left for GLPK after reducing.
  private var left: String? {
    let reduced = results.measurements.filter {
      $0.engine == "reduced" && $0.phase == "cold"
    }
    let scenes = Set(reduced.filter { $0.work["solverCalls", default: 0] > 0 }.map(\.scenario))
    guard !reduced.isEmpty else { return nil }
    let free = Set(reduced.map(\.scenario)).subtracting(scenes).sorted()
    guard !scenes.isEmpty else { return "Reducing left nothing to GLPK in any scene." }
    return "Reducing left something to GLPK in \(scenes.sorted().joined(separator: ", ")), and"
      + " nothing in \(free.isEmpty ? "any other" : free.joined(separator: ", "))."
  }

  /// How many figures are met, and why the others were missed, as far as profiles tell.
  static func reasons(_ results: BenchResults) -> [String] {
    let figures = BenchmarkFigure.all(of: results)
    let missed = figures.filter { $0.isMet == false }
    let met = figures.count { $0.isMet == true }
    let lines = missed.map { figure in
      "- Missed: \(figure.words), \(figure.verdict.dropFirst("missed: ".count))"
        + (figure.reason.map { ": \($0)." } ?? ".")
    }
    return ["\(met) of \(figures.count) are met."] + (lines.isEmpty ? [] : [""] + lines) + [""]
  }
}
