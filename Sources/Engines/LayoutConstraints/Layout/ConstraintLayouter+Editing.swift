public import Geometry

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
  /// before. Throws where there is no such constraint.
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

  /// Adds a constraint and answers its index.
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
  /// kept, and only the components that its size has a say in are solved again, where it had content
  /// before, where the old and the new one wrap or both do not, and where no constraint speaks of
  /// baselines, margins or safe areas: these turn sizes of contents into parts of other rows, and
  /// then the system is reduced again.
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
