public import Geometry

/// A rectangle that constraints place: Auto Layout's view.
///
/// Constraints place its alignment rectangle. Its frame is that rectangle moved outwards by
/// `alignmentRectInsets`. The frame is also the bounds in which its subviews have their
/// coordinates.
public struct ConstraintItem: Sendable {
  /// The name, unique in the system.
  public internal(set) var name: String
  /// The index of the item in whose coordinates it is placed; the container's index by default.
  public internal(set) var parent: Int
  /// The role of the rectangle; a view by default.
  public var kind = Kind.view
  /// Whether it is hidden.
  ///
  /// A stack view gives a hidden view no length, unless it must have one; everything else lays it out as usual.
  public var isHidden = false
  /// The content, which gives the item an intrinsic size.
  public var content: Content
  /// Whether the content's width counts; otherwise the content does not affect widths.
  public var hasContentWidth = true
  /// Whether the content's height counts; otherwise the content does not affect heights.
  public var hasContentHeight = true
  /// The index of the item that represents its scrolled content; `nil` if it is no scroll view.
  public internal(set) var contentLayoutGuide: Int?
  /// The priorities at which it resists being larger than its content.
  public var hugging: AxisPriorities
  /// The priorities at which it resists being smaller than its content.
  public var compressionResistance: AxisPriorities
  /// How far the frame extends beyond the alignment rectangle on each side, in points: a shadow or
  /// a badge that alignment should ignore.
  public var alignmentRectInsets = EdgeInsets()
  /// How far the layout margins are inside the frame, in points.
  ///
  /// By default 8 on every side, as for a plain `UIView`, and 0 for a stack view.
  public var layoutMargins: DirectionalEdgeInsets {
    get {
      ownLayoutMargins
        ?? DirectionalEdgeInsets(all: isStackView ? 0 : StandardDistances.layoutMargin)
    }
    set { ownLayoutMargins = newValue }
  }
  /// The layout margins that replace the defaults.
  private var ownLayoutMargins: DirectionalEdgeInsets?
  /// Whether the system has a stack view of this item.
  var isStackView = false
  /// Whether the safe area's insets inside the item are added to its layout margins.
  public var insetsLayoutMarginsFromSafeArea = true
  /// Additional insets of the item's safe area, beyond its superview's, in points; finite and not
  /// negative.
  ///
  /// The container adds them to the system's `safeAreaInsets`. Source: `additionalSafeAreaInsets`
  /// of the controller whose view the item is.
  public var additionalSafeAreaInsets = EdgeInsets()
  /// Whether the layout margins are at least as far inside as the superview's.
  public var preservesSuperviewLayoutMargins = false
  /// The reading direction of the item's contents; `nil` to use its superview's.
  public var direction: LayoutDirection?

  /// Makes an item with Auto Layout's default priorities: hugging 250, compression resistance 750.
  ///
  /// Required constraints win even over a content priority of 1000.
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

  /// Makes a pair with the same priority on both axes.
  public init(_ priority: Double) {
    self.init(horizontal: priority, vertical: priority)
  }

  /// The priority along one axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension ConstraintItem {
  /// The role of a rectangle.
  ///
  /// Constraints treat all kinds alike. Only views have frames in a layout; findings list only
  /// views and the contents of scroll views.
  public enum Kind: Sendable, Hashable {
    case view
    /// A layout guide made by an author.
    case layoutGuide
    /// The content of a scroll view, at the origin of the scroll view.
    case contentLayoutGuide
    /// A guide that a stack view measures with along one axis; along the other it is at 0 and has
    /// the size 0.
    case stackGuide(Axis)
  }

  /// Whether this is a view rather than a guide.
  public var isView: Bool { kind == .view }
}
