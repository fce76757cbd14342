import Comparison
public import Geometry
public import Scenarios

/// Proves for all widths, or heights, of a range that both notations of a scenario agree, or finds
/// the first one where they do not.
///
/// Nothing is sampled: without rounding, both layouts are affine functions of the container's
/// length between finitely many breakpoints, which are found from what decides: comparisons on the
/// side of the spec, bases on that of the constraints, words that come to fit on both. Two affine
/// functions that are equal at two lengths are equal at all. With rounding to pixels, the spec's
/// lengths are steps, which are followed in the same way: see `RoundedProof`.
public enum ScenarioProver {
  /// Proves what there is to prove of `scenario` on each of these sweeps.
  ///
  /// With `rounding`, the layouts on pixels are followed too: a layout for each pixel of the range, and
  /// a few for each step. Without, it takes a few layouts for each segment; beyond `mostSegments` of a
  /// sweep nothing is proven. Throws where there is nothing to compare, and where an engine fails.
  public static func prove(
    _ scenario: Scenario, on sweeps: [Sweep], rounding: Rounding = .exact,
    mostSegments: Int = 20_000
  ) throws(ProofError) -> ScenarioProof {
    let screen = try ProvenScreen(scenario)
    var proofs: [SweepProof] = []
    var certified: [CertifiedSweep] = []
    for sweep in sweeps {
      do {
        var (proof, steps) = try SweepProver(
          screen: screen, sweep: sweep, mostSegments: mostSegments
        ).prove()
        var certificate = CertifiedSweep(
          axis: sweep.axis.rawValue, from: sweep.lengths.lowerBound,
          to: sweep.lengths.upperBound, across: sweep.across,
          segments: CertifiedSegment.joined(
            steps.map { CertifiedSegment($0, of: proof, names: screen.names) }))
        if case .pixels(let scale) = rounding {
          var prover = try RoundedProver(screen: screen, sweep: sweep, scale: scale)
          let rounded = try prover.prove(in: certificate.comparableLengths)
          proof.rounded = rounded
          certificate.rounded = CertifiedRounding(rounded)
        }
        proofs.append(proof)
        certified.append(certificate)
      } catch {
        throw .layout(error)
      }
    }
    return ScenarioProof(
      scenario: scenario.id, sweeps: proofs,
      uncomparedElements: scenario.elements.map(\.name).filter { !screen.names.contains($0) },
      expectation: scenario.expectation,
      certificate: Certificate(scenario: scenario.id, sweeps: certified))
  }

  /// The sweeps of a scenario over a range of widths: one without a height if a container has none,
  /// and one for each height that a container has.
  public static func sweeps(of scenario: Scenario, widths: ClosedRange<Double>) -> [Sweep] {
    var heights: [Double?] = []
    for container in scenario.containers where !heights.contains(container.height) {
      heights.append(container.height)
    }
    return heights.map { Sweep(widths: widths, height: $0) }
  }

  /// The sweeps of a scenario over a range of heights: one for each width of a container that has a
  /// height.
  public static func sweeps(of scenario: Scenario, heights: ClosedRange<Double>) -> [Sweep] {
    var widths: [Double] = []
    for container in scenario.containers
    where container.height != nil && !widths.contains(container.width) {
      widths.append(container.width)
    }
    return widths.map { Sweep(heights: heights, width: $0) }
  }
}

/// What is proven of a scenario.
public struct ScenarioProof: Sendable {
  /// The scenario's id.
  public let scenario: String
  /// What is proven of each sweep.
  public let sweeps: [SweepProof]
  /// The elements that only one of the notations places.
  public let uncomparedElements: [String]
  /// What the author announces.
  public let expectation: Scenario.Expectation?
  /// What it takes to check the proof.
  public let certificate: Certificate

  /// What all sweeps come to.
  public var outcome: SweepProof.Outcome {
    let outcomes = sweeps.map(\.outcome)
    if outcomes.contains(.differs) { return .differs }
    return outcomes.contains(.unproven) ? .unproven : .equal
  }

  /// Whether all differences are those that the author announces, and no others are possible, since
  /// nothing is unproven.
  public var isAsAnnounced: Bool {
    guard let expectation else { return false }
    return sweeps.allSatisfy { sweep in
      (sweep.segments + sweep.isolatedDifferences).allSatisfy { segment in
        switch segment.verdict {
        case .equal, .nearlyEqual: true
        case .unproven: false
        case .conflict: expectation.isConflict
        case .differs: segment.differences.allSatisfy { expectation.elements.contains($0.element) }
        }
      }
    }
  }
}
