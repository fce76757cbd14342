import Comparison
import Geometry
import Layouts
package import Phrases

extension SweepProof {
  /// The result after rounding to pixels, as sentences; empty where rounding was not asked for.
  package var roundedSentences: [Phrase] {
    guard let rounded else { return [] }
    guard rounded.wholePixels > 0 || rounded.comparedSteps > 0 else {
      return ["Pixel rounding was not checked: no layouts are known to be equal before rounding."]
    }
    var sentences = [claim(of: rounded)]
    if rounded.sharesWholePoints {
      sentences.append("A stack of the spec distributes lengths in whole points.")
    }
    let names = rounded.ambiguousElements
    if !names.isEmpty {
      let (are, they) = names.count == 1 ? ("is", "it is") : ("are", "they are")
      sentences.append(
        "After rounding, \(names.listed) \(are) not compared where \(they) ambiguous.")
    }
    if rounded.undecidedSteps > 0 {
      let count = rounded.undecidedSteps
      sentences.append(
        """
        In \(count) \(count == 1 ? "step" : "steps") a length is within floating-point error of a \
        pixel boundary: there the spec engine was asked at 8 \(sweep.word)s of each step.
        """)
    }
    return sentences
  }

  private func claim(of rounded: RoundedProof) -> Phrase {
    let isPartial = segments.contains { !$0.verdict.agrees }
    let scope = isPartial ? ", where the layouts are equal before rounding" : ""
    let isWhole = newGaps.isEmpty
    var claims: [Phrase] = []
    if rounded.wholePixels > 0 {
      let count: Phrase =
        rounded.wholePixels == 1
        ? "the only \(sweep.word) of whole pixels"
        : "\(isWhole ? "all " : "")\(rounded.wholePixels) \(sweep.word)s of whole pixels"
      claims.append("at \(count), \(words(of: rounded.largestAtPixels, in: rounded))")
    } else {
      claims.append("the range contains no \(sweep.word) of whole pixels")
    }
    if rounded.comparedSteps > 0 {
      let steps: Phrase = isWhole ? "" : "in \(rounded.comparedSteps) steps "
      claims.append("\(steps)in between, \(words(of: rounded.largestBetween, in: rounded))")
    }
    return """
      Rounded to pixels (\(rounded.scale.exact) px per pt)\(scope): \(claims.joined(separator: "; ")).
      """
  }

  private func words(of distance: RoundedDistance?, in rounded: RoundedProof) -> Phrase {
    guard let distance else { return "all edges are equal" }
    if distance.distance <= 1 / rounded.scale + ProofTolerance.pixel {
      return "all edges are within 1 px"
    }
    return """
      edges differ by up to \(points: distance.distance) (\(distance.element).\
      \(distance.edge.rawValue) at \(distance.length.exactWithUnit))
      """
  }

  /// The gaps, without those that the proof before rounding reports already as a conflict or as
  /// unproven.
  private var newGaps: [RoundedGap] {
    guard let rounded else { return [] }
    let known = segments.filter { $0.verdict.isConflict || $0.verdict.isUnproven }.map {
      $0.lengths
    }
    return rounded.gaps.filter { gap in
      var start = gap.lengths.lowerBound
      for lengths in known where lengths.contains(start) { start = lengths.upperBound }
      let isNew = start == gap.lengths.lowerBound
      return isNew || start < gap.lengths.upperBound - 3 * ProofTolerance.breakpoint
    }
  }

  /// The ranges with a distance beyond `RoundedProof.bound`, and those of which nothing is proven:
  /// headings and rows of a table.
  var roundedTable: [Phrase] {
    guard let rounded else { return [] }
    var lines: [Phrase] = []
    if !rounded.ranges.isEmpty {
      lines.append("Rounded to pixels, edges differ by more than \(points: rounded.bound):")
      lines += rounded.ranges.map { "  \($0.lengths.tableWords)  \($0.phrase)" }
    }
    let gaps = newGaps
    if !gaps.isEmpty {
      lines.append("Rounded to pixels, not proven:")
      lines += gaps.map {
        "  \($0.lengths.tableWords)  \($0.reason.phrase)\($0.lengths.pixelWords)"
      }
    }
    return lines
  }
}

extension RoundedRange {
  /// The largest distance in words.
  fileprivate var phrase: Phrase {
    let amount: Phrase = parts > 1 ? "in \(parts) ranges, up to" : "up to"
    return """
      \(amount) \(points: largest.distance): \(largest.element).\(largest.edge.rawValue) is \
      \(points: largest.spec) in the spec and \(points: largest.constraints) in the constraints at \
      \(largest.length.exactWithUnit)\(lengths.pixelWords)
      """
  }
}
