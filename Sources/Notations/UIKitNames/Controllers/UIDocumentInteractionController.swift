public import Foundation
public import UIKitValues

/// Shows a file, or opens it in another app; nothing is shown here.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The object that decides how the file is shown; never asked here.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The file.
  open var url: URL?
  /// The type of the file.
  open var uti: String?
  /// The name of the file.
  open var name: String?
  /// The images of the file: none.
  open var icons: [UIImage] { [] }
  /// A value for the app that opens the file.
  open var annotation: Any?

  /// Makes a controller without a file.
  public override init() { super.init() }

  /// Makes a controller for a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
    name = url.lastPathComponent
  }

  /// Shows the file: never here.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Shows a menu beside a part of a view: never here.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    false
  }
  /// Shows a menu beside a button of a bar: never here.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Shows other apps beside a part of a view: never here.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    false
  }
  /// Shows other apps beside a button of a bar: never here.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Does nothing: nothing is shown here.
  open func dismissPreview(animated: Bool) {}
  /// Does nothing: nothing is shown here.
  open func dismissMenu(animated: Bool) {}
}

/// Decides how a file is shown; never asked here.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// The controller over which the file is shown.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
  /// A new controller.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
}
