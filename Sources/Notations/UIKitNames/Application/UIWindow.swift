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
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// The notification that the window receives no keys; it is never posted here.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
  /// The notification that the window is shown; it is never posted here.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// The notification that the window is hidden; it is never posted here.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
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
