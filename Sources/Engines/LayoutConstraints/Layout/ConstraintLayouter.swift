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
  /// Throws if the scale or a measured size is out of range.
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
/// Each layout is again the one that the changed system gets alone. What is kept is said at each
/// change; nothing at all is done before the next layout, but for measuring.
extension ConstraintLayouter {
  /// Replaces the constant of a constraint, in points.
  ///
  /// All that was measured and reduced is kept where the constant stands only in right sides: in
  /// constraints that are optional or inequalities, and in equations that give a value to what
  /// nothing else is said of. Only the component that the constraint has a say in is then solved
  /// again. An equation by which others were simplified is part of what was reduced: then the system
  /// is reduced again, from rows that are kept.
  ///
  /// Throws, and changes nothing, where there is no such constraint and where the constant is out of
  /// range.
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
  /// What was measured is kept; the system is reduced again. Throws, and changes nothing, where
  /// `ConstraintSystem.setPriority(_:ofConstraint:)` does.
  public mutating func setPriority(
    _ priority: Double, ofConstraint index: Int
  ) throws(ConstraintError) {
    var system = system
    try system.setPriority(priority, ofConstraint: index)
    preparation.change(to: system)
    reduced?.reduceAgain()
  }

  /// Lets a constraint take part in layout, or not.
  ///
  /// What was measured is kept; the system is reduced again, unless the constraint was as active
  /// before. Throws if there is no such constraint.
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
  /// What was measured is kept; the system is reduced again. Throws, and changes nothing, where
  /// `ConstraintSystem.add(_:)` does.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(ConstraintError) -> Int {
    var system = system
    let index = try system.add(constraint)
    preparation.change(to: system)
    preparation.findGuides()
    reduced?.reduceAgain()
    return index
  }

  /// Replaces what an item has inside.
  ///
  /// Only this content is measured, once without limits and then in its width. What was reduced is
  /// kept, and only the components that its size has a say in are solved again, where it had
  /// content before, where the old and the new one wrap or both do not, and where no constraint
  /// refers to baselines, margins or safe areas: these turn sizes of contents into parts of other
  /// rows, and then the system is reduced again.
  ///
  /// Throws, and changes nothing, where there is no such item, and where a size is out of range.
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

/// The two ways to solve a constraint system, which give one answer.
public enum ConstraintSolver: String, Sendable, CaseIterable {
  /// The whole system is one linear program: the plain way, and the reference.
  case direct
  /// What algebra can eliminate is eliminated first, and only what is left in one piece with several
  /// rows is a linear program.
  ///
  /// It answers only where it has proven that no other layout is as good. Everything else, such as
  /// conflicts and ambiguities, it leaves to `direct`.
  case reduced

  /// What is taken where nobody chooses.
  ///
  /// Layouts, findings and explanations are those of `direct`, which tests hold it to.
  public static let usual = ConstraintSolver.reduced
}
