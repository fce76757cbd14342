import Comparison
import Geometry
import LayoutConstraints
import LayoutSpecs

extension SweepProver {
  /// The elements that the constraints leave open, where they find the spec's frames as good as the
  /// chosen ones at all lengths of the step, which ends where they cease or begin to.
  ///
  /// What they find as good is convex over all lengths together. So the lengths where the spec's
  /// frames are among it, which change in step, are one interval.
  func admitted(
    _ spec: SpecPiece, _ constraints: ConstraintPiece, from start: Double, _ length: inout Double
  ) throws(LayoutFailure) -> [String] {
    guard let optima = constraints.optima, case .layout(let layout) = spec.outcome else {
      return []
    }
    // What is open anywhere in the step is open in its middle: ranges are convex as well.
    let middle = try screen.layouts.constraints(
      in: sweep.container(at: start + length / 2), rounding: .exact)
    let open = screen.names.filter { middle.isAmbiguous($0) }
    guard !open.isEmpty else { return [] }
    let ends: ClosedRange<Double>?
    do {
      ends = try optima.distances(
        admitting: layout.frames(of: open), upTo: length, within: PieceJudge.solverPrecision)
    } catch {
      throw LayoutFailure(error)
    }
    guard let ends, ends.upperBound > Self.resolution else { return [] }
    guard ends.lowerBound < Self.resolution else {
      length = ends.lowerBound
      return []
    }
    if length - ends.upperBound > Self.resolution { length = ends.upperBound }
    return open
  }
}
