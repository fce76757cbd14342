public import Geometry

/// The ambiguous values of one item, with their causes and alternatives.
public struct ItemAmbiguity: Sendable {
  /// The item's name.
  public let element: String
  /// The nearest item around it with an ambiguous position, if that is the only reason; the item
  /// then moves with it, and has no ambiguous values of its own.
  public let movesWith: String?
  /// The item's own ambiguous values, in the order x, y, width, height.
  public let values: [AmbiguousValue]
}

/// A value that the constraints do not determine.
public struct AmbiguousValue: Sendable {
  /// The value, of the alignment rectangle in the coordinates of the item's parent.
  public let variable: Variable
  /// The possible values, in points; an end is infinite if nothing limits the value.
  public let range: ClosedRange<Double>
  /// The chosen value.
  public let chosen: Double
  /// The reason for the ambiguity.
  public let cause: Cause
  /// A layout in which the value is smallest.
  public let smallest: Witness
  /// A layout in which the value is largest.
  public let largest: Witness

  /// One of the four values that place an item.
  public enum Variable: String, Sendable, CaseIterable {
    /// The left edge.
    case x
    /// The top edge.
    case y
    /// The horizontal size.
    case width
    /// The vertical size.
    case height
  }

  /// The reason why a value is ambiguous.
  public enum Cause: Sendable, Equatable {
    /// No condition changes over the whole range: neither constraints nor contents determine the
    /// value.
    case unconstrained
    /// Over the range, some conditions are met better and others worse by the same sum at each
    /// priority; highest priority first, never empty.
    case tie([Tie])
  }
}

/// Conditions of one priority that cannot all be met, and of which any can be missed.
public struct Tie: Sendable, Equatable {
  /// The priority, in `0 < priority ≤ 1000`; 1000 if a conflict broke required constraints.
  public let priority: Double
  /// The conditions: constraints in the order of the system, then contents.
  public let conditions: [LayoutCondition]

  /// Makes a tie; nothing is checked.
  public init(priority: Double, conditions: [LayoutCondition]) {
    self.priority = priority
    self.conditions = conditions
  }
}

/// One of the layouts that are as good as the chosen one.
public struct Witness: Sendable {
  /// The value that it shows, in points.
  public let value: Double
  /// Whether the value is unlimited in this direction.
  ///
  /// It is then a container's width away from the chosen one.
  public let isUnbounded: Bool
  /// All frames, in container coordinates and not rounded.
  ///
  /// Everything else moves as little as possible from the chosen layout: the sum of the changes of
  /// all x, y, widths and heights, each in the coordinates of its parent, is least.
  public let layout: Layout
}

extension ConstraintLayout {
  /// The ambiguity of an item; `nil` if it has none or the name is unknown.
  ///
  /// Takes a few linear programs of up to twice the size of the layout's own for each ambiguous
  /// value, and two more for each condition that may be part of a tie. Throws if the solver gives
  /// up.
  public func ambiguity(of element: String) throws(ConstraintError) -> ItemAmbiguity? {
    let system = finalProgram.system
    guard let item = system.index(of: element), isAmbiguous(element) else { return nil }
    let search = try AmbiguitySearch(final: finalProgram)
    var values: [AmbiguousValue] = []
    for variable in ItemColumns.Variable.allCases {
      if let value = try search.ambiguousValue(variable, of: item) { values.append(value) }
    }
    var parent = system.items[item].parent
    while !search.isPositionAmbiguous(of: parent), parent != ConstraintSystem.container {
      parent = system.items[parent].parent
    }
    return ItemAmbiguity(
      element: element, movesWith: values.isEmpty ? system.items[parent].name : nil,
      values: values)
  }
}
