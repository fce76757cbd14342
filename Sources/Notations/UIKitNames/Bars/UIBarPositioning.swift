public import Foundation

/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// The usual one.
  case `default`
  /// Black.
  case black
  /// Black and transparent, by its earlier name.
  case blackTranslucent

  /// Black, by its earlier name.
  public static let blackOpaque = UIBarStyle.black
}

/// The place of a bar.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, below the status bar.
  case topAttached
}

/// Decides about the place of a bar; never asked here.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// The place of a bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// At the bottom.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .bottom }
}

/// Something with the place of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The place.
  var barPosition: UIBarPosition { get }
}
