import Foundation
import Geometry
import LayoutSpecs

// What a translation asks of a spec before anything is laid out.
extension LayoutSpec {
  /// Whether the spec reads the sizes of its own style.
  var readsOwnSize: Bool {
    switch kind {
    case .inset, .overlay, .background: false
    default: true
    }
  }

  /// Whether something in it is told to be as small as its child.
  var hasSmallRoom: Bool {
    switch kind {
    case .relative(let relative), .center(let relative):
      if !relative.sizing.isEmpty { return true }
    default: break
    }
    return children.contains(where: \.hasSmallRoom)
  }

  /// Whether a smallest or largest size is asked for in it.
  var hasBounds: Bool {
    OwnBounds(style, along: .horizontal) != OwnBounds()
      || OwnBounds(style, along: .vertical) != OwnBounds() || children.contains(where: \.hasBounds)
  }

  /// How many stacks, corners and specs of children at points lie one in the other; this one counts.
  var pushLevels: Int {
    let isOne: Bool
    switch kind {
    case .stack, .corner, .absolute, .static: isOne = true
    default: isOne = false
    }
    return (isOne ? 1 : 0) + (children.map(\.pushLevels).max() ?? 0)
  }

  /// Whether something in it shrinks.
  var hasShrinking: Bool { children.contains { $0.style.flexShrink > 0 || $0.hasShrinking } }

  /// Whether something in it keeps a ratio of its sides.
  var hasRatio: Bool {
    if case .ratio = kind { return true }
    return children.contains(where: \.hasRatio)
  }

  /// Whether something in it keeps a ratio of its sides while one of them is given.
  var hasHeldRatio: Bool { hasRatio(isHeld: false) }

  private func hasRatio(isHeld: Bool) -> Bool {
    let isHeld = isHeld || style.width != .auto || style.height != .auto || style.flexBasis != .auto
    if case .ratio = kind, isHeld { return true }
    return children.contains { $0.hasRatio(isHeld: isHeld) }
  }

  /// Whether something in it is a part of its parent's length.
  var hasFraction: Bool {
    let lengths = [
      style.width, style.height, style.minWidth, style.minHeight, style.maxWidth, style.maxHeight,
    ]
    return lengths.contains(where: \.isFraction) || children.contains(where: \.hasFraction)
  }

  /// Whether something in it takes all the room that it is given across, however long it may be.
  var fillsOpenRoom: Bool {
    if case .element(_, .none) = kind { return false }
    if case .inset(let insets) = kind,
      [insets.top, insets.left, insets.bottom, insets.right].contains(where: \.isInfinite)
    {
      return true
    }
    return children.isEmpty ? mayFillRoom : fillsByKind || children.contains(where: \.fillsOpenRoom)
  }

  private var fillsByKind: Bool {
    switch kind {
    case .absolute(.default), .relative, .center, .ratio, .corner: true
    default: false
    }
  }

  /// How many specs, one in the other, are to be as short along an axis as what is in them; this
  /// one counts.
  func slackLevels(along axis: Axis) -> Int {
    let isOne: Bool
    switch kind {
    case .stack(let stack): isOne = stack.direction == axis
    case .relative, .center: isOne = true
    default: isOne = false
    }
    return (isOne ? 1 : 0) + (children.map { $0.slackLevels(along: axis) }.max() ?? 0)
  }

  /// Whether something in it takes all the room that it is given.
  var mayFillRoom: Bool {
    switch kind {
    case .element(_, .none), .absolute(.default), .relative, .center, .ratio, .corner: return true
    case .inset(let insets):
      let sides = [insets.top, insets.left, insets.bottom, insets.right]
      if sides.contains(where: \.isInfinite) { return true }
    default: break
    }
    return children.contains(where: \.mayFillRoom)
  }

  /// Whether it has no content, and bounds of its own with which it fills its room as soon as the
  /// other length is known.
  private var mayFillOnceBounded: Bool {
    if case .element(_, .none) = kind { !fillsNothing } else { false }
  }

  /// Whether something in it looks at whether its length is given, even where that is its own.
  var changesWhenMeasuredAgain: Bool {
    if children.contains(where: { $0.hasFraction || $0.mayFillOnceBounded }) { return true }
    switch kind {
    case .corner: return true
    case .absolute, .static, .relative, .center:
      if children.contains(where: \.mayFillRoom) { return true }
    case .wrapper where children.count > 1: return true
    case .stack:
      let flexible = children.filter { $0.style.flexGrow > 0 || $0.style.flexShrink > 0 }
      let both = flexible.filter { $0.style.flexGrow > 0 && $0.style.flexShrink > 0 }
      if both.count == 1, flexible.count > 1 { return true }
    default: break
    }
    return children.contains(where: \.changesWhenMeasuredAgain)
  }

  /// The spec whose baseline this one has: its own, or that of a column's first or last child.
  private func baselineSpec(_ isFirst: Bool) -> LayoutSpec {
    guard case .stack(let stack) = kind, stack.direction == .vertical,
      let child = isFirst ? children.first : children.last
    else { return self }
    return child.baselineSpec(isFirst)
  }

  /// How far the first baseline lies below the top, or the last one above the bottom (negative),
  /// where no text says it.
  func givenBaseline(_ isFirst: Bool) -> Double {
    let style = baselineSpec(isFirst).style
    return (isFirst ? style.ascender : style.descender) ?? 0
  }

  /// Whether the text in it says where the baseline lies.
  func baselineIsText(_ isFirst: Bool) -> Bool {
    let spec = baselineSpec(isFirst)
    guard case .element(_, .measured) = spec.kind else { return false }
    return (isFirst ? spec.style.ascender : spec.style.descender) == nil
  }
}

extension LayoutSpecs.Dimension {
  /// Whether it is a part of the parent's length.
  var isFraction: Bool { if case .fraction = self { true } else { false } }
}
