public import Geometry

/// A constraint system that is laid out in one container after the other.
///
/// ```swift
/// var layouter = try ConstraintLayouter(system, rounding: .pixels(scale: 2))
/// for width in [320.0, 375, 414] {
///   print(try layouter.layout(in: Container(width: width)).layout.size)
/// }
/// ```
///
/// Each layout is the one that `ConstraintSystem.layout(in:rounding:solver:)` gives, whatever the
/// layouts before it. What does not depend on the container is done once: with the reduced solver,
/// which keeps the container's size as a symbol, that includes reducing.
public struct ConstraintLayouter: Sendable {
  var preparation: LayoutPreparation
  var reduced: ReducedPasses?

  /// The system, with all changes made through the layouter.
  public var system: ConstraintSystem { preparation.system }

  /// Prepares a system; later changes of it change nothing here, but those made through the layouter
  /// do.
  ///
  /// Throws where the scale or a measured size is out of range.
  public init(
    _ system: ConstraintSystem, rounding: Rounding, solver: ConstraintSolver = .usual
  ) throws(ConstraintError) {
    try self.init(system, rounding: rounding, solver: solver, remembers: true)
  }

  /// Prepares a system for one layout, or for several.
  init(
    _ system: ConstraintSystem, rounding: Rounding, solver: ConstraintSolver, remembers: Bool
  ) throws(ConstraintError) {
    preparation = try LayoutPreparation(system, rounding: rounding)
    reduced = solver == .reduced ? ReducedPasses(remembers: remembers) : nil
  }

  /// Lays the system out in a container.
  ///
  /// Throws where the container or a measured size is out of range, and where the solver gives up.
  public mutating func layout(in container: Container) throws(ConstraintError) -> ConstraintLayout {
    let passes = try LayoutPasses(of: preparation, in: container, reduced: &reduced)
    preparation.measuring.contents.countAnew()
    return preparation.system.layout(
      of: passes, views: preparation.views, rounding: preparation.rounding)
  }
}
