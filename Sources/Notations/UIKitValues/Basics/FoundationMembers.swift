public import Foundation

// Members that Foundation, or UIKit in Foundation's types, has on Apple's systems only.

extension RunLoop.Mode {
  /// While a view is dragged, which does not happen here.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension UserDefaults {
  /// Sets the value of a key.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// The value of a key; `nil` where there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
