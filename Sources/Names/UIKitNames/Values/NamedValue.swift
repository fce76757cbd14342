import Foundation

/// A value that stands for a name of UIKit's.
public protocol NamedValue: RawRepresentable, Sendable, Hashable where RawValue == String {
  /// Makes the value of a name.
  init(rawValue: String)
}

extension NamedValue {
  /// Makes the value of a name.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

extension NSObjectProtocol {
  /// UIKit's name of a notification of this class: `UIWindowDidBecomeKeyNotification` for a window's
  /// event `DidBecomeKey`.
  nonisolated static func named(_ event: String) -> Notification.Name {
    Notification.Name("\(Self.self)\(event)Notification")
  }
}
