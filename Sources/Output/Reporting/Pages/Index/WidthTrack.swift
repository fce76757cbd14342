import Comparison
import Geometry
import Layouts
import RecordWords
import RunRecords

/// The widths at which a scenario differs, conflicts or is ambiguous: in words and as a bar.
struct WidthTrack {
  let words: String
  /// The bar; `nil` where no proof has its widths.
  let bar: Bar?
  /// The largest difference; `nil` without one.
  let worst: String?

  /// The range of a proof, with what is not equal drawn as lines.
  struct Bar {
    let viewBox: String
    let first: String
    let last: String
    /// What differs or conflicts, and the style of that.
    let differing: String?
    let style: String
    /// What is ambiguous or not proven.
    let note: String?
  }

  init(_ scenario: ScenarioRecord) {
    bar = scenario.proof.flatMap { Bar($0, style: scenario.standing.passes ? "expected" : "bad") }
    words =
      bar == nil || scenario.isWorstFromBaseline
      ? scenario.worstWords : scenario.proof?.cellWords ?? ""
    worst = bar == nil ? nil : scenario.comparison.worstNumber
  }
}

extension WidthTrack.Bar {
  /// `nil` for ranges that cannot be drawn.
  fileprivate init?(_ proof: ProofRecord, style: String) {
    guard let lengths = proof.sweeps.first?.sweep.lengths,
      lengths.lowerBound < lengths.upperBound, lengths.upperBound - lengths.lowerBound < 1e6
    else { return nil }
    let (from, to) = (lengths.lowerBound, lengths.upperBound)
    viewBox = "\(NumberText.coordinate(from)) 0 \(NumberText.coordinate(to - from)) 1"
    (first, last) = (from.points, to.withUnit)
    let ranges = proof.sweeps.flatMap(\.ranges)
    func path(_ isShown: (ProofSegment.Verdict, Bool) -> Bool) -> String? {
      let shown = ranges.filter { isShown($0.verdict, !$0.segments[0].admittedElements.isEmpty) }
        .filter { $0.from.isFinite && $0.to.isFinite }.prefix(SizeLimits.proofBars)
      let lines = shown.map { range in
        // A single width is seen too.
        let end = max(range.to, range.from + (to - from) / 100)
        return "M\(NumberText.coordinate(range.from)) .5H\(NumberText.coordinate(end))"
      }
      return lines.isEmpty ? nil : lines.distinct.joined()
    }
    differing = path { verdict, _ in verdict.disagrees }
    self.style = style
    note = path { verdict, isAmbiguous in verdict.isUnproven || verdict.agrees && isAmbiguous }
  }
}

extension ScenarioComparison {
  /// The largest difference between the layouts, or from a given frame, in points; 0 without any.
  var worstSize: Double {
    let size = abs(worst?.edge.difference ?? worstFromGiven?.difference.difference ?? 0)
    return size.isNaN ? .infinity : size
  }

  /// The same with its sign and unit: `−177 pt`; `nil` where constraints conflict, and without any.
  var worstNumber: String? {
    let difference = worst?.edge.difference ?? worstFromGiven?.difference.difference
    guard let difference, verdict != .conflictAsExpected else { return nil }
    return "\(NumberText.difference(difference)) pt"
  }
}
