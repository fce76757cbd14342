import Geometry
import LayoutSpecs

/// A choice of Texture's that the engine has too.
protocol EngineChoice: CaseIterable, RawRepresentable<Int> {
  associatedtype Value: Equatable
  /// The engine's values, in the order of the cases, whose numbers count from 0.
  static var values: [Value] { get }
}

extension EngineChoice {
  var value: Value { Self.values[rawValue] }
  /// The choice of a value of the engine; `nil` where Texture has none.
  init?(_ value: Value) {
    guard let index = Self.values.firstIndex(of: value) else { return nil }
    self.init(rawValue: index)
  }
}

/// The axis along which a stack's children follow each other.
public enum ASStackLayoutDirection: Int, Sendable, CaseIterable, EngineChoice {
  case vertical, horizontal
  static let values: [Axis] = [.vertical, .horizontal]
}

/// The positions of the children of a line along a stack.
public enum ASStackLayoutJustifyContent: Int, Sendable, CaseIterable, EngineChoice {
  case start, center, end
  /// The leftover length is between neighbours.
  case spaceBetween
  /// The leftover length is around each, with half a gap at both ends.
  case spaceAround
  static let values: [JustifyContent] = [.start, .center, .end, .spaceBetween, .spaceAround]
}

/// The alignment of children across a stack.
public enum ASStackLayoutAlignItems: Int, Sendable, CaseIterable, EngineChoice {
  case start, end, center
  /// As long as the line, unless the child's style sets that length.
  case stretch
  case baselineFirst, baselineLast
  /// The same as `start`.
  case notSet
  static let values: [AlignItems] = [
    .start, .end, .center, .stretch, .baselineFirst, .baselineLast, .notSet,
  ]
}

/// The alignment of a single child, which overrides its stack's; `auto` keeps that.
public enum ASStackLayoutAlignSelf: Int, Sendable, CaseIterable, EngineChoice {
  case auto, start, end, center, stretch
  static let values: [AlignSelf] = [.auto, .start, .end, .center, .stretch]
}
/// Whether a child that no longer fits on a stack's line starts the next one.
public enum ASStackLayoutFlexWrap: Int, Sendable, CaseIterable, EngineChoice {
  case noWrap, wrap
  static let values: [FlexWrap] = [.noWrap, .wrap]
}

/// The positions of the lines of a wrapping stack across it.
public enum ASStackLayoutAlignContent: Int, Sendable, CaseIterable, EngineChoice {
  case start, center, end, spaceBetween, spaceAround
  /// The lines share the leftover length equally.
  case stretch
  static let values: [AlignContent] = [
    .start, .center, .end, .spaceBetween, .spaceAround, .stretch,
  ]
}

/// The alignment of a stack's children from left to right, whatever its direction.
public enum ASHorizontalAlignment: Int, Sendable, CaseIterable, EngineChoice {
  /// As set by `justifyContent` or `alignItems`.
  case none
  case left, middle, right
  static let values: [HorizontalAlignment] = [.none, .left, .middle, .right]
}
/// The alignment of a stack's children from top to bottom, whatever its direction.
public enum ASVerticalAlignment: Int, Sendable, CaseIterable, EngineChoice {
  /// As set by `justifyContent` or `alignItems`.
  case none
  case top, center, bottom
  static let values: [VerticalAlignment] = [.none, .top, .center, .bottom]
}
