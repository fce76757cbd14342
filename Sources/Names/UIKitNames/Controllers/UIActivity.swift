/// A way to share something; it is never shown here.
open class UIActivity: NSObject {
  public struct ActivityType: NamedValue {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let message = Self("com.apple.UIKit.activity.Message"),
      mail = Self("com.apple.UIKit.activity.Mail"), print = Self("com.apple.UIKit.activity.Print"),
      copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard"),
      airDrop = Self("com.apple.UIKit.activity.AirDrop"),
      assignToContact = Self("com.apple.UIKit.activity.AssignToContact"),
      saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll"),
      addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList"),
      openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks"),
      postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook"),
      postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  }
  public enum Category: Int, Sendable { case action, share }
  open private(set) var activityType: ActivityType?, activityTitle: String?,
    activityImage: UIImage?, activityViewController: UIViewController?
  open class var activityCategory: Category { .action }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ isComplete: Bool) {}
}

/// Gives what is shared; never asked here.
public protocol UIActivityItemSource: AnyObject {
  func activityViewControllerPlaceholderItem(_: UIActivityViewController) -> Any
  func activityViewController(
    _: UIActivityViewController, itemForActivityType: UIActivity.ActivityType?
  ) -> Any?
}

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

/// A list of ways to share; it is never shown here.
open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }
  open var excludedActivityTypes: [UIActivity.ActivityType]?,
    completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
