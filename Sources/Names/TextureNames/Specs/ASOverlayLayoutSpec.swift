import LayoutSpecs

/// A child with another element in front of it, of the same size.
open class ASOverlayLayoutSpec: ASLayoutSpec {
  public convenience init(child: any ASLayoutElement, overlay: any ASLayoutElement) {
    self.init()
    children = [child, overlay]
  }
  open var overlay: (any ASLayoutElement)? {
    get { second }
    set { second = newValue }
  }
  override var isEngineSpec: Bool { type(of: self) == ASOverlayLayoutSpec.self }
  override var leavesRangeToEngine: Bool { true }
  override var engineChildren: [any ASLayoutElement] { both }
  override func lowered(_ children: [LayoutSpec]) -> LayoutSpec {
    .overlay(children[0], overlay: children[1])
  }
}
