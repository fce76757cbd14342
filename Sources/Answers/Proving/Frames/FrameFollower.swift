import AffineGeometry
import Comparison
import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
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
  private var spec: [[StraightPieces]]
  private var constraints: [[StraightPieces]]
  private var frames: WidthFrames

  /// The most widths at which the engines are asked in a range without affine frames.
  ///
  /// Ours: as many as a chart of edges has, in steps of a point at least.
  private static let mostSamples = 200

  init(screen: ProvenScreen, sweep: Sweep, work: LayoutWork) {
    self.work = work
    self.screen = screen
    self.sweep = sweep
    layouts = ScenarioLayouts(screen.scenario)
    let none = screen.names.map { _ in Edge.inOrder.map { _ in StraightPieces() } }
    (spec, constraints) = (none, none)
    frames = WidthFrames(
      span: WidthSpan(from: sweep.lengths.lowerBound, to: sweep.lengths.upperBound),
      height: sweep.across, elements: [])
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
      add(first, second, from: step.start)
    }
    let end = sweep.lengths.upperBound
    let reached = steps.last?.end ?? sweep.lengths.lowerBound
    let isWhole = end - reached < ProofTolerance.breakpointCluster
    if let start = gap ?? (isWhole ? nil : reached) { sample(from: start, to: end) }
    frames.elements = screen.names.indices.map { element in
      let (first, second) = (
        spec[element].map(\.rounded), constraints[element].map(\.rounded)
      )
      return MovingFrame(
        element: screen.names[element], spec: first, constraints: first == second ? nil : second)
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

  private mutating func add(_ first: AffineLayout, _ second: AffineLayout, from start: Double) {
    for (element, name) in screen.names.enumerated() {
      for (edge, pair) in zip(first.edges(of: name), second.edges(of: name)).enumerated() {
        spec[element][edge].append(
          .init(start: start, value: pair.0.value, slope: pair.0.slope))
        constraints[element][edge].append(
          .init(start: start, value: pair.1.value, slope: pair.1.slope))
      }
    }
  }

  /// Asks both engines at whole points of a range and at its ends.
  private mutating func sample(from start: Double, to end: Double) {
    guard end > start, start < frames.span.to else { return }
    let step = max(((end - start) / Double(Self.mostSamples)).rounded(.up), 1)
    // Right at its ends, either neighbour's layout may apply.
    let margin = ProofTolerance.margin(ofLength: end - start)
    let whole = stride(from: start.rounded(.up), through: end, by: step)
      .filter { $0 > start + margin && $0 < end - margin }
    let widths = [start + margin] + whole + [end - margin]
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
        let place = before.width == widths[0] ? start : before.width
        add(before.spec, first, to: \.spec, at: place, over: width - before.width)
        add(before.constraints, second, to: \.constraints, at: place, over: width - before.width)
      }
      before = (width, first, second)
    }
  }

  /// Appends straight pieces between two samples.
  private mutating func add(
    _ first: NamedFrames, _ second: NamedFrames,
    to layout: WritableKeyPath<FrameFollower, [[StraightPieces]]>, at start: Double,
    over length: Double
  ) {
    for (element, name) in screen.names.enumerated() {
      for (edge, pair) in zip(first.edges(of: name), second.edges(of: name)).enumerated() {
        self[keyPath: layout][element][edge].append(
          .init(start: start, value: pair.0, slope: (pair.1 - pair.0) / length))
      }
    }
  }

  private mutating func note(_ step: SweepProver.Step) {
    let span = WidthSpan(from: step.start, to: step.end)
    if case .conflict = step.constraints.outcome { WidthSpan.add(span, to: &frames.conflicts) }
    for (elements, admits) in [(step.ambiguous.admitted, true), (step.ambiguous.refused, false)] {
      for element in elements {
        let last = frames.ambiguous.lastIndex {
          $0.element == element && $0.admitsSpec == admits
            && span.from - $0.span.to < ProofTolerance.breakpointCluster
        }
        if let last {
          frames.ambiguous[last].span.to = span.to
        } else {
          frames.ambiguous.append(
            AmbiguousSpan(element: element, span: span, admitsSpec: admits))
        }
      }
    }
  }
}

extension AmbiguousElements {
  fileprivate var isNone: Bool { admitted.isEmpty && refused.isEmpty }
}

extension WidthSpan {
  /// Appends a span, or extends the last one that ends where it begins.
  fileprivate static func add(_ span: WidthSpan, to spans: inout [WidthSpan]) {
    if let last = spans.last, span.from - last.to < ProofTolerance.breakpointCluster {
      spans[spans.count - 1].to = span.to
    } else {
      spans.append(span)
    }
  }
}
