/// The priority of a constraint: above 0 and at most 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable {
  /// The number.
  public var rawValue: Float

  /// Makes a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: the constraint must be satisfied.
  public static let required = UILayoutPriority(1000)
  /// 750: the default compression resistance of content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: the priority of dragging that can resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the priority with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: the priority of dragging that cannot resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default hugging of content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the priority with which a fitting size is as near as possible to its target.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

// UIKit's priorities can be compared, raised and lowered, as in `.defaultHigh - 1`.
extension UILayoutPriority: Comparable {
  /// Whether a priority is lower than another.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The priority raised by a number.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// The priority lowered by a number.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }

  /// Raises the priority by a number.
  public static func += (left: inout UILayoutPriority, right: Float) {
    left.rawValue += right
  }

  /// Lowers the priority by a number.
  public static func -= (left: inout UILayoutPriority, right: Float) {
    left.rawValue -= right
  }
}
