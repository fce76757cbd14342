import Geometry

/// The lengths of contents along the axis of a stack view, for proportions.
///
/// A stack view inside has no content of its own, and `UIStackView` does not say how it counts.
/// Frames in Interface Builder documents say that it counts with its own views, and with lengths
/// that an author requires of these: two rows of a text of 29.5 pt, a gap of 2 and a column that is
/// required to be 150 wide share 335 pt as 168 and 167, which are 181.5 / 373 of 345 and the rest.
struct ContentLengths {
  /// The stack views by their items.
  let stacks: [Int: StackView]
  private let axis: Axis
  private let system: ConstraintSystem
  /// The lengths that authors require, by items.
  private let required: [Int: Double]

  /// Takes stack views that are added later too; these need not be valid.
  ///
  /// Linear in the number of constraints and stack views.
  init(along axis: Axis, in system: ConstraintSystem, beside later: [StackView]) {
    self.axis = axis
    self.system = system
    var stacks: [Int: StackView] = [:]
    for stack in system.stackViews + later { stacks[stack.item] = stack }
    self.stacks = stacks
    var required: [Int: Double] = [:]
    let size = Constraint.Attribute.size(along: axis)
    for constraint in system.constraints
    where constraint.isActive && constraint.source == .author && constraint.relation == .equal
      && constraint.priority == Priority.required && constraint.second == nil
      && constraint.first == Constraint.Anchor(item: constraint.first.item, attribute: size)
    {
      required[constraint.first.item] = max(0, constraint.constant)
    }
    self.required = required
  }

  /// The length of each view's content, measured without limits; 0 without content.
  ///
  /// That of a stack view is the length that an author requires of it, or else that of its own
  /// visible views: along its axis their sum and gaps, across it the longest; margins are added.
  /// Each of these views counts with the length that an author requires, or else with its content.
  /// A stack view more than `mostLevels` levels further inside counts as nothing.
  func lengths(of views: [Int]) throws(ConstraintError) -> [Double] {
    try lengths(of: views, levels: Self.mostLevels)
  }

  /// The number of levels of stack views inside each other that are counted.
  ///
  /// Ours: far more than screens have. It bounds the work for many such levels, and for a stack view
  /// inside itself, which is an error that is found when it is added.
  private static let mostLevels = 16

  private func lengths(
    of views: [Int], levels: Int
  ) throws(ConstraintError) -> [Double] {
    let items = views.map { system.items[$0] }
    var lengths = try ContentSizes(of: items, rounding: .exact).sizes.map { size in
      guard let size else { return 0.0 }
      return axis == .horizontal ? size.width : size.height
    }
    for (place, view) in views.enumerated() {
      guard levels > 0, let inner = stacks[view] else { continue }
      if let length = required[view] {
        lengths[place] = length
        continue
      }
      lengths[place] = try length(of: inner, levels: levels - 1)
    }
    return lengths
  }

  private func length(of inner: StackView, levels: Int) throws(ConstraintError) -> Double {
    let shown = inner.arranged.filter {
      system.items.indices.contains($0) && !system.items[$0].isHidden
    }
    let contents = try lengths(of: shown, levels: levels)
    let parts = zip(shown, contents).map { required[$0] ?? $1 }
    let longest = parts.max() ?? 0
    var length = longest
    if inner.axis == axis {
      length =
        inner.distribution == .fillEqually
        ? longest * Double(shown.count) : parts.reduce(0, +)
      length += shown.dropLast().reduce(0) { $0 + inner.spacing(after: $1) }
    }
    return max(0, length + margins(of: inner))
  }

  /// The margins around a stack view's content, in points.
  private func margins(of inner: StackView) -> Double {
    guard inner.isLayoutMarginsRelativeArrangement else { return 0 }
    let margins = system.items[inner.item].layoutMargins
    return axis == .horizontal
      ? margins.leading + margins.trailing : margins.top + margins.bottom
  }
}
