import Geometry

/// The constraints of `fillProportionally`.
extension StackViewLowering {
  /// Adds that each visible view has its share of the stack's length, the first most strongly.
  ///
  /// Ours: a share below a thousandth counts as none, since a multiplier is never that small, and
  /// where negative gaps leave less than a thousandth of a view's length there is no proportion:
  /// then all are equally long, as where no view has a length at all.
  mutating func addProportions() throws(ConstraintError) {
    let lengths = try intrinsicLengths()
    let contents = lengths.reduce(0, +)
    let gaps = Double(visible.count - 1) * stack.spacing
    let total = stack.correctsProportions ? contents : contents + gaps
    let longest = lengths.max() ?? 0
    let smallestShare = Constraint.multiplierMagnitudes.lowerBound
    guard longest > 0, total >= longest * smallestShare else { return try addEqualLengths() }
    for (place, item) in visible.enumerated() {
      let priority = visible.count == 1 ? loneViewPriority : StackViewPriority.proportion(at: place)
      let share = lengths[place] / total
      guard share >= smallestShare else {
        try addNoSize(.fillProportionally, item, along: stack.axis, priority: priority)
        continue
      }
      try add(
        .fillProportionally, .init(item: item, attribute: .size(along: stack.axis)), .equal,
        whole, multiplier: share, constant: stack.correctsProportions ? -share * allGaps : 0,
        priority: priority)
    }
  }

  /// The length that shares are shares of.
  private var whole: Constraint.Anchor {
    let size = Constraint.Attribute.size(along: stack.axis)
    return stack.correctsProportions ? canvas(size) : .init(item: stack.item, attribute: size)
  }

  /// The gaps between visible views, added up, in points.
  private var allGaps: Double {
    visible.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
  }

  /// A lone view is as long as the stack, which must hold but where that would contradict margins.
  private var loneViewPriority: Double {
    let isWhole = stack.correctsProportions || !stack.isLayoutMarginsRelativeArrangement
    return isWhole ? Priority.required : StackViewPriority.proportion(at: 0)
  }

  /// How long the content of each visible view is in unlimited room; 0 without content.
  private func intrinsicLengths() throws(ConstraintError) -> [Double] {
    let items = visible.map { system.items[$0] }
    return try ContentSizes(of: items, rounding: .exact).sizes.map { size in
      guard let size else { return 0 }
      return stack.axis == .horizontal ? size.width : size.height
    }
  }
}
