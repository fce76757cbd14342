/// The size of a device's screen, by its name.
///
/// Source: Apple's Human Interface Guidelines, "Layout", tables of device dimensions in portrait.
package enum DeviceSize {
  /// Names of devices with one size in points.
  static let table: [(size: String, devices: [String])] = [
    ("320x568", ["iPhone SE 1", "iPhone 5", "iPhone 5s", "iPod touch"]),
    (
      "375x667",
      ["iPhone SE", "iPhone SE 2", "iPhone SE 3", "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8"]
    ),
    ("414x736", ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"]),
    ("375x812", ["iPhone X", "iPhone XS", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"]),
    ("414x896", ["iPhone XR", "iPhone XS Max", "iPhone 11", "iPhone 11 Pro Max"]),
    (
      "390x844",
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"]
    ),
    ("428x926", ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
    ("393x852", ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
    ("430x932", ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]),
    ("402x874", ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
    ("420x912", ["iPhone Air"]),
    ("440x956", ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
    ("744x1133", ["iPad mini"]),
    ("768x1024", ["iPad 9.7"]),
    ("810x1080", ["iPad 10.2"]),
    ("820x1180", ["iPad", "iPad Air", "iPad Air 11"]),
    ("834x1112", ["iPad 10.5"]),
    ("834x1194", ["iPad Pro 11"]),
    ("1024x1366", ["iPad Air 13", "iPad Pro 12.9"]),
    ("1032x1376", ["iPad Pro", "iPad Pro 13"]),
  ]

  /// The name of a known device and its size, for any capitals and spaces; `nil` for other text.
  package static func named(_ text: String) -> (device: String, size: String)? {
    guard text.utf8.count <= ScenarioLimits.longestGuessedWord else { return nil }
    let wanted = key(text)
    for (size, devices) in table {
      if let device = devices.first(where: { key($0) == wanted }) { return (device, size) }
    }
    return nil
  }

  /// Whether a text begins like the name of a device.
  static func looksLikeDevice(_ text: String) -> Bool {
    let start = key(String(text.prefix(12)))
    return ["iphone", "ipad", "ipod"].contains { start.hasPrefix($0) }
  }

  /// Some devices with their sizes, for one who names an unknown device.
  static var examples: String {
    ["iPhone SE", "iPhone 15", "iPhone 16 Pro", "iPhone 16 Pro Max", "iPad Pro 11"]
      .compactMap { named($0).map { "\($0.device) \($0.size)" } }.joined(separator: ", ")
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { !" -_()\"″".contains($0) }
  }
}
