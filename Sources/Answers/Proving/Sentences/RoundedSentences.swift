import Comparison
import Geometry

extension SweepProof {
  /// The result after rounding to pixels, as sentences; empty where rounding was not asked for.
  public var roundedSentences: [String] {
    guard let rounded else { return [] }
    guard rounded.wholePixels > 0 || rounded.comparedSteps > 0 else {
      return ["Pixel rounding was not checked: no layouts are known to be equal before rounding."]
    }
    var sentences = [claim(of: rounded)]
    if rounded.sharesWholePoints {
      sentences.append("A stack of the spec distributes lengths in whole points.")
    }
    if !rounded.ambiguousElements.isEmpty {
      let names = rounded.ambiguousElements.sorted()
      let (are, they) = names.count == 1 ? ("is", "it is") : ("are", "they are")
      sentences.append(
        "After rounding, \(names.listed) \(are) not compared where \(they) ambiguous.")
    }
    if rounded.undecidedSteps > 0 {
      let count = rounded.undecidedSteps
      sentences.append(
        """
        In \(count == 1 ? "1 step" : "\(count) steps") a length is within floating-point error of a \
        pixel boundary: there the spec engine was asked at 8 \(sweep.word)s of each step.
        """)
    }
    return sentences
  }

  private func claim(of rounded: RoundedProof) -> String {
    let isPartial = segments.contains { !$0.verdict.agrees }
    let scope = isPartial ? ", where the layouts are equal before rounding" : ""
    let all = newGaps.isEmpty ? "all " : ""
    var claims: [String] = []
    if rounded.wholePixels > 0 {
      let count =
        rounded.wholePixels == 1
        ? "the only \(sweep.word) of whole pixels"
        : "\(all)\(rounded.wholePixels) \(sweep.word)s of whole pixels"
      claims.append("at \(count), \(words(of: rounded.largestAtPixels, in: rounded))")
    } else {
      claims.append("the range contains no \(sweep.word) of whole pixels")
    }
    if rounded.comparedSteps > 0 {
      let steps = newGaps.isEmpty ? "" : "in \(rounded.comparedSteps) steps "
      claims.append("\(steps)in between, \(words(of: rounded.largestBetween, in: rounded))")
    }
    return """
      Rounded to pixels (\(rounded.scale.exact) px per pt)\(scope): \(claims.joined(separator: "; ")).
      """
  }

  private func words(of distance: RoundedDistance?, in rounded: RoundedProof) -> String {
    guard let distance else { return "all edges are equal" }
    if distance.distance <= 1 / rounded.scale + ProofTolerance.pixel {
      return "all edges are within 1 px"
    }
    return """
      edges differ by up to \(distance.distance.withUnit) (\(distance.element).\
      \(distance.edge.rawValue) at \(distance.length.exactWithUnit))
      """
  }

  /// The gaps, without those that the proof before rounding reports already as a conflict or as
  /// unproven.
  private var newGaps: [RoundedGap] {
    guard let rounded else { return [] }
    let known = segments.filter {
      switch $0.verdict {
      case .conflict, .unproven: true
      case .equal, .nearlyEqual, .differs: false
      }
    }.map(\.lengths)
    return rounded.gaps.filter { gap in
      var start = gap.lengths.lowerBound
      for lengths in known where lengths.contains(start) { start = lengths.upperBound }
      let isNew = start == gap.lengths.lowerBound
      return isNew || start < gap.lengths.upperBound - 3 * ProofTolerance.breakpoint
    }
  }

  /// The ranges with a distance beyond `RoundedProof.bound`, and those of which nothing is proven:
  /// headings and rows of a table.
  public var roundedTable: [String] {
    guard let rounded else { return [] }
    var lines: [String] = []
    if !rounded.ranges.isEmpty {
      lines.append("Rounded to pixels, edges differ by more than \(rounded.bound.withUnit):")
      lines += rounded.ranges.map { "  \($0.range)  \($0.words)" }
    }
    let gaps = newGaps
    if !gaps.isEmpty {
      lines.append("Rounded to pixels, not proven:")
      lines += gaps.map { "  \($0.range)  \($0.reason)\($0.lengths.pixelWords)" }
    }
    return lines
  }
}

extension RoundedRange {
  /// The lengths as the first column of a table: `280–457 pt`.
  public var range: String { lengths.tableWords }

  /// The largest distance in words.
  public var words: String {
    let amount = parts > 1 ? "in \(parts) ranges, up to" : "up to"
    return """
      \(amount) \(largest.distance.withUnit): \(largest.element).\(largest.edge.rawValue) is \
      \(largest.spec.withUnit) in the spec and \(largest.constraints.withUnit) in the \
      constraints at \(largest.length.exactWithUnit)\(lengths.pixelWords)
      """
  }
}

extension RoundedGap {
  /// The lengths as the first column of a table: `280–457 pt`.
  public var range: String { lengths.tableWords }
}
