import Comparison
import Geometry

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
