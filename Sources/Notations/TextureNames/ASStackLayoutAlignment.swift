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

  init(_ value: JustifyContent) {
    self =
      switch value {
      case .start: .start
      case .center: .center
      case .end: .end
      case .spaceBetween: .spaceBetween
      case .spaceAround: .spaceAround
      }
  }
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

  init(_ value: AlignItems) {
    self =
      switch value {
      case .start: .start
      case .end: .end
      case .center: .center
      case .stretch: .stretch
      case .baselineFirst: .baselineFirst
      case .baselineLast: .baselineLast
      case .notSet: .notSet
      }
  }
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

  init(_ value: AlignSelf) {
    self =
      switch value {
      case .auto: .auto
      case .start: .start
      case .end: .end
      case .center: .center
      case .stretch: .stretch
      }
  }
}
