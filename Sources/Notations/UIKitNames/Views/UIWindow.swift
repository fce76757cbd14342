public import Foundation
public import UIKitValues

/// A window: a view with the size of the screen.
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? { didSet { showRoot() } }
  /// The level of the window.
  open var windowLevel = Level.normal
  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// Whether the window receives keys.
  public private(set) var isKeyWindow = false

  /// Makes a window with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a window in a scene, with the size of the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// Makes a window; nothing is read from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The level of a window.
  public struct Level: RawRepresentable, Sendable, Hashable, Comparable {
    /// The number.
    public let rawValue: CGFloat

    /// Makes a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual one.
    public static let normal = Level(rawValue: 0)
    /// That of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// That of alerts.
    public static let alert = Level(rawValue: 2000)

    /// A level below this one.
    public static func - (left: Level, right: CGFloat) -> Level {
      Level(rawValue: left.rawValue - right)
    }
    /// Whether a level is below another one.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// A level above this one.
    public static func + (left: Level, right: CGFloat) -> Level {
      Level(rawValue: left.rawValue + right)
    }
  }

  /// The screen.
  open var screen: UIScreen {
    get { .main }
    set { _ = newValue }
  }
  /// Called in an app when the window receives keys; never called here.
  open func becomeKey() {}
  /// Called in an app when the window receives no keys; never called here.
  open func resignKey() {}
  /// Called in an app for each event; never called here.
  open func sendEvent(_ event: UIEvent) {}
  /// The notification that the window receives keys; it is never posted here.
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// The notification that the window receives no keys; it is never posted here.
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
  /// The notification that the window is shown; it is never posted here.
  public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// The notification that the window is hidden; it is never posted here.
  public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")

  /// Shows the window.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
  }

  /// Lets the window receive keys.
  open func makeKey() { isKeyWindow = true }

  private func showRoot() {
    guard let view = rootViewController?.view else { return }
    addFilling(view)
  }
}

/// A scene; it has no influence here.
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front.
    case foregroundActive = 0
    /// In front, without events.
    case foregroundInactive = 1
    /// Behind.
    case background = 2
  }

  /// What a scene is made for; there is nothing here.
  open class ConnectionOptions: NSObject {
    /// The addresses: none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The action at the app's icon: none.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  /// The state.
  open var activationState: ActivationState { .foregroundActive }
  /// The object that acts for the scene: none.
  open var delegate: (any UISceneDelegate)? { nil }
  /// What the system remembers.
  open var session: UISceneSession { UISceneSession() }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title.
  open var title: String! = ""
  /// The notification that a scene is about to be in front; it is never posted here.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The notification that a scene is in front; it is never posted here.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// The notification that a scene is about to be less active; it is never posted here.
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// The notification that a scene is behind; it is never posted here.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The windows.
  open var windows: [UIWindow] { [] }
  /// The screen.
  open var screen: UIScreen { .main }
  /// The window that receives keys: none.
  open var keyWindow: UIWindow? { nil }
  /// The environment.
  open var traitCollection: UITraitCollection { .current }
  /// The space of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen }
  /// How the scene is held: upright.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The status bar; `nil` where there is none.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The status bar of a scene.
open class UIStatusBarManager: NSObject {
  /// The frame, in points: as high as the safe area at the top.
  open var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width,
      height: SimulatedDevice.current.safeAreaInsets.top)
  }
  /// Whether it is hidden.
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

/// How a user interface is held.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned right.
  case landscapeRight
  /// Turned left.
  case landscapeLeft

  /// Whether it is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is turned.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The ways in which a user interface can be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// One bit for each orientation.
  public let rawValue: UInt

  /// Makes the set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Turned left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Turned right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Turned.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All ways.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All ways but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The app; nothing of it has an influence here.
public final class UIApplication: UIResponder, @unchecked Sendable {
  /// The only app.
  public static let shared = UIApplication()

  /// The directions in which a window may be held: those of its controller.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    window?.rootViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
  }

  /// The state of an app.
  public enum State: Int, Sendable {
    /// In front.
    case active
    /// In front, without events.
    case inactive
    /// Behind.
    case background
  }

  /// The object that acts for the app; there is none here.
  public var delegate: (any UIApplicationDelegate)? { nil }
  /// The windows: none.
  public var windows: [UIWindow] { [] }
  /// The window that receives keys: none.
  public var keyWindow: UIWindow? { nil }
  /// The scenes: none.
  public var connectedScenes: Set<UIScene> { [] }
  /// The state: active.
  public var applicationState: State { .active }
  /// The text size: large, which is the default.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The reading direction.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    SimulatedDevice.current.isRightToLeft ? .rightToLeft : .leftToRight
  }
  /// The frame of the status bar, in points.
  public var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
  /// How the app is held: upright.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// Whether the status bar is hidden; setting it has no effect.
  public var isStatusBarHidden: Bool {
    get { UIStatusBarManager().isStatusBarHidden }
    set { _ = newValue }
  }
  /// The style of the status bar; setting it has no effect.
  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set { _ = newValue }
  }
  /// Whether the screen stays on; it has no influence here.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set { _ = newValue }
  }
  /// Whether the network is used; it has no influence here.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set { _ = newValue }
  }
  /// The number at the app's icon; it has no influence here.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set { _ = newValue }
  }
  /// Whether data is protected by the code of the device: no.
  public var isProtectedDataAvailable: Bool { true }
  /// Whether several scenes are possible: no.
  public var supportsMultipleScenes: Bool { false }
  /// Whether the icon can be changed: no.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon; `nil` for the first one.
  public var alternateIconName: String? { nil }
  /// The time that is left behind other apps, in seconds: without limit.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Changes nothing; the closure is called.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Begins work that goes on behind other apps.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Ends work that goes on behind other apps.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Does nothing: no messages come here.
  public func registerForRemoteNotifications() {}
  /// Does nothing: no messages come here.
  public func unregisterForRemoteNotifications() {}
  /// Does nothing: there are no remote controls here.
  public func beginReceivingRemoteControlEvents() {}
  /// Does nothing: there are no remote controls here.
  public func endReceivingRemoteControlEvents() {}
  /// Does nothing: there are no events here.
  public func beginIgnoringInteractionEvents() {}
  /// Does nothing: there are no events here.
  public func endIgnoringInteractionEvents() {}
  /// Whether events are ignored: no.
  public var isIgnoringInteractionEvents: Bool { false }
  /// Does nothing: there are no events here.
  public func sendEvent(_ event: UIEvent) {}
  /// Opens nothing.
  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }
  /// Does nothing: the status bar is not drawn here.
  public func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {}
  /// Does nothing: the status bar is not drawn here.
  public func setStatusBarHidden(_ isHidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Whether an address can be opened: no.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing; the closure is called with false.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }
  /// Calls the method of a selector.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target else { return false }
    return action.call(on: target as AnyObject, sender) || action.call(on: target as AnyObject)
  }

  /// A name of a reason for the start of an app; none is given here.
  public struct LaunchOptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Makes the name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An address.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A message from a server.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// A name of a value about an address that the app is asked to open.
  public struct OpenURLOptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Makes the name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that asks.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// A value of that app.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file must be copied.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A name of an option.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Makes the name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only addresses of the app's own.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// The address of the app's settings.
  public static let openSettingsURLString = "app-settings:"
  /// The notification that the app became active; it is never posted here.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The notification that the app will be less active; it is never posted here.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The notification that the app is behind; it is never posted here.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The notification that the app will be in front; it is never posted here.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The notification that the app ends; it is never posted here.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The notification that the app was started; it is never posted here.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The notification of another day or time zone; it is never posted here.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The notification of a picture of the screen; it is never posted here.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// The notification that the status bar will move; it is never posted here.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The notification that the status bar moved; it is never posted here.
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The notification that the app will be held in another way; it is never posted here.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The notification that the app is held in another way; it is never posted here.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The notification of too little memory; it is never posted here.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// A file of Interface Builder; nothing is read from it here.
open class UINib: NSObject {
  /// Makes a file.
  public init(nibName name: String, bundle: Bundle?) { super.init() }

  /// No objects: nothing is read.
  open func instantiate(
    withOwner owner: Any?, options: [OptionsKey: Any]? = nil
  ) -> [Any] { [] }

  /// A name of an option.
  public struct OptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Makes the name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Bundle {
  /// No objects: nothing is read from files of Interface Builder.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { nil }
}

/// Something that a view lets the user do beside touching; it is stored only.
public protocol UIInteraction: NSObjectProtocol {}

extension UIView {
  /// The interactions.
  public var interactions: [any UIInteraction] {
    get { ownInteractions }
    set { ownInteractions = newValue }
  }
  /// Adds an interaction.
  public func addInteraction(_ interaction: any UIInteraction) {
    ownInteractions.append(interaction)
  }
  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    ownInteractions.removeAll { $0 === interaction }
  }
}

// Feedback that can be felt; there is none here.

/// Gives feedback.
open class UIFeedbackGenerator: NSObject {
  /// Does nothing.
  open func prepare() {}
}

/// Gives the feedback of a change.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Makes a generator.
  public override init() { super.init() }
  /// Does nothing.
  open func selectionChanged() {}
}

/// Gives the feedback of a result.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// A result.
  public enum FeedbackType: Int, Sendable {
    /// A success.
    case success
    /// A warning.
    case warning
    /// An error.
    case error
  }

  /// Makes a generator.
  public override init() { super.init() }
  /// Does nothing.
  open func notificationOccurred(_ type: FeedbackType) {}
}

/// Gives the feedback of an impact.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Rigid.
    case rigid
  }

  /// Makes a generator.
  public init(style: FeedbackStyle = .medium) { super.init() }
  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}
