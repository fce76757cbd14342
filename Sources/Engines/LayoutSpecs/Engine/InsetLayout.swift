import Geometry

extension LayoutPass {
  /// Places one child inside margins; an infinite inset takes the length that the child leaves.
  ///
  /// The style of the inset spec itself is not read. Source: `ASInsetLayoutSpec`.
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
      recordInset(width, parent: parent.width, child: size.width)
      recordInset(height, parent: parent.height, child: size.height)
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
  /// Whether one of the insets is infinite.
  let isFlexible: Bool

  @inline(__always)
  init(leading: Double, trailing: Double, range: Interval) {
    self.leading = leading
    self.trailing = trailing
    self.range = range
    let sum = leading + trailing
    // One look at both: nearly all insets are finite.
    if sum.isFinite {
      isFlexible = false
      margins = sum
    } else {
      isFlexible = leading.isInfinite || trailing.isInfinite
      margins = (leading.isInfinite ? 0 : leading) + (trailing.isInfinite ? 0 : trailing)
    }
  }

  /// Whether an inset is infinite where the available length is infinite too.
  @inline(__always)
  var isEndless: Bool { isFlexible && range.upper.isInfinite }

  /// The interval for the child: beside an infinite inset it has no minimum.
  @inline(__always)
  var childInterval: Interval {
    Interval(
      lower: larger(0, (isFlexible ? 0 : range.lower) - margins),
      upper: larger(0, range.upper - margins))
  }

  /// The length that the child's fractions refer to.
  ///
  /// It is 0 where the parent's length is undefined: Texture's macro for the larger of two numbers
  /// returns its first operand when the other is NaN. A child of `width: 100%` is then 0 wide.
  func childParent(_ parent: Double) -> Double { larger(0, parent - margins) }

  /// The length of the inset spec, clamped to the range.
  @inline(__always)
  func length(around child: Double) -> Double {
    range.clamp(isFlexible ? range.upper : child + leading + trailing)
  }

  /// The start of the child.
  @inline(__always)
  func position(of child: Double, _ rounding: LengthRounding) -> Double {
    if !isFlexible || !leading.isInfinite { return leading }
    let end = trailing.isInfinite ? rounding.rounded((range.upper - child) / 2) : trailing
    return range.upper - (end + child)
  }
}
