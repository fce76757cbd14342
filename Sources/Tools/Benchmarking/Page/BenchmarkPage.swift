import Geometry
package import Runs
import Timing

/// The page that `make bench` writes: what layouts cost, and what that means.
///
/// Every number comes from the results. The same results give the same bytes.
package struct BenchmarkPage {
  private let results: BenchmarkResults
  private let costs: Costs

  /// Makes the page of these results.
  package init(_ results: BenchmarkResults) {
    self.results = results
    costs = Costs(results)
  }

  /// The page in Markdown.
  package var text: String {
    let lines =
      ["# What layouts cost", ""] + chart + introduction + BenchmarkSummary(results, costs).lines
      + goals
      + peers + scenarios.flatMap { SceneSection($0, results, costs).lines } + leftOut
    return lines.joined(separator: "\n")
  }

  /// The chart beside the page; nothing without the times that it needs.
  private var chart: [String] {
    guard ViewsChart(results) != nil else { return [] }
    return ["![\(ViewsChart.description)](benchmarks.svg)", ""]
  }

  /// The scenarios and scenes in the order in which they were timed.
  private var scenarios: [String] {
    var seen: Set<String> = []
    return results.measurements.map(\.scenario).filter { seen.insert($0).inserted }
  }

  private var introduction: [String] {
    let machine = results.machine
    let processor = machine.processor.map { ", \($0)" } ?? ""
    let build =
      machine.buildMode == .debug
      ? "a debug build, whose times say nothing" : machine.buildMode.words
    return [
      "What these times are: LayoutDiff's own engines on this machine, on layouts with equal frames;"
        + " not Apple's Auto Layout, not Texture on a phone. Written by `make bench`.",
      "",
      "- **spec** lays out layout specs. **direct** hands all constraints to GLPK as one linear"
        + " program. **reduced** simplifies the constraints by algebra, and hands only the rest to"
        + " GLPK.",
      "- **cold** starts from the values of a scenario and ends with frames; text sizes are"
        + " remembered. **resize** lays out in another width each time. **text** is as cold, with all"
        + " text measured again.",
      "- Times are medians of alternating batches: \(machine.operatingSystem),"
        + " \(machine.architecture)\(processor), \(machine.cores) cores, Swift"
        + " \(machine.swiftVersion), \(build). Instructions are the difference of two runs under"
        + " callgrind, and do not depend on other work of the machine.",
      "- An exponent is the slope of the logarithms of cost over size: 1 is linear, 2 quadratic.",
    ] + noise + [""]
  }

  /// A warning where other work on the machine makes medians useless.
  private var noise: [String] {
    let spreads = results.measurements.map { $0.medianNanoseconds / $0.minimumNanoseconds }.sorted()
    guard let middle = spreads.dropFirst(spreads.count / 2).first, middle > 1.5 else { return [] }
    return [
      "- **The machine was busy during this run**: a median is \(NumberText.ratio(middle))× the"
        + " shortest time, so times and their ratios say little. Instructions and counters are exact."
    ]
  }

  private var goals: [String] {
    let goals = BenchmarkGoal.all(of: results)
    let tables = BenchmarkGoal.Topic.allCases.flatMap { topic in
      var table = MarkdownTable(["goal", "at most", "measured", ""])
      for goal in goals where goal.topic == topic {
        table.add([
          goal.words, goal.text(goal.limit), goal.measured.map(goal.text) ?? "–", goal.verdict,
        ])
      }
      return ["### \(topic.rawValue)", ""] + table.lines
    }
    let missed = goals.filter { $0.isMet == false }.map { goal in
      "- Missed: \(goal.words): \(goal.share ?? goal.text(goal.measured ?? 0))"
        + (goal.reason.map { "; \($0)." } ?? ".")
    }
    let met = goals.count { $0.isMet == true }
    let unknown = goals.count { $0.isMet == nil }
    let rest = unknown == 0 ? "" : " \(unknown) were not measured."
    return ["## Goals", "", "\(met) of \(goals.count) goals are met.\(rest)", ""]
      + ["Instructions are those of one layout of the scene `row`, where no other is named.", ""]
      + tables
      + (missed.isEmpty ? [] : [""] + missed) + [""]
  }

  /// The counts of other engines beside ours, for the same screens.
  private var peers: [String] {
    let ours = BenchmarkEngine.allCases.map(\.rawValue)
    let counted = (results.instructions ?? []).filter { !ours.contains($0.engine) }
    var engines: [String] = []
    for count in counted where !engines.contains(count.engine) { engines.append(count.engine) }
    let names = engines.map { $0.replacing("-", with: " ") }
    var table = MarkdownTable(["instructions"] + ours + names)
    var places: [InstructionCount] = []
    for count in counted
    where !places.contains(where: {
      $0.scenario == count.scenario && $0.rows == count.rows && $0.phase == count.phase
    }) {
      places.append(count)
      let cells = (ours + engines).map {
        costs.instructions(count.scenario, count.rows, $0, count.phase).map(CountText.count) ?? "–"
      }
      table.add(["\(count.scenario), \(count.rows), \(count.phase)"] + cells)
    }
    guard !table.rows.isEmpty else { return [] }
    return [
      "## Other engines", "",
      "Instructions of one layout. `make peers` lays out the same screens with the other engines, checks"
        + " that their frames are equal, and counts again. Their models are made before, their texts"
        + " are not measured, and calls from Python are not counted:", "",
      "- kiwi solves the same constraints. Its priorities are weights, and it gets the width and the"
        + " required constraints first. A cold layout adds them all to a new solver.",
      "- Taffy lays out the same screen as flexbox. A cold layout has no cached sizes.", "",
    ] + table.lines
  }

  private var leftOut: [String] {
    guard !results.leftOut.isEmpty else { return [] }
    let lines = results.leftOut.map { left in
      let place = [left.scenario, String(left.rows), left.phase, left.engine]
      return "- \(place.compactMap { $0 }.joined(separator: ", ")): \(left.reason)"
    }
    return ["## Left out", ""] + lines + [""]
  }
}
