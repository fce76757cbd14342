public import Foundation
public import UIKitValues

// What an app does when it starts, stops or is asked by the system. Nothing is called here.

/// An object that acts for an app; it is never called here.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window; the member is optional in UIKit, so that what is asked of any delegate is an optional
  /// of an optional.
  var window: UIWindow?? { get }
  /// Called in an app when it was started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// None.
  public var window: UIWindow?? { nil }
  /// Yes.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

/// Work that goes on behind other apps.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Sendable, Hashable {
  /// The number.
  public let rawValue: Int

  /// Makes the work with a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// None.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What was loaded behind other apps.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something.
  case newData
  /// Nothing.
  case noData
  /// It failed.
  case failed
}

/// An object that acts for a scene; it is never called here.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {}

/// An object that acts for a scene with windows; it is never called here.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window; the member is optional in UIKit.
  var window: UIWindow?? { get }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow?? { nil }
}

/// A scene that the system remembers; there is none here.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Sendable, Hashable {
    /// UIKit's name.
    public let rawValue: String

    /// Makes a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scene of windows.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role.
  open var role: Role { .windowApplication }
  /// The name by which the system remembers the scene.
  open var persistentIdentifier: String { "" }
  /// Values of the app.
  open var userInfo: [String: Any]?
  /// The activity with which the scene appears again.
  open var stateRestorationActivity: NSUserActivity?
  /// How the scene is made.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  /// The scene: none.
  open var scene: UIScene? { nil }
}

/// How a scene is closed; none is closed here.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name.
  public let name: String?
  /// The role.
  public let role: UISceneSession.Role
  /// The class of the object that acts for the scene.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The storyboard; nothing is read from it.
  open var storyboard: UIStoryboard?

  /// Makes it.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// An address that an app is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  /// Makes it.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}
