package import Geometry

/// The margins and lengths of an item that grow with its superview, as before Auto Layout.
///
/// Source: `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Sendable, Hashable, CustomStringConvertible {
  /// One bit for each margin and length.
  public let rawValue: Int

  /// Makes a mask from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The distance from the superview's left edge grows.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width grows.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance from the superview's right edge grows.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance from the superview's top edge grows.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height grows.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance from the superview's bottom edge grows.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// Every flag by its name, from left to right and from top to bottom.
  public static let parts: KeyValuePairs<String, AutoresizingMask> = [
    "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
    "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
    "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
  ]

  /// The flexible margins and length along one axis.
  package func flexibility(along axis: Axis) -> AutoresizingFlexibility {
    switch axis {
    case .horizontal:
      AutoresizingFlexibility(
        startMargin: contains(.flexibleLeftMargin), length: contains(.flexibleWidth),
        endMargin: contains(.flexibleRightMargin))
    case .vertical:
      AutoresizingFlexibility(
        startMargin: contains(.flexibleTopMargin), length: contains(.flexibleHeight),
        endMargin: contains(.flexibleBottomMargin))
    }
  }

  /// The mask as Auto Layout prints it, `h=--& v=-&-`: near margin, size and far margin, each `&`
  /// if it is flexible.
  ///
  /// Along an axis without a flexible length the far margin grows, and is printed so: an empty mask
  /// is `h=--& v=--&`. Source: observed in UIKit's logs.
  public var description: String {
    "h=\(flexibility(along: .horizontal).text) v=\(flexibility(along: .vertical).text)"
  }
}

/// The flexibility of an autoresizing mask along one axis.
package struct AutoresizingFlexibility {
  /// Whether the distance from the left or the top edge grows.
  package var startMargin: Bool
  /// Whether the width or the height grows.
  package var length: Bool
  /// Whether the distance from the right or the bottom edge grows.
  package var endMargin: Bool

  /// The number of flexible lengths, 0 to 3.
  var count: Int { [startMargin, length, endMargin].count { $0 } }

  /// Three signs, `&` for each flexible length; the far margin if no length is flexible.
  var text: String {
    [startMargin, length, endMargin || count == 0].map { $0 ? "&" : "-" }.joined()
  }
}

extension Constraint {
  /// The prefix of the origin of constraints from an autoresizing mask.
  static let autoresizingOrigin = "autoresizing mask "

  /// The constraint's autoresizing mask as Auto Layout prints it, such as `h=--& v=--&`; `nil` for
  /// constraints of any other source.
  public var autoresizingMaskText: String? {
    guard source == .autoresizingMask, let origin, origin.hasPrefix(Self.autoresizingOrigin) else {
      return nil
    }
    return String(origin.dropFirst(Self.autoresizingOrigin.count))
  }
}
