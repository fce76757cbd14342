/// The animation of a menu; its closures are called at once.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds what happens at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The animation of a preview that the user chose; there is none here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview disappears.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview disappears.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It fades.
  case dismiss
  /// It grows.
  case pop
}
