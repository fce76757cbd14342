import Comparison
import Explaining
import Geometry
import JSONText
import LayoutConstraints
import Layouts
import Phrases
import Promises
import RunRecords
import Scenarios

/// A scenario with one notation over all widths, with its promises: what `prove` prints where there is nothing to
/// compare.
struct ProvenNotation: JSONRepresentable {
  private let scenario: String
  /// What the notation does at every width; `nil` where it is code, which runs at one width at a time.
  private let frames: [WidthFrames]?
  private let promises: [PromiseRecord]

  /// Follows the notation on `sweeps`, and decides the promises, at `widths` where a promise names none.
  init(of scenario: Scenario, on sweeps: [Sweep], at widths: ClosedRange<Double>?, work: LayoutWork)
  {
    var asked = scenario
    for index in asked.promises.indices where asked.promises[index].widths == nil {
      asked.promises[index].widths = widths
    }
    self.scenario = scenario.id
    // Promises may be about views that are no elements.
    let followed =
      scenario.isCode
      ? nil : NotationFollower.frames(of: scenario, on: sweeps, allViews: true, work: work)
    promises =
      scenario.promises.isEmpty
      ? [] : PromiseDecider.records(of: asked, [], work: work, followed: followed ?? [])
    let names = Set(scenario.elements.map { $0.name } + [ConstraintSystem.containerName])
    frames = followed?.map { $0.only(names) }
  }

  /// What holds at which widths, and the promises, each with a line of its own.
  func text(withBreakpoints: Bool) -> String {
    var lines: [String] = []
    for frames in frames ?? [] {
      lines.append("\(scenario): \(frames.phrase.text)")
      lines += frames.findingPhrases.map { "  \($0.text)" }
      if withBreakpoints, !frames.breakpoints.isEmpty {
        lines.append(
          "  breakpoints: \(frames.breakpoints.map(\.points).joined(separator: ", ")) pt")
      }
    }
    if frames?.isEmpty == true { lines.append("\(scenario): no layout at the first width") }
    if !promises.isEmpty { lines.append("\(scenario): \(promises.sentence)") }
    lines += promises.map { promise in
      let line = promise.line.map { "line \($0): " } ?? ""
      let details = promise.breachPhrases.isEmpty ? [promise.statusPhrase] : promise.breachPhrases
      return "  \(line)\(promise.promise): " + details.map(\.text).joined(separator: "; ")
    }
    return lines.joined(separator: "\n")
  }

  /// Fine where there is one layout without conflict at every width, known exactly, and all promises hold.
  var status: ExitStatus {
    let isWhole = frames.map { !$0.isEmpty && $0.allSatisfy(\.isWhole) }
    return isWhole != false && promises.allSatisfy(\.status.passes) ? .fine : .disagreement
  }

  var json: JSONValue {
    PrintedJSON.document([
      "scenario": scenario.json, "frames": frames?.json, "promises": promises.json,
    ])
  }
}
