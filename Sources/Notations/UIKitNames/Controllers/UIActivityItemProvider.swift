public import Foundation
import UIKitValues

/// Something to share that is made later; it is never asked for here.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// Something of the same kind, which is shown meanwhile.
  public let placeholderItem: Any?
  /// The way to share; none here.
  open var activityType: UIActivity.ActivityType? { nil }
  /// The value to share, which subclasses make.
  open var item: Any { placeholderItem as Any }

  /// Makes it with something of the same kind.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// Something of the same kind.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem as Any }

  /// The value to share.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
}
