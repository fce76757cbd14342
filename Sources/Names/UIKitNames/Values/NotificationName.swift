extension NSObjectProtocol {
  /// UIKit's name of a notification of this class: `UIWindowDidBecomeKeyNotification` for a window's
  /// event `DidBecomeKey`.
  nonisolated static func named(_ event: String) -> Notification.Name {
    Notification.Name("\(Self.self)\(event)Notification")
  }
}
