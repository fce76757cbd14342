public import Foundation
import LayoutSpecs
public import UIKitValues

/// Builds the spec of a node for a size range.
public typealias ASLayoutSpecBlock = (ASDisplayNode, ASSizeRange) -> ASLayoutSpec

/// A visible element, which arranges the nodes inside it by a spec.
///
/// A subclass overrides one of `layoutSpecThatFits(_:)`, `calculateSizeThatFits(_:)` and
/// `calculateLayoutThatFits(_:)`; `layoutSpecBlock` does the same without a subclass.
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
  /// The settings that the parent spec reads.
  public let style = ASLayoutElementStyle()
  /// The node's name in error messages; `nil` for its class.
  open var debugName: String?
  /// Builds the spec in place of `layoutSpecThatFits(_:)`; `nil` to use that.
  open var layoutSpecBlock: ASLayoutSpecBlock?
  /// Whether every layout adds, reorders and removes subnodes so that they are those of the spec.
  open var automaticallyManagesSubnodes = false
  /// The reading direction; the nodes inside are mirrored for right to left.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The frame in the supernode, in points.
  open var frame = CGRect.zero
  /// Whether the node receives touches; overridden by nodes that follow it.
  open var isUserInteractionEnabled = true

  /// The number of times that the layout was invalidated, plus 1.
  var version = 1
  /// The layout that was applied last.
  var calculated: MeasuredLayout?
  /// The layout that was measured last.
  var pending: MeasuredLayout?
  /// The number of measurements of the node that are in progress, inside each other.
  var measuringDepth = 0
  /// The subnodes, from back to front.
  var list: [ASDisplayNode] = []
  /// The supernode.
  weak var parent: ASDisplayNode?
  /// The layer, once it is loaded.
  var loadedLayer: CALayer?
  /// The view of the node while that view has no superview.
  ///
  /// Its class is known to `AsyncDisplayKit` only, since this target has no views.
  package var loadedView: AnyObject?
  /// The view of the node while that view has a superview; the view keeps the node then.
  package weak var shownView: AnyObject?
  /// Makes the view of a node around a view of UIKit; `nil` for every other node.
  package var makeView: (() -> AnyObject)?
  /// The environment, once it is set.
  var ownTraits: ASTraitCollection?
  /// The closures to run when the node is loaded.
  var onLoad: [(ASDisplayNode) -> Void] = []

  /// Makes an empty node.
  public override init() { super.init() }

  /// The kind: a node.
  public var layoutElementType: ASLayoutElementType { .displayNode }
  /// The subnodes.
  public var sublayoutElements: [any ASLayoutElement]? { list }

  /// The spec that arranges the nodes inside, for a size range; overridden by nodes that have one.
  open func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec { AbsentSpec() }

  /// Called after `ASTraitCollectionPropagateDown` changed the environment.
  open func asyncTraitCollectionDidChange(
    withPreviousTraitCollection previousTraitCollection: ASPrimitiveTraitCollection
  ) {}

  /// The node's own size within an available size, in points, whose components may be infinite.
  ///
  /// By default the available size, or zero where that is infinite on either axis.
  open func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    constrainedSize.isSizeOfSomething ? constrainedSize : .zero
  }

  /// The node's layout in a size range, for a parent of this size; remembered for the same
  /// question.
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

  /// The node's layout in a size range that its own style has not narrowed yet.
  open func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize,
    relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    guard let range = constrainedSize.narrowed(by: style, parentSize: parentSize) else {
      return ASLayout(self, size: .zero, problems: [.undefinedFraction(element: label)])
    }
    return calculateLayoutThatFits(range)
  }

  /// The node's layout in a size range that its own style has already narrowed.
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

  /// Whether the node's content has a size, and whether that depends on the available width.
  ///
  /// None for a plain node without a spec, measured for text, fixed for everything else.
  var contentKind: ContentKind {
    type(of: self) == ASDisplayNode.self && layoutSpecBlock == nil ? .none : .fixed
  }

  /// The problems of the node's own content.
  var contentProblems: [LayoutProblem] { [] }

  /// The node's layer; the first access loads the node.
  open var layer: CALayer { ownLayer }

  /// The node's rectangle in its own coordinates, in points; its origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// Adds a node in front of all subnodes.
  open func addSubnode(_ subnode: ASDisplayNode) { insertSubnode(subnode, at: list.count) }

  /// Removes the node from its supernode.
  open func removeFromSupernode() {
    parent?.list.removeAll { $0 === self }
    parent = nil
  }

  /// Gives every subnode, at any depth, its frame within the node's frame.
  ///
  /// A node that is zero points wide or high is not laid out. Where the layout has another size
  /// than the node, the ancestors are asked for that size, and the outermost one takes it.
  open func layoutIfNeeded() { layOutSubnodes() }

  /// Discards measured layouts, so that the next layout measures again.
  ///
  /// Changing a style, or a value that a spec depends on, does not do this by itself.
  open func setNeedsLayout() { invalidateCalculatedLayout() }

  /// Discards measured layouts.
  open func invalidateCalculatedLayout() { version += 1 }

  /// Called when the node's frame is final; gives subnodes their frames.
  open func layout() { placeSubnodes() }

  /// Called after `layout()`.
  open func layoutDidFinish() {}

  /// Called when the node has a new layout.
  open func calculatedLayoutDidChange() {}

  /// Called when the node is loaded, that is, when its layer is first read.
  open func didLoad() {}

  /// Called in an app before the content is drawn; never called here.
  open var willDisplayNodeContentWithRenderingContext: ((CGContext, Any?) -> Void)?
  /// Called in an app after the content is drawn; never called here.
  open var didDisplayNodeContentWithRenderingContext: ((CGContext, Any?) -> Void)?

  /// Whether the node can do without a view; it has no influence here.
  open var supportsLayerBacking: Bool { true }

  /// Called in an app when the node has new subnodes with a movement; never called here.
  open func animateLayoutTransition(_ context: any ASContextTransitioning) {}

  /// Called in an app after `animateLayoutTransition(_:)`; never called here.
  open func didCompleteLayoutTransition(_ context: any ASContextTransitioning) {}

  /// The values that drawing needs; never asked here.
  open func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> (any NSObjectProtocol)? {
    nil
  }

  /// Draws the node in an app; never called here.
  open class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool,
    isRasterizing: Bool
  ) {}

  /// Called in an app when the node's content should be loaded; never called here.
  open func didEnterPreloadState() {}

  /// Called in an app when the node's content may be released; never called here.
  open func didExitPreloadState() {}

  /// Called in an app when the node should be drawn; never called here.
  open func didEnterDisplayState() {}

  /// Called in an app when the node's drawing may be released; never called here.
  open func didExitDisplayState() {}

  /// Called in an app when the node becomes visible; never called here.
  open func didEnterVisibleState() {}

  /// Called in an app when the node is no longer visible; never called here.
  open func didExitVisibleState() {}
}

extension ASDisplayNode {
  /// The spec that arranges the nodes inside, built for a size range; `nil` where the node has
  /// none.
  func spec(in constrainedSize: ASSizeRange) -> ASLayoutSpec? {
    let spec = layoutSpecBlock?(self, constrainedSize) ?? layoutSpecThatFits(constrainedSize)
    return spec is AbsentSpec ? nil : spec
  }
}

/// The spec that a node without a spec returns.
private final class AbsentSpec: ASLayoutSpec {}
