import Foundation
public import Geometry
public import LayoutSpecs

/// Says which deviations of a translation show in a room, and why the layouts may differ besides.
public struct DeviationSearch {
  let spec: LayoutSpec
  let placements: [SpecPlacement?]
  private let rounding: Rounding

  /// Lays the spec out in a container; throws where it has no layout there.
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
    case .whenOverflowing:
      guard let (stack, node) = find(deviation.steps) else { return true }
      return overflows(stack, node)
    }
  }

  /// Why constraints have no such layout whatever the translation: margins, or the position of a
  /// child, that are longer than the room; `nil` where there are none.
  public var proviso: String? { proviso(of: spec, 0) }

  /// The spec at the end of a way, and its index among the placements.
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

  /// Whether the children of a stack need more than it has, before they flex.
  private func overflows(_ spec: LayoutSpec, _ node: Int) -> Bool {
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
      needed += isLazy ? 0 : length(of: child, isRow: isRow, in: placement)
    }
    let room = isRow ? placement.frame.width : placement.frame.height
    // On pixels, what grows by less than a point each grows by nothing.
    let least = rounding == .exact ? 0.01 : Double(spec.children.count)
    return needed > room - least
  }

  /// The length of a child before it flexes.
  private func length(
    of child: LayoutSpec, isRow: Bool, in parent: SpecPlacement
  ) -> Double {
    switch child.style.flexBasis {
    case .auto: break
    case .points(let points): return points
    case .fraction(let part): return part * (isRow ? parent.frame.width : parent.frame.height)
    }
    let asked = parent.question?.range.max ?? parent.frame.size
    let across = isRow ? asked.height : asked.width
    let room = CGSize(width: isRow ? .infinity : across, height: isRow ? across : .infinity)
    let range = SizeRange(min: .zero, max: room)
    // A part of the stack's length counts only where that is given: its own style may do so.
    let parents = [parent.frame.size, parent.question?.range.exactSize ?? parent.frame.size]
    let lengths = parents.compactMap { parentSize -> Double? in
      let size = try? SpecTree(child).layout(
        in: range, parentSize: parentSize, rounding: rounding
      ).size
      return size.map { isRow ? $0.width : $0.height }
    }
    return lengths.max() ?? 0
  }

  /// Whether a stack would flex its children, were they too long or too short by more.
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
    let apart = abs(needed - Double(isRow ? placement.frame.width : placement.frame.height))
    return apart > TranslationCheck.tolerance && apart < Self.leastFlex
  }

  private static func isLonger(_ length: LayoutSpecs.Dimension, than room: Double) -> Bool {
    if case .points(let points) = length { points > room } else { false }
  }

  /// Texture flexes children from this many points on: `kViolationEpsilon`.
  private static let leastFlex = 0.01

  private func proviso(of spec: LayoutSpec, _ node: Int) -> String? {
    guard let placement = placements[node] else {
      return "what no room is left for is never measured, and has no frame"
    }
    if case .inset(let insets) = spec.kind {
      let width = [insets.left, insets.right].filter(\.isFinite).reduce(0, +)
      let height = [insets.top, insets.bottom].filter(\.isFinite).reduce(0, +)
      if width > placement.frame.width || height > placement.frame.height {
        return Self.longMargins
      }
      if width < 0 && placement.frame.width == 0 || height < 0 && placement.frame.height == 0 {
        return "margins below 0 that are longer than their child leave less than nothing"
      }
    }
    for (child, index) in zip(spec.children, placement.children) {
      switch spec.kind {
      case .stack(let stack) where isNearlyFull(spec, stack, placement):
        return "a stack whose children are too long or too short by less than a hundredth of a "
          + "point leaves them as they are, as Texture does"
      case .stack(let stack) where child.style.spacingBefore + child.style.spacingAfter < 0:
        let isRow = stack.direction == .horizontal
        let room = isRow ? placement.frame.width : placement.frame.height
        if room == 0 { return "spacing below 0 leaves less than nothing" }
      case .absolute, .static:
        let position = child.style.layoutPosition
        if position.x >= placement.frame.width || position.y >= placement.frame.height {
          return "what is placed behind the end of its room has no size"
        }
        let room = placement.frame.size
        if Self.isLonger(child.style.minWidth, than: room.width - position.x)
          || Self.isLonger(child.style.minHeight, than: room.height - position.y)
        {
          return "what is placed has a smallest size that is longer than the rest of its room"
        }
      default: break
      }
      if let found = proviso(of: child, index) { return found }
    }
    return nil
  }
}

extension SizeRange {
  /// The lengths that it leaves no choice of; the others are NaN.
  fileprivate var exactSize: CGSize {
    CGSize(
      width: min.width == max.width ? max.width : .nan,
      height: min.height == max.height ? max.height : .nan)
  }
}

extension DeviationSearch {
  /// Why constraints that must hold contradict each other whatever the translation, though frames
  /// may be the same: margins that are longer than the room that they are given; `nil` where there
  /// are none.
  ///
  /// Such margins keep their length, stick out of what they are inside of, and leave their child no
  /// size. Constraints that hold them inside cannot hold as well.
  var conflictProviso: String? {
    hasLongMargins(spec, 0) ? Self.longMargins : nil
  }

  /// What is said of margins that are longer than their room.
  static let longMargins = "margins that are longer than their room leave their child nothing"

  private func hasLongMargins(_ spec: LayoutSpec, _ node: Int) -> Bool {
    guard let placement = placements[node] else { return false }
    if case .inset(let insets) = spec.kind, let room = placement.question?.range.max {
      let width = [insets.left, insets.right].filter(\.isFinite).reduce(0, +)
      let height = [insets.top, insets.bottom].filter(\.isFinite).reduce(0, +)
      let tolerance = TranslationCheck.tolerance
      if width > room.width + tolerance || height > room.height + tolerance { return true }
    }
    return zip(spec.children, placement.children).contains { hasLongMargins($0, $1) }
  }
}
