import Foundation
import Geometry
import LayoutConstraints

extension UIView {
  /// Which parts of a frame grow with the superview.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// One bit for each part.
    public let rawValue: UInt

    /// Makes the set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// The same mask in the constraint engine's words, which have the same bits.
    var inEngine: LayoutConstraints.AutoresizingMask {
      LayoutConstraints.AutoresizingMask(rawValue: Int(rawValue & 63))
    }
  }
}

extension UIView {
  /// Whether the frame becomes constraints, so that what is next to the view follows it.
  var isPlacedByFrame: Bool { parent != nil && translatesAutoresizingMaskIntoConstraints }

  /// Lets the views inside grow by their masks, when the size has become another one.
  ///
  /// Along each axis the flexible parts of a frame share the growth in proportion to their sizes,
  /// and equally where these add up to 0. Source: `UIView.autoresizingMask`.
  func resizeSubviews(from old: CGSize) {
    for view in list
    where view.translatesAutoresizingMaskIntoConstraints && view.autoresizingMask != [] {
      let mask = view.autoresizingMask.inEngine
      let horizontal = AutoresizedSpan(
        start: view.frame.minX, length: view.frame.width, room: old.width
      ).grown(by: frame.width - old.width, mask.flexibility(along: .horizontal))
      let vertical = AutoresizedSpan(
        start: view.frame.minY, length: view.frame.height, room: old.height
      ).grown(by: frame.height - old.height, mask.flexibility(along: .vertical))
      view.frame = CGRect(
        x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }
  }
}

/// A frame along one axis of its superview.
private struct AutoresizedSpan {
  var start: CGFloat
  var length: CGFloat
  /// The length of the superview.
  var room: CGFloat

  /// The span when the room grows, of which the flexible parts get their shares.
  func grown(by growth: CGFloat, _ flexible: AutoresizingFlexibility) -> AutoresizedSpan {
    let isFlexible = [flexible.startMargin, flexible.length, flexible.endMargin]
    var parts = [start, length, room - start - length]
    let total = zip(parts, isFlexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let count = CGFloat(isFlexible.count(where: \.self))
    guard growth != 0, growth.isFinite, count > 0 else { return self }
    for index in parts.indices where isFlexible[index] {
      parts[index] += growth * (total == 0 ? 1 / count : parts[index] / total)
    }
    return AutoresizedSpan(start: parts[0], length: max(0, parts[1]), room: room + growth)
  }
}
