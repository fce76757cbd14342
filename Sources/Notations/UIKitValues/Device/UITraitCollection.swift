public import Foundation

/// What a view is shown on: Ours, a phone held upright, in light colours, with text of the size
/// that users are given first.
public final class UITraitCollection: Sendable {
  /// The only collection there is.
  public static let current = UITraitCollection()

  /// Makes the collection, which is always the same.
  public init() {}

  /// Light.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// A phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Compact.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// Regular.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// Pixels per point of the device.
  public var displayScale: CGFloat { CGFloat(SimulatedDevice.current.scale) }
  /// Large, which users are given first.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Whether colours differ from those of another collection: never.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool { false }
}

/// Whether colours are light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Whatever the rest has.
  case unspecified
  /// Dark letters on a light ground.
  case light
  /// Light letters on a dark ground.
  case dark
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unknown.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// A telephone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// How large the user wants text.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
  /// UIKit's name of the size.
  public let rawValue: String

  /// Makes a size by UIKit's name of it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What users are given first.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")

  /// Whether this is one of the five sizes above the usual ones.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

/// The device that screens are shown on: a phone.
public final class UIDevice: Sendable {
  /// The only device there is.
  public static let current = UIDevice()

  private init() {}

  /// A phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

/// The screen of the current simulated device.
public final class UIScreen: Sendable {
  /// The only screen there is.
  public static let main = UIScreen()

  private init() {}

  /// The screen's rectangle, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: SimulatedDevice.current.screenSize) }
  /// Pixels per point.
  public var scale: CGFloat { CGFloat(SimulatedDevice.current.scale) }
  /// Pixels of the panel per point: the same.
  public var nativeScale: CGFloat { scale }
}
