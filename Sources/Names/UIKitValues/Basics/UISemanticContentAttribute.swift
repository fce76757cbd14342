/// The meaning of a view's or node's content for the reading direction.
public enum UISemanticContentAttribute: Int, Sendable, CaseIterable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
