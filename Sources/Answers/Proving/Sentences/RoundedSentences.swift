import Comparison
import Geometry

extension SweepProof {
  /// What is proven with rounding, as sentences; none where that was not asked for.
  public var roundedSentences: [String] {
    guard let rounded else { return [] }
    guard rounded.wholePixels > 0 || rounded.comparedSteps > 0 else {
      return [
        "Of rounding to pixels nothing is said: nowhere are the layouts known to agree without it."
      ]
    }
    var sentences = [claim(of: rounded)]
    if rounded.sharesWholePoints {
      sentences.append("Children of the spec share what a line lacks by whole points.")
    }
    if !rounded.ambiguousElements.isEmpty {
      let names = rounded.ambiguousElements.sorted()
      let (are, they) = names.count == 1 ? ("is", "it is") : ("are", "they are")
      sentences.append("Rounded, \(names.listed) \(are) not compared where \(they) left open.")
    }
    if rounded.undecidedSteps > 0 {
      sentences.append(
        """
        In \(rounded.undecidedSteps) of the steps a length is on the border of a pixel but for the \
        rounding of numbers: there the spec engine was asked at 8 \(sweep.word)s of each.
        """)
    }
    return sentences
  }

  private func claim(of rounded: RoundedProof) -> String {
    let pixels =
      rounded.scale == 1 ? "a pixel a point" : "\(rounded.scale.points) pixels a point"
    let isPartial = segments.contains { !$0.verdict.agrees }
    let scope = isPartial ? ", where they do not part without" : ""
    let all = newGaps.isEmpty ? "all " : ""
    var parts: [String] = []
    if rounded.wholePixels > 0 {
      let count =
        rounded.wholePixels == 1
        ? "the one \(sweep.word) of whole pixels"
        : "\(all)\(rounded.wholePixels) \(sweep.word)s of whole pixels"
      parts.append("at \(count), \(words(of: rounded.largestAtPixels, in: rounded))")
    } else {
      parts.append("no \(sweep.word) of whole pixels lies within")
    }
    if rounded.comparedSteps > 0 {
      let between =
        newGaps.isEmpty
        ? "at all \(sweep.word)s between" : "in \(rounded.comparedSteps) steps between"
      parts.append("\(between), \(words(of: rounded.largestBetween, in: rounded))")
    }
    return "Rounded to \(pixels)\(scope): \(parts.joined(separator: "; "))."
  }

  private func words(of distance: RoundedDistance?, in rounded: RoundedProof) -> String {
    guard let distance else { return "no two edges are apart" }
    if distance.distance <= 1 / rounded.scale + ProofTolerance.pixel {
      return "no two edges are more than a pixel apart"
    }
    return """
      edges are up to \(distance.distance.withUnit) apart, \
      \(distance.element).\(distance.edge.rawValue) at \(distance.length.finePoints) first
      """
  }

  /// The gaps, without those of which it is told already that the constraints conflict there, or
  /// that nothing is proven without rounding.
  private var newGaps: [RoundedGap] {
    guard let rounded else { return [] }
    let told = segments.filter {
      switch $0.verdict {
      case .conflict, .unproven: true
      case .equal, .nearlyEqual, .differs: false
      }
    }.map(\.lengths)
    return rounded.gaps.filter { gap in
      var start = gap.lengths.lowerBound
      for lengths in told where lengths.contains(start) { start = lengths.upperBound }
      let isUntold = start == gap.lengths.lowerBound
      return isUntold || start < gap.lengths.upperBound - 3 * ProofTolerance.breakpoint
    }
  }

  /// The stretches in which edges are further apart than by a pixel, or by a whole point where
  /// children share these, and those of which nothing is proven: a heading and lines of a table.
  public var roundedTable: [String] {
    guard let rounded else { return [] }
    var lines: [String] = []
    if !rounded.stretches.isEmpty {
      lines.append("Rounded, more than \(rounded.bound.finePoints) apart:")
      lines += rounded.stretches.map { "  \($0.range)  \($0.words)" }
    }
    let gaps = newGaps
    if !gaps.isEmpty {
      lines.append("Rounded, not proven:")
      lines += gaps.map { "  \($0.range)  \($0.reason)\($0.lengths.pixelWords)" }
    }
    return lines
  }
}

extension RoundedRange {
  /// The stretch as a line of a table: `280 – 291.42`.
  public var range: String { lengths.tableWords }

  /// The largest distance in words.
  public var words: String {
    let amount = parts > 1 ? "in \(parts) parts, up to" : "up to"
    return """
      \(amount) \(largest.distance.finePoints): at \(largest.length.finePoints) \
      \(largest.element).\(largest.edge.rawValue) is \(largest.spec.finePoints) in the spec and \
      \(largest.constraints.finePoints) in the constraints\(lengths.pixelWords)
      """
  }
}

extension RoundedGap {
  /// The gap as a line of a table: `280 – 291.42`.
  public var range: String { lengths.tableWords }
}
