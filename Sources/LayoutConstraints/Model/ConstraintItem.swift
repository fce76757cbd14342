public import Geometry

/// A rectangle that constraints place: Auto Layout's view.
public struct ConstraintItem: Sendable {
  /// Its name, unlike that of any other item in the system.
  public var name: String
  /// The index of the item whose coordinates its own are in; the container's index by default.
  public internal(set) var parent: Int
  /// What it has inside, which gives it an intrinsic size.
  public var content: Content
  /// How strongly it resists being larger than its content.
  public var hugging: AxisPriorities
  /// How strongly it resists being smaller than its content.
  public var compressionResistance: AxisPriorities

  /// Makes an item with Auto Layout's default priorities: hugging 250, compression resistance 750.
  ///
  /// A priority of 1000 does not make content required: constraints at 1000 still win over it.
  public init(
    name: String, parent: Int = ConstraintSystem.container, content: Content = .none,
    hugging: AxisPriorities = AxisPriorities(Priority.defaultLow),
    compressionResistance: AxisPriorities = AxisPriorities(Priority.defaultHigh)
  ) {
    self.name = name
    self.parent = parent
    self.content = content
    self.hugging = hugging
    self.compressionResistance = compressionResistance
  }
}

/// A priority for each axis, each in `0 < priority ≤ 1000`.
public struct AxisPriorities: Sendable, Hashable {
  /// The priority of widths.
  public var horizontal: Double
  /// The priority of heights.
  public var vertical: Double

  /// Makes the pair.
  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Makes a pair of the same priority twice.
  public init(_ priority: Double) {
    self.init(horizontal: priority, vertical: priority)
  }

  /// The priority along one axis.
  subscript(axis: Axis) -> Double {
    axis == .horizontal ? horizontal : vertical
  }
}
