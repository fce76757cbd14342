public import Foundation
import LayoutSpecs

/// A child, and what lies over all of it.
open class ASOverlayLayoutSpec: ASLayoutSpec {
  /// Makes an overlay over an element.
  public convenience init(child: any ASLayoutElement, overlay: any ASLayoutElement) {
    self.init()
    children = [child, overlay]
  }

  /// What lies over the child.
  open var overlay: (any ASLayoutElement)? {
    get { second }
    set { second = newValue }
  }

  /// The spec's layout in a range; its own sizes do not count, as in Texture.
  open override func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize,
    relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    engineLayout(in: constrainedSize, parentSize: parentSize, appliesOwnSize: true)
  }

  override var engineChildren: [any ASLayoutElement] {
    [child ?? ASLayoutSpec(), second ?? ASLayoutSpec()]
  }

  override func lowered(_ children: [LayoutSpec]) -> LayoutSpec {
    .overlay(children[0], overlay: children[1])
  }
}
