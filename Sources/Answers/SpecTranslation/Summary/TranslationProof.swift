package import Comparison
import Geometry
import LayoutConstraints
package import Layouts
import Phrases
package import Proving
import Scenarios

/// The proof of a translation: its comparison with the layout spec over a range of widths.
package struct TranslationProof {
  package let proof: ScenarioProof
  /// Whether every width is proven, and the translation announces every difference: before rounding, and
  /// after it at widths of whole pixels.
  package private(set) var isAnnounced = true
  /// All differences with their reasons, as sentences.
  private var differences: [Phrase] = []
  /// The differences so far without their heights, so that none is repeated for another height.
  private var known: Set<Phrase> = []

  fileprivate enum Difference {
    /// At all widths of a range.
    case throughout(ClosedRange<Double>, DifferenceReason)
    case onPixels(RoundedDistance, isWholePixel: Bool, RoundingReason?)
  }

  /// Proves a translation over a range of widths.
  ///
  /// Looks up the reason of each difference in the middle of its segment, and on pixels where it is
  /// largest. Where `work` ends, what is left is unproven, or differs for a reason that nobody looked
  /// up.
  package init(
    of translated: TranslatedScenario, widths: ClosedRange<Double>, work: LayoutWork = LayoutWork()
  ) throws(ProofError) {
    let scenario = translated.scenario
    proof = try ScenarioProver.prove(
      scenario, on: Sweep.all(of: scenario, widths: widths),
      rounding: .pixels(scale: scenario.scale), work: work)
    if proof.outcome == .unproven { isAnnounced = false }
    work.begin("looking up why the translation differs")
    for sweep in proof.sweeps { judgeSegments(of: sweep, translated, work) }
    for sweep in proof.sweeps { judgePixels(of: sweep, translated, work) }
  }

  var sentences: [Phrase] {
    ["\(proof.outcome == .unproven ? "Not proven" : "Proven"): \(proof.sentence)."] + differences
      + proof.sweeps.flatMap { sweep -> [Phrase] in
        let height: Phrase =
          sweep.sweep.across.map { "At height \(points: $0): " } ?? "With a self-sizing height: "
        return sweep.roundedSentences.map { proof.sweeps.count > 1 ? "\(height)\($0)" : $0 }
      }
  }

  /// Judges the segments that differ, before rounding.
  private mutating func judgeSegments(
    of sweep: SweepProof, _ translated: TranslatedScenario, _ work: LayoutWork
  ) {
    var found: [(reason: DifferenceReason, lengths: ClosedRange<Double>)] = []
    for segment in sweep.disagreements.sorted(by: { $0.lengths.lowerBound < $1.lengths.lowerBound })
    {
      let middle = (segment.lengths.lowerBound + segment.lengths.upperBound) / 2
      let container = Container(width: middle, height: sweep.sweep.across)
      let check = Self.check(translated, in: container, work)
      let reason = check?.reason ?? (work.hasEnded ? .workEnded(limit: work.limit) : .unknown)
      if check == nil || reason == .unknown { isAnnounced = false }
      if let last = found.last, last.reason == reason {
        found[found.count - 1].lengths = last.lengths.lowerBound...segment.lengths.upperBound
      } else {
        found.append((reason, segment.lengths))
      }
    }
    for (reason, lengths) in found { add(.throughout(lengths, reason), of: sweep) }
  }

  /// Adds the reason for the largest difference beyond a pixel, at widths of whole pixels and in
  /// between.
  private mutating func judgePixels(
    of sweep: SweepProof, _ translated: TranslatedScenario, _ work: LayoutWork
  ) {
    guard let rounded = sweep.rounded else { return }
    let places = [(rounded.largestAtPixels, true), (rounded.largestBetween, false)]
    for case (let distance?, let isAtPixels) in places
    where distance.distance > 1 / rounded.scale + Tolerance.equal {
      if !isAtPixels, distance.distance <= rounded.largestAtPixels?.distance ?? 0 { continue }
      let container = Container(width: distance.length, height: sweep.sweep.across)
      let check = Self.check(translated, in: container, work)
      if isAtPixels, check?.verdict.passes != true { isAnnounced = false }
      let reason = RoundingReason(
        distance.edge.attribute, of: distance.element, in: container, translated)
      add(.onPixels(distance, isWholePixel: isAtPixels, reason), of: sweep)
    }
  }

  /// Adds a difference, once where it is the same at several heights.
  private mutating func add(_ difference: Difference, of sweep: SweepProof) {
    guard known.insert(difference.sentence(atHeight: nil)).inserted else { return }
    differences.append(difference.sentence(atHeight: sweep.sweep.across))
  }

  private static func check(
    _ translated: TranslatedScenario, in container: Container, _ work: LayoutWork
  ) -> TranslationCheck? {
    work.takes(TranslationCheck.layouts) ? try? translated.check(in: container) : nil
  }
}

extension TranslationProof.Difference {
  fileprivate func sentence(atHeight height: Double?) -> Phrase {
    let height = height.map { height -> Phrase in " at height \(points: height)" } ?? ""
    switch self {
    case .throughout(let widths, let reason):
      let (first, last) = (widths.lowerBound, widths.upperBound)
      let range: Phrase =
        first == last ? "At \(points: first)" : "From \(bare: first) to \(points: last)"
      return "\(range)\(height): \(reason.phrase)."
    case .onPixels(let distance, let isWholePixel, let reason):
      let why: Phrase = reason.map { ": \($0.phrase)" } ?? ""
      return """
        On pixels they differ by up to \(points: distance.distance) (\(distance.element).\
        \(distance.edge.rawValue) at \(points: distance.length)\(height)\
        \(isWholePixel ? "" : ", not a whole pixel"))\(why).
        """
    }
  }
}
