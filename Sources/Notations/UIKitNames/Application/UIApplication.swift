public import Foundation
public import UIKitValues

/// The app; nothing of it has an influence here.
public final class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    window?.rootViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
  }
  public enum State: Int, Sendable { case active, inactive, background }
  public var delegate: (any UIApplicationDelegate)? { nil }
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var connectedScenes: Set<UIScene> { [] }
  public var openSessions: Set<UISceneSession> { [] }
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set { _ = newValue }
  }
  public var applicationState: State { .active }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    SimulatedDevice.current.isRightToLeft ? .rightToLeft : .leftToRight
  }
  public var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  public var isStatusBarHidden: Bool {
    get { UIStatusBarManager().isStatusBarHidden }
    set { _ = newValue }
  }
  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set { _ = newValue }
  }
  public var isIdleTimerDisabled: Bool {
    get { false }
    set { _ = newValue }
  }
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set { _ = newValue }
  }
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set { _ = newValue }
  }
  public var isProtectedDataAvailable: Bool { true }
  public var supportsMultipleScenes: Bool { false }
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public func setAlternateIconName(_: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  public func beginBackgroundTask(
    withName: String? = nil, expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  public struct ExtensionPointIdentifier: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }
  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}
  public func beginIgnoringInteractionEvents() {}
  public func endIgnoringInteractionEvents() {}
  public var isIgnoringInteractionEvents: Bool { false }
  public func sendEvent(_ event: UIEvent) {}
  @discardableResult public func openURL(_ url: URL) -> Bool { false }
  public func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {}
  public func setStatusBarHidden(_ isHidden: Bool, with animation: UIStatusBarAnimation) {}
  public func requestSceneSessionActivation(
    _: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  public func requestSceneSessionDestruction(
    _: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  public func canOpenURL(_ url: URL) -> Bool { false }
  public func open(
    _: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target else { return false }
    return action.call(on: target as AnyObject, sender) || action.call(on: target as AnyObject)
  }
  public struct LaunchOptionsKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }
  public struct OpenURLOptionsKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
  public struct OpenExternalURLOptionsKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }
  public static let openSettingsURLString = "app-settings:"
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
