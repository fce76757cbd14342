/// The start of a chain, or a chain, whose properties name attributes; SnapKit has no such name.
@preconcurrency @MainActor public protocol ConstraintAttributesNaming {
  func naming(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable
}

// One attribute each.
extension ConstraintAttributesNaming {
  public var left: ConstraintMakerExtendable { naming(.init(.left)) }
  public var top: ConstraintMakerExtendable { naming(.init(.top)) }
  public var right: ConstraintMakerExtendable { naming(.init(.right)) }
  public var bottom: ConstraintMakerExtendable { naming(.init(.bottom)) }
  public var leading: ConstraintMakerExtendable { naming(.init(.leading)) }
  public var trailing: ConstraintMakerExtendable { naming(.init(.trailing)) }
  public var width: ConstraintMakerExtendable { naming(.init(.width)) }
  public var height: ConstraintMakerExtendable { naming(.init(.height)) }
  public var centerX: ConstraintMakerExtendable { naming(.init(.centerX)) }
  public var centerY: ConstraintMakerExtendable { naming(.init(.centerY)) }
  public var lastBaseline: ConstraintMakerExtendable { naming(.init(.lastBaseline)) }
  public var firstBaseline: ConstraintMakerExtendable { naming(.init(.firstBaseline)) }
  public var leftMargin: ConstraintMakerExtendable { naming(.init(.leftMargin)) }
  public var rightMargin: ConstraintMakerExtendable { naming(.init(.rightMargin)) }
  public var topMargin: ConstraintMakerExtendable { naming(.init(.topMargin)) }
  public var bottomMargin: ConstraintMakerExtendable { naming(.init(.bottomMargin)) }
  public var leadingMargin: ConstraintMakerExtendable { naming(.init(.leadingMargin)) }
  public var trailingMargin: ConstraintMakerExtendable { naming(.init(.trailingMargin)) }
  public var centerXWithinMargins: ConstraintMakerExtendable {
    naming(.init(.centerXWithinMargins))
  }
  public var centerYWithinMargins: ConstraintMakerExtendable {
    naming(.init(.centerYWithinMargins))
  }
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintMakerExtendable { lastBaseline }
  // Several attributes at once.
  public var edges: ConstraintMakerExtendable { naming(.edges) }
  public var horizontalEdges: ConstraintMakerExtendable { naming(.horizontalEdges) }
  public var verticalEdges: ConstraintMakerExtendable { naming(.verticalEdges) }
  public var directionalEdges: ConstraintMakerExtendable { naming(.directionalEdges) }
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    naming(.directionalHorizontalEdges)
  }
  public var directionalVerticalEdges: ConstraintMakerExtendable {
    naming(.directionalVerticalEdges)
  }
  public var size: ConstraintMakerExtendable { naming(.size) }
  public var margins: ConstraintMakerExtendable { naming(.margins) }
  public var directionalMargins: ConstraintMakerExtendable { naming(.directionalMargins) }
  public var centerWithinMargins: ConstraintMakerExtendable { naming(.centerWithinMargins) }
}
