/// How a view or node fills its frame with what it shows; it has no influence on any layout.
///
/// UIKit's name is `UIView.ContentMode`.
public enum UIViewContentMode: Int, Sendable, CaseIterable {
  /// Stretched over the frame.
  case scaleToFill
  /// As large as fits, nothing cut.
  case scaleAspectFit
  /// As small as fills, the rest cut.
  case scaleAspectFill
  /// Drawn anew for every size.
  case redraw
  /// In the middle.
  case center
  /// In the middle of the top edge.
  case top
  /// In the middle of the bottom edge.
  case bottom
  /// In the middle of the left edge.
  case left
  /// In the middle of the right edge.
  case right
  /// In the top left corner.
  case topLeft
  /// In the top right corner.
  case topRight
  /// In the bottom left corner.
  case bottomLeft
  /// In the bottom right corner.
  case bottomRight
}
