import Comparison
import Geometry
import Layouts
import Phrases
import ScenarioFiles
import Scenarios
import TextMeasuring

@testable import Promises

/// Scenarios with promises, and what is decided about these.
enum PromiseSupport {
  static func read(_ text: String) throws -> Scenario {
    try ScenarioReader.scenario(
      from: SourceText(file: "card.yaml", text: text), measurer: TextMeasurer())
  }

  /// The records of all promises of a text.
  static func decide(_ text: String) throws -> [PromiseRecord] { decide(try read(text)) }

  /// What breaks a promise, without what makes it so.
  static func sentences(of record: PromiseRecord) -> [String] {
    var record = record
    for index in record.notations.indices {
      for place in record.notations[index].breaches.indices {
        record.notations[index].breaches[place].cause = nil
      }
    }
    return record.breachPhrases.map(\.text)
  }

  static func decide(_ scenario: Scenario, work: LayoutWork = LayoutWork()) -> [PromiseRecord] {
    let layouts = ScenarioLayouts(scenario)
    let solved = scenario.containers.map {
      layouts.frames(
        of: layouts.solved(
          scenario, in: $0, rounding: .pixels(scale: scenario.scale), isTraced: false))
    }
    return PromiseDecider.records(of: scenario, solved, work: work)
  }

  /// A row of constraints between 280 and 500 points, 60 high, with a promise in one line.
  ///
  /// `photo` is 40 × 40 at 12, `title` 200 × 20 behind a gap of 8, and `time` 60 × 20 ends 12 before the end.
  static func row(_ promise: String, containers: String = "[280x60, 500x60]") -> String {
    """
    layoutdiff: 1
    containers: \(containers)
    elements:
      photo: { box: 40x40 }
      title: { box: 200x20 }
      time: { box: 60x20 }
    constraints:
      - "H:|-12-[photo]-8-[title]"
      - "H:[time]-12-|"
      - "V:|-10-[photo]"
      - title.top == photo.top
      - time.top == photo.top + 4
    promises:
      - \(promise)
    """
  }
}
