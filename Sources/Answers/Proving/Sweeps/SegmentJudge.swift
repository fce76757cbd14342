import AffineGeometry
import Comparison
import Explaining
import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import Scenarios

/// Derives the verdict of one step, and checks its layouts against both engines.
struct SegmentJudge {
  let screen: ProvenScreen
  let sweep: Sweep
  let step: SweepProver.Step

  /// The distances from the start of the step at which the engines are asked, in points.
  ///
  /// They are the middle and just inside both ends: affine functions that agree there agree in
  /// between. None in a step that is no longer than the uncertainty of its ends.
  private var trials: [Double] {
    let margin = ProofTolerance.margin(ofLength: step.length)
    guard step.length > 4 * margin else { return [] }
    return [margin, step.length / 2, step.length - margin]
  }

  /// The segments of the step: one, or several where an edge starts or stops differing within it.
  ///
  /// The solvers are asked for the constraints' layouts at the trials.
  func segments(asking solvers: inout TrialSolvers) throws(LayoutFailure) -> [ProofSegment] {
    switch (step.spec.outcome, step.constraints.outcome) {
    case (.fault(let error), _):
      return [whole(.unproven(because: .noLayout(because: LayoutFailure(error))))]
    case (.unknown(let obstacle), _):
      return [whole(.unproven(because: .unfollowedSpec(obstacle: obstacle)))]
    case (_, .unknown(let obstacle)):
      return [whole(.unproven(because: .unfollowedConstraints(obstacle: obstacle)))]
    case (_, .conflict(let rules)): return [whole(.conflict(rules: rules))]
    case (.layout(let spec), .layout(let constraints)):
      let engines = try EngineTrials(of: self, at: trials, &solvers)
      if let reason = engines.objection(to: spec, constraints) {
        return [whole(.unproven(because: reason))]
      }
      return split(spec, constraints, step.ambiguous)
    }
  }

  private func whole(_ verdict: ProofSegment.Verdict) -> ProofSegment {
    ProofSegment(lengths: step.start...step.end, verdict: verdict)
  }

  /// Cuts the step where an edge starts or stops differing.
  private func split(
    _ spec: AffineLayout, _ constraints: AffineLayout, _ ambiguous: AmbiguousElements
  ) -> [ProofSegment] {
    let admitted = ambiguous.admitted
    var cuts = [0, step.length]
    for name in screen.names where !admitted.contains(name) {
      for (first, second) in zip(spec.edges(of: name), constraints.edges(of: name)) {
        let distance = first - second
        guard abs(distance.slope) > 1e-9 else { continue }
        for bound in [-Tolerance.equal, Tolerance.equal] {
          let cut = (bound - distance.value) / distance.slope
          if cut > 1e-9, cut < step.length - 1e-9 { cuts.append(cut) }
        }
      }
    }
    cuts.sort()
    return zip(cuts, cuts.dropFirst()).filter { $0 < $1 }.map { start, end in
      segment(spec, constraints, from: start, to: end, ambiguous)
    }
  }

  private func segment(
    _ spec: AffineLayout, _ constraints: AffineLayout, from start: Double, to end: Double,
    _ ambiguous: AmbiguousElements
  ) -> ProofSegment {
    var segment = ProofSegment(
      lengths: (step.start + start)...(step.start + end), verdict: .equal,
      admittedElements: ambiguous.admitted, refusedElements: ambiguous.refused)
    for name in screen.names where !ambiguous.admitted.contains(name) {
      let edges = zip(spec.edges(of: name), constraints.edges(of: name))
      for (edge, (first, second)) in zip(Edge.allCases, edges) {
        let difference = ProofSegment.Difference(
          element: name, edge: edge, spec: [first.after(start), first.after(end)],
          constraints: [second.after(start), second.after(end)])
        let distance = max(abs(difference.distanceAtStart), abs(difference.distanceAtEnd))
        segment.largestDistance = max(segment.largestDistance, distance)
        // At a cut the distance is exactly the tolerance.
        if distance > Tolerance.equal + 1e-7 { segment.differences.append(difference) }
      }
    }
    segment.deviation = step.spec.deviation
    segment.largestDistance += segment.deviation
    if !segment.differences.isEmpty {
      segment.verdict = .differs
    } else if segment.largestDistance > ProofTolerance.frame {
      segment.verdict = .nearlyEqual
    }
    return segment
  }
}

/// The layouts of both engines at a few lengths of a step.
private struct EngineTrials {
  /// The elements that are ambiguous at one of the lengths.
  private(set) var ambiguousElements: Set<String> = []
  private let judge: SegmentJudge
  private var layouts: [(distance: Double, spec: NamedFrames, constraints: NamedFrames)] = []

  init(
    of judge: SegmentJudge, at distances: [Double], _ solvers: inout TrialSolvers
  ) throws(LayoutFailure) {
    self.judge = judge
    let screen = judge.screen
    let isUnique = judge.step.constraints.isUnique
    let containers = distances.map { judge.sweep.container(at: judge.step.start + $0) }
    let solved = try solvers.layouts(in: containers)
    for (place, layout) in solved.enumerated() {
      let spec = NamedFrames(try screen.layouts.spec(in: containers[place], rounding: .exact))
      layouts.append((distances[place], spec, NamedFrames(layout.layout)))
      guard !isUnique else { continue }
      ambiguousElements.formUnion(screen.names.filter { layout.isAmbiguous($0) })
    }
  }

  /// The reason why the step's layouts are not those of the engines; `nil` where they are.
  ///
  /// Ambiguous elements are left out: rounding decides which solution is chosen.
  func objection(to spec: AffineLayout, _ constraints: AffineLayout) -> UnprovenReason? {
    let names = judge.screen.names
    let fixed = names.filter { !ambiguousElements.contains($0) }
    for (distance, specFrames, constraintFrames) in layouts {
      let length = judge.step.start + distance
      let first = NamedFrames(spec, after: distance)
      let precision = ProofTolerance.frame + judge.step.spec.deviation
      if first.distance(to: specFrames, of: names) > precision {
        return .missedDecision(engine: .spec, length: length)
      }
      let second = NamedFrames(constraints, after: distance)
      if second.distance(to: constraintFrames, of: fixed) > ProofTolerance.solver {
        return .missedDecision(engine: .constraints, length: length)
      }
    }
    return nil
  }
}
