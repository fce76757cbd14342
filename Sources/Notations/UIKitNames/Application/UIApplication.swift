public import Foundation
public import UIKitValues

/// The app; nothing of it has an influence here.
public final class UIApplication: UIResponder {
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
  /// The sessions of scenes: none.
  public var openSessions: Set<UISceneSession> { [] }
  /// The actions at the app's icon; setting them has no effect.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set { _ = newValue }
  }
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
  /// Loads nothing behind other apps.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// The smallest time between two loads behind other apps, in seconds.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The time for no loads behind other apps.
  public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
  /// The notification that protected files can be read; it is never posted here.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// The notification before protected files cannot be read; it is never posted here.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")

  /// The name of a kind of extension.
  public struct ExtensionPointIdentifier: RawRepresentable, Sendable, Hashable {
    /// UIKit's name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A keyboard.
    public static let keyboard = ExtensionPointIdentifier(
      rawValue: "com.apple.keyboard-service")
  }

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

  /// Shows no scene: there is none here.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Closes no scene: there is none here.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Does nothing: there is no picture of a scene here.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

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
    /// What the user does in another app.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The kind of what the user does in another app.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The app that asks.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// An action at the icon.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// A place.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
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
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The notification that the app will be less active; it is never posted here.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The notification that the app is behind; it is never posted here.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The notification that the app will be in front; it is never posted here.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The notification that the app ends; it is never posted here.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The notification that the app was started; it is never posted here.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The notification of another day or time zone; it is never posted here.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The notification of a picture of the screen; it is never posted here.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// The notification that the status bar will move; it is never posted here.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The notification that the status bar moved; it is never posted here.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The notification that the app will be held in another way; it is never posted here.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The notification that the app is held in another way; it is never posted here.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The notification of too little memory; it is never posted here.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
