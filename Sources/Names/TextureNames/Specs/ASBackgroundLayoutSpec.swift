import LayoutSpecs

/// A child with another element behind it, of the same size.
open class ASBackgroundLayoutSpec: ASLayoutSpec {
  public convenience init(child: any ASLayoutElement, background: any ASLayoutElement) {
    self.init()
    children = [child, background]
  }
  open var background: (any ASLayoutElement)? {
    get { second }
    set { second = newValue }
  }
  override var isEngineSpec: Bool { type(of: self) == ASBackgroundLayoutSpec.self }
  override var leavesRangeToEngine: Bool { true }
  override var engineChildren: [any ASLayoutElement] { both.reversed() }
  override func lowered(_ children: [LayoutSpec]) -> LayoutSpec {
    .background(children[1], background: children[0])
  }
}
