import UIKitNames

/// The target of `snp`: a view or a guide.
@preconcurrency @MainActor
public protocol ConstraintDSL {
  /// The view or guide; `nil` where it no longer exists.
  var target: AnyObject? { get }
  /// Sets the name of the view or guide in messages; `nil` for its class.
  func setLabel(_ value: String?)
  /// The name in messages; `nil` where none is set.
  func label() -> String?
}

/// The attributes of a view or guide, for the right side of a relation.
public protocol ConstraintAttributesDSL: ConstraintDSL {}

extension ConstraintDSL {
  /// Sets the name of the view or guide in messages; `nil` for its class.
  public func setLabel(_ value: String?) {
    (target as? any ConstrainedItem)?.notation.label = value
  }

  /// The name in messages; `nil` where none is set.
  public func label() -> String? { (target as? any ConstrainedItem)?.notation.label }

  func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(target: target as? any ConstrainedItem, attributes: attributes)
  }
}

// One attribute each.
extension ConstraintAttributesDSL {
  /// The left edge.
  public var left: ConstraintItem { item(.init(.left)) }
  /// The top edge.
  public var top: ConstraintItem { item(.init(.top)) }
  /// The right edge.
  public var right: ConstraintItem { item(.init(.right)) }
  /// The bottom edge.
  public var bottom: ConstraintItem { item(.init(.bottom)) }
  /// The edge where reading starts.
  public var leading: ConstraintItem { item(.init(.leading)) }
  /// The edge where reading ends.
  public var trailing: ConstraintItem { item(.init(.trailing)) }
  /// The width.
  public var width: ConstraintItem { item(.init(.width)) }
  /// The height.
  public var height: ConstraintItem { item(.init(.height)) }
  /// The horizontal centre.
  public var centerX: ConstraintItem { item(.init(.centerX)) }
  /// The vertical centre.
  public var centerY: ConstraintItem { item(.init(.centerY)) }
  /// The baseline of the last line of text; the bottom edge without text.
  public var lastBaseline: ConstraintItem { item(.init(.lastBaseline)) }
  /// The baseline of the first line of text; the top edge without text.
  public var firstBaseline: ConstraintItem { item(.init(.firstBaseline)) }
  /// The left edge of the layout margins.
  public var leftMargin: ConstraintItem { item(.init(.leftMargin)) }
  /// The right edge of the layout margins.
  public var rightMargin: ConstraintItem { item(.init(.rightMargin)) }
  /// The top edge of the layout margins.
  public var topMargin: ConstraintItem { item(.init(.topMargin)) }
  /// The bottom edge of the layout margins.
  public var bottomMargin: ConstraintItem { item(.init(.bottomMargin)) }
  /// The edge of the layout margins where reading starts.
  public var leadingMargin: ConstraintItem { item(.init(.leadingMargin)) }
  /// The edge of the layout margins where reading ends.
  public var trailingMargin: ConstraintItem { item(.init(.trailingMargin)) }
  /// The horizontal centre of the layout margins.
  public var centerXWithinMargins: ConstraintItem { item(.init(.centerXWithinMargins)) }
  /// The vertical centre of the layout margins.
  public var centerYWithinMargins: ConstraintItem { item(.init(.centerYWithinMargins)) }
  /// The baseline of the last line of text.
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintItem { lastBaseline }
}

// Several attributes at once.
extension ConstraintAttributesDSL {
  /// Left, top, right and bottom edge.
  public var edges: ConstraintItem { item(.edges) }
  /// Left and right edge.
  public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
  /// Top and bottom edge.
  public var verticalEdges: ConstraintItem { item(.verticalEdges) }
  /// Leading, top, trailing and bottom edge.
  public var directionalEdges: ConstraintItem { item(.directionalEdges) }
  /// Leading and trailing edge.
  public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
  /// Top and bottom edge.
  public var directionalVerticalEdges: ConstraintItem { item(.directionalVerticalEdges) }
  /// Width and height.
  public var size: ConstraintItem { item(.size) }
  /// The horizontal and vertical centre.
  public var center: ConstraintItem { item(.center) }
  /// All four edges of the layout margins.
  public var margins: ConstraintItem { item(.margins) }
  /// All four edges of the layout margins, by reading direction.
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }
  /// The horizontal and vertical centre of the layout margins.
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
