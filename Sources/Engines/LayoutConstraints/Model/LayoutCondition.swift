public import Geometry

/// One condition on a layout: a constraint, or one that the engine adds.
///
/// Findings refer to conditions, never to the rows of a linear program.
public enum LayoutCondition: Sendable, Hashable {
  /// The constraint at this index of the system.
  case constraint(Int)
  /// The item is at most as large as its content, along one axis.
  case hugging(item: Int, axis: Axis)
  /// The item is at least as large as its content, along one axis.
  case compressionResistance(item: Int, axis: Axis)
  /// The container has its given size, along one axis.
  case containerSize(Axis)
  /// A container without a height is as small as possible: `height == 0 @50`.
  case selfSizingHeight
  /// No item has a negative size, along one axis.
  case nonNegativeSize(item: Int, axis: Axis)

  /// The position in lists of findings: the container, constraints, contents, then the engine's own
  /// conditions; each in the order of the system.
  ///
  /// No two conditions have the same position.
  var order: (Int, Int) {
    switch self {
    case .containerSize(let axis): (0, axis.rank)
    case .constraint(let index): (1, index)
    case .hugging(let item, let axis): (2, 4 * item + axis.rank)
    case .compressionResistance(let item, let axis): (2, 4 * item + 2 + axis.rank)
    case .selfSizingHeight: (3, 0)
    case .nonNegativeSize(let item, let axis): (4, 2 * item + axis.rank)
    }
  }
}

extension Axis {
  /// Horizontal comes first.
  fileprivate var rank: Int { self == .horizontal ? 0 : 1 }
}

extension ConstraintSystem {
  /// The priority of a condition, in `0 < priority ≤ 1000`.
  ///
  /// The condition's indices are those of existing items and constraints. Content priorities of
  /// 1000 still give way to required constraints.
  public func priority(of condition: LayoutCondition) -> Double {
    switch condition {
    case .constraint(let index): constraints[index].priority
    case .hugging(let item, let axis): items[item].hugging[axis]
    case .compressionResistance(let item, let axis): items[item].compressionResistance[axis]
    case .containerSize, .nonNegativeSize: Priority.required
    case .selfSizingHeight: SelfSizingHeight.priority
    }
  }
}
