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
  /// The system as it was before `edits`.
  var preparation: LayoutPreparation
  var reduced: ReducedPasses?
  private var edits = PendingEdits()
  /// The last layout, if another one may follow from it and none has followed yet.
  private var last: ConstraintLayout?
  /// The last layout, once one has followed from another.
  private var editable: EditableLayout?

  /// The system, including all changes made through the layouter.
  ///
  /// Linear in the size of the system after `setConstant` and `setContent`.
  public var system: ConstraintSystem {
    edits.all.isEmpty ? preparation.system : preparation.system.after(edits.all.edits)
  }

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
  /// After `setConstant` and `setContent` in the same container, only what depends on these is
  /// computed again, unless a condition is met, kept or missed in another way than before. That
  /// takes time for what changes, whatever the size of the system, if nobody has the last layout any
  /// more; else its arrays are copied first. Throws if the container or a measured size is out of
  /// range, or if the solver gives up.
  public mutating func layout(in container: Container) throws(ConstraintError) -> ConstraintLayout {
    if let layout = editedLayout(in: container) { return layout }
    settle()
    var measuring = preparation.measuring
    let passes = try LayoutPasses(&measuring, in: container, reduced: &reduced)
    preparation.measuring.contents.countAnew()
    let layout = preparation.system.layout(
      of: passes, views: preparation.views, rounding: preparation.rounding)
    if reduced != nil { last = layout }
    return layout
  }

  /// The layout that follows from the last one; `nil` if the solver is needed.
  ///
  /// Changes arrays in place, unless the caller still has the last layout.
  private mutating func editedLayout(in container: Container) -> ConstraintLayout? {
    guard (editable?.container ?? last?.finalProgram.container) == container else { return nil }
    if edits.new.isEmpty { return editable?.layout }
    if edits.areMany(for: preparation.system) {
      takeEdits()
      editable?.tree = preparation.tree
    }
    if let last = last.take() { editable = EditableLayout(last, preparation) }
    guard let layout = editable?.layout(after: edits, preparation.measuring.contents) else {
      return nil
    }
    preparation.measuring.contents.countAnew()
    edits.forgetNew()
    return layout
  }

  /// Puts the edits into the system.
  private mutating func takeEdits() {
    if edits.all.isEmpty { return }
    preparation.change(to: system)
    edits.forgetAll()
  }

  /// Puts the edits into the system, and into what was reduced; no layout follows from the last.
  private mutating func settle() {
    last = nil
    editable = nil
    takeEdits()
    for item in edits.items.sorted() {
      reduced?.setContent(ofItem: item, preparation.measuring.contents)
    }
    reduced?.setConstants(ofConstraints: edits.constraints.sorted(), preparation)
    edits = PendingEdits()
  }
}

/// Changes to the system between two layouts.
///
/// Each layout equals that of the changed system alone. Each change describes what it keeps. Apart
/// from measuring, no work is done before the next layout.
extension ConstraintLayouter {
  /// Replaces the constant of a constraint, in points.
  ///
  /// If every condition is then met, kept or missed as before, only values that depend on the
  /// constant are computed again. Otherwise all measurements are kept, and so is the reduced system
  /// if the constant is only in right sides of rows. That is so for optional constraints, for
  /// inequalities, and for equations that fix a value without any other condition. Only the
  /// component of the constraint is then solved again. An equation that simplified others is part
  /// of the reduced system; then the system is reduced again, from rows that are kept.
  ///
  /// Constant time. Throws and changes nothing if there is no such constraint or the constant is out
  /// of range.
  public mutating func setConstant(
    _ constant: Double, ofConstraint index: Int
  ) throws(ConstraintError) {
    try preparation.system.checkConstant(constant, ofConstraint: index)
    edits.append(.constant(constant, constraint: index))
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
    reduced?.reduceAgain()
    settle()
    preparation.change(to: system)
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
    reduced?.reduceAgain()
    settle()
    preparation.change(to: system)
    preparation.findGuides()
  }

  /// Adds a constraint and returns its index.
  ///
  /// Measurements are kept; the system is reduced again. Throws and changes nothing if
  /// `ConstraintSystem.add(_:)` throws.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(ConstraintError) -> Int {
    var system = system
    let index = try system.add(constraint)
    reduced?.reduceAgain()
    settle()
    preparation.change(to: system)
    preparation.findGuides()
    return index
  }

  /// Replaces the content of an item.
  ///
  /// Only this content is measured, once without limits and then in its width. If it does not wrap,
  /// what depends on its size follows as after `setConstant`. The reduced system is kept in any
  /// case, and only the components that depend on the content's size are solved again, under three
  /// conditions:
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
    try preparation.system.checkContent(content, ofItem: index)
    let isKept = try preparation.measuring.contents.replace(content, of: index)
    edits.append(.content(content, item: index))
    if isKept { return }
    reduced?.forgetContents()
    settle()
  }
}
