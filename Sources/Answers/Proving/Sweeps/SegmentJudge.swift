import AffineGeometry
import Comparison
import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios

/// Says what one step proves, and holds it against both engines.
struct SegmentJudge {
  let screen: ProvenScreen
  let sweep: Sweep
  let step: SweepProver.Step

  /// The distances from the start of the step at which the engines are asked: in the middle, and
  /// just inside both ends, since what holds there holds in between.
  ///
  /// None in a step that is no longer than the rounding of its ends.
  private var trials: [Double] {
    let margin = ProofTolerance.margin(ofLength: step.length)
    guard step.length > 4 * margin else { return [] }
    return [margin, step.length / 2, step.length - margin]
  }

  /// The segments of the step: one, or several where edges part or meet in it.
  func segments() throws(LayoutFailure) -> [ProofSegment] {
    switch (step.spec.outcome, step.constraints.outcome) {
    case (.fault(let reason), _):
      return [whole(.unproven("the layout spec gives no layout: \(reason)"))]
    case (.unknown(let reason), _), (_, .unknown(let reason)): return [whole(.unproven(reason))]
    case (_, .conflict(let rules)): return [whole(.conflict(rules))]
    case (.layout(let spec), .layout(let constraints)):
      let engines = try EngineTrials(of: self, at: trials)
      if let reason = engines.objection(to: spec, constraints) { return [whole(.unproven(reason))] }
      return split(spec, constraints, step.ambiguous)
    }
  }

  private func whole(_ verdict: ProofSegment.Verdict) -> ProofSegment {
    ProofSegment(lengths: step.start...step.end, verdict: verdict, largestDistance: 0)
  }

  /// Cuts the step where an edge begins or ceases to differ.
  private func split(
    _ spec: AffineLayout, _ constraints: AffineLayout, _ ambiguous: AmbiguousElements
  ) -> [ProofSegment] {
    let open = ambiguous.admitted
    var cuts = [0, step.length]
    for name in screen.names where !open.contains(name) {
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
      lengths: (step.start + start)...(step.start + end), verdict: .equal, largestDistance: 0,
      admittedElements: ambiguous.admitted, refusedElements: ambiguous.refused)
    for name in screen.names where !ambiguous.admitted.contains(name) {
      let edges = zip(spec.edges(of: name), constraints.edges(of: name))
      for (edge, (first, second)) in zip(Edge.inOrder, edges) {
        let difference = ProofSegment.Difference(
          element: name, edge: edge, spec: [first.after(start), first.after(end)],
          constraints: [second.after(start), second.after(end)])
        let distance = max(abs(difference.distanceAtStart), abs(difference.distanceAtEnd))
        segment.largestDistance = max(segment.largestDistance, distance)
        // A cut lies exactly at the tolerance.
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

/// What both engines give at a few lengths of a step.
private struct EngineTrials {
  /// The elements that the constraints leave open somewhere.
  private(set) var admittedElements: Set<String> = []
  private let judge: SegmentJudge
  private var layouts: [(distance: Double, spec: NamedFrames, constraints: NamedFrames)] = []

  init(of judge: SegmentJudge, at distances: [Double]) throws(LayoutFailure) {
    self.judge = judge
    let screen = judge.screen
    for distance in distances {
      let container = judge.sweep.container(at: judge.step.start + distance)
      let spec = NamedFrames(try screen.layouts.spec(in: container, rounding: .exact))
      let layout = try screen.layouts.constraints(in: container, rounding: .exact)
      layouts.append((distance, spec, NamedFrames(layout.layout)))
      guard !judge.step.constraints.isUnique else { continue }
      admittedElements.formUnion(screen.names.filter { layout.isAmbiguous($0) })
    }
  }

  /// Why the step's layouts are not those of the engines; `nil` where they are.
  ///
  /// What is open may be chosen differently: rounding decides there.
  func objection(to spec: AffineLayout, _ constraints: AffineLayout) -> String? {
    let names = judge.screen.names
    let fixed = names.filter { !admittedElements.contains($0) }
    for (distance, specFrames, constraintFrames) in layouts {
      let length = (judge.step.start + distance).finePoints
      let first = NamedFrames(spec, after: distance)
      let precision = ProofTolerance.frame + judge.step.spec.deviation
      if first.distance(to: specFrames, of: names) > precision {
        return "at \(length) the spec engine gives other frames, by a decision not followed here"
      }
      let second = NamedFrames(constraints, after: distance)
      if second.distance(to: constraintFrames, of: fixed) > ProofTolerance.solver {
        return "at \(length) the solver gives other frames, by a decision not followed here"
      }
    }
    return nil
  }
}
