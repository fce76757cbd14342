import TextMeasuring

/// The environment of a view: always an upright phone, light, with the text size of the device.
public final class UITraitCollection: NSObject, Sendable {
  public static let current = UITraitCollection()
  public override init() { super.init() }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init() }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init() }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init() }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init() }
  public convenience init(displayScale: CGFloat) { self.init() }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init() }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init() }
  public convenience init(traitsFrom collections: [UITraitCollection]) { self.init() }
  public func performAsCurrent(_ actions: () -> Void) { actions() }
  public let userInterfaceStyle = UIUserInterfaceStyle.light,
    userInterfaceIdiom = UIUserInterfaceIdiom.phone,
    horizontalSizeClass = UIUserInterfaceSizeClass.compact,
    verticalSizeClass = UIUserInterfaceSizeClass.regular,
    accessibilityContrast = UIAccessibilityContrast.normal,
    legibilityWeight = UILegibilityWeight.regular, displayGamut = UIDisplayGamut.SRGB,
    forceTouchCapability = UIForceTouchCapability.unavailable,
    userInterfaceLevel = UIUserInterfaceLevel.base
  public var preferredContentSizeCategory: UIContentSizeCategory { .current }
  public var displayScale: CGFloat { CGFloat(SimulatedDevice.current.scale) }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    SimulatedDevice.current.isRightToLeft ? .rightToLeft : .leftToRight
  }
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool { false }
}

/// The light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// The available size along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5
}

/// The text size that the user prefers.
public struct UIContentSizeCategory: NamedValue, Comparable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = Self("_UICTContentSizeCategoryUnspecified"),
    extraSmall = Self("UICTContentSizeCategoryXS"), small = Self("UICTContentSizeCategoryS"),
    medium = Self("UICTContentSizeCategoryM"), extraLarge = Self("UICTContentSizeCategoryXL"),
    extraExtraLarge = Self("UICTContentSizeCategoryXXL"),
    extraExtraExtraLarge = Self("UICTContentSizeCategoryXXXL"),
    accessibilityMedium = Self("UICTContentSizeCategoryAccessibilityM"),
    accessibilityLarge = Self("UICTContentSizeCategoryAccessibilityL"),
    accessibilityExtraLarge = Self("UICTContentSizeCategoryAccessibilityXL"),
    accessibilityExtraExtraLarge = Self("UICTContentSizeCategoryAccessibilityXXL"),
    accessibilityExtraExtraExtraLarge = Self("UICTContentSizeCategoryAccessibilityXXXL"),
    didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification"),
    newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
  private static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  /// That of the current device.
  package static var current: Self {
    let place = TextSize.allCases.firstIndex(of: SimulatedDevice.current.textSize)
    return place.map { ordered[$0] } ?? .large
  }
  private var place: Int { Self.ordered.firstIndex(of: self) ?? -1 }
  public static func < (left: Self, right: Self) -> Bool { left.place < right.place }
  public static let large = Self("UICTContentSizeCategoryL")
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

/// The device: always a phone.
public final class UIDevice: NSObject, Sendable {
  public static let current = UIDevice()
  public let model = "iPhone", name = "iPhone", systemName = "iOS", systemVersion = "18.0",
    identifierForVendor: UUID? = nil, orientation = UIDeviceOrientation.portrait
  private override init() { super.init() }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

/// The kind of device: phone.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { .phone }

/// The screen of the current simulated device.
public final class UIScreen: NSObject, Sendable {
  public static let main = UIScreen()
  private override init() { super.init() }
  public var traitCollection: UITraitCollection { .current }
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  public var maximumFramesPerSecond: Int { 60 }
  public var brightness: CGFloat {
    get { 0.5 }
    set { _ = newValue }
  }
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public static var screens: [UIScreen] { [main] }
  public var isCaptured: Bool { false }
  public var bounds: CGRect { CGRect(origin: .zero, size: SimulatedDevice.current.screenSize) }
  public var scale: CGFloat { CGFloat(SimulatedDevice.current.scale) }
  public var nativeScale: CGFloat { scale }
}

/// The reading direction of an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}

/// The colours that a screen can show.
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
/// Whether a screen feels pressure.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
/// The contrast of the screen.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
/// The weight of texts.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
/// The level of a part of the user interface.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
/// An object with an environment.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}
