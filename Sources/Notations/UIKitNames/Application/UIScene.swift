public import Foundation
public import UIKitValues

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
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The addresses: none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The action at the app's icon: none.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The activities: none.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The app that asks: none.
    open var sourceApplication: String? { nil }
  }

  /// How a scene is shown; nothing is shown here.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open var requestingScene: UIScene?
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
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The notification that a scene is in front; it is never posted here.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// The notification that a scene is about to be less active; it is never posted here.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// The notification that a scene is behind; it is never posted here.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
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
