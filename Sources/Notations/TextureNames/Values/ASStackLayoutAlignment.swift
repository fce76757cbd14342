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

/// The positions of the children of a line along a stack.
public enum ASStackLayoutJustifyContent: Int, Sendable, CaseIterable {
  /// At the start.
  case start
  /// In the middle.
  case center
  /// At the end.
  case end
  /// The leftover length is between neighbours.
  case spaceBetween
  /// The leftover length is around each, with half a gap at both ends.
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

/// The alignment of children across a stack.
public enum ASStackLayoutAlignItems: Int, Sendable, CaseIterable {
  /// At the start of the line.
  case start
  /// At the end of the line.
  case end
  /// In the middle of the line.
  case center
  /// As long as the line, unless the child's style sets that length.
  case stretch
  /// With equal first baselines.
  case baselineFirst
  /// With equal last baselines.
  case baselineLast
  /// The same as `start`.
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
  /// The stack's `alignItems`.
  case auto
  /// At the start of the line.
  case start
  /// At the end of the line.
  case end
  /// In the middle of the line.
  case center
  /// As long as the line, unless the child's style sets that length.
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

/// Whether a stack's children may continue on another line.
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

/// The positions of the lines of a wrapping stack across it.
public enum ASStackLayoutAlignContent: Int, Sendable, CaseIterable {
  /// At the start.
  case start
  /// In the middle.
  case center
  /// At the end.
  case end
  /// The leftover length is between neighbours.
  case spaceBetween
  /// The leftover length is around each, with half a gap at both ends.
  case spaceAround
  /// The lines share the leftover length equally.
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

/// The alignment of a stack's children from left to right, whatever its direction.
public enum ASHorizontalAlignment: Int, Sendable, CaseIterable {
  /// As set by `justifyContent` or `alignItems`.
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

/// The alignment of a stack's children from top to bottom, whatever its direction.
public enum ASVerticalAlignment: Int, Sendable, CaseIterable {
  /// As set by `justifyContent` or `alignItems`.
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
