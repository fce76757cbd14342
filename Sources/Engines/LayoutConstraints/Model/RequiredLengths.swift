import Geometry

/// The lengths that an author requires of items, read from constraints such as `photo.width == 40`.
///
/// Constraints are read once, when a proportion needs them: thousands of stack views would otherwise
/// read all constraints thousands of times.
struct RequiredLengths: Sendable {
  private var lengths = [Axis.horizontal: [Int: Double](), .vertical: [:]]
  /// The number of constraints that were read, from the first on.
  private var count = 0

  /// The length that an author requires of an item, in points and not negative; `nil` without one.
  func length(of item: Int, along axis: Axis) -> Double? { lengths[axis]?[item] }

  /// Reads the constraints that were added since the last time.
  mutating func read(_ constraints: [Constraint]) {
    for index in count..<max(count, constraints.count) {
      let constraint = constraints[index]
      guard constraint.isActive, constraint.source == .author, constraint.relation == .equal,
        constraint.priority == Priority.required, constraint.second == nil
      else { continue }
      for axis in Axis.allCases
      where constraint.first
        == Constraint.Anchor(item: constraint.first.item, attribute: .size(along: axis))
      {
        lengths[axis]?[constraint.first.item] = max(0, constraint.constant)
      }
    }
    count = constraints.count
  }

  /// Makes the next reading begin anew, since a constraint that was read has changed.
  mutating func forget() {
    guard count > 0 else { return }
    lengths = [.horizontal: [:], .vertical: [:]]
    count = 0
  }
}
