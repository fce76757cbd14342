import LayoutSpecs

public typealias ASLayoutSpecBlock = (ASDisplayNode, ASSizeRange) -> ASLayoutSpec

/// A visible element, which arranges the nodes inside it by a spec.
///
/// ```swift
/// final class RowNode: ASDisplayNode {
///   let title = ASTextNode()
///
///   override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
///     ASInsetLayoutSpec(insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), child: title)
///   }
/// }
/// let size = RowNode().layoutThatFits(range).size
/// ```
///
/// A node can be laid out on any thread, but on one thread at a time. Measuring a node measures the
/// nodes inside up to three times for each level of stacks, as in Texture.
open class ASDisplayNode: VisibleNode, ASLayoutElement {
  public let style = ASLayoutElementStyle()
  open var debugName: String?, layoutSpecBlock: ASLayoutSpecBlock?
  /// Whether every layout adds, reorders and removes subnodes so that they are those of the spec.
  open var automaticallyManagesSubnodes = false
  /// The reading direction; the nodes inside are mirrored for right to left.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var frame = CGRect.zero, isUserInteractionEnabled = true
  /// The number of times that the layout was invalidated, plus 1.
  var version = 1
  var calculated: MeasuredLayout?, pending: MeasuredLayout?
  /// The number of measurements of the node that are in progress, inside each other.
  var measuringDepth = 0
  var list: [ASDisplayNode] = []
  weak var parent: ASDisplayNode?
  var loadedLayer: CALayer?
  /// The view of the node while it has no superview; its class is `AsyncDisplayKit`'s.
  package var loadedView: AnyObject?
  /// The view of the node while that view has a superview; the view keeps the node then.
  package weak var shownView: AnyObject?
  /// Makes the view of a node around a view of UIKit; `nil` for every other node.
  package var makeView: (() -> AnyObject)?
  var ownTraits: ASTraitCollection?, onLoad: [(ASDisplayNode) -> Void] = []
  public override init() { super.init() }
  public var layoutElementType: ASLayoutElementType { .displayNode }
  public var sublayoutElements: [any ASLayoutElement]? { list }
  open func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec { AbsentSpec() }
  /// Called after `ASTraitCollectionPropagateDown` changed the environment.
  open func asyncTraitCollectionDidChange(withPreviousTraitCollection _: ASPrimitiveTraitCollection)
  {}
  /// The available size, or zero where that is infinite on either axis; content has its own size.
  open func calculateSizeThatFits(_ available: CGSize) -> CGSize { available.validOrZero }

  /// The node's layout, which is remembered for the same question.
  open func layoutThatFits(_ constrainedSize: ASSizeRange, parentSize: CGSize) -> ASLayout {
    for known in [calculated, pending] {
      if let known,
        known.isAnswer(to: constrainedSize, parentSize: parentSize, version: version)
      {
        return known.layout
      }
    }
    return measure(in: constrainedSize, parentSize: parentSize)
  }
  open func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize,
    relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    guard let range = constrainedSize.narrowed(by: style, parentSize: parentSize) else {
      return ASLayout(self, size: .zero, problems: [.undefinedFraction(element: label)])
    }
    return calculateLayoutThatFits(range)
  }
  open func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    guard let spec = spec(in: constrainedSize) else {
      let size = calculateSizeThatFits(constrainedSize.max)
      let clamped = size.isSizeOfSomething ? ASSizeRangeClamp(constrainedSize, size) : size
      return ASLayout(self, size: clamped, problems: contentProblems)
    }
    let inside = spec.layoutThatFits(constrainedSize)
    spec.isMutable = false
    let layout = ASLayout(self, size: inside.size, sublayouts: [inside.placed(at: .zero)])
    let flat = layout.filteredNodeLayoutTree()
    return isMirrored ? flat.mirrored() : flat
  }

  /// The content: none for a plain node without a spec, measured for text, or else fixed.
  var contentKind: ContentKind {
    type(of: self) == ASDisplayNode.self && layoutSpecBlock == nil ? .none : .fixed
  }
  var contentProblems: [LayoutProblem] { [] }
  open var layer: CALayer {
    if let loadedLayer { return loadedLayer }
    let layer = CALayer()
    loadedLayer = layer
    didLoad()
    for body in onLoad { body(self) }
    onLoad = []
    return layer
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open func addSubnode(_ subnode: ASDisplayNode) { insertSubnode(subnode, at: list.count) }
  open func removeFromSupernode() {
    parent?.list.removeAll { $0 === self }
    parent = nil
  }
  open func layoutIfNeeded() { layOutSubnodes() }
  /// Discards measured layouts, which changing a style or a value of a spec does not do by itself.
  open func setNeedsLayout() { invalidateCalculatedLayout() }
  open func invalidateCalculatedLayout() { version += 1 }
  /// Called when the node's frame is final; gives subnodes their frames.
  open func layout() { placeSubnodes() }
  open func layoutDidFinish() {}
  open func calculatedLayoutDidChange() {}
  open func didLoad() {}

  // Nothing is drawn or animated here, and a node is near no screen, so nobody calls these.
  open var willDisplayNodeContentWithRenderingContext,
    didDisplayNodeContentWithRenderingContext: ((CGContext, Any?) -> Void)?
  open var supportsLayerBacking: Bool { true }
  open func animateLayoutTransition(_: any ASContextTransitioning) {}
  open func didCompleteLayoutTransition(_: any ASContextTransitioning) {}
  open func drawParameters(forAsyncLayer _: _ASDisplayLayer) -> (any NSObjectProtocol)? { nil }
  open class func draw(
    _: CGRect, withParameters _: Any?, isCancelled _: () -> Bool, isRasterizing: Bool
  ) {}
  open func didEnterPreloadState() {}
  open func didExitPreloadState() {}
  open func didEnterDisplayState() {}
  open func didExitDisplayState() {}
  open func didEnterVisibleState() {}
  open func didExitVisibleState() {}
  /// The spec that arranges the nodes inside, built for a size range; `nil` where there is none.
  func spec(in constrainedSize: ASSizeRange) -> ASLayoutSpec? {
    let spec = layoutSpecBlock?(self, constrainedSize) ?? layoutSpecThatFits(constrainedSize)
    return spec is AbsentSpec ? nil : spec
  }
}

private final class AbsentSpec: ASLayoutSpec {}
