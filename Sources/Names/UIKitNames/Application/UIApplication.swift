/// The app; nothing of it has an influence here.
public final class UIApplication: UIResponder {
  public let delegate: (any UIApplicationDelegate)? = nil, windows: [UIWindow] = [],
    keyWindow: UIWindow? = nil, connectedScenes: Set<UIScene> = [],
    openSessions: Set<UISceneSession> = [], applicationState = State.active,
    statusBarOrientation = UIInterfaceOrientation.portrait, isProtectedDataAvailable = true,
    supportsMultipleScenes = false, supportsAlternateIcons = false,
    alternateIconName: String? = nil,
    backgroundTimeRemaining = TimeInterval.greatestFiniteMagnitude,
    isIgnoringInteractionEvents = false
  public static let shared = UIApplication()
  public var preferredContentSizeCategory: UIContentSizeCategory { .current }
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    window?.rootViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
  }
  public enum State: Int, Sendable { case active, inactive, background }
  public var shortcutItems: [UIApplicationShortcutItem]? { didSet { shortcutItems = nil } }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    SimulatedDevice.current.isRightToLeft ? .rightToLeft : .leftToRight
  }
  public var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
  public var isStatusBarHidden: Bool {
    get { UIStatusBarManager().isStatusBarHidden }
    set { _ = newValue }
  }
  public var statusBarStyle = UIStatusBarStyle.default { didSet { statusBarStyle = .default } }
  public var isIdleTimerDisabled = false { didSet { isIdleTimerDisabled = false } }
  public var isNetworkActivityIndicatorVisible = false {
    didSet { isNetworkActivityIndicatorVisible = false }
  }
  public var applicationIconBadgeNumber = 0 { didSet { applicationIconBadgeNumber = 0 } }
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
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0,
    backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
  public nonisolated static let
    protectedDataDidBecomeAvailableNotification = Notification.Name(
      "UIApplicationProtectedDataDidBecomeAvailable"),
    protectedDataWillBecomeUnavailableNotification = Notification.Name(
      "UIApplicationProtectedDataWillBecomeUnavailable")
  public struct ExtensionPointIdentifier: NamedValue {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let keyboard = Self("com.apple.keyboard-service")
  }
  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}
  public func beginIgnoringInteractionEvents() {}
  public func endIgnoringInteractionEvents() {}
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
  )
    -> Bool
  {
    guard let target else { return false }
    return action.call(on: target as AnyObject, sender) || action.call(on: target as AnyObject)
  }
  public struct LaunchOptionsKey: NamedValue {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = Self("UIApplicationLaunchOptionsURLKey"),
      userActivityDictionary = Self("UIApplicationLaunchOptionsUserActivityDictionaryKey"),
      userActivityType = Self("UIApplicationLaunchOptionsUserActivityTypeKey"),
      sourceApplication = Self("UIApplicationLaunchOptionsSourceApplicationKey"),
      shortcutItem = Self("UIApplicationLaunchOptionsShortcutItemKey"),
      location = Self("UIApplicationLaunchOptionsLocationKey"),
      remoteNotification = Self("UIApplicationLaunchOptionsRemoteNotificationKey")
  }
  public struct OpenURLOptionsKey: NamedValue {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = Self("UIApplicationOpenURLOptionsSourceApplicationKey"),
      annotation = Self("UIApplicationOpenURLOptionsAnnotationKey"),
      openInPlace = Self("UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
  public struct OpenExternalURLOptionsKey: NamedValue {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = Self("universalLinksOnly")
  }
  public static let openSettingsURLString = "app-settings:"
  public nonisolated static let didBecomeActiveNotification = named("DidBecomeActive"),
    willResignActiveNotification = named("WillResignActive"),
    didEnterBackgroundNotification = named("DidEnterBackground"),
    willEnterForegroundNotification = named("WillEnterForeground"),
    willTerminateNotification = named("WillTerminate"),
    didFinishLaunchingNotification = named("DidFinishLaunching"),
    significantTimeChangeNotification = named("SignificantTimeChange"),
    userDidTakeScreenshotNotification = named("UserDidTakeScreenshot"),
    willChangeStatusBarFrameNotification = named("WillChangeStatusBarFrame"),
    didChangeStatusBarFrameNotification = named("DidChangeStatusBarFrame"),
    willChangeStatusBarOrientationNotification = named("WillChangeStatusBarOrientation"),
    didChangeStatusBarOrientationNotification = named("DidChangeStatusBarOrientation"),
    didReceiveMemoryWarningNotification = named("DidReceiveMemoryWarning")
}
