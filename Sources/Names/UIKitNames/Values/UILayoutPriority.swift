/// The priority of a constraint: above 0 and at most 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = Self(1000), defaultHigh = Self(750),
    dragThatCanResizeScene = Self(510), sceneSizeStayPut = Self(500),
    dragThatCannotResizeScene = Self(490), defaultLow = Self(250), fittingSizeLevel = Self(50)
}

// UIKit's priorities can be compared, raised and lowered, as in `.defaultHigh - 1`.
extension UILayoutPriority: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  public static func + (left: Self, right: Float) -> Self { Self(left.rawValue + right) }
  public static func - (left: Self, right: Float) -> Self { Self(left.rawValue - right) }
  public static func += (left: inout Self, right: Float) { left.rawValue += right }
  public static func -= (left: inout Self, right: Float) { left.rawValue -= right }
}
