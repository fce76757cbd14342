import Foundation
public import Geometry
public import LayoutSpecs

/// Finds the deviations of a translation that show in one container, and layouts that no constraints
/// reproduce.
public struct DeviationSearch {
  let spec: LayoutSpec
  let placements: [SpecPlacement?]
  private let rounding: Rounding

  /// Lays the spec out in a container; throws where the spec gives no layout there.
  public init(
    of spec: LayoutSpec, in container: Container, rounding: Rounding
  ) throws(SpecError) {
    self.spec = spec
    self.rounding = rounding
    placements = try SpecTree(spec).placements(in: SizeRange(container), rounding: rounding)
  }

  /// Whether a deviation may show.
  public func shows(_ deviation: Deviation) -> Bool {
    switch deviation.condition {
    case .always: return true
    case .whenRounding: return rounding != .exact
    case .whenOverflowing, .whenOthersOverflow:
      guard let (stack, node) = find(deviation.steps) else { return true }
      return overflows(stack, node, countsShrinking: deviation.condition == .whenOverflowing)
    }
  }

  /// The reason why no constraints reproduce the layout, whatever the translation, as a clause; `nil`
  /// where there is none.
  ///
  /// Examples are insets, or a child's position, that exceed the available space.
  public var unavoidableReason: String? { unavoidableReason(of: spec, 0) }

  /// The spec at the end of a path, and its index among the placements.
  private func find(_ steps: [Int]) -> (LayoutSpec, Int)? {
    var (found, node) = (spec, 0)
    for step in steps {
      guard let placement = placements[node], found.children.indices.contains(step) else {
        return nil
      }
      found = found.children[step]
      node = placement.children.lowerBound + step
    }
    return (found, node)
  }

  /// Whether the children of a stack need more than it has, before they flex; with or without the
  /// children that shrink.
  private func overflows(_ spec: LayoutSpec, _ node: Int, countsShrinking: Bool) -> Bool {
    guard case .stack(let stack) = spec.kind, let placement = placements[node] else { return true }
    let isRow = stack.direction == .horizontal
    var needed = stack.spacing * Double(max(0, spec.children.count - 1))
    let both = spec.children.filter { $0.style.flexGrow > 0 && $0.style.flexShrink > 0 }
    let asked = placement.question?.range
    let isStyled = (isRow ? spec.style.width : spec.style.height) != .auto
    let isGiven = asked.map {
      isStyled || (isRow ? $0.min.width == $0.max.width : $0.min.height == $0.max.height)
    }
    for child in spec.children {
      needed += child.style.spacingBefore + child.style.spacingAfter
      let isLazy =
        isGiven != false && stack.flexWrap == .noWrap && both.count == 1 && child.style.flexGrow > 0
        && child.style.flexShrink > 0
      if !countsShrinking, child.style.flexShrink > 0 { continue }
      needed += isLazy ? 0 : length(of: child, isRow: isRow, in: placement)
    }
    let space = isRow ? placement.frame.width : placement.frame.height
    // On pixels, children that would grow by less than a point each do not grow.
    let least = rounding == .exact ? 0.01 : Double(spec.children.count)
    return needed > space - least
  }

  /// The length of a child before it flexes.
  private func length(
    of child: LayoutSpec, isRow: Bool, in parent: SpecPlacement
  ) -> Double {
    switch child.style.flexBasis {
    case .auto: break
    case .points(let points): return points
    case .fraction(let fraction):
      return fraction * (isRow ? parent.frame.width : parent.frame.height)
    }
    let asked = parent.question?.range.max ?? parent.frame.size
    let across = isRow ? asked.height : asked.width
    let space = CGSize(width: isRow ? .infinity : across, height: isRow ? across : .infinity)
    let range = SizeRange(min: .zero, max: space)
    // A fraction of the stack's length applies only where that is given, also by its own style.
    let parents = [parent.frame.size, parent.question?.range.exactSize ?? parent.frame.size]
    let lengths = parents.compactMap { parentSize -> Double? in
      let size = try? SpecTree(child).layout(
        in: range, parentSize: parentSize, rounding: rounding
      ).size
      return size.map { isRow ? $0.width : $0.height }
    }
    return lengths.max() ?? 0
  }

  /// Whether a stack keeps its children although they are slightly too long or too short.
  private func isNearlyFull(
    _ spec: LayoutSpec, _ stack: StackSpec, _ placement: SpecPlacement
  ) -> Bool {
    guard rounding == .exact, stack.flexWrap == .noWrap,
      spec.children.contains(where: { $0.style.flexGrow > 0 || $0.style.flexShrink > 0 })
    else { return false }
    let isRow = stack.direction == .horizontal
    let frames = placement.children.compactMap { placements[$0]?.frame }
    let lengths = frames.map { Double(isRow ? $0.width : $0.height) }
    let gaps = spec.children.map { $0.style.spacingBefore + $0.style.spacingAfter }
    let needed =
      (lengths + gaps).reduce(0, +) + stack.spacing * Double(max(0, spec.children.count - 1))
    let difference = abs(needed - Double(isRow ? placement.frame.width : placement.frame.height))
    return difference > TranslationCheck.tolerance && difference < Self.leastFlex
  }

  private static func isLonger(_ length: LayoutSpecs.Dimension, than space: Double) -> Bool {
    if case .points(let points) = length { points > space } else { false }
  }

  /// The smallest violation for which Texture flexes children, in points: `kViolationEpsilon`.
  private static let leastFlex = 0.01

  private func unavoidableReason(of spec: LayoutSpec, _ node: Int) -> String? {
    guard let placement = placements[node] else {
      return "a child with no space left is never measured, and has no frame"
    }
    if case .inset(let insets) = spec.kind {
      let width = [insets.left, insets.right].filter(\.isFinite).reduce(0, +)
      let height = [insets.top, insets.bottom].filter(\.isFinite).reduce(0, +)
      if width > placement.frame.width || height > placement.frame.height {
        return Self.largeInsets
      }
      if width < 0 && placement.frame.width == 0 || height < 0 && placement.frame.height == 0 {
        return "negative insets larger than their child leave it less than no space"
      }
    }
    for (child, index) in zip(spec.children, placement.children) {
      switch spec.kind {
      case .stack(let stack) where isNearlyFull(spec, stack, placement):
        return "a stack whose children are too long or too short by less than 0.01 pt keeps them, "
          + "as Texture does"
      case .stack(let stack) where child.style.spacingBefore + child.style.spacingAfter < 0:
        let isRow = stack.direction == .horizontal
        let space = isRow ? placement.frame.width : placement.frame.height
        if space == 0 { return "negative spacing leaves less than no space" }
      case .absolute, .static:
        let position = child.style.layoutPosition
        if position.x >= placement.frame.width || position.y >= placement.frame.height {
          return "a child positioned beyond the end of the available space has no size"
        }
        let space = placement.frame.size
        if Self.isLonger(child.style.minWidth, than: space.width - position.x)
          || Self.isLonger(child.style.minHeight, than: space.height - position.y)
        {
          return "a positioned child has a minimum size larger than the space that is left"
        }
      default: break
      }
      if let found = unavoidableReason(of: child, index) { return found }
    }
    return nil
  }
}

extension SizeRange {
  /// The size, with NaN for a length that the range does not fix.
  fileprivate var exactSize: CGSize {
    CGSize(
      width: min.width == max.width ? max.width : .nan,
      height: min.height == max.height ? max.height : .nan)
  }
}

extension DeviationSearch {
  /// The reason why required constraints conflict, whatever the translation, as a clause.
  ///
  /// `nil` where there is none. Frames may be the same all the same.
  ///
  /// Insets larger than the available space keep their length, stick out of the spec around them, and
  /// leave their child no size. Constraints that keep them inside cannot be satisfied as well.
  var unavoidableConflict: String? {
    hasLargeInsets(spec, 0) ? Self.largeInsets : nil
  }

  /// The clause for insets that exceed their space.
  static let largeInsets = "insets larger than the available space leave their child none"

  private func hasLargeInsets(_ spec: LayoutSpec, _ node: Int) -> Bool {
    guard let placement = placements[node] else { return false }
    if case .inset(let insets) = spec.kind, let space = placement.question?.range.max {
      let width = [insets.left, insets.right].filter(\.isFinite).reduce(0, +)
      let height = [insets.top, insets.bottom].filter(\.isFinite).reduce(0, +)
      let tolerance = TranslationCheck.tolerance
      if width > space.width + tolerance || height > space.height + tolerance { return true }
    }
    return zip(spec.children, placement.children).contains { hasLargeInsets($0, $1) }
  }
}
