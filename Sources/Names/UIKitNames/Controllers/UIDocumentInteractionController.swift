/// Shows a file, or opens it in another app; nothing is shown here.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var url: URL?, uti: String?, name: String?
  open var icons: [UIImage] { [] }
  open var annotation: Any?
  public convenience init(url: URL) {
    self.init()
    self.url = url
    name = url.lastPathComponent
  }
  @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
  @discardableResult open func presentOptionsMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool { false }
  @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool)
    -> Bool
  { false }
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool)
    -> Bool
  { false }
  @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool
  { false }
  open func dismissPreview(animated: Bool) {}
  open func dismissMenu(animated: Bool) {}
}

/// Decides how a file is shown; never asked here.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: AnyObject {}
extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
}
