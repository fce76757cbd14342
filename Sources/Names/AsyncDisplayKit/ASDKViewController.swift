/// A controller whose view is that of a node, which has the view's frame and is laid out with it.
open class ASDKViewController<NodeType: ASDisplayNode>: UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The node; `nil` where the controller was made without one, and its class is a narrower one.
  open private(set) var node: NodeType!
  public init(node: NodeType) {
    self.node = node
    super.init(nibName: nil, bundle: nil)
  }
  public init() {
    node = ASDisplayNode() as? NodeType
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName: String?, bundle: Bundle?) {
    node = ASDisplayNode() as? NodeType
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) {
    node = ASDisplayNode() as? NodeType
    super.init(coder: coder)
  }
  /// Makes the node's view the view, with the size of the screen.
  open override func loadView() {
    guard let node else { return super.loadView() }
    let view = node.ownView
    if view.frame.size == .zero { view.frame = UIScreen.main.bounds }
    self.view = view
  }
}

/// The name of the class before Texture 3.
public typealias ASViewController = ASDKViewController
