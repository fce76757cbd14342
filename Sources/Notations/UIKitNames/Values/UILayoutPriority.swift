/// How much a constraint matters: above 0, and required at 1000.
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable {
  /// The number.
  public var rawValue: Float

  /// Makes a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how strongly content resists being smaller than itself, unless said otherwise.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: how strongly dragging resizes a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: how strongly a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: how strongly dragging asks for room within a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how strongly content resists being larger than itself, unless said otherwise.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how strongly a fitting size pulls.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

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
