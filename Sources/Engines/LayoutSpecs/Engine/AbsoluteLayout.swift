import Foundation
import Geometry

extension LayoutPass {
  /// Puts children at their positions, each with the room to the right and below it.
  ///
  /// A child that asks for more than this room is cut to it, unless it gives a maximum of its own.
  /// Source: `ASAbsoluteLayoutSpec`.
  @inline(never)
  mutating func layoutAbsolute(
    _ node: Int, _ sizing: AbsoluteSizing, in range: SizeRange
  ) -> CGSize {
    let parent = validOrUndefined(range.max)
    var fitting = range.min
    for child in nodes[node].children {
      let room = roomBehindPosition(of: child, in: range)
      let childRange = styleRange(of: child, parent: parent, auto: room)
      if Trace.isOn { traceAvailableSize(room, of: child, childRange, parent: parent) }
      putAtPosition(child, in: childRange, parent: parent, fitting: &fitting)
    }
    if Trace.isOn { recorder.note(.fitting(fitting, isWhole: sizing == .sizeToFit)) }
    guard case .default = sizing else { return clamp(fitting, into: range) }
    return clamp(parent.filled(with: fitting), into: range)
  }

  /// Puts children at their positions, each within its size range; as large as all of them.
  ///
  /// A child without a size range has the room to the right and below its position.
  /// Source: `ASStaticLayoutSpec`.
  @inline(never)
  mutating func layoutStatic(_ node: Int, in range: SizeRange) -> CGSize {
    let parent = validOrUndefined(range.max)
    var fitting = range.min
    for child in nodes[node].children {
      let room = roomBehindPosition(of: child, in: range)
      let childRange = sizeRange(of: child, parent: parent, auto: room)
      if Trace.isOn { traceSizeRange(of: child, childRange, room) }
      putAtPosition(child, in: childRange, parent: parent, fitting: &fitting)
    }
    if Trace.isOn { recorder.note(.fitting(fitting, isWhole: true)) }
    return clamp(fitting, into: range)
  }

  /// What lies in `range` to the right and below the position of `child`; negative where nothing
  /// does.
  private func roomBehindPosition(of child: Int, in range: SizeRange) -> SizeRange {
    let position = nodes[child].style.layoutPosition
    return SizeRange(
      min: .zero,
      max: CGSize(width: range.max.width - position.x, height: range.max.height - position.y))
  }

  /// The size range that `child` gives, with the ends that it leaves open taken from `auto`.
  ///
  /// A fraction of something undefined is a fault.
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

  /// Measures `child`, puts it at its position, and makes `fitting` large enough for it.
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
  /// Both lengths in points; `auto` is what to take where they are left open.
  fileprivate func resolved(parent: CGSize, auto: CGSize) -> CGSize {
    CGSize(
      width: width.resolved(parent: parent.width, auto: auto.width),
      height: height.resolved(parent: parent.height, auto: auto.height))
  }
}

extension CGSize {
  /// The same size with every undefined length taken from `other`.
  func filled(with other: CGSize) -> CGSize {
    CGSize(
      width: width.isNaN ? other.width : width, height: height.isNaN ? other.height : height)
  }
}
