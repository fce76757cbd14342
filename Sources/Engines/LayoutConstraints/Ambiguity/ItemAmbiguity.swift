public import Geometry

/// What the constraints leave open about one item, why, and what could be instead.
public struct ItemAmbiguity: Sendable {
  /// The item's name.
  public let element: String
  /// The nearest item around it whose place is open, where that is the only reason; the item then
  /// moves with it, and has no values of its own.
  public let movesWith: String?
  /// What is open of its own, in the order x, y, width, height.
  public let values: [AmbiguousValue]
}

/// A value that the constraints leave open.
public struct AmbiguousValue: Sendable {
  /// Which value it is, of the alignment rectangle in the coordinates of the item's parent.
  public let variable: Variable
  /// The values that are possible, in points; an end is infinite where nothing bounds it.
  public let range: ClosedRange<Double>
  /// The value that was chosen.
  public let chosen: Double
  /// What leaves it open.
  public let cause: Cause
  /// A layout in which it is as small as it can be.
  public let smallest: Witness
  /// A layout in which it is as large as it can be.
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

  /// Why the value is open.
  public enum Cause: Sendable, Equatable {
    /// It can go from one end to the other without a difference to anything that the constraints
    /// or the contents ask for.
    case unconstrained
    /// Going from one end to the other, some conditions are met better and others worse, by the
    /// same sum at each priority; highest priority first, never empty.
    case tie([Tie])
  }
}

/// Conditions of one priority that cannot all be met, of which it does not matter which are missed.
public struct Tie: Sendable, Equatable {
  /// The priority, in `0 < priority ≤ 1000`; 1000 where a conflict broke required constraints.
  public let priority: Double
  /// The conditions; constraints in the order of the system, then those of contents.
  public let conditions: [LayoutCondition]

  /// Makes a tie; nothing is checked.
  public init(priority: Double, conditions: [LayoutCondition]) {
    self.priority = priority
    self.conditions = conditions
  }
}

/// One of the layouts that are as good as the chosen one.
public struct Witness: Sendable {
  /// The value that it is a witness for, in points.
  public let value: Double
  /// Whether the value could go further without end.
  ///
  /// It is then a container's width away from the chosen one.
  public let isUnbounded: Bool
  /// All frames, in container coordinates and not rounded.
  ///
  /// Everything else is moved as little as possible from the chosen layout: the sum over all x, y,
  /// widths and heights of how far they are from it, each in the coordinates of its parent, is
  /// least.
  public let layout: Layout
}

extension ConstraintLayout {
  /// What the constraints leave open about an item; `nil` if that is nothing, and for an unknown
  /// name.
  ///
  /// Takes a few linear programs of up to twice the size of the layout's own for each open value,
  /// and two more for each condition that may be part of a tie. Throws if the solver gives up.
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
