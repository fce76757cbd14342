/// The animation of a menu; its closures are called at once.
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what happens at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}
