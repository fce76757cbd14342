/// The animation of a menu; there is none here.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  var previewViewController: UIViewController? { get }
  func addCompletion(_ completion: @escaping () -> Void)
}
/// The animation of a preview that the user chose; there is none here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
/// How a preview disappears; none is shown here.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
