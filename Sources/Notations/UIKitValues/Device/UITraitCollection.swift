public import Foundation

/// The environment of a view.
///
/// Ours: always an upright phone in the light appearance with the default text size.
public final class UITraitCollection: Sendable {
  /// The only collection.
  public static let current = UITraitCollection()

  /// Makes a collection, with the same values as every other one.
  public init() {}

  /// The appearance: light.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// The kind of device: phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The horizontal size class: compact.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// The vertical size class: regular.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// Pixels per point of the device.
  public var displayScale: CGFloat { CGFloat(SimulatedDevice.current.scale) }
  /// The text size: large, which is the default.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Whether colours differ from those of another collection; always false.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool { false }
}

/// The light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not specified.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The available size along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unknown.
  case unspecified
  /// Small.
  case compact
  /// Large.
  case regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// The text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
  /// UIKit's name of the size.
  public let rawValue: String

  /// Makes a size from UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The default size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

/// The device: always a phone.
public final class UIDevice: Sendable {
  /// The only device.
  public static let current = UIDevice()

  private init() {}

  /// The kind of device: phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

/// The screen of the current simulated device.
public final class UIScreen: Sendable {
  /// The only screen.
  public static let main = UIScreen()

  private init() {}

  /// The screen's rectangle, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: SimulatedDevice.current.screenSize) }
  /// Pixels per point.
  public var scale: CGFloat { CGFloat(SimulatedDevice.current.scale) }
  /// Physical pixels per point, which is the same.
  public var nativeScale: CGFloat { scale }
}
