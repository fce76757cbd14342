// UIKit's priorities can be compared and counted up and down, as in `.defaultHigh - 1`.
extension UILayoutPriority: Comparable {
  /// Whether a priority matters less than another.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// A priority that many higher.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// A priority that many lower.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }

  /// Makes the priority that many higher.
  public static func += (left: inout UILayoutPriority, right: Float) {
    left.rawValue += right
  }

  /// Makes the priority that many lower.
  public static func -= (left: inout UILayoutPriority, right: Float) {
    left.rawValue -= right
  }
}
