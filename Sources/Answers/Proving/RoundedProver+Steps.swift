import AffineGeometry
import Comparison
import Geometry
import LayoutConstraints
import LayoutSpecs

/// A stretch on which the constraints' edges are affine functions, before they are put on pixels.
struct RoundedConstraints {
  let start: Double
  let end: Double
  let layout: AffineLayout
  /// The elements that are left open.
  let open: Set<String>
}

extension RoundedProver {
  /// More steps than a screen has; beyond it nothing is proven.
  private static let mostSteps = 1_000_000
  /// The least that anything goes on by, where decisions change at once.
  private static let shortest = SweepProver.resolution / 2

  /// Follows all lengths between whole pixels.
  mutating func followSteps(in range: ClosedRange<Double>) throws(LayoutFailure) {
    var length = range.lowerBound
    while length < range.upperBound {
      let rest = range.upperBound - length
      let piece = try screen.constraints(
        of: sweep, from: length, limit: rest, rounding: rounding)
      var end = length + max(piece.reach, Self.shortest)
      if range.upperBound - end < SweepProver.resolution { end = range.upperBound }
      try follow(piece, from: length, to: end)
      length = end
    }
  }

  /// Follows the spec's steps in a piece of the constraints.
  private mutating func follow(
    _ piece: ConstraintSegment, from start: Double, to end: Double
  ) throws(LayoutFailure) {
    guard end - start > 2 * SweepProver.resolution else { return }
    let layout: AffineLayout
    switch piece.outcome {
    case .layout(let affine): layout = affine
    case .conflict: return proof.addGap(start...end, "the constraints conflict")
    case .unknown(let reason): return proof.addGap(start...end, reason)
    }
    var open: Set<String> = []
    for part in [0.0, 0.5, 1] {
      let margin = max(SweepProver.resolution, 1e-4 * (end - start))
      let distance = min(max(margin, part * (end - start)), end - start - margin)
      let container = sweep.container(at: start + distance)
      let solved = try screen.layouts.constraints(in: container, rounding: rounding)
      let openHere = Set(screen.names.filter { solved.isAmbiguous($0) })
      open.formUnion(openHere)
      let fixed = screen.names.filter { !openHere.contains($0) }
      let apart = NamedFrames(layout, after: distance).distance(
        to: NamedFrames(solved.rawLayout), of: fixed)
      if apart > PieceJudge.solverPrecision {
        return proof.addGap(start...end, "the solver gives other frames than were followed")
      }
    }
    proof.openElements.formUnion(open)
    followSpec(
      beside: RoundedConstraints(start: start, end: end, layout: layout, open: open))
  }

  private mutating func followSpec(beside constraints: RoundedConstraints) {
    let end = constraints.end
    var length = constraints.start
    while length < end {
      guard proof.steps < Self.mostSteps else {
        let reason = "there are more than \(Self.mostSteps) steps up to here"
        return proof.addGap(length...end, reason)
      }
      // What lies within rounding of a step's end may be either step.
      let start = length + Self.shortest
      guard start < end else { return }
      let (width, height) = sweep.lengths(from: start, slope: 1)
      let piece = screen.tree.roundedPiece(
        width: width, height: height, scale: scale, limit: end - start)
      length = start + max(piece.reach, Self.shortest)
      proof.steps += 1
      if piece.sharesWholePoints { proof.sharesWholePoints = true }
      switch piece.outcome {
      case .unknown(let reason): proof.addGap(start...min(length, end), reason)
      case .layout(let layout):
        let step = RoundedStep(
          start: start - Self.shortest, end: min(length, end), frames: NamedFrames(layout),
          constraints: constraints, scale: scale)
        guard step.length > 2 * SweepProver.resolution else { continue }
        if let reason = objection(to: step, isUndecided: piece.isUndecided) {
          proof.addGap(step.start...step.end, reason)
        } else {
          judge(step)
        }
      }
    }
  }

  /// Why a step is not that of both engines; `nil` where it is, wherever they were asked.
  ///
  /// Where the constraints leave anything open, only the direct solver answers, which was asked for
  /// all of their piece.
  private mutating func objection(to step: RoundedStep, isUndecided: Bool) -> String? {
    var parts = trials
    if isUndecided {
      proof.undecidedSteps += 1
      parts = (0..<8).map { (Double($0) + 0.37) / 8 }
    }
    for part in parts {
      let length = step.inner.lowerBound + part * (step.inner.upperBound - step.inner.lowerBound)
      let layout: NamedFrames
      do {
        layout = NamedFrames(
          try screen.layouts.spec(in: sweep.container(at: length), rounding: rounding))
      } catch {
        return error.description
      }
      guard layout.distance(to: step.frames, of: screen.names) <= Self.noise else {
        return isUndecided
          ? "a length is on the border of a pixel but for the rounding of numbers"
          : "the spec engine gives other frames than were followed"
      }
      guard step.constraints.open.isEmpty else { continue }
      guard let solved = try? constraints(at: length),
        NamedFrames(step.constraints.layout, after: length - step.constraints.start)
          .distance(to: NamedFrames(solved.rawLayout), of: screen.names)
          <= PieceJudge.solverPrecision
      else { return "the solver gives other frames than were followed" }
    }
    return nil
  }

  private mutating func judge(_ step: RoundedStep) {
    proof.comparedSteps += 1
    for name in screen.names where !step.constraints.open.contains(name) {
      let edges = zip(step.frames.edges(of: name), step.constraints.layout.edges(of: name))
      for (edge, (place, moving)) in zip(Edge.inOrder, edges) {
        let edge = RoundedStep.MovingEdge(element: name, edge: edge, spec: place, moving: moving)
        for distance in step.distances(of: edge) {
          proof.addBetween(distance)
          guard distance.distance > proof.bound + Self.noise else { continue }
          stretches.append(step.stretch(of: edge, beyond: proof.bound, largest: distance))
        }
      }
    }
  }
}
