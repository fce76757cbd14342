import AffineGeometry
import Comparison
import Explaining
import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import Phrases
import Scenarios

/// Compares both layouts after rounding to pixels: at every length of whole pixels, and in between.
package struct RoundedProver {
  let screen: ProvenScreen
  let sweep: Sweep
  /// Pixels per point.
  let scale: Double
  /// The most layouts; nothing is proven beyond them.
  let work: LayoutWork
  /// The places within each step at which both engines are asked, as fractions from 0 to 1.
  var trials = [0.5]
  var proof: RoundedProof
  /// The ranges found so far, unsorted.
  var ranges: [RoundedRange] = []
  /// The layouter of the constraints, with the solver that apps use.
  private var layouter: ConstraintLayouter
  private var segments: ConstraintSegments
  private var solvers: TrialSolvers

  /// The pixels per point that a proof accepts; the work grows with them.
  package static let scales = 0.01...16.0

  /// Throws where the scale or a measured size is out of its range.
  init(
    screen: ProvenScreen, sweep: Sweep, scale: Double, work: LayoutWork = LayoutWork()
  ) throws(LayoutFailure) {
    self.screen = screen
    self.sweep = sweep
    self.scale = scale
    self.work = work
    proof = RoundedProof(scale: scale)
    segments = try screen.segments(rounding: .pixels(scale: scale))
    solvers = TrialSolvers(screen, rounding: .pixels(scale: scale))
    do {
      layouter = try ConstraintLayouter(
        screen.system, rounding: .pixels(scale: scale), solver: .reduced)
    } catch {
      throw LayoutFailure(error)
    }
  }

  var rounding: Rounding { .pixels(scale: scale) }

  /// Proves all lengths of these ranges, which are in order.
  mutating func prove(in lengths: [ClosedRange<Double>]) throws(LayoutFailure) -> RoundedProof {
    guard Self.scales.contains(scale) else {
      proof.addGap(sweep.lengths, .scale(pixelsPerPoint: scale))
      return proof
    }
    work.begin("proving \(sweep.words.text) on pixels")
    for range in lengths {
      try layOutWholePixels(in: range)
      try followSteps(in: range)
    }
    let bound = proof.bound + ProofTolerance.pixel
    proof.joinGaps()
    proof.setRanges(ranges.filter { $0.largest.distance > bound })
    return proof
  }

  // MARK: Whole pixels

  /// The direct solver checks one of this many lengths of whole pixels.
  private static let directEvery = 256

  /// Lays out every length of whole pixels in a range with both engines, as apps use them.
  ///
  /// Leaves out the range's ends unless they are the sweep's: beyond them the layouts differ before
  /// rounding.
  private mutating func layOutWholePixels(
    in range: ClosedRange<Double>
  ) throws(LayoutFailure) {
    let first = Int((range.lowerBound * scale - ProofTolerance.pixel).rounded(.up))
    let last = Int((range.upperBound * scale + ProofTolerance.pixel).rounded(.down))
    guard first <= last else { return }
    for pixel in first...last {
      let length = Double(pixel) / scale
      let isEnd = { (end: Double) in abs(length - end) < 2 * ProofTolerance.breakpoint }
      if isEnd(range.lowerBound), range.lowerBound != sweep.lengths.lowerBound { continue }
      if isEnd(range.upperBound), range.upperBound != sweep.lengths.upperBound { continue }
      let asksDirect = (pixel - first).isMultiple(of: Self.directEvery)
      guard work.takes(asksDirect ? 3 : 2) else {
        return proof.addGap(length...range.upperBound, .workEnded(limit: work.limit))
      }
      work.note("\(proof.wholePixels) whole pixels up to \(length.withUnit)")
      try layOut(wholePixels: length, asksDirect: asksDirect)
    }
  }

  /// The layout of the reduced solver, which reuses its work for other lengths.
  mutating func constraints(at length: Double) throws(LayoutFailure) -> ConstraintLayout {
    do {
      return try layouter.layout(in: sweep.container(at: length))
    } catch {
      throw LayoutFailure(error)
    }
  }

  private mutating func layOut(
    wholePixels length: Double, asksDirect: Bool
  ) throws(LayoutFailure) {
    let container = sweep.container(at: length)
    let others = try constraints(at: length)
    guard others.conflicts.isEmpty else {
      return proof.addGap(length...length, .conflict)
    }
    let spec: Layout
    do {
      spec = try screen.layouts.spec(in: container, rounding: rounding)
    } catch {
      return proof.addGap(length...length, .noLayout(because: error))
    }
    let ambiguous = Set(screen.names.filter { others.isAmbiguous($0) })
    proof.addAmbiguous(ambiguous)
    let frames = NamedFrames(others.layout)
    if asksDirect {
      let direct = NamedFrames(
        try screen.layouts.constraints(in: container, rounding: rounding).layout)
      let names = screen.names.filter { !ambiguous.contains($0) }
      if direct.distance(to: frames, of: names) > ProofTolerance.pixel {
        return proof.addGap(length...length, .solversDiffer)
      }
    }
    proof.wholePixels += 1
    let distances = NamedFrames(spec).differences(
      from: frames, of: screen.names.filter { !ambiguous.contains($0) },
      beyond: ProofTolerance.pixel
    ).map {
      RoundedDistance(
        element: $0.element, edge: $0.edge, length: length, spec: $0.own, constraints: $0.other)
    }
    for distance in distances { proof.addAtPixels(distance) }
    guard let largest = distances.max(by: { $0.distance < $1.distance }) else { return }
    // The bound may still grow until the end: what is too much here is filtered then.
    if largest.distance > proof.bound + ProofTolerance.pixel {
      ranges.append(RoundedRange(lengths: length...length, largest: largest))
    }
  }
}

/// A range on which the constraints' edges are affine functions before rounding.
struct RoundedConstraints {
  let start: Double
  let end: Double
  let layout: AffineLayout
  /// The ambiguous elements.
  let ambiguous: Set<String>
}

extension RoundedProver {
  /// The most steps, more than a screen has; nothing is proven beyond them.
  private static let mostSteps = 1_000_000
  /// About how many layouts a segment of the constraints takes.
  private static let layoutsOfSegment = 8
  /// The shortest step, in points, where a decision changes at once.
  private static let shortest = ProofTolerance.breakpoint / 2

  /// Follows both layouts over all lengths between whole pixels.
  mutating func followSteps(in range: ClosedRange<Double>) throws(LayoutFailure) {
    var length = range.lowerBound
    while length < range.upperBound {
      let rest = range.upperBound - length
      guard work.takes(Self.layoutsOfSegment) else {
        return proof.addGap(length...range.upperBound, .workEnded(limit: work.limit))
      }
      work.note("\(proof.steps) steps between whole pixels up to \(length.withUnit)")
      let segment = try segments.segment(of: sweep, from: length, limit: rest)
      var end = length + max(segment.reach, Self.shortest)
      if range.upperBound - end < ProofTolerance.breakpoint { end = range.upperBound }
      try follow(segment, from: length, to: end)
      length = end
    }
  }

  /// Follows the spec's steps within one segment of the constraints.
  private mutating func follow(
    _ segment: ConstraintSegment, from start: Double, to end: Double
  ) throws(LayoutFailure) {
    guard end - start > 2 * ProofTolerance.breakpoint else { return }
    let layout: AffineLayout
    switch segment.outcome {
    case .layout(let affine): layout = affine
    case .conflict: return proof.addGap(start...end, .conflict)
    case .unknown(let obstacle):
      return proof.addGap(start...end, .unfollowedConstraints(obstacle: obstacle))
    }
    var ambiguous: Set<String> = []
    let margin = max(ProofTolerance.breakpoint, 1e-4 * (end - start))
    let distances = [0, 0.5, 1].map { fraction in
      min(max(margin, fraction * (end - start)), end - start - margin)
    }
    let layouts = try solvers.layouts(in: distances.map { sweep.container(at: start + $0) })
    for (distance, solved) in zip(distances, layouts) {
      let ambiguousHere = Set(screen.names.filter { solved.isAmbiguous($0) })
      ambiguous.formUnion(ambiguousHere)
      let fixed = screen.names.filter { !ambiguousHere.contains($0) }
      let error = NamedFrames(layout, after: distance).distance(
        to: NamedFrames(solved.rawLayout), of: fixed)
      if error > ProofTolerance.solver {
        return proof.addGap(start...end, .otherFrames(engine: .constraints))
      }
    }
    proof.addAmbiguous(ambiguous)
    followSpec(
      beside: RoundedConstraints(start: start, end: end, layout: layout, ambiguous: ambiguous))
  }

  private mutating func followSpec(beside constraints: RoundedConstraints) {
    let end = constraints.end
    var length = constraints.start
    while length < end {
      guard proof.steps < Self.mostSteps else {
        return proof.addGap(length...end, .steps(moreThan: Self.mostSteps))
      }
      guard work.takes(2) else { return proof.addGap(length...end, .workEnded(limit: work.limit)) }
      // This close to a step's end, either step's layout may apply.
      let start = length + Self.shortest
      guard start < end else { return }
      let (width, height) = sweep.lengths(from: start)
      let segment = screen.tree.roundedSegment(
        width: width, height: height, scale: scale, limit: end - start)
      length = start + max(segment.reach, Self.shortest)
      proof.steps += 1
      if segment.sharesWholePoints { proof.sharesWholePoints = true }
      switch segment.outcome {
      case .fault(let error):
        proof.addGap(start...min(length, end), .noLayout(because: LayoutFailure(error)))
      case .unknown(let obstacle):
        proof.addGap(start...min(length, end), .unfollowedSpec(obstacle: obstacle))
      case .layout(let layout):
        let step = RoundedStep(
          start: start - Self.shortest, end: min(length, end), frames: NamedFrames(layout),
          constraints: constraints, scale: scale)
        guard step.length > 2 * ProofTolerance.breakpoint else { continue }
        if let reason = objection(to: step, isUndecided: segment.isUndecided) {
          proof.addGap(step.start...step.end, reason)
        } else {
          judge(step)
        }
      }
    }
  }

  /// The reason why a step is not that of both engines; `nil` where it is, wherever they were asked.
  ///
  /// Where elements are ambiguous, only the direct solver counts, which was asked for the whole
  /// segment.
  private mutating func objection(to step: RoundedStep, isUndecided: Bool) -> UnprovenReason? {
    var fractions = trials
    if isUndecided {
      proof.undecidedSteps += 1
      fractions = (0..<8).map { (Double($0) + 0.37) / 8 }
    }
    for fraction in fractions {
      let length =
        step.inner.lowerBound + fraction * (step.inner.upperBound - step.inner.lowerBound)
      let layout: NamedFrames
      do {
        layout = NamedFrames(
          try screen.layouts.spec(in: sweep.container(at: length), rounding: rounding))
      } catch {
        return .noLayout(because: error)
      }
      guard layout.distance(to: step.frames, of: screen.names) <= ProofTolerance.pixel else {
        return isUndecided ? .pixelBoundary : .otherFrames(engine: .spec)
      }
      guard step.constraints.ambiguous.isEmpty else { continue }
      guard let solved = try? constraints(at: length),
        NamedFrames(step.constraints.layout, after: length - step.constraints.start)
          .distance(to: NamedFrames(solved.rawLayout), of: screen.names)
          <= ProofTolerance.solver
      else { return .otherFrames(engine: .constraints) }
    }
    return nil
  }

  private mutating func judge(_ step: RoundedStep) {
    proof.comparedSteps += 1
    for name in screen.names where !step.constraints.ambiguous.contains(name) {
      let edges = zip(step.frames.edges(of: name), step.constraints.layout.edges(of: name))
      for (edge, (place, moving)) in zip(Edge.allCases, edges) {
        let edge = RoundedStep.MovingEdge(element: name, edge: edge, spec: place, moving: moving)
        for distance in step.distances(of: edge) {
          proof.addBetween(distance)
          guard distance.distance > proof.bound + ProofTolerance.pixel else { continue }
          ranges.append(step.range(of: edge, beyond: proof.bound, largest: distance))
        }
      }
    }
  }
}
