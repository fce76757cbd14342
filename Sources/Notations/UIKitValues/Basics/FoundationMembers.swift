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

extension ProcessInfo {
  /// Whether an app for a phone or a tablet was built for a computer: no.
  public var isMacCatalystApp: Bool { false }
  /// Whether an app for a phone or a tablet runs on a computer: no.
  public var isiOSAppOnMac: Bool { false }
}

// Attributes of a file, as `FileManager` gives them.
extension NSDictionary {
  /// The size of the file, in bytes.
  public func fileSize() -> UInt64 {
    (self[FileAttributeKey.size] as? NSNumber)?.uint64Value ?? 0
  }
  /// The kind of the file.
  public func fileType() -> String? {
    (self[FileAttributeKey.type] as? FileAttributeType)?.rawValue
      ?? self[FileAttributeKey.type] as? String
  }
  /// The date of the last change.
  public func fileModificationDate() -> Date? { self[FileAttributeKey.modificationDate] as? Date }
  /// The date of the file.
  public func fileCreationDate() -> Date? { self[FileAttributeKey.creationDate] as? Date }
}
