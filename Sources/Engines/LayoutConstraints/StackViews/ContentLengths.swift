import Geometry

/// The lengths of contents along the axis of a stack view, for proportions.
///
/// A stack view inside has no content of its own, and `UIStackView` does not say how it counts.
/// Frames in Interface Builder documents say that it counts with its own views, and with lengths
/// that an author requires of these: two rows of a text of 29.5 pt, a gap of 2 and a column that is
/// required to be 150 wide share 335 pt as 168 and 167, which are 181.5 / 373 of 345 and the rest.
struct ContentLengths {
  private let axis: Axis
  private let system: ConstraintSystem
  private let required: RequiredLengths
  /// Stack views that the system does not have yet, by their items; these need not be valid.
  private let others: [Int: StackView]

  /// Takes all of it as it is; constant time.
  init(
    along axis: Axis, in system: ConstraintSystem, required: RequiredLengths,
    among others: [Int: StackView]
  ) {
    self.axis = axis
    self.system = system
    self.required = required
    self.others = others
  }

  private func stack(at item: Int) -> StackView? { others[item] ?? system.stacks.stack(at: item) }

  /// The length of each view's content, measured without limits; 0 without content.
  ///
  /// That of a stack view is the length that an author requires of it, or else that of its own
  /// visible views: along its axis their sum and gaps, across it the longest; margins are added.
  /// Each of these views counts with the length that an author requires, or else with its content.
  /// A stack view more than `SolverLimits.stackLevels` levels further inside counts as nothing.
  func lengths(of views: [Int]) throws(ConstraintError) -> [Double] {
    try lengths(of: views, levels: SolverLimits.stackLevels)
  }

  private func lengths(
    of views: [Int], levels: Int
  ) throws(ConstraintError) -> [Double] {
    let items = views.map { system.items[$0] }
    var lengths = try ContentSizes(of: items, rounding: .exact).sizes.map { size in
      guard let size else { return 0.0 }
      return axis == .horizontal ? size.width : size.height
    }
    for (place, view) in views.enumerated() {
      guard levels > 0, let inner = stack(at: view) else { continue }
      if let length = required.length(of: view, along: axis) {
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
    let parts = zip(shown, contents).map { required.length(of: $0, along: axis) ?? $1 }
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
