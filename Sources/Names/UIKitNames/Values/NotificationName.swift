extension NSObjectProtocol {
  /// UIKit's name of a notification: `UIWindowDidBecomeKeyNotification` for `DidBecomeKey`.
  nonisolated static func named(_ event: String) -> Notification.Name {
    Notification.Name("\(Self.self)\(event)Notification")
  }
}
