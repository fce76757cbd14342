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

  /// Throws if the scale or a measured size is out of range.
  package init(_ system: ConstraintSystem, rounding: Rounding = .exact) throws(ConstraintError) {
    preparation = try LayoutPreparation(system, rounding: rounding)
  }

  /// The first segment in a container: see `ConstraintSystem.segment(in:limit:rounding:)`.
  ///
  /// The container may be any, but work is only saved where the layouts before it resemble its own.
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
