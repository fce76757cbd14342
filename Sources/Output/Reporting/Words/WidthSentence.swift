import Comparison
import Geometry
import Layouts
import RecordWords
import RunRecords

extension ProofRecord {
  /// What holds at which widths.
  ///
  /// Such as `Differs from 280 to 457 pt; equal from there to 1200 pt, proven.`
  ///
  /// Heights at which the same holds share a sentence; `nil` where nothing was tried.
  var widthSentence: String? {
    var groups: [(runs: [WidthRun], heights: [String])] = []
    for sweep in sweeps {
      let runs = WidthRun.all(in: sweep)
      guard !runs.isEmpty else { continue }
      if let known = groups.firstIndex(where: { $0.runs == runs }) {
        groups[known].heights.append(sweep.heightText)
      } else {
        groups.append((runs, [sweep.heightText]))
      }
    }
    guard !groups.isEmpty else { return nil }
    let cases = Set(sweeps.map(\.sweep.caseName)).count
    let sentences = groups.map { runs, heights in
      let place =
        groups.count == 1
        ? (cases > 1 ? " in all \(cases) cases" : "")
        : " (\(heights.count > 3 ? heights.listed(first: 2) : ListText.of(heights)))"
      return WidthRun.words(runs).capitalizedFirst + place + "."
    }
    let open = ambiguousElements
    let verb = open.count == 1 ? "is" : "are"
    return sentences.joined(separator: " ")
      + (open.isEmpty ? "" : " \(open.listed) \(verb) ambiguous.")
  }
}

/// Neighbouring widths at which the same holds.
private struct WidthRun: Equatable {
  let result: Result
  /// The first and the last width in tenths of a point, which are enough to read.
  let from: Double
  var to: Double

  enum Result: Equatable {
    case equal, differs, conflict, unproven

    init(_ verdict: ProofSegment.Verdict) {
      switch verdict {
      case .equal, .nearlyEqual: self = .equal
      case .differs: self = .differs
      case .conflict: self = .conflict
      case .unproven: self = .unproven
      }
    }

    var words: String {
      switch self {
      case .equal: "equal"
      case .differs: "differs"
      case .conflict: "constraints conflict"
      case .unproven: "not proven"
      }
    }
  }

  /// The runs of a sweep, ascending; single widths at which both agree between others that differ are
  /// left out.
  static func all(in sweep: SweepProof) -> [WidthRun] {
    func tenths(_ width: Double) -> Double { (width * 10).rounded() / 10 }
    let ranges = sweep.ranges.filter { $0.from < $0.to || !$0.verdict.agrees }
    return ranges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }.reduce(into: []) { runs, range in
      let run = WidthRun(
        result: Result(range.verdict), from: tenths(range.from), to: tenths(range.to))
      if let last = runs.last, last.result == run.result {
        runs[runs.count - 1].to = max(last.to, run.to)
      } else if run.from < run.to || run.result != .equal {
        runs.append(run)
      }
    }
  }

  /// The runs in words: each with its widths, or the number of those that are not equal.
  static func words(_ runs: [WidthRun]) -> String {
    guard let first = runs.first, let last = runs.last else { return "" }
    let isProven = !runs.contains { $0.result == .unproven }
    let end = isProven && runs.contains { $0.result == .equal } ? ", proven" : ""
    let whole = "from \(first.from.points) to \(last.to.withUnit)"
    if runs.count == 1 { return "\(first.result.words) at every width \(whole)\(end)" }
    let others = runs.filter { $0.result != .equal }
    if runs.count > 4, let one = others.first, let most = others.last {
      let result = others.allSatisfy { $0.result == one.result } ? one.result.words : "not equal"
      return "\(result) in \(others.count) width ranges from \(one.from.points) to "
        + "\(most.to.withUnit); equal at all other widths \(whole)\(end)"
    }
    return runs.enumerated().reduce("") { sentence, next in
      let (index, run) = next
      let before = index > 0 ? runs[index - 1].to : nil
      if run.from == run.to {
        // A single width is inside the range before it, unless it is at the end of that.
        let isInside = before.map { run.from < $0 } ?? false
        let words = "\(run.result.words) at \(run.from.withUnit)"
        return sentence + (isInside ? ", but " : index > 0 ? "; " : "") + words
      }
      let start = before == run.from ? "there" : run.from.points
      return sentence + (index > 0 ? "; " : "")
        + "\(run.result.words) from \(start) to \(run.to.withUnit)"
    } + end
  }
}
