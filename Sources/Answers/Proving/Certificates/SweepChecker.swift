import AffineGeometry
import Comparison
import Explaining
import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import Scenarios

/// Checks one sweep of a certificate.
struct SweepChecker {
  let screen: ProvenScreen
  let certified: CertifiedSweep
  let sweep: Sweep
  let work: LayoutWork
  /// The elements that differ in segments that claim a difference.
  var differingElements: Set<String> = []
  /// The elements of which the constraints allow several frames in the last segment.
  private var ambiguous: Set<String> = []
  /// The promises that the sweep claims to be kept, each as every notation may keep it.
  private let promises: [(promise: ShownPromise, checkers: [(Engine, PromiseChecker)])]

  /// The largest difference between a certified number and the computed one, in points.
  static let tolerance = 5e-7

  init(screen: ProvenScreen, certified: CertifiedSweep, work: LayoutWork) {
    self.screen = screen
    self.certified = certified
    sweep = certified.sweep
    self.work = work
    let claimed = certified.axis == Axis.horizontal.rawValue ? certified.promises ?? [] : []
    promises = screen.promises.filter { claimed.contains($0.text) }.map { promise in
      let checkers = screen.scenario.engines.map {
        ($0, PromiseChecker(promise.kind, of: screen.scenario.alone($0)))
      }
      return (promise, checkers)
    }
  }

  /// Counts a layout that is about to be made; throws where there is none left.
  func takeLayout() throws(LayoutFailure) {
    guard work.takes(1) else { throw .workEnded(limit: work.limit) }
  }

  /// The objections to the sweep before rounding, each with its lengths; empty where it is right.
  mutating func objections() throws(LayoutFailure) -> [CertificateObjection] {
    guard Axis(rawValue: certified.axis) != nil, certified.from < certified.to,
      certified.from >= 0, certified.to <= ScenarioLimits.longestContainer,
      certified.across.map((0...ScenarioLimits.longestContainer).contains) != false
    else { return [.noLengths] }
    guard certified.axis == Axis.horizontal.rawValue || certified.across != nil else {
      return [.noWidth]
    }
    guard certified.segments.first?.from == certified.from,
      certified.segments.last?.to == certified.to
    else { return [.uncovered(from: certified.from, to: certified.to)] }
    var objections: [CertificateObjection] = []
    for (segment, next) in zip(certified.segments, certified.segments.dropFirst())
    where segment.to != next.from {
      objections.append(.gap(end: segment.to, next: next.from))
    }
    let neighbours = zip(certified.segments, certified.segments.dropFirst())
    if let (segment, _) = neighbours.first(where: { $0.claim == .rounding && $1.claim == .rounding }
    ) {
      objections.append(.meetingRounding(at: segment.to))
    }
    for text in certified.promises ?? []
    where !promises.contains(where: { $0.promise.text == text }) {
      objections.append(.unknownPromise(text))
    }
    guard objections.isEmpty else { return objections }
    let short = certified.segments.filter { $0.claim == .rounding }.map { $0.to - $0.from }
    if short.reduce(0, +) > Self.mostRounding {
      objections.append(.longRounding)
    }
    var uncovered = 0.0
    for segment in certified.segments {
      guard let reason = try objection(to: segment, uncovered: &uncovered) else { continue }
      objections.append(.segment(from: segment.from, to: segment.to, reason))
    }
    if uncovered > Self.mostRounding {
      objections.append(.manyPaths)
    }
    return objections
  }

  /// The largest total length of all segments that claim to be rounding, in points.
  private static let mostRounding = 1e-2

  private mutating func objection(
    to segment: CertifiedSegment, uncovered: inout Double
  ) throws(LayoutFailure) -> SegmentObjection? {
    let length = segment.to - segment.from
    guard length > 0 else { return .noLength }
    switch segment.claim {
    case .nothing: return promiseObjection(to: segment)
    case .rounding:
      // Both ends are rounded to the decimals of the file.
      return length <= ProofTolerance.breakpointCluster + 1e-9
        ? nil : .longRounding
    case .equal, .differs, .alone:
      guard (segment.claim == .alone) == screen.isAlone else { return .foreignClaim }
    }
    guard (segment.spec != nil) == screen.scenario.hasSpec,
      [segment.constraints != nil, segment.passes != nil].allSatisfy({
        $0 == (screen.scenario.constraints != nil)
      })
    else { return .noFrames }
    guard length >= ProofTolerance.breakpoint else { return .short }
    if let spec = segment.spec,
      let reason = try specObjection(to: spec, of: segment, uncovered: &uncovered)
    {
      return reason
    }
    ambiguous = []
    if let constraints = segment.constraints, let passes = segment.passes {
      switch try constraintCheck(of: constraints, passes, of: segment) {
      case .failure(let reason): return reason
      case .success(let optima):
        if let reason = try engineObjection(to: segment, constraints, optima: optima) {
          return reason
        }
      }
    }
    return promiseObjection(to: segment)
  }

  // MARK: Promises

  /// Whether the certified frames show what the sweep claims of promises, which nobody has checked.
  var showsPromises: Bool {
    !promises.isEmpty && certified.segments.allSatisfy { promiseObjection(to: $0) == nil }
  }

  /// The objection to a segment by the promises that the sweep claims to be kept.
  ///
  /// What is true at both ends of a segment is true up to both breakpoints, within their uncertainty.
  private func promiseObjection(to segment: CertifiedSegment) -> SegmentObjection? {
    for (promise, checkers) in promises where segment.claim != .rounding {
      guard let widths = promise.widths(from: segment.from, to: segment.to) else { continue }
      guard segment.claim != .nothing else { return .promise(promise.text, .noFrames) }
      var isPlaced = false
      for (engine, checker) in checkers {
        let frames = (engine == .spec ? segment.spec : segment.constraints) ?? [:]
        guard promise.elements.allSatisfy({ frames[$0]?.count == 8 }) else { continue }
        isPlaced = true
        if engine == .constraints, let element = promise.elements.first(where: ambiguous.contains) {
          return .promise(promise.text, .ambiguous(element: element))
        }
        let ends = [widths.lowerBound, widths.upperBound].map { segment.edges(of: frames, at: $0) }
        if !checker.isKept(from: ends[0], to: ends[1]) { return .promise(promise.text, .broken) }
      }
      if !isPlaced { return .promise(promise.text, .unplaced) }
    }
    return nil
  }

  // MARK: The constraints

  private func constraintCheck(
    of frames: [String: [Double]], _ certifiedPasses: [CertifiedPass], of segment: CertifiedSegment
  ) throws(LayoutFailure) -> Result<MovingOptima, SegmentObjection> {
    let length = segment.to - segment.from
    let (width, height) = sweep.lengths(from: segment.from)
    try takeLayout()
    do {
      let rowCount = try screen.system.linearProgram(
        in: sweep.container(at: segment.from), rounding: .exact
      ).rows.count
      let passes = certifiedPasses.compactMap { $0.pass(length: length, rowCount: rowCount) }
      guard passes.count == certifiedPasses.count else {
        return .failure(.foreignPass)
      }
      let check = try screen.system.check(
        passes, in: MovingContainer(width: width, height: height), length: length,
        margin: ProofTolerance.breakpoint / 4)
      switch check {
      case .objection(let objection): return .failure(.passes(objection))
      case .layout(let layout, let optima):
        let names = Set(screen.names).union(frames.keys).sorted()
        let own = CertifiedSegment.frames(of: layout, names, length: length)
        return isSame(own, frames) ? .success(optima) : .failure(.constraintFrames)
      }
    } catch {
      throw LayoutFailure(error)
    }
  }

  private func isSame(_ first: [String: [Double]], _ second: [String: [Double]]) -> Bool {
    guard Set(first.keys) == Set(second.keys) else { return false }
    return first.allSatisfy { name, numbers in
      guard let others = second[name], others.count == numbers.count else { return false }
      return zip(numbers, others).allSatisfy { abs($0 - $1) <= Self.tolerance }
    }
  }
}

extension SweepChecker {
  /// Compares the constraints' frames with the engine and with the spec's; the objection, if any.
  mutating func engineObjection(
    to segment: CertifiedSegment, _ constraints: [String: [Double]], optima: MovingOptima
  ) throws(LayoutFailure) -> SegmentObjection? {
    let length = segment.to - segment.from
    let margin = ProofTolerance.margin(ofLength: length)
    let names = Set(screen.names).union(constraints.keys).sorted()
    // In a segment that is no longer than the uncertainty of its ends, only the middle is certain.
    for fraction in length > 4 * margin ? [margin / length, 0.5, 1 - margin / length] : [0.5] {
      let container = sweep.container(at: segment.from + fraction * length)
      try takeLayout()
      let layout = try screen.layouts.constraints(in: container, rounding: .exact)
      let ambiguousHere = names.filter { layout.isAmbiguous($0) }
      ambiguous.formUnion(ambiguousHere)
      guard length > 4 * margin else { continue }
      let others = NamedFrames(layout.layout)
      for name in names {
        if !ambiguousHere.contains(name),
          isFar(others.frame(of: name).numbers, from: constraints[name], after: fraction)
        {
          return .solverFrame(element: name)
        }
      }
    }
    guard let spec = segment.spec else { return nil }
    let compared = ambiguous.intersection(screen.names)
    let isAdmitted = try admits(spec, of: segment, for: compared, optima)
    return claimObjection(segment, spec, constraints, ambiguous: isAdmitted ? compared : [])
  }

  /// Whether the spec's frames are a valid solution for ambiguous elements at both ends of a segment.
  ///
  /// Then they are so at all lengths in between, because the valid solutions of all lengths together
  /// are a convex set.
  private func admits(
    _ spec: [String: [Double]], of segment: CertifiedSegment, for ambiguous: Set<String>,
    _ optima: MovingOptima
  ) throws(LayoutFailure) -> Bool {
    guard !ambiguous.isEmpty else { return false }
    let length = segment.to - segment.from
    var frames: [String: AffineFrame] = [:]
    for name in ambiguous {
      let numbers = spec[name] ?? Array(repeating: 0, count: 8)
      let lengths = (0..<4).map { index in
        AffineLength(numbers[index], slope: (numbers[index + 4] - numbers[index]) / length)
      }
      frames[name] = AffineFrame(
        x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
    }
    do {
      let tolerance = Tolerance.equal + 2 * ProofTolerance.solver
      for distance in [0, length]
      where try !optima.admits(frames, at: distance, within: tolerance) {
        return false
      }
    } catch {
      throw LayoutFailure(error)
    }
    return true
  }

  private mutating func claimObjection(
    _ segment: CertifiedSegment, _ spec: [String: [Double]], _ constraints: [String: [Double]],
    ambiguous: Set<String>
  ) -> SegmentObjection? {
    let different = differences(spec, constraints, ambiguous: ambiguous)
    switch segment.claim {
    case .equal: return different.first.map(SegmentObjection.differs)
    case .differs:
      differingElements.formUnion(different)
      return different.isEmpty ? .equal : nil
    case .rounding, .nothing, .alone: return nil
    }
  }

  /// The elements with an edge that differs at an end of the segment.
  private func differences(
    _ spec: [String: [Double]], _ constraints: [String: [Double]], ambiguous: Set<String>
  ) -> [String] {
    screen.names.filter { name in
      guard !ambiguous.contains(name) else { return false }
      let first = spec[name] ?? Array(repeating: 0, count: 8)
      let second = constraints[name] ?? Array(repeating: 0, count: 8)
      for start in [0, 4] {
        for edge in 0..<2 {
          let near = first[start + edge] - second[start + edge]
          let far = near + first[start + edge + 2] - second[start + edge + 2]
          if max(abs(near), abs(far)) > Tolerance.equal + 1e-6 { return true }
        }
      }
      return false
    }
  }

  /// Whether a frame differs from the certified one, at a fraction of the segment's length.
  private func isFar(_ frame: [Double], from certified: [Double]?, after fraction: Double) -> Bool {
    let certified = certified ?? Array(repeating: 0, count: 8)
    return frame.indices.contains { index in
      let expected = certified[index] + fraction * (certified[index + 4] - certified[index])
      return abs(frame[index] - expected) > ProofTolerance.solver
    }
  }
}

extension SweepChecker {
  /// The objections to the claim about the layouts on pixels; empty where it is true.
  ///
  /// 1. Both engines lay out every length of whole pixels again.
  /// 2. In between, the code that found the steps follows them again. Both engines, which know nothing
  ///    of steps, lay out near both ends and in the middle of each.
  ///
  /// One thing is trusted: a step that is right at these three lengths is right in between.
  func roundingObjections() throws(LayoutFailure) -> [CertificateObjection] {
    guard let claimed = certified.rounded else { return [] }
    guard !screen.isAlone else { return [.rounding] }
    guard RoundedProver.scales.contains(claimed.scale) else {
      return [.scale(claimed.scale)]
    }
    var prover = try RoundedProver(screen: screen, sweep: sweep, scale: claimed.scale, work: work)
    prover.trials = [0, 0.5, 1]
    let found = CertifiedRounding(try prover.prove(in: certified.comparableLengths))
    guard !work.hasEnded else { throw .workEnded(limit: work.limit) }
    guard found.words == claimed.words, found.numbers.count == claimed.numbers.count,
      zip(found.numbers, claimed.numbers).allSatisfy({ abs($0 - $1) <= Self.roundingTolerance })
    else { return [.rounding] }
    return []
  }

  /// The largest difference between a certified number and the computed one, in points.
  private static let roundingTolerance = 5e-7
}

extension CertifiedSegment {
  /// The edges of certified frames at one of its lengths: left, top, right and bottom.
  fileprivate func edges(of frames: [String: [Double]], at length: Double) -> [String: [Double]] {
    let fraction = (length - from) / (to - from)
    return frames.mapValues { numbers in
      let now = (0..<4).map { numbers[$0] + fraction * (numbers[$0 + 4] - numbers[$0]) }
      return [now[0], now[1], now[0] + now[2], now[1] + now[3]]
    }
  }
}
