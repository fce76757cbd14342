extension ASDisplayNode {
  /// Makes a node around a view of UIKit, which is created on first access, on the main thread.
  ///
  /// Nodes do not measure views: `style` sets the node's size. The view keeps its own frame.
  @preconcurrency public convenience init(
    viewBlock: @escaping @MainActor () -> UIView, didLoad: ((ASDisplayNode) -> Void)? = nil
  ) {
    self.init()
    makeView = { assumingMainActor(viewBlock) }
    if let didLoad { onDidLoad(didLoad) }
  }

  /// Sets what makes the view on first access, on the main thread; without effect after that.
  @preconcurrency public func setViewBlock(_ viewBlock: @escaping @MainActor () -> UIView) {
    makeView = { assumingMainActor(viewBlock) }
  }
  final var ownView: UIView {
    if let view = (loadedView ?? shownView) as? UIView { return view }
    return onMainThread { loadView() }
  }
  private func loadView() -> UIView {
    let view = makeView?() as? UIView ?? plainView
    loadedView = view
    _ = layer
    for subnode in subnodes ?? [] { view.addSubview(subnode.view) }
    return view
  }
  private var plainView: UIView {
    (self as? ASScrollNode).map { ScrollNodeView(of: $0) } ?? NodeView(of: self)
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
  public func addSubnode(_ subnode: ASDisplayNode) { addSubview(subnode.view) }
}

/// The node of a view, in both directions.
private struct ShownNode {
  weak var node: ASDisplayNode?
  /// The node while the view has a superview, so that code that shows a node need not keep it.
  private var kept: ASDisplayNode?
  init(_ node: ASDisplayNode?) { self.node = node }
  /// Makes the node keep its view while that has no superview, and the view its node otherwise.
  mutating func viewDidMove(_ view: UIView) {
    guard let node else { return }
    let hasSuperview = view.superview != nil
    (node.loadedView, node.shownView) = hasSuperview ? (nil, view) : (view, nil)
    kept = hasSuperview ? node : nil
  }

  /// The size of the node in a size range from zero to this size, in points.
  func size(in size: CGSize) -> CGSize {
    node?.layoutThatFits(ASSizeRange(min: .zero, max: size)).size ?? size
  }
}

/// The view of a node.
private final class NodeView: UIView {
  private var shown: ShownNode
  init(of node: ASDisplayNode) {
    shown = ShownNode(node)
    super.init(frame: node.frame)
  }
  required init?(coder: NSCoder) {
    shown = ShownNode(nil)
    super.init(coder: coder)
  }
  /// The frame of the node, which a layout of nodes may change.
  override var frame: CGRect {
    get { shown.node?.frame ?? super.frame }
    set {
      super.frame = newValue
      shown.node?.frame = newValue
    }
  }
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    shown.viewDidMove(self)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { shown.size(in: size) }
  override func layoutSubviews() {
    super.layoutSubviews()
    shown.node?.layoutIfNeeded()
  }
}

/// The view of a node whose content is scrolled.
final class ScrollNodeView: UIScrollView {
  private var shown: ShownNode
  init(of node: ASScrollNode) {
    shown = ShownNode(node)
    super.init(frame: node.frame)
  }
  required init?(coder: NSCoder) {
    shown = ShownNode(nil)
    super.init(coder: coder)
  }
  /// The frame of the node, which a layout of nodes may change.
  override var frame: CGRect {
    get { shown.node?.frame ?? super.frame }
    set {
      super.frame = newValue
      shown.node?.frame = newValue
    }
  }
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    shown.viewDidMove(self)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { shown.size(in: size) }
  /// Lays out the subnodes within the node's frame, and takes the size of their content.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let node = shown.node as? ASScrollNode else { return }
    node.layoutIfNeeded()
    if node.automaticallyManagesContentSize { contentSize = node.contentSize }
  }
}

extension ASScrollNode {
  public var view: UIScrollView { ownView as? UIScrollView ?? UIScrollView(frame: frame) }
}
