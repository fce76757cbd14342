/// The environment of a node.
public typealias ASTraitCollection = ASPrimitiveTraitCollection

extension ASDisplayNode {
  /// The environment of every node.
  public func asyncTraitCollection() -> ASTraitCollection { ASTraitCollection() }
  /// The environment of every node.
  public func primitiveTraitCollection() -> ASPrimitiveTraitCollection { ASTraitCollection() }
}

/// Calls the closure at once, on the present thread.
public func ASPerformBlockOnMainThread(_ block: () -> Void) { block() }
