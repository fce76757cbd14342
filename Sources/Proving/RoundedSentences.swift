import Comparison
import Geometry

extension SweepProof {
  /// What is proven with rounding, as sentences; none where that was not asked for.
  public var roundedSentences: [String] {
    guard let rounded else { return [] }
    guard rounded.wholePixels > 0 || rounded.steps > 0 || !rounded.gaps.isEmpty else {
      return [
        "Of rounding to pixels nothing is said, since the layouts differ without it already."
      ]
    }
    var sentences = [claim(of: rounded)]
    if rounded.sharesWholePoints {
      sentences.append("Children of the spec share what a line lacks by whole points.")
    }
    if !rounded.openElements.isEmpty {
      let names = rounded.openElements.sorted().listed
      sentences.append("Where the constraints leave them open, \(names) are not compared.")
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
    let around = "\((SweepProver.resolution * 1e6).points) millionths of a point around"
    let scope = outcome == .differs ? ", in the pieces where they do not differ without" : ""
    let between =
      rounded.gaps.isEmpty
      ? "at all \(sweep.word)s between, in \(rounded.steps) steps but for \(around) their ends,"
      : "in \(rounded.steps) steps between, but not at all \(sweep.word)s,"
    return """
      Rounded to \(pixels)\(scope): at all \(rounded.wholePixels) \(sweep.word)s of whole pixels, \
      each laid out, \(words(of: rounded.largestAtPixels)); \(between) \
      \(words(of: rounded.largestBetween)).
      """
  }

  private func words(of distance: RoundedDistance?) -> String {
    guard let distance else { return "no two edges are apart" }
    return """
      no two edges are more than \(distance.distance.finePoints) apart, \
      \(distance.element).\(distance.edge.rawValue) at \(distance.length.finePoints) first
      """
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
    if !rounded.gaps.isEmpty {
      lines.append("Rounded, not proven:")
      lines += rounded.gaps.map { "  \($0.range)  \($0.reason)" }
    }
    return lines
  }
}

extension RoundedStretch {
  /// The stretch as a line of a table: `280 – 291.42`.
  public var range: String { lengths.tableWords }

  /// The largest distance in words.
  public var words: String {
    let amount = parts > 1 ? "in \(parts) parts, up to" : "up to"
    return """
      \(amount) \(largest.distance.finePoints): at \(largest.length.finePoints) \
      \(largest.element).\(largest.edge.rawValue) is \(largest.spec.finePoints) in the spec and \
      \(largest.constraints.finePoints) in the constraints
      """
  }
}

extension RoundedGap {
  /// The gap as a line of a table: `280 – 291.42`.
  public var range: String { lengths.tableWords }
}
