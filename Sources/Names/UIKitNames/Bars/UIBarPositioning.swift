/// The style of a bar; it has no influence here.
public enum UIBarStyle: Int, Sendable {
  case `default`, black, blackTranslucent
  public static let blackOpaque = UIBarStyle.black
}

/// The place of a bar; it has no influence here.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
/// Decides about the place of a bar; never asked here.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {}
extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .bottom }
}
/// Something with the place of a bar; the place has no influence here.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}
