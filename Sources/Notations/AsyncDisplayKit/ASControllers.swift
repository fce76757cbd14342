public import TextureNames
public import UIKitNames

/// A navigation controller whose controllers know whether they are visible.
open class ASDKNavigationController: UINavigationController {}

/// The name of the class before Texture 3.
public typealias ASNavigationController = ASDKNavigationController

/// A controller of tabs whose controllers know whether they are visible.
open class ASTabBarController: UITabBarController {}

extension ASCellNode {
  /// Makes a cell around the view of a controller, which is created on first access.
  ///
  /// Nodes do not measure views: `style` sets the size of the cell.
  @preconcurrency
  public convenience init(
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

extension ASDisplayNode {
  /// The edges that the view of the node keeps; they have no influence here.
  public var autoresizingMask: UIView.AutoresizingMask {
    get { UIView.AutoresizingMask(rawValue: autoresizingBits) }
    set { autoresizingBits = newValue.rawValue }
  }

  /// How a movement to another layout is made; nothing is animated here.
  public var defaultLayoutTransitionOptions: UIView.AnimationOptions {
    get { UIView.AnimationOptions(rawValue: layoutTransitionBits) }
    set { layoutTransitionBits = newValue.rawValue }
  }
}
