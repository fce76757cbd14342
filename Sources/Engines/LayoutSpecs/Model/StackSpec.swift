public import Geometry

/// The properties of a stack.
///
/// Source of names and defaults: `ASStackLayoutSpec`.
public struct StackSpec: Sendable, Hashable {
  /// The axis along which children follow each other.
  public var direction: Axis
  /// Points between neighbours of one line; finite, may be negative.
  public var spacing: Double
  /// The distribution of a line's children when they do not fill the available length exactly.
  public var justifyContent: JustifyContent
  /// The alignment of children across the stack.
  public var alignItems: AlignItems
  /// Whether children may wrap to another line.
  public var flexWrap: FlexWrap
  /// The distribution of the lines of a wrapping stack across it.
  public var alignContent: AlignContent
  /// Points between lines; finite, may be negative.
  public var lineSpacing: Double

  /// Creates a stack; by default it is horizontal and stretches its children.
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

  /// Whether children are aligned at a common baseline, unless they have an alignment of their own.
  var alignsBaselines: Bool {
    switch alignItems {
    case .baselineFirst, .baselineLast: true
    case .start, .end, .center, .stretch, .notSet: false
    }
  }
}

/// The distribution of a line's children when they do not fill the available length exactly.
///
/// Source: `ASStackLayoutJustifyContent`. Without remaining length, or with a single child,
/// `spaceBetween` acts as `start` and `spaceAround` as `center`.
public enum JustifyContent: String, Sendable, CaseIterable, Decodable {
  /// At the start.
  case start
  /// In the middle; children that do not fit stick out at both ends.
  case center
  /// At the end; children that do not fit stick out at the start.
  case end
  /// The remaining length goes between neighbours.
  case spaceBetween
  /// The remaining length goes around every child: half a gap at both ends.
  case spaceAround
}

/// The alignment of a stack's children across it.
///
/// Source: `ASStackLayoutAlignItems`.
public enum AlignItems: String, Sendable, CaseIterable, Decodable {
  /// At the start of the line.
  case start
  /// At the end of the line.
  case end
  /// In the middle of the line, on a whole pixel.
  case center
  /// Over the whole line, unless the child's style determines its length across the stack.
  case stretch
  /// First baselines aligned.
  case baselineFirst
  /// Last baselines aligned.
  case baselineLast
  /// As `start`.
  case notSet
}

/// The alignment of a single child, which overrides its stack's `alignItems`.
///
/// Source: `ASStackLayoutAlignSelf`.
public enum AlignSelf: String, Sendable, CaseIterable, Decodable {
  /// The stack's `alignItems`.
  case auto
  /// At the start of the line.
  case start
  /// At the end of the line.
  case end
  /// In the middle of the line, on a whole pixel.
  case center
  /// Over the whole line, unless the child's style determines its length across the stack.
  case stretch
}

/// Whether a stack's children may wrap to another line.
///
/// Source: `ASStackLayoutFlexWrap`.
public enum FlexWrap: String, Sendable, CaseIterable, Decodable {
  /// All children stay on one line.
  case noWrap
  /// A child that no longer fits starts the next line.
  case wrap
}

/// The distribution of the lines of a wrapping stack across it.
///
/// Source: `ASStackLayoutAlignContent`. Without remaining length, or with a single line,
/// `spaceBetween` acts as `start` and `spaceAround` as `center`.
public enum AlignContent: String, Sendable, CaseIterable, Decodable {
  /// At the start.
  case start
  /// In the middle; lines that do not fit stick out at both ends.
  case center
  /// At the end; lines that do not fit stick out at the start.
  case end
  /// The remaining length goes between lines.
  case spaceBetween
  /// The remaining length goes around every line: half a gap at both ends.
  case spaceAround
  /// All lines grow by an equal share of the remaining length.
  case stretch
}

/// The horizontal alignment of a stack's children, whatever the stack's direction.
///
/// Source: `ASHorizontalAlignment`.
public enum HorizontalAlignment: String, Sendable, CaseIterable, Decodable {
  /// As in `justifyContent` or `alignItems`.
  case none
  /// At the left.
  case left
  case middle
  /// At the right.
  case right
}

/// The vertical alignment of a stack's children, whatever the stack's direction.
///
/// Source: `ASVerticalAlignment`.
public enum VerticalAlignment: String, Sendable, CaseIterable, Decodable {
  /// As in `justifyContent` or `alignItems`.
  case none
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
}

extension StackSpec {
  /// Sets a horizontal alignment: `justifyContent` in a horizontal stack, `alignItems` in a
  /// vertical one.
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

  /// Sets a vertical alignment: `justifyContent` in a vertical stack, `alignItems` in a horizontal
  /// one.
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
