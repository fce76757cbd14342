import Comparison
import Geometry
import LayoutConstraints
import LayoutSpecs

/// The elements that the constraints leave open in a step.
struct Openness {
  /// Those for which the spec's frames are as good as the chosen ones.
  var admitted: [String] = []
  /// Those for which they are not.
  var refused: [String] = []
}

extension SweepProver {
  /// The elements that the constraints leave open, and whether they find the spec's frames as good as
  /// the chosen ones at all lengths of the step, which ends where they cease or begin to.
  ///
  /// What they find as good is convex over all lengths together. So the lengths where the spec's
  /// frames are among it, which change in step, are one interval.
  ///
  /// The spec's frames may be as far from those allowed as counts as equal anywhere.
  func openness(
    _ spec: SpecPiece, _ constraints: ConstraintSegment, from start: Double, _ length: inout Double
  ) throws(LayoutFailure) -> Openness {
    guard let optima = constraints.optima, case .layout(let layout) = spec.outcome else {
      return Openness()
    }
    // What is open anywhere in the step is open in its middle: ranges are convex as well.
    let middle = try screen.layouts.constraints(
      in: sweep.container(at: start + length / 2), rounding: .exact)
    let open = screen.names.filter { middle.isAmbiguous($0) }
    guard !open.isEmpty else { return Openness() }
    let ends: ClosedRange<Double>?
    do {
      ends = try optima.distances(
        admitting: layout.frames(of: open), upTo: length, within: Tolerance.equal)
    } catch {
      throw LayoutFailure(error)
    }
    guard let ends, ends.upperBound > Self.resolution else {
      return Openness(refused: open)
    }
    guard ends.lowerBound < Self.resolution else {
      length = ends.lowerBound
      return Openness(refused: open)
    }
    if length - ends.upperBound > Self.resolution { length = ends.upperBound }
    return Openness(admitted: open)
  }
}
