import LayoutSpecs

/// All children over each other in the available size, the last one in front.
open class ASWrapperLayoutSpec: ASLayoutSpec {
  public convenience init(layoutElement: any ASLayoutElement) {
    self.init(layoutElements: [layoutElement])
  }
  public convenience init(layoutElements: [any ASLayoutElement]) {
    self.init()
    children = layoutElements
  }
  override var isEngineSpec: Bool { type(of: self) == ASWrapperLayoutSpec.self }
  override var engineChildren: [any ASLayoutElement] { children ?? [] }
  override func lowered(_ children: [LayoutSpec]) -> LayoutSpec { .wrapper(children) }
}
