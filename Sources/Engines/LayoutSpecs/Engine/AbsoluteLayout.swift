import Geometry

extension LayoutPass {
  /// Places children at their positions, each with the available size to the right of and below it.
  ///
  /// A child that requests more is limited to that size, unless its style has a maximum of its own.
  /// Source: `ASAbsoluteLayoutSpec`.
  @inline(never)
  mutating func layoutAbsolute(
    _ node: Int, _ sizing: AbsoluteSizing, in range: SizeRange
  ) -> CGSize {
    let parent = validOrUndefined(range.max)
    var fitting = range.min
    for child in nodes[node].children {
      let available = availableSize(of: child, in: range)
      let childRange = styleRange(of: child, parent: parent, auto: available)
      if Trace.isOn { traceAvailableSize(available, of: child, childRange, parent: parent) }
      putAtPosition(child, in: childRange, parent: parent, fitting: &fitting)
    }
    if Trace.isOn { recorder.note(.fitting(fitting, isWhole: sizing == .sizeToFit)) }
    guard case .default = sizing else { return clamp(fitting, into: range) }
    return clamp(parent.filled(with: fitting), into: range)
  }

  /// Places children at their positions, each within its size range; the spec is as large as all of
  /// them.
  ///
  /// A child without a size range has the available size to the right of and below its position.
  /// Source: `ASStaticLayoutSpec`.
  @inline(never)
  mutating func layoutStatic(_ node: Int, in range: SizeRange) -> CGSize {
    let parent = validOrUndefined(range.max)
    var fitting = range.min
    for child in nodes[node].children {
      let available = availableSize(of: child, in: range)
      let childRange = sizeRange(of: child, parent: parent, auto: available)
      if Trace.isOn { traceSizeRange(of: child, childRange, available) }
      putAtPosition(child, in: childRange, parent: parent, fitting: &fitting)
    }
    if Trace.isOn { recorder.note(.fitting(fitting, isWhole: true)) }
    return clamp(fitting, into: range)
  }

  /// The size to the right of and below the position of `child` in `range`; negative where the
  /// position is outside.
  private func availableSize(of child: Int, in range: SizeRange) -> SizeRange {
    let position = nodes[child].style.layoutPosition
    return SizeRange(
      min: .zero,
      max: CGSize(width: range.max.width - position.x, height: range.max.height - position.y))
  }

  /// The size range of the style of `child`, with automatic lengths replaced by `auto`.
  ///
  /// A fraction of an undefined length is a fault.
  private mutating func sizeRange(
    of child: Int, parent: CGSize, auto: SizeRange
  ) -> SizeRange {
    let given = nodes[child].style.sizeRange
    let min = given.min.resolved(parent: parent, auto: auto.min)
    let max = given.max.resolved(parent: parent, auto: auto.max)
    if min.width.isNaN || min.height.isNaN || max.width.isNaN || max.height.isNaN {
      note(.undefinedSizeRange, at: child)
      return auto
    }
    return SizeRange(
      min: min,
      max: CGSize(width: larger(min.width, max.width), height: larger(min.height, max.height)))
  }

  /// Measures `child`, places it at its position, and enlarges `fitting` to contain it.
  private mutating func putAtPosition(
    _ child: Int, in range: SizeRange, parent: CGSize, fitting: inout CGSize
  ) {
    let position = nodes[child].style.layoutPosition
    let size = measure(child, in: range, parent: parent)
    states[child].position = position
    fitting.width = larger(fitting.width, position.x + size.width)
    fitting.height = larger(fitting.height, position.y + size.height)
  }
}

extension LayoutSize {
  /// Both lengths in points; `auto` replaces automatic lengths.
  fileprivate func resolved(parent: CGSize, auto: CGSize) -> CGSize {
    CGSize(
      width: width.resolved(parent: parent.width, auto: auto.width),
      height: height.resolved(parent: parent.height, auto: auto.height))
  }
}

extension CGSize {
  /// The same size, with every undefined length replaced by that of `other`.
  func filled(with other: CGSize) -> CGSize {
    CGSize(
      width: width.isNaN ? other.width : width, height: height.isNaN ? other.height : height)
  }
}
