import Comparison
import Geometry
import Layouts
package import RunRecords
import Scenarios
import Timing

/// The last lines of a run on a terminal: what fails and why, how many pass, the worst difference, the
/// slowest ratio.
package enum ClosingSummary {
  /// The most failing scenarios that are listed, and reasons for each: `check` lists all of them.
  private static let (mostScenarios, mostReasons) = (5, 2)

  /// The lines, without line ends: up to three for each of five failing scenarios, then two to four.
  package static func lines(of record: RunRecord) -> [String] {
    failures(record)
      + [passing(record), standings(of: record.scenarios), worst(record), slowest(record)]
      .compactMap(\.self)
  }

  /// The scenarios that fail, the worst ones first, with the first reasons.
  private static func failures(_ record: RunRecord) -> [String] {
    let failing = record.byUrgency.filter { !$0.standing.passes }
    let shown = failing.prefix(mostScenarios).flatMap { scenario in
      let id = ScenarioName.printable(scenario.id)
      return ["\(scenario.standingWords) \(id): \(scenario.sentence)"]
        + scenario.shortReasons(most: mostReasons).map { "    " + ScenarioName.printable($0) }
    }
    let more = failing.count - mostScenarios
    return shown + (more > 0 ? ["and \(more) more that fail: they are first on the page"] : [])
  }

  private static func passing(_ record: RunRecord) -> String {
    let skipped = record.scenarios.count { $0.standing == .skipped }
    let judged = record.scenarios.count - skipped
    let passing = record.scenarios.count { $0.standing.passes } - skipped
    var parts = [judged == 0 ? "nothing to compare" : "\(passing) of \(judged) scenarios pass"]
    if skipped > 0 { parts.append("\(skipped) skipped") }
    // Joined records note among their files which shards are missing.
    let missing = record.unreadableFiles.count { record.isMissingShard($0) }
    if missing > 0 { parts.append("\(missing) shard\(missing == 1 ? "" : "s") missing") }
    let unreadable = record.unreadableFiles.count - missing
    if unreadable > 0 {
      parts.append("\(unreadable) file\(unreadable == 1 ? "" : "s") could not be read")
    }
    return parts.joined(separator: ", ")
  }

  /// How many scenarios have each standing, the worst one first; `nil` without any.
  package static func standings(of scenarios: [ScenarioRecord]) -> String? {
    let counts = Dictionary(grouping: scenarios, by: \.standing).mapValues(\.count)
    guard !counts.isEmpty else { return nil }
    return counts.sorted { $0.key < $1.key }.map { "\($0.key.word): \($0.value)" }
      .joined(separator: " · ")
  }

  /// The largest difference that is not expected, or else the largest one that is.
  private static func worst(_ record: RunRecord) -> String? {
    let differences = record.scenarios.compactMap { scenario in
      scenario.comparison.worstPlace.map { (scenario: scenario, worst: $0) }
    }
    let unexpected = differences.filter { !$0.scenario.comparison.verdict.passes }
    guard
      let (scenario, worst) = (unexpected.isEmpty ? differences : unexpected)
        .max(by: { abs($0.worst.difference) < abs($1.worst.difference) })
    else {
      return record.scenarios.contains { !$0.comparison.containers.isEmpty }
        ? "worst difference: none" : nil
    }
    // Lines of a terminal break nowhere.
    let container = worst.container.sizeText.replacing("\u{A0}", with: " ")
    let expected = unexpected.isEmpty ? "as expected, " : ""
    return """
      worst difference: \(NumberText.difference(worst.difference)) pt, \(expected)\
      \(ScenarioName.printable(worst.place)) in \(ScenarioName.printable(scenario.id)) at \(container)
      """
  }

  /// The scenario whose constraints take longest in proportion to its layout spec.
  private static func slowest(_ record: RunRecord) -> String? {
    let ratios = record.scenarios.compactMap { scenario in
      scenario.timings.first?.ratios.first.map { (id: scenario.id, ratio: $0) }
    }
    guard let (id, ratio) = ratios.max(by: { $0.ratio.ratio < $1.ratio.ratio }) else { return nil }
    let numbers = [ratio.ratio, ratio.low, ratio.high].map(NumberText.ratio)
    return """
      slowest: \(ScenarioName.printable(id)), whose constraints take \(numbers[0])× as long as its layout spec \
      (\(numbers[1])–\(numbers[2])×)
      """
  }
}

extension ScenarioComparison {
  /// The largest difference between the layouts, or else from a given frame: its size in points, with
  /// the sign that pages show, and where it is; `nil` where there is none.
  fileprivate var worstPlace: (difference: Double, place: String, container: Container)? {
    if let worst {
      let place = "\(worst.element).\(worst.edge.edge.rawValue)"
      return (worst.edge.difference, place, worst.container)
    }
    return worstFromGiven.map { given in
      let place = "\(given.element).\(given.difference.length.rawValue)"
      return (given.difference.difference, place, given.container)
    }
  }
}
