public import Foundation
import LayoutSpecs
public import UIKitValues

/// Builds the spec of a node in a range.
public typealias ASLayoutSpecBlock = (ASDisplayNode, ASSizeRange) -> ASLayoutSpec

/// Something visible, which arranges the nodes inside it by a spec.
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
/// A node may be laid out on any thread, and on one at a time. Measuring a node measures nodes
/// inside it up to three times for each level of stacks, as in Texture.
open class ASDisplayNode: NSObject, ASLayoutElement {
  /// What the node asks of the spec that it stands in.
  public let style = ASLayoutElementStyle()
  /// The name that errors call the node by.
  open var debugName: String?
  /// Builds the spec in place of `layoutSpecThatFits(_:)`.
  open var layoutSpecBlock: ASLayoutSpecBlock?
  /// Whether subnodes are those of the spec: put in, moved and taken out with every layout.
  open var automaticallyManagesSubnodes = false
  /// The reading direction that the node's inside is mirrored for.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The origin in the supernode and the size, in points.
  open var frame = CGRect.zero
  /// Everything that is seen and not laid out.
  var appearance = NodeAppearance()

  var version = 1
  var calculated: MeasuredLayout?
  var pending: MeasuredLayout?
  /// How many layouts of the node are being measured inside each other.
  var measuringDepth = 0
  var list: [ASDisplayNode] = []
  weak var parent: ASDisplayNode?
  var loadedLayer: CALayer?
  /// The view of the node while that is in no other view; only AsyncDisplayKit knows what it is, since
  /// this target has no views.
  package var loadedView: AnyObject?
  /// The view of the node while that is in another view, which then keeps the node.
  package weak var shownView: AnyObject?
  /// Makes the view in place of that of a node, which only AsyncDisplayKit knows.
  package var makeView: (() -> AnyObject)?
  var onLoad: [(ASDisplayNode) -> Void] = []

  /// Makes a node without anything in it.
  public override init() { super.init() }

  /// What a node is: something visible.
  public var layoutElementType: ASLayoutElementType { .displayNode }
  /// The nodes inside this one.
  public var sublayoutElements: [any ASLayoutElement]? { list }

  /// The spec of the node's inside in a range; overridden by nodes that have one.
  open func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec { AbsentSpec() }

  /// The node's own size in a room, in points; a component may be infinite.
  ///
  /// The room itself, or zero where it is unbounded on either axis, unless overridden.
  open func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    constrainedSize.isSizeOfSomething ? constrainedSize : .zero
  }

  /// The node's layout in a range, for a parent of this size; remembered.
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

  /// The node's layout in a range that its own style has not narrowed yet.
  open func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize,
    relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    guard let range = constrainedSize.narrowed(by: style, parentSize: parentSize) else {
      return ASLayout(self, size: .zero, problems: [.undefinedFraction(element: label)])
    }
    return calculateLayoutThatFits(range)
  }

  /// The node's layout in a range that its own style has already narrowed.
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

  /// What is wrong with the node's own content.
  var contentProblems: [LayoutProblem] { [] }

  /// Forgets what was measured: the next layout starts anew.
  ///
  /// Changing a style, or what a spec depends on, does not do that by itself.
  open func setNeedsLayout() { invalidateCalculatedLayout() }

  /// Forgets what was measured.
  open func invalidateCalculatedLayout() { version += 1 }

  /// Called when the node's frame has been decided; subnodes get theirs in here.
  open func layout() { placeSubnodes() }

  /// Called after `layout()`.
  open func layoutDidFinish() {}

  /// Called when the node has another layout than before.
  open func calculatedLayoutDidChange() {}

  /// Called when the node is loaded: when its layer is asked for the first time.
  open func didLoad() {}

  /// Called by whoever shows the node, when its content should be fetched; by nobody here.
  open func didEnterPreloadState() {}

  /// Called by whoever shows the node, when its content may be let go; by nobody here.
  open func didExitPreloadState() {}

  /// Called by whoever shows the node, when it should be drawn; by nobody here.
  open func didEnterDisplayState() {}

  /// Called by whoever shows the node, when its drawing may be let go; by nobody here.
  open func didExitDisplayState() {}

  /// Called by whoever shows the node, when it can be seen; by nobody here.
  open func didEnterVisibleState() {}

  /// Called by whoever shows the node, when it can no longer be seen; by nobody here.
  open func didExitVisibleState() {}
}

extension ASDisplayNode {
  /// The spec of the node's inside, built in a range; `nil` where the node has none.
  func spec(in constrainedSize: ASSizeRange) -> ASLayoutSpec? {
    let spec = layoutSpecBlock?(self, constrainedSize) ?? layoutSpecThatFits(constrainedSize)
    return spec is AbsentSpec ? nil : spec
  }
}

/// What a node gives that has no spec.
private final class AbsentSpec: ASLayoutSpec {}
