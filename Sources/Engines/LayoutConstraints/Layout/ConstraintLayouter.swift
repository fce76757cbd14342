public import Geometry

/// A constraint system that is laid out in several containers, one after the other.
///
/// ```swift
/// var layouter = try ConstraintLayouter(system, rounding: .pixels(scale: 2))
/// for width in [320.0, 375, 414] {
///   print(try layouter.layout(in: Container(width: width)).layout.size)
/// }
/// ```
///
/// Each layout equals that of `ConstraintSystem.layout(in:rounding:solver:)`, whatever the layouts
/// before it. Everything that does not depend on the container is done once. With the reduced
/// solver, which treats the container's size as a symbol, that includes reducing.
public struct ConstraintLayouter: Sendable {
  private var preparation: LayoutPreparation
  private var reduced: ReducedSolverCache?

  /// Prepares the layouts of a system.
  ///
  /// Throws if the scale or a measured size is out of range.
  public init(
    _ system: ConstraintSystem, rounding: Rounding, solver: ConstraintSolver = .usual
  ) throws(ConstraintError) {
    preparation = try LayoutPreparation(system, rounding: rounding)
    reduced = solver == .reduced ? ReducedSolverCache(cachesSolutions: true) : nil
  }

  /// Lays the system out in a container.
  ///
  /// Throws if the container or a measured size is out of range, or if the solver gives up.
  public mutating func layout(in container: Container) throws(ConstraintError) -> ConstraintLayout {
    var measuring = preparation.measuring
    let passes = try ConstraintPasses(&measuring, in: container, reduced: &reduced)
    preparation.measuring.contents.countAnew()
    return preparation.layout(of: passes)
  }
}
