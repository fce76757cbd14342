import LayoutSpecs

/// Whether a stack's children may go on to another line.
public enum ASStackLayoutFlexWrap: Int, Sendable, CaseIterable {
  /// All children stay on one line.
  case noWrap
  /// A child that no longer fits starts the next line.
  case wrap

  var value: FlexWrap {
    switch self {
    case .noWrap: .noWrap
    case .wrap: .wrap
    }
  }
}

/// Where the lines of a wrapping stack go across it.
public enum ASStackLayoutAlignContent: Int, Sendable, CaseIterable {
  /// At the start.
  case start
  /// In the middle.
  case center
  /// At the end.
  case end
  /// What is left goes between.
  case spaceBetween
  /// What is left goes around each, half a gap at both ends.
  case spaceAround
  /// What is left is shared equally by the lines.
  case stretch

  var value: AlignContent {
    switch self {
    case .start: .start
    case .center: .center
    case .end: .end
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .stretch: .stretch
    }
  }
}

/// Where a stack's children go from left to right, whatever its direction.
public enum ASHorizontalAlignment: Int, Sendable, CaseIterable {
  /// As `justifyContent` or `alignItems` say.
  case none
  /// At the left.
  case left
  /// In the middle.
  case middle
  /// At the right.
  case right

  var value: HorizontalAlignment {
    switch self {
    case .none: .none
    case .left: .left
    case .middle: .middle
    case .right: .right
    }
  }
}

/// Where a stack's children go from top to bottom, whatever its direction.
public enum ASVerticalAlignment: Int, Sendable, CaseIterable {
  /// As `justifyContent` or `alignItems` say.
  case none
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom

  var value: VerticalAlignment {
    switch self {
    case .none: .none
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    }
  }
}
