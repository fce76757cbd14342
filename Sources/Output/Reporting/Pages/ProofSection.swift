import Comparison
import Geometry

/// What is proven for all widths, ready for the page.
struct ProofSection {
  let mark: StatusMark
  /// What it comes to, without a full stop.
  let sentence: String
  let ranges: [Range]
  let hasRanges: Bool

  /// All widths of a range, at one height.
  struct Range {
    let number: Int
    let heading: String
    let picture: ProofPicture?
    let stretches: [Stretch]
    /// How many stretches the page does not show; `nil` where that is none.
    let moreStretches: Int?
    let breakpoints: String?
    let rounding: String?
  }

  /// Widths of one verdict.
  struct Stretch {
    let mark: StatusMark
    let widths: String
    let pieces: String
    let words: String
  }

  /// The most stretches of a range that are shown.
  ///
  /// Ours: who wants all of them reads the record.
  private static let mostStretches = 40

  init(_ proof: ProofRecord, containers: [Double]) {
    mark = StatusMark(proof)
    sentence = proof.sentence
    ranges = proof.sweeps.enumerated().map { index, sweep in
      let more = sweep.stretches.count - Self.mostStretches
      return Range(
        number: index + 1, heading: "From \(sweep.from.points) to \(sweep.to.points)\(sweep.room)",
        picture: ProofPicture(sweep, containers: containers),
        stretches: sweep.stretches.prefix(Self.mostStretches).map { Stretch($0, in: sweep) },
        moreStretches: more > 0 ? more : nil, breakpoints: sweep.breakpointWords,
        rounding: sweep.rounding)
    }
    hasRanges = !ranges.isEmpty
  }
}

extension ProofSection.Stretch {
  fileprivate init(_ stretch: ProvenStretch, in sweep: ProvenSweep) {
    mark = StatusMark(stretch.verdict)
    widths =
      stretch.from == stretch.to
      ? stretch.from.points : "\(stretch.from.points) to \(stretch.to.points)"
    pieces = "\(stretch.pieces)"
    words = stretch.words(in: sweep)
  }
}

extension ProofRecord {
  /// What is proven, in one sentence without a full stop.
  var sentence: String {
    let more = reason.map { sweeps.isEmpty ? $0 : "; \($0)" } ?? ""
    switch outcome {
    case .notTried: return "not tried: " + more
    case .equal:
      let parts = sweeps.map { sweep in
        "\(sweep.pieces) piece\(sweep.pieces == 1 ? "" : "s")\(sweeps.count > 1 ? sweep.room : "")"
      }
      return "equal at every width from \(range): proven, in \(parts.joined(separator: " and "))"
        + openWords + more
    case .differs, .unproven:
      let sweep = sweeps.first { $0.outcome == outcome } ?? sweeps.first
      let first = sweep?.stretches.first {
        outcome == .differs ? $0.verdict.disagrees : !$0.verdict.agrees
      }
      guard let sweep, let first else { return "not every width is proven" + more }
      let announced = isAsAnnounced ? "; as announced" : ""
      guard outcome == .differs else {
        return "nothing is proven \(first.place)\(sweep.room): \(first.words(in: sweep))\(more)"
      }
      let gaps = hasUnprovenStretch ? "; not every other width is proven" : ""
      return "they part \(sweep.partedWords)\(announced)\(gaps)\(more)"
    }
  }

  private var hasUnprovenStretch: Bool {
    sweeps.contains { $0.stretches.contains { $0.verdict == .unproven } }
  }

  /// What the constraints leave open at some width; nothing where that is nothing.
  private var openWords: String {
    let open = Set(sweeps.flatMap { $0.stretches.flatMap(\.open) }).sorted()
    return open.isEmpty ? "" : "; the constraints leave \(ListText.of(open)) open"
  }

  private var range: String {
    guard let first = sweeps.first else { return "none" }
    return "\(first.from.points) to \(first.to.points)"
  }
}

extension ProvenSweep {
  /// The height in words, with a comma before it.
  var room: String { height.map { ", \($0.points) high" } ?? ", with an open height" }

  /// The most breakpoints that are written out.
  private static let mostBreakpoints = 24

  fileprivate var breakpointWords: String? {
    guard !breakpoints.isEmpty else { return nil }
    let shown = breakpoints.prefix(Self.mostBreakpoints).map(\.points).joined(separator: ", ")
    let more = breakpoints.count - Self.mostBreakpoints
    let count = breakpoints.count == 1 ? "One breakpoint" : "\(breakpoints.count) breakpoints"
    return "\(count), where frames begin to move in another way: \(shown)"
      + (more > 0 ? " and \(more) more." : ".")
  }
}

extension ProvenStretch {
  /// The widths in words: `at widths from 516 to 1200`.
  var place: String {
    from == to
      ? "at the width \(from.points) alone" : "at widths from \(from.points) to \(to.points)"
  }

  /// What is proven of it, in words.
  func words(in sweep: ProvenSweep) -> String {
    let openWords = open.isEmpty ? "" : "; the constraints leave \(ListText.of(open)) open"
    switch verdict {
    case .equal: return "equal\(openWords)"
    case .nearlyEqual: return "equal within 0.01 points\(openWords)"
    case .conflict, .unproven:
      return (reason ?? "nothing is known") + (from...max(from, to)).pixelWords
    case .differs:
      guard let difference else { return "an edge differs" }
      let isRange = pieces > 1 || from < to
      return difference.words + sweep.growthWords(of: self) + difference.otherWords
        + (isRange ? furthestWords : "") + (from...max(from, to)).pixelWords
    }
  }
}

extension ProvenDifference {
  /// `legend.right is 516 in the layout spec and 516.01 in the constraints`.
  var words: String {
    "\(element).\(edge.rawValue) is \(spec.points) in the layout spec and "
      + "\(constraints.points) in the constraints"
  }
}

extension ProvenStretch.Verdict {
  var disagrees: Bool { self == .differs || self == .conflict }
}
