public import UIKitValues

/// The environment of a node.
///
/// Ours: always an upright phone in the light appearance with the default text size.
public struct ASPrimitiveTraitCollection: Sendable, Hashable {
  /// The appearance: light.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// The kind of device: phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The horizontal size class: compact.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// The vertical size class: regular.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }

  /// Makes an environment, with the same values as every other one.
  public init() {}
}

/// The environment of a node.
public typealias ASTraitCollection = ASPrimitiveTraitCollection

extension ASDisplayNode {
  /// The environment of every node.
  public func asyncTraitCollection() -> ASTraitCollection { ASTraitCollection() }
  /// The environment of every node.
  public func primitiveTraitCollection() -> ASPrimitiveTraitCollection { ASTraitCollection() }
}
