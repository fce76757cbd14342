public import Foundation
public import UIKitValues

/// The environment of a node, as a value; it has no influence on layout.
public struct ASPrimitiveTraitCollection: Sendable, Hashable {
  /// The horizontal size class.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The vertical size class.
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Pixels per point.
  public var displayScale: CGFloat = 0
  /// The colours of the screen.
  public var displayGamut = UIDisplayGamut.unspecified
  /// The kind of device.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// Whether the screen feels pressure.
  public var forceTouchCapability = UIForceTouchCapability.unknown
  /// The reading direction.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// The appearance.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The text size.
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// The size of the window or the controller, in points.
  public var containerSize = CGSize.zero
  /// The level of the user interface.
  public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  /// The contrast.
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  /// The weight of texts.
  public var legibilityWeight = UILegibilityWeight.unspecified

  /// Makes an environment of which nothing is known.
  public init() {}
}

/// An environment of which nothing is known.
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

/// Whether two environments are equal.
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
public final class ASTraitCollection: NSObject, Sendable {
  private let traits: ASPrimitiveTraitCollection

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  /// Pixels per point.
  public var displayScale: CGFloat { traits.displayScale }
  /// The colours of the screen.
  public var displayGamut: UIDisplayGamut { traits.displayGamut }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  /// Whether the screen feels pressure.
  public var forceTouchCapability: UIForceTouchCapability { traits.forceTouchCapability }
  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  /// The appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// The text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  /// The size of the window or the controller, in points.
  public var containerSize: CGSize { traits.containerSize }
  /// The level of the user interface.
  public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
  /// The contrast.
  public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  /// The weight of texts.
  public var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }

  /// Makes an environment of which nothing is known.
  public override convenience init() {
    self.init(asPrimitiveTraitCollection: ASPrimitiveTraitCollection())
  }

  /// Makes an environment from its values.
  public init(asPrimitiveTraitCollection traits: ASPrimitiveTraitCollection) {
    self.traits = traits
    super.init()
  }

  /// The values.
  public func primitiveTraitCollection() -> ASPrimitiveTraitCollection { traits }

  /// Whether both environments have the same values.
  public func isEqual(to traitCollection: ASTraitCollection) -> Bool {
    traits == traitCollection.traits
  }

  /// Whether the other object is an environment with the same values.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? ASTraitCollection).map { isEqual(to: $0) } ?? false
  }

  /// The hash of the values.
  public override var hash: Int { traits.hashValue }
}

extension ASDisplayNode {
  /// The environment of the node.
  ///
  /// Ours: before it is set, that of an upright phone in the light appearance with the default text
  /// size; in Texture it is unknown until the node is shown.
  public func primitiveTraitCollection() -> ASPrimitiveTraitCollection {
    ownTraits?.primitiveTraitCollection()
      ?? ASPrimitiveTraitCollectionFromUITraitCollection(.current)
  }

  /// The environment of the node, as an object.
  public func asyncTraitCollection() -> ASTraitCollection {
    ownTraits ?? ASTraitCollection(asPrimitiveTraitCollection: primitiveTraitCollection())
  }

  /// Sets the environment of the node; the node is told of a change.
  public func setPrimitiveTraitCollection(_ traitCollection: ASPrimitiveTraitCollection) {
    let previous = primitiveTraitCollection()
    guard traitCollection != previous else { return }
    ownTraits = ASTraitCollection(asPrimitiveTraitCollection: traitCollection)
    asyncTraitCollectionDidChange(withPreviousTraitCollection: previous)
  }
}

extension ASLayoutSpec {
  /// The environment of the device.
  ///
  /// Ours: in Texture, that of the node whose spec this is.
  public func primitiveTraitCollection() -> ASPrimitiveTraitCollection {
    ASPrimitiveTraitCollectionFromUITraitCollection(.current)
  }

  /// The environment of the device, as an object.
  public func asyncTraitCollection() -> ASTraitCollection {
    ASTraitCollection(asPrimitiveTraitCollection: primitiveTraitCollection())
  }
}
