import Geometry
import LayoutSpecs

// Single elements.
extension SpecSearch {
  /// An element that fills its span: by itself, with sizes in its style, or with a ratio.
  mutating func leaf(_ element: Int, _ goal: Goal) -> LayoutSpec? {
    let plain = LayoutSpec.element(screen.names[element])
    return styled(plain, [element], goal) ?? ratio(plain, [element], goal)
  }

  /// A spec by itself, or with sizes in its style.
  private mutating func styled(
    _ plain: LayoutSpec, _ group: [Int], _ goal: Goal
  ) -> LayoutSpec? {
    if isRight(plain, group, goal) { return plain }
    let found = sizes(of: plain, goal)
    let (across, down) = (
      wishes(for: .horizontal, found, goal), wishes(for: .vertical, found, goal)
    )
    var styles: [(cost: Int, style: ElementStyle)] = []
    for (first, horizontal) in across.enumerated() {
      for (second, vertical) in down.enumerated() where first + second > 0 {
        var style = ElementStyle()
        horizontal.apply(to: &style, .horizontal)
        vertical.apply(to: &style, .vertical)
        styles.append(((first > 0 ? 10 : 0) + (second > 0 ? 10 : 0) + first + second, style))
      }
    }
    for (_, style) in styles.sorted(by: { $0.cost < $1.cost }) {
      let spec = plain.styled { $0 = style }
      if isRight(spec, group, goal) { return spec }
    }
    return nil
  }

  /// A group in a ratio of height to width, which has a spec where its size is given.
  mutating func ratio(of group: [Int], _ goal: Goal) -> LayoutSpec? {
    guard group.count > 1 || !screen.isTight(group[0], goal),
      let child = solve(group, goal.exact, inside: .ratio)
    else { return nil }
    return ratio(child, group, goal)
  }

  /// A spec in a ratio of height to width.
  mutating func ratio(_ spec: LayoutSpec, _ group: [Int], _ goal: Goal) -> LayoutSpec? {
    let ratios = goal.places.compactMap { place -> Double? in
      guard let place, place.horizontal.span.length > 1 else { return nil }
      return place.vertical.span.length / place.horizontal.span.length
    }
    guard let ratio = screen.closeness.commonShare(ratios), ratio > 0 else {
      return nil
    }
    return styled(.ratio(screen.closeness.writtenShare(ratio), spec), group, goal)
  }

  /// The properties that could give an element its length on an axis, the likeliest first; the first
  /// is none.
  private func wishes(for axis: Axis, _ found: [CGSize?], _ goal: Goal) -> [LengthWish] {
    var wishes: [LengthWish] = [.none]
    let places = zip(found, goal.places).compactMap { size, place -> (Double, AxisGoal)? in
      place.map { (size?[axis] ?? 0, $0[axis]) }
    }
    let lengths = places.map { $1.span.length }
    let closeness = screen.closeness
    // A longer length than the parent allows is cut, but hardly everywhere.
    if let length = lengths.max(),
      closeness.common(lengths) != nil
        || places.contains(where: {
          $1.span.length > length - closeness.sum && $1.upper > length + closeness.sum
        })
    {
      wishes.append(.exactly(.points(Closeness.written(length))))
    }
    let shares = places.map { $1.parent > 0 ? $1.span.length / $1.parent : 2 }
    if let share = closeness.commonShare(shares), share <= 1 + closeness.share {
      wishes.append(.exactly(.fraction(min(1, closeness.writtenShare(share)))))
    }
    let raised = places.filter { $1.span.length > $0 + closeness.length }.map { $1 }
    if let least = raised.map({ $0.span.length }).min() {
      wishes.append(.atLeast(.points(Closeness.written(least))))
    }
    let cut = places.filter { $1.span.length < $0 - closeness.length }.map { $1 }
    if let most = cut.map({ $0.span.length }).max() {
      wishes.append(.atMost(.points(Closeness.written(most))))
    }
    if let most = cut.map({ $0.parent > 0 ? $0.span.length / $0.parent : 2 }).max(), most <= 1 {
      wishes.append(.atMost(.fraction(closeness.writtenShare(most))))
    }
    return wishes
  }
}

/// A property of a style for the length on one axis.
private enum LengthWish {
  case none
  case exactly(Dimension)
  case atLeast(Dimension)
  case atMost(Dimension)

  func apply(to style: inout ElementStyle, _ axis: Axis) {
    switch (self, axis) {
    case (.none, _): break
    case (.exactly(let length), .horizontal): style.width = length
    case (.exactly(let length), .vertical): style.height = length
    case (.atLeast(let length), .horizontal): style.minWidth = length
    case (.atLeast(let length), .vertical): style.minHeight = length
    case (.atMost(let length), .horizontal): style.maxWidth = length
    case (.atMost(let length), .vertical): style.maxHeight = length
    }
  }
}
