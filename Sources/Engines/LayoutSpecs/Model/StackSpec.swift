public import Geometry

/// How a stack lines up its children.
///
/// Source of names and defaults: `ASStackLayoutSpec`.
public struct StackSpec: Sendable, Hashable {
  /// The axis along which children follow each other.
  public var direction: Axis
  /// Points between neighbours of one line; finite, may be negative.
  public var spacing: Double
  /// Where the children of a line go when the line does not fit its room exactly.
  public var justifyContent: JustifyContent
  /// Where children go across the stack.
  public var alignItems: AlignItems
  /// Whether children may go on to another line.
  public var flexWrap: FlexWrap
  /// Where the lines of a wrapping stack go across it.
  public var alignContent: AlignContent
  /// Points between lines; finite, may be negative.
  public var lineSpacing: Double

  /// Makes a stack, horizontal and stretching its children unless told otherwise.
  public init(
    direction: Axis = .horizontal, spacing: Double = 0, justifyContent: JustifyContent = .start,
    alignItems: AlignItems = .stretch, flexWrap: FlexWrap = .noWrap,
    alignContent: AlignContent = .start, lineSpacing: Double = 0
  ) {
    self.direction = direction
    self.spacing = spacing
    self.justifyContent = justifyContent
    self.alignItems = alignItems
    self.flexWrap = flexWrap
    self.alignContent = alignContent
    self.lineSpacing = lineSpacing
  }
}

/// Where the children of a line go when the line does not fit its room exactly.
///
/// Source: `ASStackLayoutJustifyContent`. Where nothing is left over, or there is one child only,
/// `spaceBetween` acts as `start` and `spaceAround` as `center`.
public enum JustifyContent: String, Sendable, CaseIterable, Codable {
  /// At the start.
  case start
  /// In the middle; what does not fit sticks out at both ends.
  case center
  /// At the end; what does not fit sticks out at the start.
  case end
  /// What is left goes between neighbours.
  case spaceBetween
  /// What is left goes around every child: half a gap at both ends.
  case spaceAround
}

/// Where a stack's children go across it.
///
/// Source: `ASStackLayoutAlignItems`.
public enum AlignItems: String, Sendable, CaseIterable, Codable {
  /// At the start of the line.
  case start
  /// At the end of the line.
  case end
  /// In the middle of the line, on a whole pixel.
  case center
  /// Over the whole line, unless the child's style sizes it across the stack.
  case stretch
  /// First baselines on one level.
  case baselineFirst
  /// Last baselines on one level.
  case baselineLast
  /// As `start`.
  case notSet
}

/// The alignment of a single child, which overrides its stack's `alignItems`.
///
/// Source: `ASStackLayoutAlignSelf`.
public enum AlignSelf: String, Sendable, CaseIterable, Codable {
  /// As the stack says.
  case auto
  /// At the start of the line.
  case start
  /// At the end of the line.
  case end
  /// In the middle of the line, on a whole pixel.
  case center
  /// Over the whole line, unless the child's style sizes it across the stack.
  case stretch
}

/// Whether a stack's children may go on to another line.
///
/// Source: `ASStackLayoutFlexWrap`.
public enum FlexWrap: String, Sendable, CaseIterable, Codable {
  /// All children stay on one line.
  case noWrap
  /// A child that no longer fits starts the next line.
  case wrap
}

/// Where the lines of a wrapping stack go across it.
///
/// Source: `ASStackLayoutAlignContent`. Where nothing is left over, or there is one line only,
/// `spaceBetween` acts as `start` and `spaceAround` as `center`.
public enum AlignContent: String, Sendable, CaseIterable, Codable {
  /// At the start.
  case start
  /// In the middle; what does not fit sticks out at both ends.
  case center
  /// At the end; what does not fit sticks out at the start.
  case end
  /// What is left goes between lines.
  case spaceBetween
  /// What is left goes around every line: half a gap at both ends.
  case spaceAround
  /// What is left is shared equally by the lines.
  case stretch
}

/// Where a stack's children go from left to right, whatever the stack's direction.
///
/// Source: `ASHorizontalAlignment`.
public enum HorizontalAlignment: String, Sendable, CaseIterable, Codable {
  /// As `justifyContent` or `alignItems` say.
  case none
  /// At the left.
  case left
  /// In the middle.
  case middle
  /// At the right.
  case right
}

/// Where a stack's children go from top to bottom, whatever the stack's direction.
///
/// Source: `ASVerticalAlignment`.
public enum VerticalAlignment: String, Sendable, CaseIterable, Codable {
  /// As `justifyContent` or `alignItems` say.
  case none
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
}

extension StackSpec {
  /// Writes an alignment to the property that it stands for in the stack's direction: to
  /// `justifyContent` in a horizontal stack, to `alignItems` in a vertical one.
  ///
  /// `none` leaves both as they are. Set the direction before. Source: `ASStackLayoutSpec`.
  public mutating func align(horizontally alignment: HorizontalAlignment) {
    switch alignment {
    case .none: break
    case .left: align(.start, .start, along: .horizontal)
    case .middle: align(.center, .center, along: .horizontal)
    case .right: align(.end, .end, along: .horizontal)
    }
  }

  /// Writes an alignment to the property that it stands for in the stack's direction: to
  /// `justifyContent` in a vertical stack, to `alignItems` in a horizontal one.
  ///
  /// `none` leaves both as they are. Set the direction before. Source: `ASStackLayoutSpec`.
  public mutating func align(vertically alignment: VerticalAlignment) {
    switch alignment {
    case .none: break
    case .top: align(.start, .start, along: .vertical)
    case .center: align(.center, .center, along: .vertical)
    case .bottom: align(.end, .end, along: .vertical)
    }
  }

  private mutating func align(_ main: JustifyContent, _ cross: AlignItems, along axis: Axis) {
    if axis == direction {
      justifyContent = main
    } else {
      alignItems = cross
    }
  }
}
