import Foundation
import Geometry

extension LayoutPass {
  /// Puts one child inside margins; an infinite inset takes what the child leaves.
  ///
  /// The style of the inset itself is not read. Source: `ASInsetLayoutSpec`.
  @inline(never)
  mutating func layoutInset(
    _ node: Int, _ insets: EdgeInsets, in range: SizeRange, parent: CGSize
  ) -> CGSize {
    let child = nodes[node].firstChild
    let width = InsetAxis(leading: insets.left, trailing: insets.right, range: range[.horizontal])
    let height = InsetAxis(leading: insets.top, trailing: insets.bottom, range: range[.vertical])
    let size = measure(
      child,
      in: SizeRange(along: .horizontal, width.childInterval, across: height.childInterval),
      parent: CGSize(
        width: width.childParent(parent.width), height: height.childParent(parent.height)))
    guard !width.isEndless, !height.isEndless else {
      note(.unboundedInset(width.isEndless ? .horizontal : .vertical), at: node)
      return .zero
    }
    if Trace.isOn { traceInset(child, size, width, height) }
    if Trace.decides {
      tellInset(width, parent: parent.width, child: size.width)
      tellInset(height, parent: parent.height, child: size.height)
    }
    states[child].position = CGPoint(
      x: width.position(of: size.width, rounding), y: height.position(of: size.height, rounding))
    return CGSize(
      width: width.length(around: size.width), height: height.length(around: size.height))
  }
}

/// One axis of an inset.
struct InsetAxis {
  let leading: Double
  let trailing: Double
  let range: Interval
  /// The sum of the finite insets.
  let margins: Double

  init(leading: Double, trailing: Double, range: Interval) {
    self.leading = leading
    self.trailing = trailing
    self.range = range
    margins = (leading.isInfinite ? 0 : leading) + (trailing.isInfinite ? 0 : trailing)
  }

  var isFlexible: Bool { leading.isInfinite || trailing.isInfinite }

  /// Whether an infinite inset meets an unbounded room.
  @inline(__always)
  var isEndless: Bool { isFlexible && range.upper.isInfinite }

  /// What is left for the child: beside an infinite inset it may be as small as it likes.
  @inline(__always)
  var childInterval: Interval {
    Interval(
      lower: larger(0, (isFlexible ? 0 : range.lower) - margins),
      upper: larger(0, range.upper - margins))
  }

  /// What the child's fractions refer to.
  ///
  /// Nothing remains of an undefined length: 0, because the macro that Texture takes the larger
  /// with prefers its first operand when the other is NaN. A child of `width: 100%` is then 0 wide.
  func childParent(_ parent: Double) -> Double { larger(0, parent - margins) }

  /// The length of the whole, clamped into the range.
  @inline(__always)
  func length(around child: Double) -> Double {
    range.clamp(isFlexible ? range.upper : child + leading + trailing)
  }

  /// Where the child begins.
  @inline(__always)
  func position(of child: Double, _ rounding: LengthRounding) -> Double {
    if !leading.isInfinite { return leading }
    let end = trailing.isInfinite ? rounding.rounded((range.upper - child) / 2) : trailing
    return range.upper - (end + child)
  }
}
