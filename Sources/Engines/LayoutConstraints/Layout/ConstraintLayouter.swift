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
  var preparation: LayoutPreparation
  var reduced: ReducedPasses?

  /// The system, including all changes made through the layouter.
  public var system: ConstraintSystem { preparation.system }

  /// Prepares a copy of a system; only changes made through the layouter affect it afterwards.
  ///
  /// Throws if the scale or a measured size is out of range.
  public init(
    _ system: ConstraintSystem, rounding: Rounding, solver: ConstraintSolver = .usual
  ) throws(ConstraintError) {
    preparation = try LayoutPreparation(system, rounding: rounding)
    reduced = solver == .reduced ? ReducedPasses(remembers: true) : nil
  }

  /// Lays the system out in a container.
  ///
  /// Throws if the container or a measured size is out of range, or if the solver gives up.
  public mutating func layout(in container: Container) throws(ConstraintError) -> ConstraintLayout {
    let passes = try LayoutPasses(of: preparation, in: container, reduced: &reduced)
    preparation.measuring.contents.countAnew()
    return preparation.system.layout(
      of: passes, views: preparation.views, rounding: preparation.rounding)
  }
}

/// Changes to the system between two layouts.
///
/// Each layout equals that of the changed system alone. Each change describes what it keeps. Apart
/// from measuring, no work is done before the next layout.
extension ConstraintLayouter {
  /// Replaces the constant of a constraint, in points.
  ///
  /// All measurements and the reduced system are kept if the constant is only in right sides of
  /// rows. That is so for optional constraints, for inequalities, and for equations that fix a
  /// value without any other condition. Only the component of the constraint is then solved again.
  /// An equation that simplified others is part of the reduced system; then the system is reduced
  /// again, from rows that are kept.
  ///
  /// Throws and changes nothing if there is no such constraint or the constant is out of range.
  public mutating func setConstant(
    _ constant: Double, ofConstraint index: Int
  ) throws(ConstraintError) {
    var system = system
    try system.setConstant(constant, ofConstraint: index)
    preparation.change(to: system)
    reduced?.setConstant(ofConstraint: index, preparation)
  }

  /// Replaces the priority of an optional constraint by another one below 1000.
  ///
  /// Measurements are kept; the system is reduced again. Throws and changes nothing if
  /// `ConstraintSystem.setPriority(_:ofConstraint:)` throws.
  public mutating func setPriority(
    _ priority: Double, ofConstraint index: Int
  ) throws(ConstraintError) {
    var system = system
    try system.setPriority(priority, ofConstraint: index)
    preparation.change(to: system)
    reduced?.reduceAgain()
  }

  /// Activates or deactivates a constraint.
  ///
  /// Measurements are kept; the system is reduced again if the constraint's state changes. Throws
  /// if there is no such constraint.
  public mutating func setActive(
    _ isActive: Bool, ofConstraint index: Int
  ) throws(ConstraintError) {
    var system = system
    try system.setActive(isActive, ofConstraint: index)
    if isActive == preparation.system.constraints[index].isActive { return }
    preparation.change(to: system)
    preparation.findGuides()
    reduced?.reduceAgain()
  }

  /// Adds a constraint and returns its index.
  ///
  /// Measurements are kept; the system is reduced again. Throws and changes nothing if
  /// `ConstraintSystem.add(_:)` throws.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(ConstraintError) -> Int {
    var system = system
    let index = try system.add(constraint)
    preparation.change(to: system)
    preparation.findGuides()
    reduced?.reduceAgain()
    return index
  }

  /// Replaces the content of an item.
  ///
  /// Only this content is measured, once without limits and then in its width. The reduced system
  /// is kept, and only the components that depend on the content's size are solved again, under
  /// three conditions:
  /// - The item had content before.
  /// - The old and the new content both wrap, or neither does.
  /// - No constraint refers to baselines, margins or safe areas, which make sizes of contents part
  ///   of other rows.
  ///
  /// Otherwise the system is reduced again. Throws and changes nothing if there is no such item or
  /// a size is out of range.
  public mutating func setContent(
    _ content: Content, ofItem index: Int
  ) throws(ConstraintError) {
    var system = system
    try system.updateItem(index) { $0.content = content }
    let isKept = try preparation.measuring.contents.replace(content, of: index)
    preparation.change(to: system)
    let contents = preparation.measuring.contents
    if isKept {
      reduced?.setContent(ofItem: index, contents)
    } else {
      reduced?.forgetContents()
    }
  }
}

/// The two ways to solve a constraint system, with the same result.
public enum ConstraintSolver: String, Sendable, CaseIterable {
  /// Solves the whole system as one linear program: the plain way, and the reference.
  case direct
  /// Eliminates everything that algebra can, and solves only blocks of several rows as linear
  /// programs.
  ///
  /// Conflicts and ambiguities are found and resolved in the component that they are in. What it
  /// cannot prove it leaves to `direct`.
  case reduced

  /// The default.
  ///
  /// Tests compare its layouts, findings and explanations with those of `direct`.
  public static let usual = ConstraintSolver.reduced
}
