public import Geometry

/// The size that an item's own constraints give it, and the axes along which they give it none.
public struct FittingSize: Sendable {
  /// The size of the frame, in points.
  public let size: CGSize
  /// The axes along which no constraint requires more or less than the target, so that the length
  /// is exactly that of an optional target.
  ///
  /// A height of 0 on such a vertical axis means a chain of constraints that is not closed from top
  /// to bottom, or empty content.
  public let axesDeterminedByTarget: Set<Axis>
  /// The required constraints that cannot all hold, as indices of the given system.
  public let conflicts: [MissedConstraint]
  /// The items inside whose content would have another size in its final width, or whose guides
  /// would be elsewhere.
  public let unsettledElements: [String]
}

/// The target of a fitting size, and its priorities.
public struct FittingTarget: Sendable {
  /// The size, in points; both lengths finite and not negative.
  public var size: CGSize
  /// The priority of the target's width, in `0 < priority ≤ 1000`.
  public var horizontalPriority: Double
  /// The priority of the target's height, in `0 < priority ≤ 1000`.
  public var verticalPriority: Double

  /// Makes a target that gives way to content on both axes by default.
  public init(
    _ size: CGSize, horizontalPriority: Double = Priority.fittingSizeLevel,
    verticalPriority: Double = Priority.fittingSizeLevel
  ) {
    self.size = size
    self.horizontalPriority = horizontalPriority
    self.verticalPriority = verticalPriority
  }

  /// As small as the constraints allow: `UIView.layoutFittingCompressedSize`.
  public static let compressed = FittingTarget(.zero)

  /// As large as the constraints allow: `UIView.layoutFittingExpandedSize`, 10 000 points each way.
  public static let expanded = FittingTarget(CGSize(width: 10_000, height: 10_000))

  /// The height that the content needs in exactly this width, in points, as for a table cell.
  public static func width(_ width: Double) -> FittingTarget {
    FittingTarget(
      CGSize(width: width, height: 0), horizontalPriority: Priority.required)
  }
}

extension ConstraintSystem {
  /// The size that fits an item, according to its own contents.
  ///
  /// Only the active constraints among the item and its descendants count. The item's size is as
  /// near to the target's as its priorities allow: `width == target @p`, `height == target @q`. If
  /// several sizes are equally good, each length is the smallest, the width first. Text is measured
  /// in the fitting width. The system does not change; every call is a whole layout of the subtree.
  ///
  /// Reading directions and, for the container, the safe area are those of the system. Ours: any
  /// other item has no safe area but `additionalSafeAreaInsets`, and does not follow its
  /// superview's margins, because its position is not known. The constraints of the item's own
  /// autoresizing mask connect it with its superview, and do not count.
  ///
  /// Throws as `layout(in:rounding:)` does, or if there is no such item or the target is out of
  /// range. Source:
  /// `UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  ///
  /// ```swift
  /// let height = try system.fittingSize(of: cell, .width(320), rounding: .pixels(scale: 2)).height
  /// ```
  public func fittingSize(
    of item: Int, _ target: FittingTarget = .compressed, rounding: Rounding
  ) throws(ConstraintError) -> CGSize {
    try fitting(item, target, rounding: rounding).size
  }

  /// The size that fits an item, with findings about it.
  ///
  /// See `fittingSize(of:_:rounding:)`.
  public func fitting(
    _ item: Int, _ target: FittingTarget = .compressed, rounding: Rounding
  ) throws(ConstraintError) -> FittingSize {
    guard items.indices.contains(item) else { throw .unknownItem(index: item) }
    var subtree = try Subtree(of: item, in: self)
    subtree.system.decidesContainerSize = true
    let rows = subtree.system.constraints.count
    for axis in Axis.allCases { try subtree.system.addFittingRow(target, along: axis) }
    let result = try subtree.system.layout(in: Container(width: 0, height: 0), rounding: rounding)
    let missed = Set(result.missedOptionalConstraints.map { $0.index })
    let held = Axis.allCases.enumerated().filter { offset, axis in
      target.priority(along: axis) < Priority.required && !missed.contains(rows + offset)
    }
    return FittingSize(
      size: result.layout.size, axesDeterminedByTarget: Set(held.map { $0.element }),
      conflicts: result.conflicts.compactMap(subtree.original).sorted { $0.index < $1.index },
      unsettledElements: result.unsettledElements)
  }

  private mutating func addFittingRow(
    _ target: FittingTarget, along axis: Axis
  ) throws(ConstraintError) {
    let isHorizontal = axis == .horizontal
    let length = isHorizontal ? target.size.width : target.size.height
    guard (0...Constraint.largestLength).contains(length) else {
      throw .containerOutOfRange(length: length)
    }
    var row = Constraint(
      Constraint.Anchor(item: Self.container, attribute: .size(along: axis)), .equal,
      constant: length, priority: target.priority(along: axis))
    row.identifier = isHorizontal ? "fittingSizeHTarget" : "fittingSizeVTarget"
    row.source = .encapsulatedLayout
    try add(row)
  }
}

extension FittingTarget {
  /// The priority of the target's length.
  fileprivate func priority(along axis: Axis) -> Double {
    axis == .horizontal ? horizontalPriority : verticalPriority
  }
}
