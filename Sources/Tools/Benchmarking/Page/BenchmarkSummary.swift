import Geometry
import Runs

/// The sentences at the top of the page: what its numbers mean.
struct BenchmarkSummary {
  private let results: BenchmarkResults
  private let costs: Costs

  init(_ results: BenchmarkResults, _ costs: Costs) {
    self.results = results
    self.costs = costs
  }

  /// The sentences for which the results have the numbers; empty without any.
  var lines: [String] {
    let sentences = [list, growth, chart, resize, left].compactMap { $0 }
    guard !sentences.isEmpty else { return [] }
    return ["## In short", ""] + sentences.map { "- \($0)" } + [""]
  }

  /// The cost of a list: layout specs, reduced constraints, the whole linear program.
  private var list: String? {
    guard let spec = costs.instructions("row", 30, "spec", "cold"),
      let direct = costs.instructions("row", 30, "direct", "cold"),
      let reduced = costs.instructions("row", 30, "reduced", "cold")
    else { return nil }
    return "A list of 30 rows takes \(CountText.count(direct)) instructions as constraints in one"
      + " linear program, \(CountText.count(reduced)) as the same constraints reduced, and"
      + " \(CountText.count(spec)) as layout specs. Reduced takes"
      + " \(NumberText.ratio(reduced / direct))× as many as direct, and"
      + " \(NumberText.ratio(reduced / spec))× as many as specs: the linear program is slow, not"
      + " the constraints."
  }

  private var growth: String? {
    let scenes = ["row", "flat", "relative", "nested", "chain", "grid", "dense"]
    let words = scenes.compactMap { scene -> String? in
      guard let direct = costs.exponent(scene, "direct"),
        let reduced = costs.exponent(scene, "reduced")
      else { return nil }
      return "\(scene) \(NumberText.ratio(direct)) and \(NumberText.ratio(reduced))"
    }
    guard !words.isEmpty else { return nil }
    return "Exponents of growth, direct and reduced: \(words.joined(separator: ", "))."
  }

  /// The chart that made constraints look slow: the same views, flat, relative and nested.
  private var chart: String? {
    let scenes = ["flat", "relative", "nested"]
    let clauses = scenes.compactMap { scene -> String? in
      let times = BenchmarkEngine.allCases.compactMap {
        costs.time(scene, 600, $0.rawValue, "cold").map {
          NumberText.duration(nanoseconds: $0.minimumNanoseconds)
        }
      }
      return times.count == BenchmarkEngine.allCases.count
        ? "\(scene) \(times.joined(separator: ", "))" : nil
    }
    guard clauses.count == scenes.count else { return nil }
    return "Shortest times of 600 views as spec, direct and reduced:"
      + " \(clauses.joined(separator: "; "))."
  }

  private var resize: String? {
    guard let cold = costs.instructions("row", 100, "reduced", "cold"),
      let resize = costs.instructions("row", 100, "reduced", "resize")
    else { return nil }
    return "Another width of 100 rows takes \(CountText.count(resize)) instructions once the system"
      + " is reduced: \(NumberText.ratio(resize / cold))× a cold layout."
  }

  /// The scenes of which reducing left something to GLPK.
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
}
