public import Comparison
import Geometry
import LayoutConstraints
public import Proving
import Scenarios

/// The proof of a translation: its comparison with the layout spec over a range of widths.
public struct TranslationProof {
  /// The proof.
  public let proof: ScenarioProof
  /// Whether every width is proven, and the translation announces every difference: before rounding, and
  /// after it at widths of whole pixels.
  public private(set) var isAnnounced = true
  /// The reasons for all differences, as sentences.
  private(set) var reasons: [String] = []
  /// The reasons so far without their heights, so that none is repeated for another height.
  private var known: Set<String> = []

  /// Proves a translation over a range of widths.
  ///
  /// Looks up the reason of each difference in the middle of its segment, and on pixels where it is
  /// largest. Where `work` ends, what is left is unproven, or differs for a reason that nobody looked
  /// up.
  public init(
    of translated: TranslatedScenario, widths: ClosedRange<Double>, work: LayoutWork = LayoutWork()
  ) throws(ProofError) {
    let scenario = translated.scenario
    proof = try ScenarioProver.prove(
      scenario, on: ScenarioProver.sweeps(of: scenario, widths: widths),
      rounding: .pixels(scale: scenario.scale), work: work)
    if proof.outcome == .unproven { isAnnounced = false }
    work.begin("looking up why the translation differs")
    for sweep in proof.sweeps { judgeSegments(of: sweep, translated, work) }
    for sweep in proof.sweeps { judgePixels(of: sweep, translated, work) }
  }

  /// The result as sentences.
  var sentences: [String] {
    ["\(proof.outcome == .unproven ? "Not proven" : "Proven"): \(proof.sentence)."] + reasons
      + proof.sweeps.flatMap { sweep in
        let height =
          sweep.sweep.across.map { "At height \($0.withUnit): " } ?? "With a self-sizing height: "
        return sweep.roundedSentences.map { proof.sweeps.count > 1 ? height + $0 : $0 }
      }
  }

  // MARK: Without rounding

  private mutating func judgeSegments(
    of sweep: SweepProof, _ translated: TranslatedScenario, _ work: LayoutWork
  ) {
    var found: [(reason: String, lengths: ClosedRange<Double>)] = []
    let segments = (sweep.segments + sweep.isolatedDifferences).filter { segment in
      switch segment.verdict {
      case .equal, .nearlyEqual, .unproven: false
      case .differs, .conflict: true
      }
    }
    for segment in segments.sorted(by: { $0.lengths.lowerBound < $1.lengths.lowerBound }) {
      let middle = (segment.lengths.lowerBound + segment.lengths.upperBound) / 2
      let container = Container(width: middle, height: sweep.sweep.across)
      let check = Self.check(translated, in: container, work)
      if check?.isExplained != true { isAnnounced = false }
      let reason =
        check?.reason ?? (work.hasEnded ? work.reason : TranslationCheck.unknownReason)
      if let last = found.last, last.reason == reason {
        found[found.count - 1].lengths = last.lengths.lowerBound...segment.lengths.upperBound
      } else {
        found.append((reason, segment.lengths))
      }
    }
    for (reason, lengths) in found {
      let range =
        lengths.lowerBound == lengths.upperBound
        ? "At \(lengths.lowerBound.withUnit)"
        : "From \(lengths.lowerBound.points) to \(lengths.upperBound.withUnit)"
      add(range, Self.height(of: sweep), ": \(reason).")
    }
  }

  // MARK: On pixels

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
        Constraint.Attribute(distance.edge), of: distance.element, in: container, translated)
      let place = isAtPixels ? "" : ", not a whole pixel"
      add(
        """
        On pixels they differ by up to \(distance.distance.withUnit) (\(distance.element).\
        \(distance.edge.rawValue) at \(distance.length.withUnit)
        """, Self.height(of: sweep), "\(place))\(reason.map { ": \($0.sentence)" } ?? "").")
    }
  }

  // MARK: Both

  /// Adds a reason, once where it is the same at several heights.
  private mutating func add(_ start: String, _ height: String, _ end: String) {
    if !known.insert(start + end).inserted { return }
    reasons.append(start + height + end)
  }

  private static func check(
    _ translated: TranslatedScenario, in container: Container, _ work: LayoutWork
  ) -> TranslationCheck? {
    guard work.takes(TranslationCheck.layouts) else { return nil }
    return try? TranslationCheck(
      translated.translation, of: translated.spec, in: container,
      scale: translated.scenario.scale)
  }

  private static func height(of sweep: SweepProof) -> String {
    sweep.sweep.across.map { " at height \($0.withUnit)" } ?? ""
  }
}

extension Constraint.Attribute {
  fileprivate init(_ edge: Edge) {
    switch edge {
    case .left: self = .left
    case .top: self = .top
    case .right: self = .right
    case .bottom: self = .bottom
    }
  }
}
