public import Foundation
import Geometry
import LayoutSpecs
public import UIKitValues

/// One child inside margins; an infinite one takes what is left.
open class ASInsetLayoutSpec: ASLayoutSpec {
  /// The margins, in points.
  open var insets = UIEdgeInsets.zero

  /// Makes an inset around an element.
  public convenience init(insets: UIEdgeInsets, child: any ASLayoutElement) {
    self.init()
    self.insets = insets
    self.child = child
  }

  /// The spec's layout in a range; its own sizes do not count, as in Texture.
  open override func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize,
    relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    engineLayout(in: constrainedSize, parentSize: parentSize, appliesOwnSize: true)
  }

  override var engineChildren: [any ASLayoutElement] { [child ?? ASLayoutSpec()] }

  override func lowered(_ children: [LayoutSpec]) -> LayoutSpec {
    let insets = EdgeInsets(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
    return .inset(insets, children[0])
  }
}
