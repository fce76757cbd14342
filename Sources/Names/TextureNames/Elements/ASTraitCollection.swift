/// The environment of a node, as a value; it has no influence on layout.
public struct ASPrimitiveTraitCollection: Sendable, Hashable {
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified,
    verticalSizeClass = UIUserInterfaceSizeClass.unspecified, displayScale: CGFloat = 0,
    displayGamut = UIDisplayGamut.unspecified,
    userInterfaceIdiom = UIUserInterfaceIdiom.unspecified,
    forceTouchCapability = UIForceTouchCapability.unknown,
    layoutDirection = UITraitEnvironmentLayoutDirection.unspecified,
    userInterfaceStyle = UIUserInterfaceStyle.unspecified,
    preferredContentSizeCategory = UIContentSizeCategory.unspecified, containerSize = CGSize.zero,
    userInterfaceLevel = UIUserInterfaceLevel.unspecified,
    accessibilityContrast = UIAccessibilityContrast.unspecified,
    legibilityWeight = UILegibilityWeight.unspecified
  public init() {}
}

public func ASPrimitiveTraitCollectionMakeDefault() -> ASPrimitiveTraitCollection {
  ASPrimitiveTraitCollection()
}

/// The environment of a view, as that of a node; without a size.
public func ASPrimitiveTraitCollectionFromUITraitCollection(
  _ traitCollection: UITraitCollection
) -> ASPrimitiveTraitCollection {
  var traits = ASPrimitiveTraitCollection()
  traits.horizontalSizeClass = traitCollection.horizontalSizeClass
  traits.verticalSizeClass = traitCollection.verticalSizeClass
  traits.displayScale = traitCollection.displayScale
  traits.displayGamut = traitCollection.displayGamut
  traits.userInterfaceIdiom = traitCollection.userInterfaceIdiom
  traits.forceTouchCapability = traitCollection.forceTouchCapability
  traits.layoutDirection = traitCollection.layoutDirection
  traits.userInterfaceStyle = traitCollection.userInterfaceStyle
  traits.preferredContentSizeCategory = traitCollection.preferredContentSizeCategory
  traits.userInterfaceLevel = traitCollection.userInterfaceLevel
  traits.accessibilityContrast = traitCollection.accessibilityContrast
  traits.legibilityWeight = traitCollection.legibilityWeight
  return traits
}

/// The environment of a view: the only one there is here, whatever the node's.
public func ASPrimitiveTraitCollectionToUITraitCollection(
  _ traitCollection: ASPrimitiveTraitCollection
) -> UITraitCollection { .current }

public func ASPrimitiveTraitCollectionIsEqualToASPrimitiveTraitCollection(
  _ lhs: ASPrimitiveTraitCollection, _ rhs: ASPrimitiveTraitCollection
) -> Bool { lhs == rhs }

/// Gives an element and all elements inside an environment; nodes are told of a change.
public func ASTraitCollectionPropagateDown(
  _ element: any ASLayoutElement, _ traitCollection: ASPrimitiveTraitCollection
) {
  (element as? ASDisplayNode)?.setPrimitiveTraitCollection(traitCollection)
  for inside in element.sublayoutElements ?? [] {
    ASTraitCollectionPropagateDown(inside, traitCollection)
  }
}

/// The environment of a node, as an object; it has no influence on layout.
@dynamicMemberLookup public final class ASTraitCollection: NSObject, Sendable {
  private let traits: ASPrimitiveTraitCollection
  /// A property of the value, each of which the object has too.
  public subscript<Value>(
    dynamicMember property: KeyPath<ASPrimitiveTraitCollection, Value>
  ) -> Value { traits[keyPath: property] }
  public override convenience init() { self.init(asPrimitiveTraitCollection: .init()) }
  public init(asPrimitiveTraitCollection traits: ASPrimitiveTraitCollection) {
    self.traits = traits
    super.init()
  }
  public func primitiveTraitCollection() -> ASPrimitiveTraitCollection { traits }
  public func isEqual(to other: ASTraitCollection) -> Bool { traits == other.traits }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? ASTraitCollection).map { isEqual(to: $0) } ?? false
  }
  public override var hash: Int { traits.hashValue }
}

extension ASDisplayNode {
  /// Ours: the environment that was set, or else the device's; Texture has none until it is shown.
  public func primitiveTraitCollection() -> ASPrimitiveTraitCollection {
    ownTraits?.primitiveTraitCollection()
      ?? ASPrimitiveTraitCollectionFromUITraitCollection(.current)
  }
  public func asyncTraitCollection() -> ASTraitCollection {
    ownTraits ?? ASTraitCollection(asPrimitiveTraitCollection: primitiveTraitCollection())
  }
  public func setPrimitiveTraitCollection(_ traitCollection: ASPrimitiveTraitCollection) {
    let previous = primitiveTraitCollection()
    guard traitCollection != previous else { return }
    ownTraits = ASTraitCollection(asPrimitiveTraitCollection: traitCollection)
    asyncTraitCollectionDidChange(withPreviousTraitCollection: previous)
  }
}

extension ASLayoutSpec {
  /// Ours: the environment of the device; in Texture, that of the node whose spec this is.
  public func primitiveTraitCollection() -> ASPrimitiveTraitCollection {
    ASPrimitiveTraitCollectionFromUITraitCollection(.current)
  }
  public func asyncTraitCollection() -> ASTraitCollection {
    ASTraitCollection(asPrimitiveTraitCollection: primitiveTraitCollection())
  }
}
