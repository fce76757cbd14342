import Comparison
import Geometry
import Runs

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

  var breakpointWords: String? {
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

extension ProvenSweep {
  /// Where the notations disagree: neighbouring stretches together, in order.
  private var parted: [[ProvenStretch]] {
    stretches.filter(\.verdict.disagrees).sorted { $0.from < $1.from }
      .reduce(into: []) { parted, stretch in
        guard parted.last?.last?.to == stretch.from else { return parted.append([stretch]) }
        parted[parted.count - 1].append(stretch)
      }
  }

  /// Where they part first, at how many more stretches, and where edges are furthest apart; empty
  /// where they do not.
  var partedWords: String { partedPlaces + agreementWords }

  /// The single widths, with differences on both sides, at which both agree.
  private var agreementWords: String {
    let widths = stretches.filter { $0.verdict.agrees && $0.from == $0.to }.map(\.from.points)
    return widths.isEmpty ? "" : "; both agree at \(widths.listed(first: 3))"
  }

  private var partedPlaces: String {
    let parted = parted
    guard let run = parted.first, let first = run.first, let end = run.last?.to else { return "" }
    // A single stretch says itself how far edges are apart in it.
    if parted.count == 1, run.count == 1 {
      return "\(first.place)\(room): \(first.words(in: self))"
    }
    var place = "at widths from \(first.from.points) to \(end.points)"
    if first.from == end { place = first.place }
    let last = parted.last?.last?.to ?? end
    let many =
      parted.count > 1 ? "in \(parted.count) stretches up to \(last.points), first " : ""
    let start =
      first.difference.map { $0.words + growthWords(of: first) + $0.otherWords }
      ?? first.words(in: self)
    let isLonger = run.count > 1
    let extent = isLonger ? "from \(first.from.points) to \(first.to.points), " : ""
    let furthest = parted.joined().compactMap(\.furthest).reduce(nil) {
      (furthest: ProvenDistance?, other) in
      other.distance > (furthest?.distance ?? 0) + 1e-6 ? other : furthest
    }
    // Where constraints conflict, nobody knows where edges belong, and no distance is taken.
    let holds = parted.joined().allSatisfy { $0.verdict != .conflict }
    let far = furthest.map {
      $0.words(beyond: first.difference, where: holds ? "" : "where the constraints can hold, ")
    }
    return "\(many)\(place)\(room): \(extent)\(start)\(far ?? "")"
  }

  /// How the first difference of a stretch grows with the width, and up to where that is so; nothing
  /// where it does not.
  func growthWords(of stretch: ProvenStretch) -> String {
    guard let slope = stretch.difference?.slope, abs(slope) > 1e-6 else { return "" }
    let next = stretch.pieces > 1 ? breakpoints.first { $0 > stretch.from } : nil
    let limit = next.map { ", up to \($0.points)" } ?? ""
    return ", and the difference \(slope > 0 ? "grows" : "shrinks") by "
      + "\(NumberText.plain(abs(slope))) for each point of width\(limit)"
  }
}

extension ProvenStretch {
  /// How far edges are apart at most, and where; older records do not say where.
  var furthestWords: String {
    furthest?.words(beyond: difference, where: "")
      ?? "; the furthest edges are \(largestDistance.withUnit) apart"
  }
}

extension ProvenDistance {
  /// Where it is; nothing where an edge of which is told already is as far apart.
  fileprivate func words(beyond told: ProvenDifference?, where condition: String) -> String {
    guard distance > abs((told?.spec ?? 0) - (told?.constraints ?? 0)) + 1e-6 else { return "" }
    let place = "\(element).\(edge.rawValue)"
    return "; \(condition)furthest apart at \(width.points): \(place) by \(distance.withUnit)"
  }
}

extension ProvenDifference {
  /// How many other edges differ too.
  var otherWords: String {
    others == 0 ? "" : "; \(others) other edge\(others == 1 ? "" : "s") too"
  }
}

extension ProofRecord {
  /// What is proven, in as few words as a cell of the overview holds: `proven`, `parts from 344 to
  /// 365.19 and in 2 more stretches`, `conflict from 220 to 316, parts up to 1200`.
  var cellWords: String {
    let mark = StatusMark(self)
    guard outcome == .differs else { return mark.word }
    let stretches = disagreements
    guard let first = stretches.first, let start = sweeps.map(\.from).min(),
      let end = sweeps.map(\.to).max()
    else { return mark.word }
    let verb = first.isConflict ? "conflict" : "parts"
    let more = stretches.dropFirst().count { $0.isConflict == first.isConflict }
    let alike = more == 0 ? "" : " and in \(more) more stretch\(more == 1 ? "" : "es")"
    let others = alike + Self.words(of: stretches, besides: first, upTo: end)
    if first.from == first.to { return "\(verb) at \(first.from.points)\(others)" }
    if first.from == start, first.to == end { return "\(verb) at every width\(exceptionWords)" }
    let last = first.to == end ? " on" : " to \(first.to.points)"
    return "\(verb) from \(first.from.points)\(last)\(others)"
  }

  /// What the overview sorts proofs by: conflicts, differences, and what is not proven, each by the
  /// width at which it begins.
  var order: Double {
    switch outcome {
    case .differs:
      let first = disagreements.first
      return (first?.isConflict == true ? 0 : 1) * 1e6 + (first?.from ?? 0)
    case .unproven: return 2e6
    case .notTried: return 3e6
    case .equal: return Double(Self.orderOfProven)
    }
  }

  /// The last of these orders.
  static let orderOfProven = 4_000_000

  /// Where they disagree in the other way than at first: `, parts up to 1200`.
  private static func words(
    of stretches: [Disagreement], besides first: Disagreement, upTo end: Double
  ) -> String {
    let others = stretches.filter { $0.isConflict != first.isConflict }
    guard let other = others.first else { return "" }
    let verb = first.isConflict ? "parts" : "conflict"
    if others.count > 1 { return ", \(verb) in \(others.count) stretches" }
    if other.from == other.to { return ", \(verb) at \(other.from.points)" }
    if stretches.count == 2, other.from == first.to { return ", \(verb) up to \(other.to.points)" }
    let last = other.to == end ? " on" : " to \(other.to.points)"
    return ", \(verb) from \(other.from.points)\(last)"
  }

  /// The single widths at which both agree: ` but 100`; nothing without any.
  private var exceptionWords: String {
    let alone = sweeps.flatMap(\.stretches).filter { $0.verdict.agrees && $0.from == $0.to }
    guard let first = alone.first else { return "" }
    return alone.count > 1 ? " but \(alone.count)" : " but \(first.from.points)"
  }

  /// Whether constraints conflict at some width.
  var hasConflict: Bool {
    sweeps.contains { $0.stretches.contains { $0.verdict == .conflict } }
  }

  /// Widths that do not agree, at whatever height.
  private struct Disagreement {
    let from: Double
    var to: Double
    let isConflict: Bool
  }

  /// All of them from the left, those that touch joined where they are of one kind.
  private var disagreements: [Disagreement] {
    let all = sweeps.flatMap(\.stretches).compactMap { stretch -> Disagreement? in
      guard stretch.verdict == .differs || stretch.verdict == .conflict else { return nil }
      return Disagreement(
        from: stretch.from, to: stretch.to, isConflict: stretch.verdict == .conflict)
    }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    return all.reduce(into: []) { joined, next in
      if let last = joined.last, last.isConflict == next.isConflict, next.from <= last.to {
        joined[joined.count - 1].to = max(last.to, next.to)
      } else {
        joined.append(next)
      }
    }
  }
}
