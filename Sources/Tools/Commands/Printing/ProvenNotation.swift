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
  let promises: ProvenPromises

  /// Follows the notation on `sweeps`, and decides the promises, at `widths` where a promise names none.
  init(of scenario: Scenario, on sweeps: [Sweep], at widths: ClosedRange<Double>?, work: LayoutWork)
  {
    self.scenario = scenario.id
    // Promises may be about views that are no elements.
    let followed =
      scenario.isCode
      ? nil : NotationFollower.frames(of: scenario, on: sweeps, allViews: true, work: work)
    promises = ProvenPromises(
      scenario.promises, of: scenario, at: widths, work: work, followed: followed ?? [])
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
    return (lines + promises.lines).joined(separator: "\n")
  }

  /// Fine where there is one layout without conflict at every width, known exactly, and all promises hold.
  var status: ExitStatus {
    let isWhole = frames.map { !$0.isEmpty && $0.allSatisfy(\.isWhole) }
    return isWhole != false && promises.hold ? .fine : .disagreement
  }

  var json: JSONValue {
    PrintedJSON.document([
      "scenario": scenario.json, "frames": frames?.json, "promises": promises.records.json,
    ])
  }
}

/// The promises of a scenario at all widths, as `prove` decides and prints them.
struct ProvenPromises {
  let records: [PromiseRecord]
  /// The promises that hold at all widths at which they were decided.
  let kept: [Promise]
  /// What to follow for a certificate of them, one sweep for each height in each case.
  let sweeps: [Sweep]
  private let scenario: String

  /// Decides promises of a scenario, at `widths` where one names none.
  init(
    _ promises: [Promise], of scenario: Scenario, at widths: ClosedRange<Double>?,
    work: LayoutWork, followed: [WidthFrames] = []
  ) {
    self.scenario = scenario.id
    var asked = scenario
    asked.promises = promises
    let usual = widths ?? scenario.containerWidths
    for index in promises.indices where promises[index].widths == nil {
      asked.promises[index].widths = widths
    }
    records =
      promises.isEmpty ? [] : PromiseDecider.records(of: asked, [], work: work, followed: followed)
    kept = zip(promises, records).filter { $0.1.status == .kept }.map { $0.0 }
    let ranges = promises.map { $0.widths ?? usual }
    let first = ranges.map(\.lowerBound).min() ?? 0
    // A sweep has a length, where all containers have one width.
    let last = max(ranges.map(\.upperBound).max() ?? 0, first + 1)
    sweeps = Sweep.all(of: scenario, widths: first...last)
  }

  /// Whether a check passes with all of them.
  var hold: Bool { records.allSatisfy(\.status.passes) }

  /// How many are kept, and each in a line of its own; empty without promises.
  var lines: [String] {
    guard !records.isEmpty else { return [] }
    return ["\(scenario): \(records.sentence)"]
      + records.map { promise in
        let line = promise.line.map { "line \($0): " } ?? ""
        let details = promise.breachPhrases.isEmpty ? [promise.statusPhrase] : promise.breachPhrases
        return "  \(line)\(promise.promise): " + details.map(\.text).joined(separator: "; ")
      }
  }
}
