// Members that Foundation, or UIKit in Foundation's types, has on Apple's systems only.

extension RunLoop.Mode { public static let tracking = Self("UITrackingRunLoopMode") }

extension UserDefaults {
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension ProcessInfo {
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }
}

// Attributes of a file, as `FileManager` gives them.
extension NSDictionary {
  public func fileSize() -> UInt64 { (self[FileAttributeKey.size] as? NSNumber)?.uint64Value ?? 0 }
  public func fileType() -> String? {
    (self[FileAttributeKey.type] as? FileAttributeType)?.rawValue
      ?? self[FileAttributeKey.type] as? String
  }
  public func fileModificationDate() -> Date? { self[FileAttributeKey.modificationDate] as? Date }
  public func fileCreationDate() -> Date? { self[FileAttributeKey.creationDate] as? Date }
}
