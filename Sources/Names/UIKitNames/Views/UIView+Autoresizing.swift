import Geometry
import LayoutConstraints

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = Self(1), flexibleWidth = Self(2),
      flexibleRightMargin = Self(4), flexibleTopMargin = Self(8), flexibleHeight = Self(16),
      flexibleBottomMargin = Self(32)
    var inEngine: LayoutConstraints.AutoresizingMask {
      LayoutConstraints.AutoresizingMask(rawValue: Int(rawValue & 63))
    }
  }
  /// Whether the frame is translated into constraints, so that other views can follow it.
  var isPlacedByFrame: Bool { parent != nil && translatesAutoresizingMaskIntoConstraints }
  /// Resizes the subviews by their masks after a change of the size.
  ///
  /// The flexible parts share the growth in proportion to their lengths, or equally for a sum of 0.
  func resizeSubviews(from old: CGSize) {
    for view in list
    where view.translatesAutoresizingMaskIntoConstraints && view.autoresizingMask != [] {
      let mask = view.autoresizingMask.inEngine
      let horizontal = autoresized(
        view.frame.minX, view.frame.width, in: old.width, by: frame.width - old.width,
        mask.flexibility(along: .horizontal))
      let vertical = autoresized(
        view.frame.minY, view.frame.height, in: old.height, by: frame.height - old.height,
        mask.flexibility(along: .vertical))
      view.frame = CGRect(
        x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }
  }
}

/// The start and the length of a frame along one axis after its superview has grown by `growth`.
private func autoresized(
  _ start: CGFloat, _ length: CGFloat, in total: CGFloat, by growth: CGFloat,
  _ flexible: AutoresizingFlexibility
) -> (start: CGFloat, length: CGFloat) {
  let isFlexible = [flexible.startMargin, flexible.length, flexible.endMargin]
  var lengths = [start, length, total - start - length]
  let flexibleLength = zip(lengths, isFlexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
  let count = CGFloat(isFlexible.count(where: \.self))
  guard growth != 0, growth.isFinite, count > 0 else { return (start, length) }
  for index in lengths.indices where isFlexible[index] {
    lengths[index] += growth * (flexibleLength == 0 ? 1 / count : lengths[index] / flexibleLength)
  }
  return (lengths[0], max(0, lengths[1]))
}
