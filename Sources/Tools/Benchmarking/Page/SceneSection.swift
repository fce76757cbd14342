import Geometry
import Runs

/// The section of the page about one scene or scenario.
struct SceneSection {
  private let scenario: String
  private let results: BenchmarkResults
  private let costs: Costs
  private let unit: String
  private let sizes: [Int]
  private let engines: [String]

  init(_ scenario: String, _ results: BenchmarkResults, _ costs: Costs) {
    self.scenario = scenario
    self.results = results
    self.costs = costs
    let own = results.measurements.filter { $0.scenario == scenario }
    unit = own.first?.unit ?? "rows"
    sizes = Set(own.map(\.rows)).sorted()
    engines = BenchmarkEngine.allCases.map(\.rawValue).filter { engine in
      own.contains { $0.engine == engine }
    }
  }

  /// The section's lines.
  var lines: [String] {
    let summary =
      BenchmarkScene.all.first { $0.name == scenario }
      .map { "\($0.summary)." } ?? "The scenario as a list of rows."
    return ["## \(scenario)", "", summary.capitalizedFirst, ""]
      + times + exponents + work
  }

  private var phases: [String] {
    BenchmarkPhase.allCases.map(\.rawValue).filter { phase in
      results.measurements.contains { $0.scenario == scenario && $0.phase == phase }
    }
  }

  private var times: [String] {
    var table = MarkdownTable([unit, "phase"] + engines + comparisons + ["instructions"])
    for size in sizes {
      for phase in phases {
        let times = engines.map {
          costs.time(scenario, size, $0, phase).map {
            NumberText.duration(nanoseconds: $0.medianNanoseconds)
          }
        }
        guard times.contains(where: { $0 != nil }) else { continue }
        table.add(
          [String(size), phase] + times.map { $0 ?? "–" } + ratios(size, phase)
            + [instructions(size, phase)])
      }
    }
    return table.lines
  }

  private var comparisons: [String] {
    engines.dropFirst().map { "\($0) / \(engines[0])" }
  }

  private func ratios(_ size: Int, _ phase: String) -> [String] {
    engines.dropFirst().map { engine in
      let ratio = results.ratios.first {
        $0.scenario == scenario && $0.rows == size && $0.phase == phase && $0.of == engine
          && $0.to == engines[0]
      }
      guard let ratio else { return "–" }
      return "\(NumberText.ratio(ratio.ratio))× (\(NumberText.ratio(ratio.low))–"
        + "\(NumberText.ratio(ratio.high)))"
    }
  }

  /// The counted instructions of all engines: `spec 7.9 k, reduced 61 k`.
  private func instructions(_ size: Int, _ phase: String) -> String {
    let counted = engines.compactMap { engine in
      costs.instructions(scenario, size, engine, phase).map { "\(engine) \(CountText.count($0))" }
    }
    return counted.isEmpty ? "–" : counted.joined(separator: ", ")
  }

  private var exponents: [String] {
    guard sizes.count > 1 else { return [] }
    let sentences = phases.compactMap { phase -> String? in
      let exponents = engines.compactMap { engine in
        costs.exponent(scenario, engine, phase).map { "\(engine) \(NumberText.ratio($0))" }
      }
      return exponents.isEmpty ? nil : "\(phase) \(exponents.joined(separator: ", "))"
    }
    guard !sentences.isEmpty else { return [] }
    return ["Exponents, of the shortest times: \(sentences.joined(separator: "; ")).", ""]
  }

  /// The exact counters of a cold layout, before and after reducing.
  private var work: [String] {
    var table = MarkdownTable([
      unit, "engine", "rows", "columns", "non-zeros", "rows left", "columns left",
      "non-zeros left", "components", "largest, rows", "simplex iterations", "GLPK calls",
      "measure calls",
    ])
    for size in sizes {
      for engine in engines where engine != BenchmarkEngine.spec.rawValue {
        guard let work = costs.time(scenario, size, engine, "cold")?.work else { continue }
        let counters = [
          "rows", "columns", "nonZeros", "reducedRows", "reducedColumns", "reducedNonZeros",
          "components", "largestComponentRows", "simplexIterations", "solverCalls",
          "contentMeasurements",
        ]
        table.add(
          [String(size), engine] + counters.map { name in work[name].map { "\($0)" } ?? "–" })
      }
    }
    return table.lines
  }
}
