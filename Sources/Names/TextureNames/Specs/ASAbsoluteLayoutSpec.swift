import LayoutSpecs

/// The size of an absolute spec: the available one, if that is finite, or that of its children.
public enum ASAbsoluteLayoutSpecSizing: Int, Sendable, CaseIterable { case `default`, sizeToFit }

/// Children at their `layoutPosition`.
open class ASAbsoluteLayoutSpec: ASLayoutSpec {
  open var sizing = ASAbsoluteLayoutSpecSizing.default
  public convenience init(children: [any ASLayoutElement]) {
    self.init(sizing: .default, children: children)
  }
  public convenience init(sizing: ASAbsoluteLayoutSpecSizing, children: [any ASLayoutElement]) {
    self.init()
    (self.sizing, self.children) = (sizing, children)
  }
  override var isEngineSpec: Bool { type(of: self) == ASAbsoluteLayoutSpec.self }
  override var engineChildren: [any ASLayoutElement] { children ?? [] }
  override func lowered(_ children: [LayoutSpec]) -> LayoutSpec {
    .absolute(sizing: sizing == .default ? .default : .sizeToFit, children)
  }
}
