import Geometry

extension ConstraintSystem {
  /// Adds the guides and constraints of a stack view, moves its views into it, and returns the
  /// indices of the constraints.
  ///
  /// The arranged views become children of the stack, whatever their parent was. The constraints
  /// are those of `UIStackView`, with its identifiers and priorities, and have the source
  /// `Constraint.Source.stackView`. The guides are children of the stack: `row.gap1`, `row.gap2`
  /// (the gaps that a distribution makes equal) and `row.spanner` (the extent of the views across
  /// the axis).
  ///
  /// Views that are hidden now (`ConstraintItem.isHidden`) have the length 0. They keep their place
  /// in the order, but have no gap of their own: half the spacing of the surrounding gap is before
  /// them. A hidden view keeps a length that it must have, but pushes no other view, as frames in
  /// Interface Builder documents show: at the start of a row it ends where the first visible view
  /// starts. For proportions, content is measured now, without limits: text
  /// counts as one line, and sizes are not rounded. A stack view inside counts with the lengths of
  /// its own views, if it was added before or is one of `others`: stack views by their items that
  /// are added after this one, of which nothing else is used or checked.
  ///
  /// Ours, where tables of `UIStackView`'s constraints are silent:
  /// - A stack without a visible view has the size 0 at priority 49, but is never smaller than its
  ///   margins.
  /// - A gap beside hidden views is the spacing after the last visible view before it.
  ///
  /// Throws and adds nothing if an index or a number is out of range, if a view would be its own
  /// ancestor, if content cannot be measured, and for every `StackViewError`. Linear in the number
  /// of its views, those inside of them up to 16 levels for proportions, and constraints that were
  /// added since the last proportion; besides, in the depth of the stack view.
  @discardableResult
  public mutating func add(
    _ stack: StackView, among others: [Int: StackView] = [:]
  ) throws(ConstraintError) -> Range<Int> {
    try check(stack)
    let start = constraints.count
    try addStack(stack) { (system: inout ConstraintSystem) throws(ConstraintError) in
      // Moved there and back: a copy of a large system takes long.
      var lowering = StackViewLowering(stack, among: others, in: system)
      swap(&lowering.system, &system)
      defer { swap(&lowering.system, &system) }
      try lowering.lower()
    }
    return start..<constraints.count
  }

  private func check(_ stack: StackView) throws(ConstraintError) {
    for index in [stack.item] + stack.arranged {
      guard items.indices.contains(index) else { throw .unknownItem(index: index) }
      guard items[index].isView else {
        throw .invalidStackView(.guideInsteadOfView(guide: items[index].name))
      }
    }
    let name = items[stack.item].name
    guard case .none = items[stack.item].content else {
      throw .invalidStackView(.stackWithContent(stack: name))
    }
    guard !isStackView(stack.item) else {
      throw .invalidStackView(.stackTwice(stack: name))
    }
    if stack.axis == .vertical && stack.alignment.isBaseline {
      throw .invalidStackView(.baselineAlignmentInColumn(stack: name))
    }
    try checkArranged(stack)
    try checkSpacing(stack)
  }

  private func checkArranged(_ stack: StackView) throws(ConstraintError) {
    var seen: Set<Int> = []
    for item in stack.arranged {
      let owner = seen.insert(item).inserted ? stacks.owner(of: item) : stack.item
      guard let other = owner else { continue }
      throw .invalidStackView(
        .arrangedTwice(
          view: items[item].name, stack: items[stack.item].name, other: items[other].name))
    }
  }

  private func checkSpacing(_ stack: StackView) throws(ConstraintError) {
    let spacings = [stack.spacing] + stack.customSpacing.values.map { $0.points }
    for spacing in spacings where !(spacing.magnitude <= Constraint.largestLength) {
      throw .constantOutOfRange(spacing)
    }
    let name = items[stack.item].name
    for (item, spacing) in stack.customSpacing.sorted(by: { $0.key < $1.key }) {
      guard stack.arranged.contains(item) else {
        guard items.indices.contains(item) else { throw .unknownItem(index: item) }
        throw .invalidStackView(.spacingAfterOther(view: items[item].name, stack: name))
      }
      if spacing == .system && stack.axis == .vertical && stack.isBaselineRelativeArrangement {
        throw .invalidStackView(.systemSpacingBetweenBaselines(stack: name))
      }
    }
  }
}
