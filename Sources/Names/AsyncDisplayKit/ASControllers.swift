/// A navigation controller; its controllers are never visible here.
open class ASDKNavigationController: UINavigationController {}
public typealias ASNavigationController = ASDKNavigationController
/// A controller of tabs; its controllers are never visible here.
open class ASTabBarController: UITabBarController {}

extension ASCellNode {
  /// Makes a cell around a controller's view, made at first access; `style` sets the cell's size.
  @preconcurrency public convenience init(
    viewControllerBlock: @escaping @MainActor () -> UIViewController,
    didLoad: ((ASDisplayNode) -> Void)? = nil
  ) {
    var controller: UIViewController?
    self.init(
      viewBlock: {
        let made = controller ?? viewControllerBlock()
        controller = made
        return made.view
      }, didLoad: didLoad)
  }
}

// Neither has an influence here.
extension ASDisplayNode {
  public var autoresizingMask: UIView.AutoresizingMask {
    get { UIView.AutoresizingMask(rawValue: autoresizingBits) }
    set { autoresizingBits = newValue.rawValue }
  }
  public var defaultLayoutTransitionOptions: UIView.AnimationOptions {
    get { UIView.AnimationOptions(rawValue: layoutTransitionBits) }
    set { layoutTransitionBits = newValue.rawValue }
  }
}
