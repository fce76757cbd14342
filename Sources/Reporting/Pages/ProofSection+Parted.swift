import Comparison

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
  var partedWords: String {
    let parted = parted
    guard let run = parted.first, let first = run.first, let end = run.last?.to else { return "" }
    // A single stretch says itself how far edges are apart in it.
    if parted.count == 1, run.count == 1 { return "\(first.place)\(room): \(first.words)" }
    var place = "at widths from \(first.from.points) to \(end.points)"
    if first.from == end { place = first.place }
    let last = parted.last?.last?.to ?? end
    let many =
      parted.count > 1 ? "in \(parted.count) stretches up to \(last.points), first " : ""
    let start = first.difference.map { $0.words + $0.otherWords } ?? first.words
    let isLonger = run.count > 1
    let extent = isLonger ? "from \(first.from.points) to \(first.to.points), " : ""
    let furthest = parted.joined().compactMap(\.furthest).reduce(nil) {
      (furthest: ProvenDistance?, other) in
      other.distance > (furthest?.distance ?? 0) + 1e-6 ? other : furthest
    }
    let far = furthest.map { $0.words(beyond: first.difference) } ?? ""
    return "\(many)\(place)\(room): \(extent)\(start)\(far)"
  }
}

extension ProvenStretch {
  /// How far edges are apart at most, and where; older records do not say where.
  var furthestWords: String {
    furthest?.words(beyond: difference)
      ?? "; the furthest edges are \(largestDistance.withUnit) apart"
  }
}

extension ProvenDistance {
  /// Where it is; nothing where an edge of which is told already is as far apart.
  fileprivate func words(beyond told: ProvenDifference?) -> String {
    guard distance > abs((told?.spec ?? 0) - (told?.constraints ?? 0)) + 1e-6 else { return "" }
    let place = "\(element).\(edge.rawValue)"
    return "; furthest apart at \(width.points): \(place) by \(distance.withUnit)"
  }
}

extension ProvenDifference {
  /// How many other edges differ too.
  var otherWords: String {
    others == 0 ? "" : "; \(others) other edge\(others == 1 ? "" : "s") too"
  }
}
