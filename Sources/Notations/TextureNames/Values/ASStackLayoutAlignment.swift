import Geometry
import LayoutSpecs

/// The axis along which a stack's children follow each other.
public enum ASStackLayoutDirection: Int, Sendable, CaseIterable {
  /// From top to bottom.
  case vertical
  /// From left to right.
  case horizontal

  var value: Axis {
    switch self {
    case .vertical: .vertical
    case .horizontal: .horizontal
    }
  }
}

/// Where the children of a line go along a stack.
public enum ASStackLayoutJustifyContent: Int, Sendable, CaseIterable {
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

  var value: JustifyContent {
    switch self {
    case .start: .start
    case .center: .center
    case .end: .end
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    }
  }

  init(_ value: JustifyContent) { self = Self.allCases.first { $0.value == value } ?? .start }
}

/// Where children go across a stack.
public enum ASStackLayoutAlignItems: Int, Sendable, CaseIterable {
  /// At the start of the line.
  case start
  /// At the end of the line.
  case end
  /// In the middle of the line.
  case center
  /// Over the whole line, unless the child's style sizes it.
  case stretch
  /// First baselines on one level.
  case baselineFirst
  /// Last baselines on one level.
  case baselineLast
  /// As `start`.
  case notSet

  var value: AlignItems {
    switch self {
    case .start: .start
    case .end: .end
    case .center: .center
    case .stretch: .stretch
    case .baselineFirst: .baselineFirst
    case .baselineLast: .baselineLast
    case .notSet: .notSet
    }
  }

  init(_ value: AlignItems) { self = Self.allCases.first { $0.value == value } ?? .notSet }
}

/// The alignment of a single child, which overrides its stack's.
public enum ASStackLayoutAlignSelf: Int, Sendable, CaseIterable {
  /// As the stack says.
  case auto
  /// At the start of the line.
  case start
  /// At the end of the line.
  case end
  /// In the middle of the line.
  case center
  /// Over the whole line, unless the child's style sizes it.
  case stretch

  var value: AlignSelf {
    switch self {
    case .auto: .auto
    case .start: .start
    case .end: .end
    case .center: .center
    case .stretch: .stretch
    }
  }

  init(_ value: AlignSelf) { self = Self.allCases.first { $0.value == value } ?? .auto }
}

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
