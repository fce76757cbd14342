import Comparison
import Explaining
import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import Phrases
import Scenarios

/// Follows a sweep segment by segment: a new one starts wherever a decision of either layout changes.
struct SweepProver {
  let screen: ProvenScreen
  let sweep: Sweep
  /// The most layouts; nothing is proven beyond them.
  var work = LayoutWork()
  /// The most steps; nothing is proven beyond them.
  var mostSegments = 20_000

  /// About how many layouts a step takes: those of its trials, and some for its decisions.
  private static let layoutsOfStep = 8

  /// How many layouts it takes to look at a single length: one by each engine.
  private static let layoutsAtLength = 2

  /// The shortest step, in points, where a decision changes at once.
  private static let shortestStep = 1e-7

  /// Both layouts as affine functions over one step.
  struct Step {
    let start: Double
    let length: Double
    let spec: SpecSegment
    let constraints: ConstraintSegment
    /// The ambiguous elements, the same throughout the step.
    let ambiguous: AmbiguousElements

    var end: Double { start + length }
  }

  /// Follows the sweep from its first length to its last.
  ///
  /// Takes a few layouts for each step.
  func prove() throws(LayoutFailure) -> (proof: SweepProof, steps: [Step]) {
    var proof = SweepProof(sweep: sweep, segments: [])
    var steps: [Step] = []
    var segments = try screen.segments()
    var solvers = TrialSolvers(screen)
    // The end of the last segment that was added.
    var start = sweep.lengths.lowerBound
    var length = start
    let end = sweep.lengths.upperBound
    work.begin("proving \(sweep.words.text)")
    // Each step also pays for the layouts at its first length, and the last length is paid for here: what
    // is claimed was looked at, wherever the work ends.
    let canLookAtEnd = work.takes(Self.layoutsAtLength)
    while length < end {
      guard canLookAtEnd, steps.count < mostSegments,
        work.takes(Self.layoutsOfStep + Self.layoutsAtLength)
      else {
        let reason =
          steps.count < mostSegments
          ? UnprovenReason.workEnded(limit: work.limit) : .segments(moreThan: mostSegments)
        proof.segments.append(
          ProofSegment(lengths: start...end, verdict: .unproven(because: reason)))
        break
      }
      work.note(proof.wordsSoFar.text)
      let step = try step(from: length, &segments, &solvers)
      steps.append(step)
      length = step.end
      if step.length < ProofTolerance.breakpoint, length - start < ProofTolerance.breakpointCluster,
        length < end
      {
        continue
      }
      let judge = SegmentJudge(screen: screen, sweep: sweep, step: step)
      for segment in try judge.segments(asking: &solvers) { proof.append(segment, from: start) }
      start = length
    }
    try addIsolatedLengths(at: steps, to: &proof, asking: &solvers)
    return (proof, steps)
  }

  /// The steps from the first length to the last, or as far as `work` reaches.
  ///
  /// For a scenario with one notation, whose layouts are compared with no others.
  func steps() throws(LayoutFailure) -> [Step] {
    var steps: [Step] = []
    var segments = try screen.segments()
    var solvers = TrialSolvers(screen)
    work.begin("following \(sweep.words.text)")
    var length = sweep.lengths.lowerBound
    while length < sweep.lengths.upperBound, steps.count < mostSegments,
      work.takes(Self.layoutsOfStep)
    {
      let step = try step(from: length, &segments, &solvers)
      steps.append(step)
      length = step.end
    }
    return steps
  }

  /// Both layouts from one length on, as far as neither decides otherwise.
  private func step(
    from start: Double, _ segments: inout ConstraintSegments, _ solvers: inout TrialSolvers
  ) throws(LayoutFailure) -> Step {
    let rest = sweep.lengths.upperBound - start
    let (width, height) = sweep.lengths(from: start)
    let spec = screen.tree.segment(width: width, height: height, limit: rest)
    let constraints = try segments.segment(of: sweep, from: start, limit: rest)
    let reach = min(spec.reach, constraints.reach)
    var length = reach
    if reach < Self.shortestStep { length = min(rest, Self.shortestStep) }
    // A tiny rest at the end comes from rounding the sum of all steps.
    if rest - length < ProofTolerance.breakpoint { length = rest }
    var fittedSpec = fitted(spec, from: start, &length)
    var ambiguous = AmbiguousElements()
    // Each cut may change the chords of changing shares, by less and less.
    for _ in 0..<8 {
      let whole = length
      ambiguous = try ambiguousElements(fittedSpec, constraints, from: start, &length, &solvers)
      guard length < whole, fittedSpec.deviation > 0 else { break }
      fittedSpec = fitted(fittedSpec, from: start, &length)
    }
    return Step(
      start: start, length: length, spec: fittedSpec, constraints: constraints,
      ambiguous: ambiguous)
  }

  /// The spec's layout with its chords made exact at the end of the step as well.
  ///
  /// Chords approximate the shares of a shrinking stack, which are no affine functions. Shortens the
  /// step where the chords need it.
  private func fitted(_ spec: SpecSegment, from start: Double, _ length: inout Double)
    -> SpecSegment
  {
    var spec = spec
    let (width, height) = sweep.lengths(from: start)
    while spec.deviation > 0, spec.limit != length, work.takes(1) {
      spec = screen.tree.segment(width: width, height: height, limit: length)
      guard spec.reach > Self.shortestStep else { return spec }
      length = min(length, spec.reach)
    }
    return spec
  }

  /// Lays out at the lengths between steps, where either step's layout may apply.
  ///
  /// Only at lengths that are exact in binary, to 1/1024 point. A computed breakpoint is merely close
  /// to the true one, so a layout there would not show the truth at it.
  private func addIsolatedLengths(
    at steps: [Step], to proof: inout SweepProof, asking solvers: inout TrialSolvers
  ) throws(LayoutFailure) {
    let lengths = steps.map { $0.start } + [sweep.lengths.upperBound]
    var next = 0
    for length in lengths {
      let exact = (length * 1024).rounded() / 1024
      guard abs(exact - length) < Self.shortestStep, sweep.lengths.contains(exact) else { continue }
      while next < proof.segments.count - 1, proof.segments[next].lengths.upperBound < exact {
        next += 1
      }
      let beside = proof.segments[next...].prefix { $0.lengths.lowerBound <= exact }
      let container = sweep.container(at: exact)
      if beside.allSatisfy({ $0.verdict.agrees }) {
        let differences = try screen.differences(
          in: container, from: try solvers.reducedLayout(in: container))
        guard !differences.isEmpty else { continue }
        proof.isolatedDifferences.append(
          ProofSegment(
            lengths: exact...exact, verdict: .differs,
            largestDistance: differences.map { abs($0.distanceAtStart) }.max() ?? 0,
            differences: differences))
      } else if beside.allSatisfy({ $0.verdict.disagrees }),
        try screen.agree(in: container, from: try solvers.reducedLayout(in: container))
      {
        proof.isolatedAgreements.append(exact)
      }
    }
  }
}

extension SweepProof {
  /// Adds a segment, or extends the last one where the verdict and the functions stay the same.
  ///
  /// It starts at `start` where that is earlier: the steps between were too short for a verdict.
  fileprivate mutating func append(_ segment: ProofSegment, from start: Double) {
    var segment = segment
    let end = segments.last?.lengths.upperBound ?? start
    segment.lengths = min(max(start, end), segment.lengths.lowerBound)...segment.lengths.upperBound
    guard let last = segments.last, last.admittedElements == segment.admittedElements,
      last.refusedElements == segment.refusedElements,
      last.verdict == segment.verdict, last.continues(in: segment)
    else { return segments.append(segment) }
    segments[segments.count - 1].lengthen(by: segment)
  }
}

extension ProofSegment {
  /// Whether every difference continues in another segment as the same function.
  fileprivate func continues(in other: ProofSegment) -> Bool {
    switch verdict {
    case .conflict, .unproven: return true
    case .equal, .nearlyEqual: return false
    case .differs: break
    }
    let own = lengths.upperBound - lengths.lowerBound
    let others = other.lengths.upperBound - other.lengths.lowerBound
    guard differences.count == other.differences.count, own > 0, others > 0 else { return false }
    return zip(differences, other.differences).allSatisfy { first, second in
      let slopes = [
        (first.spec[1] - first.spec[0]) / own - (second.spec[1] - second.spec[0]) / others,
        (first.constraints[1] - first.constraints[0]) / own
          - (second.constraints[1] - second.constraints[0]) / others,
      ]
      let jumps = [
        first.spec[1] - second.spec[0], first.constraints[1] - second.constraints[0],
      ]
      return first.element == second.element && first.edge == second.edge
        && (slopes + jumps).allSatisfy { abs($0) < 1e-5 }
    }
  }
}

/// The ambiguous elements of a step.
struct AmbiguousElements {
  /// The ambiguous elements for which the spec's frames are a valid solution.
  var admitted: [String] = []
  /// The ambiguous elements for which they are not a valid solution.
  var refused: [String] = []
}

extension SweepProver {
  /// The ambiguous elements of a step, and whether the spec's frames are a valid solution throughout.
  ///
  /// Shortens the step so that it ends where the spec's frames become valid or stop being so.
  ///
  /// The valid solutions of all lengths together are a convex set, and the spec's frames are affine in
  /// the length. So the lengths at which the spec's frames are valid form one interval. They count as
  /// valid within the distance that counts as equal everywhere.
  func ambiguousElements(
    _ spec: SpecSegment, _ constraints: ConstraintSegment, from start: Double,
    _ length: inout Double, _ solvers: inout TrialSolvers
  ) throws(LayoutFailure) -> AmbiguousElements {
    guard let optima = constraints.optima, case .layout(let layout) = spec.outcome, !screen.isAlone
    else {
      return AmbiguousElements()
    }
    // An element that is ambiguous anywhere in the step is so in its middle: ranges are convex, too.
    let middle = try solvers.reducedLayout(in: sweep.container(at: start + length / 2))
    let ambiguous = screen.names.filter { middle.isAmbiguous($0) }
    guard !ambiguous.isEmpty else { return AmbiguousElements() }
    let ends: ClosedRange<Double>?
    do {
      ends = try optima.distances(
        admitting: layout.frames(of: ambiguous), upTo: length, within: Tolerance.equal)
    } catch {
      throw LayoutFailure(error)
    }
    guard let ends, ends.upperBound > ProofTolerance.breakpoint else {
      return AmbiguousElements(refused: ambiguous)
    }
    guard ends.lowerBound < ProofTolerance.breakpoint else {
      length = ends.lowerBound
      return AmbiguousElements(refused: ambiguous)
    }
    if length - ends.upperBound > ProofTolerance.breakpoint { length = ends.upperBound }
    return AmbiguousElements(admitted: ambiguous)
  }
}
