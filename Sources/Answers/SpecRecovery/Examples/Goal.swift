import Geometry
import LayoutSpecs

/// What is asked of a spec on one axis of one example: the lengths that its parent allows, and the
/// span that it must have.
struct AxisGoal: Hashable {
  /// The smallest length that the parent allows.
  var lower: Double
  /// The largest length that the parent allows; may be infinite.
  var upper: Double
  /// The length that fractions refer to; ``undefined`` where there is none.
  var parent: Double
  /// Where the spec must be, in the container.
  var span: Span

  /// Stands for no length: NaN is not equal to itself.
  static let undefined = -1.0

  var isExact: Bool { lower == upper }

  /// Whether the parent allows the length that the spec must have.
  func isAllowed(within distance: Double) -> Bool {
    lower - distance <= span.length && span.length <= upper + distance
  }

  /// The goal of a child that its parent gives exactly this span.
  static func exactly(_ span: Span, parent: Double) -> AxisGoal {
    AxisGoal(lower: span.length, upper: span.length, parent: parent, span: span)
  }
}

/// What is asked of a spec in one example.
struct PlaceGoal: Hashable {
  var horizontal: AxisGoal
  var vertical: AxisGoal

  subscript(axis: Axis) -> AxisGoal {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  var box: Box { Box(horizontal: horizontal.span, vertical: vertical.span) }

  var range: SizeRange {
    SizeRange(
      min: CGSize(width: horizontal.lower, height: vertical.lower),
      max: CGSize(width: horizontal.upper, height: vertical.upper))
  }

  var parentSize: CGSize {
    func length(_ goal: AxisGoal) -> Double { goal.parent < 0 ? .nan : goal.parent }
    return CGSize(width: length(horizontal), height: length(vertical))
  }
}

/// What is asked of a spec in every example; `nil` in examples that show none of its elements.
struct Goal: Hashable {
  var places: [PlaceGoal?]
  let closeness: Closeness

  /// The same goal with an axis of each place replaced.
  func mapping(_ axis: Axis, _ change: (Int, AxisGoal) -> AxisGoal) -> Goal {
    var goal = self
    for index in places.indices {
      guard let place = places[index] else { continue }
      goal.places[index]?[axis] = change(index, place[axis])
    }
    return goal
  }

  /// The same goal where a parent gives the spec exactly its span.
  func exact(_ axis: Axis) -> Goal {
    mapping(axis) { _, goal in .exactly(goal.span, parent: goal.span.length) }
  }

  /// The same goal where a parent gives the spec exactly its box.
  var exact: Goal { exact(.horizontal).exact(.vertical) }

  /// Whether the parent leaves no choice on an axis, in every example.
  func isExact(_ axis: Axis) -> Bool { places.allSatisfy { $0?[axis].isExact ?? true } }

  /// Whether the parent leaves a length open, and the height is always the same share of a width that
  /// changes.
  var isOfRatio: Bool {
    let shown = places.compactMap { $0 }
    guard shown.contains(where: { !$0.horizontal.isExact || !$0.vertical.isExact }) else {
      return false
    }
    let widths = shown.map { $0.horizontal.span.length }
    let ratios = shown.map { $0.vertical.span.length / max($0.horizontal.span.length, 1) }
    return closeness.common(widths) == nil && closeness.commonShare(ratios) != nil
  }
}
