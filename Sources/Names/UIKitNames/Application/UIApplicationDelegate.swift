/// An object that acts for an app; it is never called here.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow?? { get }
  func application(
    _: UIApplication, didFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}
extension UIApplicationDelegate {
  public var window: UIWindow?? { nil }
  public func application(
    _: UIApplication, didFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

/// Work behind other apps; there is none here.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What was loaded behind other apps; nothing is loaded here.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
/// An object that acts for a scene; it is never called here.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {}
/// An object that acts for a scene with windows; it is never called here.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow?? { get }
}
extension UIWindowSceneDelegate { public var window: UIWindow?? { nil } }

/// A scene that the system remembers; there is none here.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: NamedValue {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Self("UIWindowSceneSessionRoleApplication")
  }
  open private(set) var role = Role.windowApplication, persistentIdentifier = "", scene: UIScene?
  open var userInfo: [String: Any]?, stateRestorationActivity: NSUserActivity?
  open var configuration: UISceneConfiguration { .init(name: nil, sessionRole: role) }
}

/// How a scene is closed; none is closed here.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

/// How a scene is made; none is made here.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass, sceneClass: AnyClass?, storyboard: UIStoryboard?
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// An address to open; none is opened here.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL
  public init(url: URL) { self.url = url }
}
