import UIKitNames

/// What `snp` says of a view or a guide.
public protocol ConstraintDSL {
  /// The view or guide; `nil` where it is gone.
  var target: AnyObject? { get }
  /// Names the view or guide in messages; `nil` takes the name away.
  func setLabel(_ value: String?)
  /// The name in messages, if it was given one.
  func label() -> String?
}

/// The edges, lengths, centres and baselines of a view or guide, for the right side of a relation.
public protocol ConstraintAttributesDSL: ConstraintDSL {}

extension ConstraintDSL {
  /// Names the view or guide in messages; `nil` takes the name away.
  public func setLabel(_ value: String?) {
    (target as? any ConstrainedItem)?.notation.label = value
  }

  /// The name in messages, if it was given one.
  public func label() -> String? { (target as? any ConstrainedItem)?.notation.label }

  fileprivate func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
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
  /// The middle from left to right.
  public var centerX: ConstraintItem { item(.init(.centerX)) }
  /// The middle from top to bottom.
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
  /// The middle of the layout margins from left to right.
  public var centerXWithinMargins: ConstraintItem { item(.init(.centerXWithinMargins)) }
  /// The middle of the layout margins from top to bottom.
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
  /// The middle in both directions.
  public var center: ConstraintItem { item(.center) }
  /// All four edges of the layout margins.
  public var margins: ConstraintItem { item(.margins) }
  /// All four edges of the layout margins, as the reading direction names them.
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }
  /// The middle of the layout margins in both directions.
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}

// What is done with the constraints of a view or guide; nothing where it is gone.
extension ConstraintAttributesDSL {
  /// Makes what the closure says, without activating it.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    let constraints = item.map { ConstraintMaker.prepare($0, closure) } ?? []
    for constraint in constraints { _ = constraint.layoutConstraints }
    return constraints
  }

  /// Makes and activates what the closure says.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    if let item { ConstraintMaker.make(item, closure) }
  }

  /// Removes what was made before, then makes and activates what the closure says.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    if let item { ConstraintMaker.remake(item, closure) }
  }

  /// Gives the constants that the closure says to constraints that were made before.
  ///
  /// Each must match one in items, attributes, relation, multiplier and priority. SnapKit stops the
  /// program otherwise. Ours: nothing changes, and `layoutProblems` tells. Where nothing was made
  /// before, this makes and activates what the closure says.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    if let item { ConstraintMaker.update(item, closure) }
  }

  /// Removes what was made before.
  public func removeConstraints() {
    if let item { ConstraintMaker.remove(item) }
  }

  private var item: (any ConstrainedItem)? { target as? any ConstrainedItem }
}
