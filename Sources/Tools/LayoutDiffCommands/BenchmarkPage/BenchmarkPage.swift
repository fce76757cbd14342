import Runs
import Timing

/// The page that `make bench` writes: what layouts cost, and what that means.
///
/// Every number in it comes from the results, but for the figures of other engines, which say where
/// they are from. The same results give the same bytes.
struct BenchmarkPage {
  let results: BenchResults
  let costs: Costs

  init(_ results: BenchResults) {
    self.results = results
    costs = Costs(results)
  }

  /// The page in Markdown.
  var text: String {
    let lines =
      ["# What layouts cost", ""] + introduction + BenchmarkSummary(results, costs).lines + figures
      + peers + scenarios.flatMap { SceneSection($0, results, costs).lines } + leftOut
    return lines.joined(separator: "\n")
  }

  /// The scenarios and scenes in the order in which they were timed.
  private var scenarios: [String] {
    var seen: Set<String> = []
    return results.measurements.map(\.scenario).filter { seen.insert($0).inserted }
  }

  private var introduction: [String] {
    let machine = results.machine
    let processor = machine.processor.map { ", \($0)" } ?? ""
    let build = machine.buildMode == .debug ? "a debug build, whose times say nothing" : "release"
    return [
      "Written by `make bench`. The frames of all engines were compared before anything was timed.",
      "",
      "- **spec** lays out layout specs. **direct** hands all constraints to GLPK as one linear"
        + " program. **reduced** eliminates first, and leaves to GLPK what remains.",
      "- **cold** starts from the values of a scenario and ends with frames; text was measured"
        + " before. **resize** gives another width each time. **text** measures all text anew.",
      "- Times are medians of alternating batches: \(machine.operatingSystem),"
        + " \(machine.architecture)\(processor), \(machine.cores) cores, Swift"
        + " \(machine.swiftVersion), \(build). Instructions are the difference of two runs under"
        + " callgrind, and do not depend on what else a machine does.",
      "- An exponent is the slope of logarithms over the sizes of the table: 1 is linear, 2"
        + " quadratic.",
    ] + noise + [""]
  }

  /// A warning where the machine had so much else to do that medians mean little.
  private var noise: [String] {
    let spreads = results.measurements.map { $0.medianNanoseconds / $0.minimumNanoseconds }.sorted()
    guard let middle = spreads.dropFirst(spreads.count / 2).first, middle > 1.5 else { return [] }
    return [
      "- **The machine was busy in this run**: a median is \(NumberWords.ratio(middle)) times the"
        + " shortest time, so times and their ratios mean little. Instructions and counters are exact."
    ]
  }

  private var figures: [String] {
    var table = MarkdownTable(["figure", "at most", "measured", ""])
    for figure in BenchmarkFigure.all(of: results) {
      table.add([
        figure.words, figure.text(figure.limit), figure.measured.map(figure.text) ?? "–",
        figure.verdict,
      ])
    }
    return ["## The figures", "", "Instructions of one layout of the scene `row`, and ratios.", ""]
      + table.lines + BenchmarkSummary.reasons(results)
  }

  private var peers: [String] {
    var table = MarkdownTable(
      ["instructions"] + BenchmarkEngine.allCases.map(\.rawValue) + PeerFigure.peers)
    var seen: Set<String> = []
    for peer in PeerFigure.all {
      let place = "\(peer.scenario), \(peer.rows), \(peer.phase)"
      guard seen.insert(place).inserted else { continue }
      let ours = BenchmarkEngine.allCases.map {
        costs.instructions(peer.scenario, peer.rows, $0.rawValue, peer.phase)
      }
      guard ours.contains(where: { $0 != nil }) else { continue }
      let theirs = PeerFigure.peers.map { name in
        PeerFigure.all.first {
          $0.scenario == peer.scenario && $0.rows == peer.rows && $0.phase == peer.phase
            && $0.peer == name
        }?.instructions
      }
      table.add([place] + (ours + theirs).map { $0.map(NumberWords.count) ?? "–" })
    }
    guard !table.rows.isEmpty else { return [] }
    return [
      "## Beside other engines", "",
      "Instructions of one layout. The last three columns were measured once, 2026-11, outside of"
        + " this project, for the same screens: kiwi b24c7e6 with required equalities first, its"
        + " best order; GLPK 5.0 with all wishes in one weighed objective; Yoga f6206ec, building,"
        + " laying out and freeing its nodes. They were C++ programs that got their model for"
        + " nothing, and measured text by looking up a size; priorities were weights.", "",
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
