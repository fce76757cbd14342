package import Comparison
package import Explaining
package import Geometry
package import Layouts
import Phrases
package import Scenarios

/// Proves for every width, or height, of a range that both notations of a scenario are equal, or finds
/// where they differ.
///
/// Nothing is sampled. Without rounding, both layouts are affine functions of the container's length
/// between finitely many breakpoints. The breakpoints follow from what decides a layout:
///
/// - comparisons in the spec engine,
/// - optimal bases of the constraints' linear programs,
/// - in both, the lengths at which another word fits on a line.
///
/// Two affine functions that are equal at two lengths are equal at all. After rounding to pixels, the
/// spec's lengths are constant in steps, which are followed in the same way: see `RoundedProof`.
package enum ScenarioProver {
  /// Proves a scenario on each of these sweeps.
  ///
  /// Takes a few layouts for each segment. With `rounding` to pixels, the rounded layouts are proven
  /// as well: that takes a layout for each pixel of the range, and a few for each step.
  ///
  /// - Parameters:
  ///   - scenario: the scenario, with both notations as values.
  ///   - sweeps: the ranges of containers.
  ///   - rounding: how to round; only pixels add a proof of rounded layouts.
  ///   - mostSegments: the most segments of a sweep; nothing is proven beyond them.
  ///   - work: the most layouts; nothing is proven beyond them. It also tells other threads how far the
  ///     proof is.
  ///   - keepsFrames: whether to keep the frames at all widths; only sweeps of widths have them.
  /// - Throws: ``ProofError`` where there is nothing to compare, and where an engine fails.
  package static func prove(
    _ scenario: Scenario, on sweeps: [Sweep], rounding: Rounding = .exact,
    mostSegments: Int = 20_000, work: LayoutWork = LayoutWork(), keepsFrames: Bool = false
  ) throws(ProofError) -> ScenarioProof {
    let usual = try ProvenScreen(scenario, promises: scenario.promises)
    var proofs: [SweepProof] = []
    var certified: [CertifiedSweep] = []
    var frames: [WidthFrames] = []
    var screen = usual
    for sweep in sweeps {
      if sweep.caseName != screen.scenario.caseName {
        screen = try ProvenScreen(
          scenario.shown(inCase: sweep.caseName), promises: scenario.promises)
      }
      do {
        var (proof, steps) = try SweepProver(
          screen: screen, sweep: sweep, work: work, mostSegments: mostSegments
        ).prove()
        if keepsFrames, sweep.axis == .horizontal {
          var follower = FrameFollower(screen: screen, sweep: sweep, work: work)
          frames.append(follower.follow(steps))
        }
        var certificate = CertifiedSweep(
          sweep, steps.map { CertifiedSegment($0, of: proof, screen) })
        if case .pixels(let scale) = rounding {
          var prover = try RoundedProver(screen: screen, sweep: sweep, scale: scale, work: work)
          let rounded = try prover.prove(in: certificate.comparableLengths)
          proof.rounded = rounded
          certificate.rounded = CertifiedRounding(rounded)
        }
        proofs.append(proof)
        certified.append(certificate)
      } catch {
        throw .layout(failure: error)
      }
    }
    return ScenarioProof(
      scenario: scenario.id, sweeps: proofs,
      uncomparedElements: scenario.elements.map { $0.name }.filter { !usual.names.contains($0) },
      expectation: scenario.expectation,
      expectationObjection: ProvenExpectation(
        of: proofs.differingElements, hasConflict: proofs.hasConflict, in: scenario, work
      ).objection, frames: frames,
      certificate: Certificate(scenario: scenario.id, sweeps: certified))
  }

  /// A certificate of the frames of a scenario with one notation, without any claim yet about its promises.
  ///
  /// Takes a few layouts for each segment; nothing is certified beyond those of `work`.
  ///
  /// - Throws: ``ProofError`` where the notation is code, and where an engine fails.
  package static func certificate(
    ofOnlyNotationIn scenario: Scenario, on sweeps: [Sweep], work: LayoutWork = LayoutWork()
  ) throws(ProofError) -> Certificate {
    var certified: [CertifiedSweep] = []
    for sweep in sweeps {
      let screen = try ProvenScreen(
        scenario.shown(inCase: sweep.caseName), promises: scenario.promises, allowsOne: true)
      do {
        let steps = try SweepProver(screen: screen, sweep: sweep, work: work).steps()
        certified.append(
          CertifiedSweep(sweep, steps.map { CertifiedSegment($0, of: nil, screen) }))
      } catch {
        throw .layout(failure: error)
      }
    }
    return Certificate(scenario: scenario.id, sweeps: certified)
  }
}

/// The proof of a scenario: the proofs of its sweeps, and a certificate.
package struct ScenarioProof: Sendable {
  /// The scenario's id.
  package let scenario: String
  /// The proofs of the sweeps, in the order in which they were asked for.
  package let sweeps: [SweepProof]
  /// The elements that only one of the notations places, so that they are not compared.
  package let uncomparedElements: [String]
  /// The difference that the scenario expects; `nil` where it expects none.
  package let expectation: Scenario.Expectation?
  /// The reason why what differs is not what the scenario expects; `nil` where it is, and
  /// where it expects nothing.
  package let expectationObjection: ExpectationObjection?
  /// The frames at all widths of each sweep of widths, where they were to be kept; else empty.
  package let frames: [WidthFrames]
  /// The certificate, with everything that it takes to check the proof.
  package let certificate: Certificate

  /// The outcome of all sweeps: `differs` where one differs, else `unproven` where one is unproven.
  package var outcome: ProofRecord.Outcome {
    let outcomes = sweeps.map { $0.outcome }
    if outcomes.contains(.differs) { return .differs }
    return outcomes.contains(.unproven) ? .unproven : .equal
  }

  /// Whether the scenario expects exactly what was found; false where anything is unproven.
  package var isAsAnnounced: Bool {
    expectation != nil && expectationObjection == nil
      && sweeps.allSatisfy { sweep in
        !sweep.segments.contains { $0.verdict.isUnproven }
      }
  }

  /// Whether the scenario is as its author wants it: equal, or different as expected.
  package var passes: Bool { expectation == nil ? outcome == .equal : isAsAnnounced }

  /// The facts of the proof, without what it takes to check it.
  package var record: ProofRecord {
    ProofRecord(
      outcome: outcome, isAsAnnounced: isAsAnnounced,
      reason: expectationObjection.map(ProofRecord.Reason.unexpected),
      uncomparedElements: uncomparedElements, sweeps: sweeps)
  }

  /// The result in one sentence without a full stop.
  package var sentence: String { phrase.text }

  /// The result in one sentence without a full stop.
  private var phrase: Phrase {
    let phrase = sweeps.phraseOfCases
    guard let expectation, outcome != .unproven else { return phrase }
    if let expectationObjection {
      return "\(phrase); not as expected: \(expectationObjection.clause)"
    }
    if outcome == .equal {
      let (noun, origin) =
        expectation.isConflict
        ? ("conflict", "is") : ("difference", "comes from rounding or is")
      return "\(phrase); the expected \(noun) \(origin) outside this range"
    }
    return isAsAnnounced ? "\(phrase); as expected: \(expectation.reason)" : phrase
  }

  /// The proof as lines for people: the sentence, and for each sweep a table of what is not equal.
  ///
  /// - Parameters:
  ///   - showsAll: whether the tables list every segment.
  ///   - causes: the search for causes, which joins ranges that differ for the same ones.
  package func text(withAllSegments showsAll: Bool, causes: RangeCauses? = nil) -> String {
    var lines: [Phrase] = ["\(scenario): \(phrase)"]
    if !uncomparedElements.isEmpty {
      lines.append(
        "Not compared, because only one notation places them: \(uncomparedElements.listed).")
    }
    var known: Set<[String]> = []
    for sweep in sweeps {
      let rows = sweep.rows(withAllSegments: showsAll, causes: causes)
      let block = rows + sweep.ambiguitySentences + sweep.roundedSentences + sweep.roundedTable
      // What is so in one case as in another before is there already.
      guard known.insert(block.map({ $0.text })).inserted || sweep.sweep.caseName == nil else {
        continue
      }
      if !rows.isEmpty || sweeps.count > 1 {
        lines.append("\(sweep.sweep.words.capitalizedFirst):")
      }
      lines += block
    }
    return lines.map { $0.text }.joined(separator: "\n")
  }
}
