import UIKitNames

/// A chain that may name more attributes, or go on with its relation.
public final class ConstraintMakerExtendable: ConstraintMakerRelatable {
  private func adding(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    chain.attributes.formUnion(attributes)
    return self
  }

  /// The left edge.
  public var left: ConstraintMakerExtendable { adding(.init(.left)) }
  /// The top edge.
  public var top: ConstraintMakerExtendable { adding(.init(.top)) }
  /// The right edge.
  public var right: ConstraintMakerExtendable { adding(.init(.right)) }
  /// The bottom edge.
  public var bottom: ConstraintMakerExtendable { adding(.init(.bottom)) }
  /// The edge where reading starts.
  public var leading: ConstraintMakerExtendable { adding(.init(.leading)) }
  /// The edge where reading ends.
  public var trailing: ConstraintMakerExtendable { adding(.init(.trailing)) }
  /// The width.
  public var width: ConstraintMakerExtendable { adding(.init(.width)) }
  /// The height.
  public var height: ConstraintMakerExtendable { adding(.init(.height)) }
  /// The middle from left to right.
  public var centerX: ConstraintMakerExtendable { adding(.init(.centerX)) }
  /// The middle from top to bottom.
  public var centerY: ConstraintMakerExtendable { adding(.init(.centerY)) }
  /// The baseline of the last line of text; the bottom edge without text.
  public var lastBaseline: ConstraintMakerExtendable { adding(.init(.lastBaseline)) }
  /// The baseline of the first line of text; the top edge without text.
  public var firstBaseline: ConstraintMakerExtendable { adding(.init(.firstBaseline)) }
  /// The left edge of the layout margins.
  public var leftMargin: ConstraintMakerExtendable { adding(.init(.leftMargin)) }
  /// The right edge of the layout margins.
  public var rightMargin: ConstraintMakerExtendable { adding(.init(.rightMargin)) }
  /// The top edge of the layout margins.
  public var topMargin: ConstraintMakerExtendable { adding(.init(.topMargin)) }
  /// The bottom edge of the layout margins.
  public var bottomMargin: ConstraintMakerExtendable { adding(.init(.bottomMargin)) }
  /// The edge of the layout margins where reading starts.
  public var leadingMargin: ConstraintMakerExtendable { adding(.init(.leadingMargin)) }
  /// The edge of the layout margins where reading ends.
  public var trailingMargin: ConstraintMakerExtendable { adding(.init(.trailingMargin)) }
  /// The middle of the layout margins from left to right.
  public var centerXWithinMargins: ConstraintMakerExtendable {
    adding(.init(.centerXWithinMargins))
  }
  /// The middle of the layout margins from top to bottom.
  public var centerYWithinMargins: ConstraintMakerExtendable {
    adding(.init(.centerYWithinMargins))
  }
  /// The baseline of the last line of text.
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintMakerExtendable { lastBaseline }

  /// Left, top, right and bottom edge.
  public var edges: ConstraintMakerExtendable { adding(.edges) }
  /// Left and right edge.
  public var horizontalEdges: ConstraintMakerExtendable { adding(.horizontalEdges) }
  /// Top and bottom edge.
  public var verticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
  /// Leading, top, trailing and bottom edge.
  public var directionalEdges: ConstraintMakerExtendable { adding(.directionalEdges) }
  /// Leading and trailing edge.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    adding(.directionalHorizontalEdges)
  }
  /// Top and bottom edge.
  public var directionalVerticalEdges: ConstraintMakerExtendable {
    adding(.directionalVerticalEdges)
  }
  /// Width and height.
  public var size: ConstraintMakerExtendable { adding(.size) }
  /// All four edges of the layout margins.
  public var margins: ConstraintMakerExtendable { adding(.margins) }
  /// All four edges of the layout margins, as the reading direction names them.
  public var directionalMargins: ConstraintMakerExtendable { adding(.directionalMargins) }
  /// The middle of the layout margins in both directions.
  public var centerWithinMargins: ConstraintMakerExtendable { adding(.centerWithinMargins) }
}
