/// The environment of a node.
public typealias ASTraitCollection = ASPrimitiveTraitCollection

extension ASDisplayNode {
  /// The environment of every node.
  public func asyncTraitCollection() -> ASTraitCollection { ASTraitCollection() }
  /// The environment of every node.
  public func primitiveTraitCollection() -> ASPrimitiveTraitCollection { ASTraitCollection() }
}
