import Foundation
public import TextureNames
public import UIKitNames

extension ASDisplayNode {
  /// Makes a node around a view of UIKit, which is created on first access.
  ///
  /// Nodes do not measure views: `style` sets the node's size. The view keeps its own frame.
  public convenience init(
    viewBlock: @escaping () -> UIView, didLoad: ((ASDisplayNode) -> Void)? = nil
  ) {
    self.init()
    makeView = viewBlock
    if let didLoad { onDidLoad(didLoad) }
  }

  /// Makes the view of the node, which is created on first access; without effect after that.
  public func setViewBlock(_ viewBlock: @escaping () -> UIView) { makeView = viewBlock }

  /// The view of the node, created on first access.
  final var ownView: UIView {
    if let view = (loadedView ?? shownView) as? UIView { return view }
    let view = makeView?() as? UIView ?? NodeView(of: self)
    loadedView = view
    _ = layer
    for subnode in subnodes ?? [] { view.addSubview(subnode.view) }
    return view
  }
}

/// A node with a view; nodes of tables and collections have a view of a narrower class.
public protocol ASViewOwner: ASDisplayNode {}

extension ASDisplayNode: ASViewOwner {}

extension ASViewOwner {
  /// The view of the node, always the same one; the first access loads the node.
  ///
  /// It has the node's frame, and the views of the subnodes as subviews. Other properties are not
  /// shared between node and view. The view has no influence on the node's layout.
  public var view: UIView { ownView }
}

extension UIView {
  /// Adds the view of a node in front of all subviews.
  public func addSubnode(_ subnode: ASDisplayNode) { addSubview(subnode.view) }
}

/// The view of a node.
private final class NodeView: UIView {
  private weak var node: ASDisplayNode?
  /// The node while the view has a superview, so that code that shows a node need not keep it.
  private var kept: ASDisplayNode?

  init(of node: ASDisplayNode) {
    self.node = node
    super.init(frame: node.frame)
  }

  /// Makes a view without a node; nothing is read from an archive.
  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The frame of the node, which a layout of nodes may change.
  override var frame: CGRect {
    get { node?.frame ?? super.frame }
    set {
      super.frame = newValue
      node?.frame = newValue
    }
  }

  /// Makes the node keep its view while that has no superview, and the view keep its node
  /// otherwise.
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let node else { return }
    (node.loadedView, node.shownView) = superview == nil ? (self, nil) : (nil, self)
    kept = superview == nil ? nil : node
  }

  /// The size of the node in a size range from zero to this size, in points.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let node else { return size }
    return node.layoutThatFits(ASSizeRange(min: .zero, max: size)).size
  }

  /// Lays out the subnodes within the node's frame.
  override func layoutSubviews() {
    super.layoutSubviews()
    node?.layoutIfNeeded()
  }
}
