/// The reading direction, which decides the side that leading is on.
public enum LayoutDirection: String, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft

  /// The other direction.
  package var opposite: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}
