package import Browsers
package import Comparison
package import Geometry
package import JSONText
package import Layouts
import Phrases
package import Scenarios

/// A page in a browser beside both layouts, at every whole point of some lengths.
///
/// A sample, and no proof: nobody knows a browser's rules between two lengths.
package struct SampledPage: Sendable, JSONRepresentable {
  /// The lengths.
  package let sweep: Sweep
  /// What the browser made of the page.
  package let finding: BrowserFinding
  /// How many containers were compared.
  package let count: Int
  /// The containers in which a length differs.
  package let differing: [Container]
  /// The first difference in words; `nil` where there is none.
  package let firstDifference: String?

  /// Compares a scenario's page; `nil` where it has none, or the browser gave no frames at all.
  package init?(of scenario: Scenario, on sweep: Sweep, in browser: Browser) {
    var shown = scenario.shown(in: sweep.container(at: sweep.lengths.lowerBound))
    shown.containers = sweep.wholePoints
    shown.cases = []
    guard let layout = browser.layout(of: shown, in: shown.containers) else { return nil }
    shown.browserLayout = layout
    let containers = ScenarioComparer.compare(shown, searchesCauses: false).containers
      .compactMap { container in container.given.map { (container.container, $0) } }
    let different = containers.compactMap { container, given in
      given.elements.first { $0.source == .browser && !$0.agrees }.map { (container, $0) }
    }
    self.sweep = sweep
    finding = BrowserFinding([layout])
    count = layout.frames.isEmpty ? 0 : containers.count
    differing = different.map { $0.0 }
    firstDifference = different.first.flatMap { container, element in
      element.countedDifferences.first.map {
        "at \(container.inPoints): \($0.explainedSentence(of: element))"
      }
    }
  }

  /// Whether the page has the lengths of both layouts everywhere, or need not be there.
  package var passes: Bool { differing.isEmpty && !finding.fails }

  /// The result in a line or two.
  package var text: String {
    guard let browser = finding.browser else {
      return finding.problemWords ?? ""
    }
    let ends = "\(sweep.lengths.lowerBound.points) to \(sweep.lengths.upperBound.withUnit)"
    let places = "sampled \(sweep.axis == .horizontal ? "widths" : "heights") from \(ends)"
    guard let firstDifference else {
      return "page in \(browser): equal at all \(count) \(places); between them nothing is known"
    }
    return """
      page in \(browser): differs at \(differing.count) of \(count) \(places)
          \(firstDifference)
      """
  }

  package var json: JSONValue {
    .object([
      "sweep": sweep.json, "browser": finding.json, "count": count.json,
      "differing": differing.json, "firstDifference": firstDifference?.json,
    ])
  }
}
