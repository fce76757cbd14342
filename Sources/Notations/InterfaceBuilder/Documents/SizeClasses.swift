/// The size classes of a device in an orientation; `nil` for "any", as in files before Xcode 8.
struct SizeClasses: Sendable, Hashable {
  var width: SizeClass?
  var height: SizeClass?

  /// A size class, in the words of a file.
  enum SizeClass: String, Sendable {
    case compact
    case regular
  }

  /// How many classes a variation names where it applies; `nil` where it does not.
  ///
  /// `key` is `default`, `widthClass=regular`, or `heightClass=compact-widthClass=regular`.
  func specificity(of key: String) -> Int? {
    if key == "default" { return 0 }
    var named = 0
    for part in key.split(separator: "-") {
      switch part {
      case "widthClass=\(width?.rawValue ?? "")", "heightClass=\(height?.rawValue ?? "")":
        named += 1
      default: return nil
      }
    }
    return named == 0 ? nil : named
  }
}
