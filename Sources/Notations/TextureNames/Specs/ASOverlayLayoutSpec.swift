import LayoutSpecs

/// A child with another element in front of it, of the same size.
open class ASOverlayLayoutSpec: ASLayoutSpec {
  /// Makes an overlay in front of an element.
  public convenience init(child: any ASLayoutElement, overlay: any ASLayoutElement) {
    self.init()
    children = [child, overlay]
  }

  /// The element in front of the child.
  open var overlay: (any ASLayoutElement)? {
    get { second }
    set { second = newValue }
  }

  override var isEngineSpec: Bool { type(of: self) == ASOverlayLayoutSpec.self }

  override var leavesRangeToEngine: Bool { true }

  override var engineChildren: [any ASLayoutElement] {
    [child ?? ASLayoutSpec(), second ?? ASLayoutSpec()]
  }

  override func lowered(_ children: [LayoutSpec]) -> LayoutSpec {
    .overlay(children[0], overlay: children[1])
  }
}
