import Foundation
public import TextureNames
public import UIKitNames

extension ASDisplayNode {
  /// Makes a node around a view of UIKit's, which is made when it is asked for.
  ///
  /// Nodes do not measure views: `style` says how large it is. The view keeps its own frame.
  public convenience init(
    viewBlock: @escaping () -> UIView, didLoad: ((ASDisplayNode) -> Void)? = nil
  ) {
    self.init()
    makeView = viewBlock
    if let didLoad { onDidLoad(didLoad) }
  }

  /// The view of the node: always the same one; asking for it loads the node.
  ///
  /// It has the node's frame, and the views of the subnodes inside it. What is set on one is not
  /// carried over to the other, and it has no part in the node's layout.
  public var view: UIView {
    if let view = (loadedView ?? shownView) as? UIView { return view }
    let view = makeView?() as? UIView ?? NodeView(of: self)
    loadedView = view
    _ = layer
    for subnode in subnodes ?? [] { view.addSubview(subnode.view) }
    return view
  }
}

extension UIView {
  /// Puts the view of a node on top.
  public func addSubnode(_ subnode: ASDisplayNode) { addSubview(subnode.view) }
}

/// The view of a node.
private final class NodeView: UIView {
  private weak var node: ASDisplayNode?
  /// The node again while the view is in another one: who shows a node need not keep it.
  private var kept: ASDisplayNode?

  init(of node: ASDisplayNode) {
    self.node = node
    super.init(frame: node.frame)
  }

  /// Makes a view of no node: there is no archive to read from.
  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Where the node is, which a layout of nodes may change.
  override var frame: CGRect {
    get { node?.frame ?? super.frame }
    set {
      super.frame = newValue
      node?.frame = newValue
    }
  }

  /// Of the node and its view one keeps the other: the node while its view is in no other one, else
  /// the view.
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let node else { return }
    (node.loadedView, node.shownView) = superview == nil ? (self, nil) : (nil, self)
    kept = superview == nil ? nil : node
  }

  /// The size that the node has in any room at most as large as this.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let node else { return size }
    return node.layoutThatFits(ASSizeRange(min: .zero, max: size)).size
  }

  /// The nodes inside are laid out where the node is.
  override func layoutSubviews() {
    super.layoutSubviews()
    node?.layout()
  }
}
