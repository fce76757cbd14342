public import Foundation

/// A list of ways to share; it is never shown here.
open class UIActivityViewController: UIViewController {
  /// Makes a list of ways to share something.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// The ways to share that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called in an app when the user shared or not; never called here.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Makes a list; nothing is read from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
