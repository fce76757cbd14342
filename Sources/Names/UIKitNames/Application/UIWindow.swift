/// A window: a view with the size of the screen.
open class UIWindow: UIView {
  open var rootViewController: UIViewController? { didSet { showRoot() } }
  open var windowLevel = Level.normal
  open weak var windowScene: UIWindowScene?
  public private(set) var isKeyWindow = false
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
  public struct Level: RawRepresentable, Sendable, Hashable, Comparable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0), statusBar = Level(rawValue: 1000),
      alert = Level(rawValue: 2000)
    public static func - (left: Level, right: CGFloat) -> Level {
      Level(rawValue: left.rawValue - right)
    }
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    public static func + (left: Level, right: CGFloat) -> Level {
      Level(rawValue: left.rawValue + right)
    }
  }
  open var screen = UIScreen.main
  open func becomeKey() {}
  open func resignKey() {}
  open func sendEvent(_ event: UIEvent) {}
  public nonisolated static let didBecomeKeyNotification = named("DidBecomeKey"),
    didResignKeyNotification = named("DidResignKey"),
    didBecomeVisibleNotification = named("DidBecomeVisible"),
    didBecomeHiddenNotification = named("DidBecomeHidden")
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
  }
  open func makeKey() { isKeyWindow = true }
  private func showRoot() {
    guard let view = rootViewController?.view else { return }
    addFilling(view)
  }
}
