public import Foundation

/// The environment of a view.
///
/// Ours: always an upright phone in the light appearance with the default text size.
public final class UITraitCollection: NSObject, Sendable {
  /// The only collection.
  public static let current = UITraitCollection()

  /// Makes a collection, with the same values as every other one.
  public override init() { super.init() }

  /// Makes a collection, with the same values as every other one.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init() }

  /// Makes a collection, with the same values as every other one.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init() }

  /// Makes a collection, with the same values as every other one.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init() }

  /// Makes a collection, with the same values as every other one.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init() }

  /// Makes a collection, with the same values as every other one.
  public convenience init(displayScale: CGFloat) { self.init() }

  /// Makes a collection, with the same values as every other one.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init() }

  /// Makes a collection, with the same values as every other one.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init() }

  /// Makes a collection, with the same values as every other one.
  public convenience init(traitsFrom collections: [UITraitCollection]) { self.init() }

  /// Runs the closure.
  public func performAsCurrent(_ actions: () -> Void) { actions() }

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

  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    SimulatedDevice.current.isRightToLeft ? .rightToLeft : .leftToRight
  }
  /// The contrast: normal.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// The weight of texts: regular.
  public var legibilityWeight: UILegibilityWeight { .regular }
  /// The colours of the screen: sRGB.
  public var displayGamut: UIDisplayGamut { .SRGB }
  /// Whether the screen feels pressure: no.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// The level of the user interface: base.
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }

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
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A computer.
  case mac = 5
}

/// The text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable, Comparable {
  /// UIKit's name of the size.
  public let rawValue: String

  /// Makes a size from UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not specified.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// A small size.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A size below the default one.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// A size above the default one.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// A large size.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size below those of accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The first size of accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second size of accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third size of accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth size of accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  /// The notification of another size; it is never posted here.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new size in that notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  private static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  private var place: Int { Self.ordered.firstIndex(of: self) ?? -1 }

  /// Whether a size is smaller than another one.
  public static func < (left: Self, right: Self) -> Bool { left.place < right.place }

  /// The default size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

/// The device: always a phone.
public final class UIDevice: NSObject, Sendable {
  /// The only device.
  public static let current = UIDevice()

  private override init() { super.init() }

  /// The kind of device, as a word.
  public var model: String { "iPhone" }
  /// The name of the device.
  public var name: String { "iPhone" }
  /// The name of the system.
  public var systemName: String { "iOS" }
  /// The version of the system.
  public var systemVersion: String { "18.0" }
  /// The identifier of the device for the app: none.
  public var identifierForVendor: UUID? { nil }
  /// How the device is held: upright.
  public var orientation: UIDeviceOrientation { .portrait }
  /// Does nothing.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// The notification of another orientation; it is never posted here.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The kind of device: phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

/// The kind of device: phone.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// The screen of the current simulated device.
public final class UIScreen: NSObject, Sendable {
  /// The only screen.
  public static let main = UIScreen()

  private override init() { super.init() }

  /// The environment of the screen.
  public var traitCollection: UITraitCollection { .current }
  /// The screen's rectangle, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Frames per second: 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// The brightness, from 0 to 1.
  public var brightness: CGFloat {
    get { 0.5 }
    set { _ = newValue }
  }
  /// The notification that the brightness changed; it is never posted here.
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// All screens.
  public static var screens: [UIScreen] { [main] }
  /// Whether the screen is recorded: no.
  public var isCaptured: Bool { false }
  /// The screen's rectangle, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: SimulatedDevice.current.screenSize) }
  /// Pixels per point.
  public var scale: CGFloat { CGFloat(SimulatedDevice.current.scale) }
  /// Physical pixels per point, which is the same.
  public var nativeScale: CGFloat { scale }
}

/// The reading direction of an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The colours that a screen can show.
public enum UIDisplayGamut: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of Display P3.
  case P3 = 1
}

/// Whether a screen feels pressure.
public enum UIForceTouchCapability: Int, Sendable {
  /// Unknown.
  case unknown
  /// It does not.
  case unavailable
  /// It does.
  case available
}

/// The contrast of the screen.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// Normal.
  case normal = 0
  /// High.
  case high = 1
}

/// The weight of texts.
public enum UILegibilityWeight: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// Regular.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// The level of a part of the user interface.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// The ground.
  case base = 0
  /// Above the ground.
  case elevated = 1
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned left.
  case landscapeLeft
  /// Turned right.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether it is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is turned.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// An object with an environment.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The environment.
  var traitCollection: UITraitCollection { get }
}
