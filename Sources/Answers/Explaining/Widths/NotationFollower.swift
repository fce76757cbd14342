import AffineGeometry
package import Comparison
import Geometry
import LayoutConstraints
import LayoutSpecs
package import Layouts
package import Scenarios

/// Writes down the frames of a scenario with one notation over ranges of widths.
///
/// There is nothing to prove, but frames are as exact as in a proof: they are affine functions between
/// breakpoints. Where they are not, and where the notation is code, the engine is asked at some
/// widths, and the frames are straight in between.
package struct NotationFollower {
  private let engine: Engine
  private let tree: SpecTree?
  /// What knows the constraints' layouts over ranges of widths, the faster one first; `nil` without constraints as
  /// values.
  private var layouter: MovingLayouter?
  private var segments: ConstraintSegments?
  private let layouts: ScenarioLayouts
  private let sweep: Sweep
  private let work: LayoutWork
  private var edges: FollowedEdges
  private var frames: WidthFrames

  /// The most segments of a range unless somebody allows fewer; beyond them, frames are sampled.
  package static let mostSegments = 2000

  /// The frames on each of these sweeps of widths; empty where a scenario has both notations.
  ///
  /// Takes a few layouts for each segment, and some hundred for a range without affine frames. Leaves
  /// out sweeps at whose first width there is no layout, and ends where `work` does.
  ///
  /// With `allViews`, it follows views of the constraints that are no elements too.
  package static func frames(
    of scenario: Scenario, on sweeps: [Sweep], mostSegments: Int = mostSegments,
    allViews: Bool = false,
    work: LayoutWork = LayoutWork()
  ) -> [WidthFrames] {
    guard !scenario.hasBothNotations else { return [] }
    return sweeps.filter { $0.axis == .horizontal }.compactMap { sweep in
      work.begin("following \(scenario.id)")
      let shown = scenario.shown(inCase: sweep.caseName)
      guard var follower = NotationFollower(shown, sweep, allViews, work) else { return nil }
      return follower.follow(mostSegments: mostSegments)
    }
  }

  private init?(_ scenario: Scenario, _ sweep: Sweep, _ allViews: Bool, _ work: LayoutWork) {
    engine = scenario.hasSpec ? .spec : .constraints
    layouts = ScenarioLayouts(scenario)
    tree = scenario.spec.flatMap { try? SpecTree($0, isMirrored: scenario.mirrorsSpec) }
    let system = scenario.code?.constraints == nil ? scenario.constraints : nil
    layouter = system.flatMap { try? MovingLayouter($0) }
    segments = system.flatMap { try? ConstraintSegments($0) }
    self.sweep = sweep
    self.work = work
    edges = FollowedEdges(of: [])
    frames = WidthFrames(
      span: WidthSpan(from: sweep.lengths.lowerBound, to: sweep.lengths.upperBound),
      height: sweep.across, caseName: sweep.caseName, notation: engine, elements: [])
    guard work.takes(1), let first = engineFrames(at: sweep.lengths.lowerBound)?.frames else {
      return nil
    }
    let views = allViews ? system?.items.filter { $0.isView }.map { $0.name } ?? [] : []
    edges = FollowedEdges(
      of: ([ConstraintSystem.containerName]
        + (scenario.elements.map { $0.name } + views).filter { first[$0] != nil }).distinct)
  }

  /// A range over which the notation decides nothing anew.
  private struct Segment {
    let reach: Double
    /// `nil` where frames are not affine, or not known to be.
    let layout: AffineLayout?
    /// Whether other layouts are as good.
    let isUnique: Bool
    /// What was found at all its widths.
    var findings: MovingLayouter.Range?
  }

  private mutating func follow(mostSegments: Int) -> WidthFrames? {
    let end = sweep.lengths.upperBound
    var (start, count) = (sweep.lengths.lowerBound, 0)
    // The start of the range without affine frames before a segment.
    var gap: Double?
    while start < end, count < mostSegments, work.takes(4),
      let segment = segment(from: start, limit: end - start)
    {
      count += 1
      var length = max(segment.reach, 1e-7)
      if end - start - length < ProofTolerance.breakpoint { length = end - start }
      defer { start += length }
      guard length >= ProofTolerance.breakpoint else { continue }
      guard let layout = segment.layout, isOfEngine(segment, layout, from: start, length) else {
        gap = gap ?? start
        continue
      }
      if let from = gap { sample(from: from, to: start) }
      gap = nil
      edges.add(layout, from: start)
      if let findings = segment.findings {
        note(findings, over: WidthSpan(from: start, to: start + length))
      }
    }
    if let from = gap ?? (start < end ? start : nil) { sample(from: from, to: end) }
    frames.elements = zip(edges.names, edges.rounded).map { MovingFrame(element: $0, spec: $1) }
    return frames.elements.contains { $0.spec.contains { $0.segments.isEmpty } } ? nil : frames
  }

  private mutating func segment(from start: Double, limit: Double) -> Segment? {
    let (width, height) = sweep.lengths(from: start)
    if let tree {
      let segment = tree.segment(width: width, height: height, limit: limit)
      guard case .layout(let layout) = segment.outcome, segment.deviation == 0 else {
        return Segment(reach: segment.reach, layout: nil, isUnique: true)
      }
      return Segment(reach: segment.reach, layout: layout, isUnique: true)
    }
    if let range = layouter?.range(from: start, height: sweep.across, limit: limit) {
      return Segment(reach: range.reach, layout: range.frames, isUnique: true, findings: range)
    }
    let container = MovingContainer(width: width, height: height)
    guard let segment = try? segments?.segment(in: container, limit: limit) else { return nil }
    guard case .layout(let layout) = segment.outcome else {
      return Segment(reach: segment.reach, layout: nil, isUnique: true)
    }
    return Segment(reach: segment.reach, layout: layout, isUnique: segment.isUnique)
  }

  /// Whether affine frames are the engine's, where several layouts are as good; notes what is
  /// ambiguous.
  private mutating func isOfEngine(
    _ segment: Segment, _ layout: AffineLayout, from start: Double, _ length: Double
  ) -> Bool {
    guard !segment.isUnique else { return true }
    guard work.takes(3) else { return false }
    let margin = ProofTolerance.margin(ofLength: length)
    let answers = [margin, length / 2, length - margin].map { ($0, engineFrames(at: start + $0)) }
    let isSame = answers.allSatisfy { distance, answer in
      answer.map {
        NamedFrames(layout, after: distance).distance(to: $0.frames, of: edges.names) < 1e-3
      } ?? false
    }
    // What is not the engine's is sampled, and noted there.
    if isSame, let middle = answers[1].1 {
      note(middle.constraints, over: WidthSpan(from: start, to: start + length))
    }
    return isSame
  }

  private func engineFrames(
    at width: Double
  ) -> (frames: NamedFrames, constraints: ConstraintLayout?)? {
    let container = sweep.container(at: width)
    if engine == .spec {
      return (try? layouts.spec(in: container, rounding: .exact)).map { (NamedFrames($0), nil) }
    }
    return (try? layouts.constraints(in: container, rounding: .exact)).map {
      (NamedFrames($0.layout), $0)
    }
  }

  /// Asks the engine at whole points of a range and at its ends.
  private mutating func sample(from start: Double, to end: Double) {
    guard end > start, start < frames.span.to else { return }
    let widths = FollowedEdges.sampledWidths(from: start, to: end, within: frames.span)
    guard work.takes(widths.count) else {
      frames.span.to = start
      return
    }
    frames.sampled.append(WidthSpan(from: start, to: end))
    var before: (width: Double, frames: NamedFrames)?
    for (index, width) in widths.enumerated() {
      let next = index + 1 < widths.count ? widths[index + 1] : end
      let span = WidthSpan(from: index == 0 ? start : width, to: next)
      guard let answer = engineFrames(at: width) else {
        WidthSpan.add(span, to: &frames.missing)
        continue
      }
      if let before {
        // The line through both samples begins where the range does.
        let reach = before.width == widths[0] ? before.width - start : 0
        edges.add(
          before.frames, answer.frames, from: before.width, reaching: reach, until: width)
      }
      before = (width, answer.frames)
      note(answer.constraints, over: span)
    }
  }

  /// Notes a conflict and what is ambiguous.
  private mutating func note(_ range: MovingLayouter.Range, over span: WidthSpan) {
    if range.hasConflict { WidthSpan.add(span, to: &frames.conflicts) }
    let ambiguous = Set(range.ambiguous)
    for element in edges.names where ambiguous.contains(element) {
      AmbiguousSpan.add(AmbiguousSpan(element: element, span: span), to: &frames.ambiguous)
    }
  }

  /// Notes a conflict and what is ambiguous.
  private mutating func note(_ layout: ConstraintLayout?, over span: WidthSpan) {
    guard let layout else { return }
    if !layout.conflicts.isEmpty { WidthSpan.add(span, to: &frames.conflicts) }
    for element in edges.names where layout.isAmbiguous(element) {
      AmbiguousSpan.add(AmbiguousSpan(element: element, span: span), to: &frames.ambiguous)
    }
  }
}
