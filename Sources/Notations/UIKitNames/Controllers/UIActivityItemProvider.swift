public import Foundation
import UIKitValues

/// Something to share that is made later; it is never asked for here.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  public let placeholderItem: Any?
  open var activityType: UIActivity.ActivityType? { nil }
  open var item: Any { placeholderItem as Any }
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }
  open func activityViewControllerPlaceholderItem(_: UIActivityViewController) -> Any {
    placeholderItem as Any
  }
  open func activityViewController(
    _: UIActivityViewController, itemForActivityType: UIActivity.ActivityType?
  ) -> Any? { item }
}
