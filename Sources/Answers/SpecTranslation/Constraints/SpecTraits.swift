package import Geometry
package import LayoutSpecs
import Scenarios

// Properties of specs that are known before layout.
extension LayoutSpec {
  /// Whether the sizes of its style apply to the spec itself.
  package var readsOwnSize: Bool {
    switch kind {
    case .inset, .overlay, .background: false
    default: true
    }
  }

  /// Whether a relative spec in it has the minimum size of its child as its sizing option.
  var hasMinimumSizing: Bool {
    switch kind {
    case .relative(let relative), .center(let relative):
      if !relative.sizing.isEmpty { return true }
    default: break
    }
    return children.contains { $0.hasMinimumSizing }
  }

  /// Whether any style in it has a minimum or maximum size.
  var hasBounds: Bool {
    [style.minWidth, style.minHeight, style.maxWidth, style.maxHeight].contains { $0 != .auto }
      || children.contains { $0.hasBounds }
  }

  var isStatic: Bool { if case .static = kind { true } else { false } }

  /// Whether its style has a size range along an axis, which only static specs read.
  func hasSizeRange(along axis: Axis) -> Bool {
    [style.sizeRange.min, style.sizeRange.max].contains {
      (axis == .horizontal ? $0.width : $0.height) != .auto
    }
  }

  /// The depth of nested stacks, corners, absolute and static specs, including this one.
  var pushLevels: Int {
    let isOne: Bool
    switch kind {
    case .stack, .corner, .absolute, .static: isOne = true
    default: isOne = false
    }
    return (isOne ? 1 : 0) + (children.map { $0.pushLevels }.max() ?? 0)
  }

  /// Whether any child in it can shrink.
  var hasShrinking: Bool { children.contains { $0.style.flexShrink > 0 || $0.hasShrinking } }

  var hasRatio: Bool {
    if case .ratio = kind { return true }
    return children.contains { $0.hasRatio }
  }

  /// Whether it contains a ratio spec with one side given.
  var hasHeldRatio: Bool { hasRatio(isHeld: false) }

  private func hasRatio(isHeld: Bool) -> Bool {
    let isHeld = isHeld || style.width != .auto || style.height != .auto || style.flexBasis != .auto
    if case .ratio = kind, isHeld { return true }
    return children.contains { $0.hasRatio(isHeld: isHeld) }
  }

  /// Whether any size in it is a fraction of its parent's.
  var hasFraction: Bool {
    style.sizes.contains { $0.isFraction } || children.contains { $0.hasFraction }
  }

  /// Whether a spec in it fills all available space across the stack, even of unknown length.
  var fillsUnknownSpace: Bool {
    if case .element(_, .none) = kind { return false }
    if case .inset(let insets) = kind,
      [insets.top, insets.left, insets.bottom, insets.right].contains(where: { $0.isInfinite })
    {
      return true
    }
    return children.isEmpty
      ? mayFillSpace : fillsByKind || children.contains { $0.fillsUnknownSpace }
  }

  private var fillsByKind: Bool {
    switch kind {
    case .absolute(.default), .relative, .center, .ratio, .corner: true
    default: false
    }
  }

  /// The depth of nested specs that are as short along an axis as their content, including this one.
  func slackLevels(along axis: Axis) -> Int {
    let isOne: Bool
    switch kind {
    case .stack(let stack): isOne = stack.direction == axis
    case .relative, .center: isOne = true
    default: isOne = false
    }
    return (isOne ? 1 : 0) + (children.map { $0.slackLevels(along: axis) }.max() ?? 0)
  }

  /// Whether a spec in it may fill the available space.
  var mayFillSpace: Bool {
    switch kind {
    case .element(_, .none), .absolute(.default), .relative, .center, .ratio, .corner: return true
    case .inset(let insets):
      let sides = [insets.top, insets.left, insets.bottom, insets.right]
      if sides.contains(where: { $0.isInfinite }) { return true }
    default: break
    }
    return children.contains { $0.mayFillSpace }
  }

  /// Whether it has no content, and bounds of its own, with which it fills the available space as soon
  /// as the other length is known.
  private var mayFillOnceBounded: Bool {
    if case .element(_, .none) = kind { !fillsNothing } else { false }
  }

  /// Whether a spec in it has another layout once its length is given, even the length that it had.
  ///
  /// Linear in the number of specs in it.
  var changesWhenMeasuredAgain: Bool {
    children.contains { $0.hasFraction } || changesByKind
  }

  /// The same, if no size in it is a fraction.
  private var changesByKind: Bool {
    if children.contains(where: { $0.mayFillOnceBounded }) { return true }
    switch kind {
    case .corner: return true
    case .absolute, .static, .relative, .center:
      if children.contains(where: { $0.mayFillSpace }) { return true }
    case .wrapper where children.count > 1: return true
    case .stack:
      let flexible = children.filter { $0.style.flexGrow > 0 || $0.style.flexShrink > 0 }
      let both = flexible.filter { $0.style.flexGrow > 0 && $0.style.flexShrink > 0 }
      if both.count == 1, flexible.count > 1 { return true }
    default: break
    }
    return children.contains { $0.changesByKind }
  }

  /// The spec that determines the baseline: itself, or a column's first or last child.
  private func baselineSpec(_ isFirst: Bool) -> LayoutSpec {
    guard case .stack(let stack) = kind, stack.direction == .vertical,
      let child = isFirst ? children.first : children.last
    else { return self }
    return child.baselineSpec(isFirst)
  }

  /// The distance of the first baseline below the top, or of the last one above the bottom (negative),
  /// where a style or a box gives it; else 0.
  func givenBaseline(_ isFirst: Bool) -> Double {
    let spec = baselineSpec(isFirst)
    if let given = isFirst ? spec.style.ascender : spec.style.descender { return given }
    guard case .element(_, let content) = spec.kind, let box = content.box,
      let baselines = box.baselines
    else { return 0 }
    return isFirst ? baselines.first : baselines.last - Double(box.size.height)
  }

  /// Whether a text in it determines the baseline.
  func baselineIsText(_ isFirst: Bool) -> Bool {
    let spec = baselineSpec(isFirst)
    guard case .element(_, .measured(let content)) = spec.kind, !(content is MeasuredBox) else {
      return false
    }
    return (isFirst ? spec.style.ascender : spec.style.descender) == nil
  }
}

extension Content {
  /// The box with baselines that it is; `nil` for other content.
  var box: BoxContent? {
    if case .measured(let content) = self { (content as? MeasuredBox)?.box } else { nil }
  }

  /// The size, where it is the same in every space; else `nil`.
  package var fixedSize: CGSize? {
    if case .fixed(let size) = self { size } else { box?.size }
  }
}

extension ElementStyle {
  /// The sizes along both axes, with their bounds.
  package var sizes: [LayoutSpecs.Dimension] {
    [width, height, minWidth, minHeight, maxWidth, maxHeight]
  }
}

extension LayoutSpecs.Dimension {
  /// Whether it is a fraction of the parent's length.
  package var isFraction: Bool { if case .fraction = self { true } else { false } }

  /// The length in points; `nil` where it is none.
  package var points: Double? { if case .points(let points) = self { points } else { nil } }
}
