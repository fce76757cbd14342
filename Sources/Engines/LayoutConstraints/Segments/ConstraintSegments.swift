import AffineGeometry
package import Geometry
import LinearProgramming

/// The segments of one system, found one after the other.
///
/// The preparation of the system is made once. The optimum of each pass is kept for the next segment,
/// and so is the reduced system, which finds conflicts within their components.
package struct ConstraintSegments {
  private let preparation: LayoutPreparation
  private var optima = OptimumCache()
  private var reduced: ReducedSolverCache? = ReducedSolverCache(cachesSolutions: true)

  /// With `rounding`, contents are rounded up to pixels, and the frames are those before pixel
  /// rounding; `Layout.pixel(nearestTo:scale:)` rounds each edge.
  ///
  /// Throws if the scale or a measured size is out of range.
  package init(_ system: ConstraintSystem, rounding: Rounding = .exact) throws(ConstraintError) {
    preparation = try LayoutPreparation(system, rounding: rounding)
  }

  /// The first segment of a layout in a container whose lengths are affine functions of a parameter
  /// `s ≥ 0`, up to `limit`.
  ///
  /// The layout just after `s = 0` is valid up to the segment's reach; at 0 itself another basis
  /// may be optimal. Takes a few times as long as a layout by the direct solver, and less where the
  /// layouts before it resemble its own. Throws what `layout` throws.
  package mutating func segment(
    in container: MovingContainer, limit: Double
  ) throws(ConstraintError) -> ConstraintSegment {
    try container.after(0).check()
    optima.begin()
    var search = SegmentSearch(
      MovingSystem(preparation, in: container), limit: limit, optima: optima.taken(),
      reduced: reduced.take())
    defer { (optima, reduced) = (search.optima, search.reduced) }
    return try search.segment()
  }
}
