public import Geometry

/// One thing that a layout has to meet: a constraint, or what the engine adds to the constraints.
///
/// Findings refer to these, never of the rows of a linear program.
public enum LayoutCondition: Sendable, Hashable {
  /// The constraint at this index of the system.
  case constraint(Int)
  /// That the item is at most as large as its content, along one axis.
  case hugging(item: Int, axis: Axis)
  /// That the item is at least as large as its content, along one axis.
  case compressionResistance(item: Int, axis: Axis)
  /// That the container has the size it was given, along one axis.
  case containerSize(Axis)
  /// That a container without a height strives to be small: `height == 0 @50`.
  case selfSizingHeight
  /// That no item is smaller than nothing, along one axis.
  case nonNegativeSize(item: Int, axis: Axis)
}

extension LayoutCondition {
  /// Where findings tell it: the container, then constraints, then contents, then what only the
  /// engine knows; each in the order of the system.
  ///
  /// No two conditions have the same place.
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
  /// The priority at which a condition counts, in `0 < priority ≤ 1000`.
  ///
  /// The condition's indices are those of existing items and constraints. Required content
  /// priorities give way to required constraints all the same.
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
