import Comparison
import Geometry
import LayoutConstraints
public import Proving
import Scenarios

/// What is proven of a translation beside its layout spec, over a range of widths.
public struct TranslationProof {
  /// The proof.
  public let proof: ScenarioProof
  /// Whether every difference in it is one that the translation has said: without rounding, and at
  /// widths of whole pixels with it.
  public private(set) var isSaid = true
  /// Why they differ where they do, as sentences.
  private(set) var reasons: [String] = []
  private var told: Set<String> = []

  /// Proves it; where both part, asks in the middle of the segment whether that was said, and on
  /// pixels where they part most.
  public init(
    of translated: TranslatedScenario, widths: ClosedRange<Double>
  ) throws(ProofError) {
    let scenario = translated.scenario
    proof = try ScenarioProver.prove(
      scenario, on: ScenarioProver.sweeps(of: scenario, widths: widths),
      rounding: .pixels(scale: scenario.scale))
    for sweep in proof.sweeps { judgeSegments(of: sweep, translated) }
    for sweep in proof.sweeps { judgePixels(of: sweep, translated) }
  }

  /// What is proven, as sentences.
  var sentences: [String] {
    ["By proof, \(proof.sentence)."] + reasons
      + proof.sweeps.flatMap { sweep in
        // Which of several heights they are about.
        let height =
          sweep.sweep.across.map { "At the height \($0.points): " } ?? "With an open height: "
        return sweep.roundedSentences.map { proof.sweeps.count > 1 ? height + $0 : $0 }
      }
  }

  // MARK: Without rounding

  private mutating func judgeSegments(of sweep: SweepProof, _ translated: TranslatedScenario) {
    var told: [(reason: String, lengths: ClosedRange<Double>)] = []
    let segments = (sweep.segments + sweep.isolatedDifferences).filter { segment in
      switch segment.verdict {
      case .equal, .nearlyEqual, .unproven: false
      case .differs, .conflict: true
      }
    }
    for segment in segments.sorted(by: { $0.lengths.lowerBound < $1.lengths.lowerBound }) {
      let middle = (segment.lengths.lowerBound + segment.lengths.upperBound) / 2
      let check = Self.check(translated, in: Container(width: middle, height: sweep.sweep.across))
      if check?.isExplained != true { isSaid = false }
      let reason = check?.reason ?? "nothing says why"
      if let last = told.last, last.reason == reason {
        told[told.count - 1].lengths = last.lengths.lowerBound...segment.lengths.upperBound
      } else {
        told.append((reason, segment.lengths))
      }
    }
    for (reason, lengths) in told {
      let first = lengths.lowerBound.points
      let range =
        lengths.lowerBound == lengths.upperBound
        ? "At \(first)" : "From \(first) to \(lengths.upperBound.points)"
      add("\(range)", Self.height(of: sweep), ", \(reason).")
    }
  }

  // MARK: On pixels

  /// Says where both lie more than a pixel apart, and why: at widths of whole pixels, and between.
  private mutating func judgePixels(of sweep: SweepProof, _ translated: TranslatedScenario) {
    guard let rounded = sweep.rounded else { return }
    let places = [(rounded.largestAtPixels, true), (rounded.largestBetween, false)]
    for case (let distance?, let isAtPixels) in places
    where distance.distance > 1 / rounded.scale + Tolerance.equal {
      if !isAtPixels, distance.distance <= rounded.largestAtPixels?.distance ?? 0 { continue }
      let container = Container(width: distance.length, height: sweep.sweep.across)
      let check = Self.check(translated, in: container)
      if isAtPixels, check?.verdict.passes != true { isSaid = false }
      let reason = RoundingReason(
        Constraint.Attribute(distance.edge), of: distance.element, in: container, translated)
      let whose = isAtPixels ? "" : ", which is no whole number of pixels"
      let bound = check?.roundingBound.map {
        distance.distance > $0 + Tolerance.equal ? ", and no more than \($0.points) was said" : ""
      }
      add(
        """
        On pixels up to \(distance.distance.withUnit) apart, \(distance.element).\
        \(distance.edge.rawValue) at \(distance.length.points)
        """, Self.height(of: sweep), "\(whose)\(bound ?? ""): \(reason.sentence).")
    }
  }

  // MARK: Both

  /// Tells something, once where it is the same at several heights.
  private mutating func add(_ start: String, _ height: String, _ end: String) {
    if !told.insert(start + end).inserted { return }
    reasons.append(start + height + end)
  }

  private static func check(
    _ translated: TranslatedScenario, in container: Container
  ) -> TranslationCheck? {
    try? TranslationCheck(
      translated.translation, of: translated.spec, in: container,
      scale: translated.scenario.scale)
  }

  private static func height(of sweep: SweepProof) -> String {
    sweep.sweep.across.map { " at the height \($0.points)" } ?? ""
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
