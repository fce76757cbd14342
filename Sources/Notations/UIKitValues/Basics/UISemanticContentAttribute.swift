/// What a view or node means, as far as the reading direction goes.
public enum UISemanticContentAttribute: Int, Sendable, CaseIterable {
  /// Nothing in particular: the direction of the device.
  case unspecified
  /// Controls of playback, which are never mirrored.
  case playback
  /// Controls of a direction in space, which are never mirrored.
  case spatial
  /// From left to right, whatever the device.
  case forceLeftToRight
  /// From right to left, whatever the device.
  case forceRightToLeft
}
