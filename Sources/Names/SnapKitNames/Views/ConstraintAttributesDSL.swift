/// The target of `snp`: a view or a guide.
@preconcurrency @MainActor public protocol ConstraintDSL { var target: AnyObject? { get } }
/// The attributes of a view or guide, for the right side of a relation.
public protocol ConstraintAttributesDSL: ConstraintDSL {}

extension ConstraintDSL {
  public func setLabel(_ name: String?) { (target as? any ConstrainedItem)?.notation.label = name }
  public func label() -> String? { (target as? any ConstrainedItem)?.notation.label }
  func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(target: target as? any ConstrainedItem, attributes: attributes)
  }
}

// One attribute each.
extension ConstraintAttributesDSL {
  public var left: ConstraintItem { item(.init(.left)) }
  public var top: ConstraintItem { item(.init(.top)) }
  public var right: ConstraintItem { item(.init(.right)) }
  public var bottom: ConstraintItem { item(.init(.bottom)) }
  public var leading: ConstraintItem { item(.init(.leading)) }
  public var trailing: ConstraintItem { item(.init(.trailing)) }
  public var width: ConstraintItem { item(.init(.width)) }
  public var height: ConstraintItem { item(.init(.height)) }
  public var centerX: ConstraintItem { item(.init(.centerX)) }
  public var centerY: ConstraintItem { item(.init(.centerY)) }
  public var lastBaseline: ConstraintItem { item(.init(.lastBaseline)) }
  public var firstBaseline: ConstraintItem { item(.init(.firstBaseline)) }
  public var leftMargin: ConstraintItem { item(.init(.leftMargin)) }
  public var rightMargin: ConstraintItem { item(.init(.rightMargin)) }
  public var topMargin: ConstraintItem { item(.init(.topMargin)) }
  public var bottomMargin: ConstraintItem { item(.init(.bottomMargin)) }
  public var leadingMargin: ConstraintItem { item(.init(.leadingMargin)) }
  public var trailingMargin: ConstraintItem { item(.init(.trailingMargin)) }
  public var centerXWithinMargins: ConstraintItem { item(.init(.centerXWithinMargins)) }
  public var centerYWithinMargins: ConstraintItem { item(.init(.centerYWithinMargins)) }
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintItem { lastBaseline }
  // Several attributes at once.
  public var edges: ConstraintItem { item(.edges) }
  public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
  public var verticalEdges: ConstraintItem { item(.verticalEdges) }
  public var directionalEdges: ConstraintItem { item(.directionalEdges) }
  public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
  public var directionalVerticalEdges: ConstraintItem { item(.directionalVerticalEdges) }
  public var size: ConstraintItem { item(.size) }
  public var center: ConstraintItem { item(.center) }
  public var margins: ConstraintItem { item(.margins) }
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
