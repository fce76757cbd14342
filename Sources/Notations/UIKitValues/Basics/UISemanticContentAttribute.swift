/// The meaning of a view's or node's content for the reading direction.
public enum UISemanticContentAttribute: Int, Sendable, CaseIterable {
  /// No special meaning: it follows the reading direction.
  case unspecified
  /// Playback controls, which are never mirrored.
  case playback
  /// Controls for a direction in space, which are never mirrored.
  case spatial
  /// Left to right, whatever the device.
  case forceLeftToRight
  /// Right to left, whatever the device.
  case forceRightToLeft
}
