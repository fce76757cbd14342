import LayoutSpecs

/// The size of an absolute spec.
public enum ASAbsoluteLayoutSpecSizing: Int, Sendable, CaseIterable {
  /// As large as the available size, or as the children where that is infinite.
  case `default`
  /// As large as its children.
  case sizeToFit
}

/// Children at their `layoutPosition`.
open class ASAbsoluteLayoutSpec: ASLayoutSpec {
  /// The size of the spec.
  open var sizing = ASAbsoluteLayoutSpecSizing.default

  /// Makes an absolute spec that is as large as the available size.
  public convenience init(children: [any ASLayoutElement]) {
    self.init(sizing: .default, children: children)
  }

  /// Makes an absolute spec.
  public convenience init(
    sizing: ASAbsoluteLayoutSpecSizing, children: [any ASLayoutElement]
  ) {
    self.init()
    self.sizing = sizing
    self.children = children
  }

  override var isEngineSpec: Bool { type(of: self) == ASAbsoluteLayoutSpec.self }

  override var engineChildren: [any ASLayoutElement] { children ?? [] }

  override func lowered(_ children: [LayoutSpec]) -> LayoutSpec {
    .absolute(sizing: sizing == .default ? .default : .sizeToFit, children)
  }
}
