/// The kinds of specs, by the names that scenario files give them.
public enum SpecKind: String, Sendable, CaseIterable, Codable {
  /// Something visible.
  case element
  /// Room without anything in it.
  case spacer
  /// Every child in the whole room.
  case wrapper
  /// Children one after another.
  case stack
  /// One child inside margins.
  case inset
  /// A child, then what lies over it.
  case overlay
  /// What lies behind, then the child that decides the size.
  case background
  /// Children at positions of their own.
  case absolute
  /// Children at positions of their own, each within its size range.
  case `static`
  /// One child at an edge or in the middle.
  case relative
  /// One child in the middle.
  case center
  /// One child of a given shape.
  case ratio
  /// A child, then what sits on one of its corners.
  case corner
}
