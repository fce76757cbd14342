import LayoutSpecs

/// How large an absolute spec is.
public enum ASAbsoluteLayoutSpecSizing: Int, Sendable, CaseIterable {
  /// As large as its room, or as its children where the room is unbounded.
  case `default`
  /// As large as its children.
  case sizeToFit
}

/// Children at their `layoutPosition`.
open class ASAbsoluteLayoutSpec: ASLayoutSpec {
  /// How large the spec is.
  open var sizing = ASAbsoluteLayoutSpecSizing.default

  /// Makes an absolute spec that is as large as its room.
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
