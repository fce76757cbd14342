public import Geometry

/// A rectangle that constraints place: Auto Layout's view.
///
/// What constraints place is its alignment rectangle. Its frame, which is also the bounds that its
/// subviews have coordinates in, is that rectangle moved outwards by `alignmentRectInsets`.
public struct ConstraintItem: Sendable {
  /// Its name, unlike that of any other item in the system.
  public internal(set) var name: String
  /// The index of the item whose coordinates its own are in; the container's index by default.
  public internal(set) var parent: Int
  /// What it is for: a view unless something else is said.
  public var kind = Kind.view
  /// Whether it is hidden; a stack view leaves no room for it, anything else lays it out as ever.
  public var isHidden = false
  /// What it has inside, which gives it an intrinsic size.
  public var content: Content
  /// Whether the width of the content counts; otherwise the content says nothing of widths.
  public var hasContentWidth = true
  /// Whether the height of the content counts; otherwise the content says nothing of heights.
  public var hasContentHeight = true
  /// The index of the item that stands for what it scrolls; `nil` if it is no scroll view.
  public internal(set) var contentLayoutGuide: Int?
  /// How strongly it resists being larger than its content.
  public var hugging: AxisPriorities
  /// How strongly it resists being smaller than its content.
  public var compressionResistance: AxisPriorities
  /// How far the frame reaches beyond the alignment rectangle on each side, in points: a shadow or
  /// a badge that alignment is to ignore.
  public var alignmentRectInsets = EdgeInsets()
  /// How far the layout margins lie inside the frame, in points; 8 on every side, as for a plain
  /// `UIView`.
  public var layoutMargins = DirectionalEdgeInsets(all: 8)
  /// Whether the part of the safe area's insets that reaches into the item is added to its layout
  /// margins.
  public var insetsLayoutMarginsFromSafeArea = true
  /// How much further inside than its superview's the item's safe area lies.
  ///
  /// In points, finite and not negative. The container adds it to the system's `safeAreaInsets`.
  /// Source: `additionalSafeAreaInsets` of the controller whose view the item is.
  public var additionalSafeAreaInsets = EdgeInsets()
  /// Whether the layout margins are at least as far inside as the superview's.
  public var preservesSuperviewLayoutMargins = false
  /// The direction in which the item's own contents are read; `nil` for that of its superview.
  public var direction: LayoutDirection?

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
  public subscript(axis: Axis) -> Double {
    axis == .horizontal ? horizontal : vertical
  }
}

extension ConstraintItem {
  /// What a rectangle is for.
  ///
  /// Constraints treat all kinds alike. Only views are part of a layout, and only they and the
  /// contents of scroll views of what is found in it.
  public enum Kind: Sendable, Hashable {
    /// A view.
    case view
    /// A layout guide of an author's.
    case layoutGuide
    /// What a scroll view scrolls: it lies at 0, 0 of the scroll view.
    case contentLayoutGuide
    /// A guide that a stack view makes to measure with along one axis; on the other one it lies at
    /// 0 and has the size 0.
    case stackGuide(Axis)
  }

  /// Whether this is a view rather than a guide.
  public var isView: Bool { kind == .view }
}
