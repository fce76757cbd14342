import AffineGeometry
import Comparison
import Explaining
import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import Scenarios

/// Writes down the frames of both layouts over a sweep of widths, from the steps of its proof.
///
/// Where a step has no affine frames, the engines are asked at some widths, and the frames are straight
/// in between.
struct FrameFollower {
  private let screen: ProvenScreen
  private let sweep: Sweep
  /// Proofs use the direct solver alone; here any answer is as good, and this one is faster.
  private let layouts: ScenarioLayouts
  private let work: LayoutWork
  private var spec: FollowedEdges
  private var constraints: FollowedEdges
  private var frames: WidthFrames

  init(screen: ProvenScreen, sweep: Sweep, work: LayoutWork) {
    self.work = work
    self.screen = screen
    self.sweep = sweep
    layouts = ScenarioLayouts(screen.scenario)
    (spec, constraints) = (FollowedEdges(of: screen.names), FollowedEdges(of: screen.names))
    frames = WidthFrames(
      span: WidthSpan(from: sweep.lengths.lowerBound, to: sweep.lengths.upperBound),
      height: sweep.across, caseName: sweep.caseName, elements: [])
  }

  /// The frames at all widths of the sweep.
  ///
  /// Takes six layouts for each step with ambiguous elements, and some hundred for a range without
  /// affine frames; linear in the steps else. Where the work ends, so do the frames.
  mutating func follow(_ steps: [SweepProver.Step]) -> WidthFrames {
    // The start of the range without affine frames before a step.
    var gap: Double?
    for step in steps where step.length >= ProofTolerance.breakpoint {
      note(step)
      guard case .layout(let first) = step.spec.outcome,
        case .layout(let second) = step.constraints.outcome, isOfEngines(step, first, second)
      else {
        gap = gap ?? step.start
        continue
      }
      if let start = gap { sample(from: start, to: step.start) }
      gap = nil
      spec.add(first, from: step.start)
      constraints.add(second, from: step.start)
    }
    let end = sweep.lengths.upperBound
    let reached = steps.last?.end ?? sweep.lengths.lowerBound
    let isWhole = end - reached < ProofTolerance.breakpointCluster
    if let start = gap ?? (isWhole ? nil : reached) { sample(from: start, to: end) }
    let edges = zip(spec.rounded, constraints.rounded)
    frames.elements = zip(screen.names, edges).map { name, edges in
      MovingFrame(
        element: name, spec: edges.0, constraints: edges.0 == edges.1 ? nil : edges.1)
    }
    return frames
  }

  /// Whether the affine frames are those of the engines, where several layouts are as good.
  private func isOfEngines(
    _ step: SweepProver.Step, _ first: AffineLayout, _ second: AffineLayout
  ) -> Bool {
    guard !step.ambiguous.isNone else { return true }
    guard work.takes(6) else { return false }
    let margin = ProofTolerance.margin(ofLength: step.length)
    return [margin, step.length / 2, step.length - margin].allSatisfy { distance in
      guard let (one, other) = engineFrames(at: step.start + distance) else { return false }
      return NamedFrames(first, after: distance).distance(to: one, of: screen.names) < 1e-3
        && NamedFrames(second, after: distance).distance(to: other, of: screen.names) < 1e-3
    }
  }

  private func engineFrames(at width: Double) -> (spec: NamedFrames, constraints: NamedFrames)? {
    let container = sweep.container(at: width)
    guard let spec = try? layouts.spec(in: container, rounding: .exact),
      let constraints = try? layouts.constraints(in: container, rounding: .exact)
    else { return nil }
    return (NamedFrames(spec), NamedFrames(constraints.layout))
  }

  /// Asks both engines at whole points of a range and at its ends.
  private mutating func sample(from start: Double, to end: Double) {
    guard end > start, start < frames.span.to else { return }
    let widths = FollowedEdges.sampledWidths(from: start, to: end, within: frames.span)
    guard work.takes(2 * widths.count) else {
      frames.span.to = start
      return
    }
    frames.sampled.append(WidthSpan(from: start, to: end))
    var before: (width: Double, spec: NamedFrames, constraints: NamedFrames)?
    for (index, width) in widths.enumerated() {
      guard let (first, second) = engineFrames(at: width) else {
        let next = index + 1 < widths.count ? widths[index + 1] : end
        WidthSpan.add(WidthSpan(from: width, to: next), to: &frames.missing)
        continue
      }
      if let before {
        // The line through both samples begins where the range does.
        let reach = before.width == widths[0] ? before.width - start : 0
        spec.add(before.spec, first, from: before.width, reaching: reach, until: width)
        constraints.add(
          before.constraints, second, from: before.width, reaching: reach, until: width)
      }
      before = (width, first, second)
    }
  }

  private mutating func note(_ step: SweepProver.Step) {
    let span = WidthSpan(from: step.start, to: step.end)
    if case .conflict = step.constraints.outcome { WidthSpan.add(span, to: &frames.conflicts) }
    for (elements, admits) in [(step.ambiguous.admitted, true), (step.ambiguous.refused, false)] {
      for element in elements {
        AmbiguousSpan.add(
          AmbiguousSpan(element: element, span: span, admitsSpec: admits), to: &frames.ambiguous)
      }
    }
  }
}

extension AmbiguousElements {
  fileprivate var isNone: Bool { admitted.isEmpty && refused.isEmpty }
}
