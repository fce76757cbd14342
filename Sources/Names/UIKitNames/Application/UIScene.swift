/// A scene; it has no influence here.
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive = 0, foregroundInactive = 1, background = 2
  }
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    open private(set) var urlContexts: Set<UIOpenURLContext> = [],
      shortcutItem: UIApplicationShortcutItem?, userActivities: Set<NSUserActivity> = [],
      sourceApplication: String?
  }
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
  }
  open var activationState: ActivationState { .foregroundActive }
  open var delegate: (any UISceneDelegate)? { nil }
  open var session: UISceneSession { UISceneSession() }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  public nonisolated static let willEnterForegroundNotification = named("WillEnterForeground"),
    didActivateNotification = named("DidActivate"),
    willDeactivateNotification = named("WillDeactivate"),
    didEnterBackgroundNotification = named("DidEnterBackground")
}

/// A scene with windows; it has no influence here.
open class UIWindowScene: UIScene {
  open private(set) var windows: [UIWindow] = [], keyWindow: UIWindow?,
    interfaceOrientation = UIInterfaceOrientation.portrait
  open var screen: UIScreen { .main }
  open var traitCollection: UITraitCollection { .current }
  open var coordinateSpace: any UICoordinateSpace { screen }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The status bar: as wide as the screen, and as high as the safe area at the top.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width,
      height: SimulatedDevice.current.safeAreaInsets.top)
  }
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

/// The style of the status bar; it has no influence here.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
