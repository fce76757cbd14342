public import Foundation
public import UIKitValues

/// An action beside a row, from before actions of a swipe; it is stored only.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// Destroys something.
    case destructive
    /// The usual one.
    case normal

    /// The style of a new action: one that destroys something.
    public static let `default` = Style.destructive
  }

  /// The style.
  public let style: Style
  /// The title.
  open var title: String?
  /// The colour of the background.
  open var backgroundColor: UIColor?
  /// The effect of the background.
  open var backgroundEffect: UIVisualEffect?
  /// The closure; never called here.
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
