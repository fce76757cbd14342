import Geometry
import LayoutSpecs

// Single elements.
extension SpecSearch {
  /// An element that fills its span: by itself, with sizes in its style, or with a ratio.
  mutating func leaf(_ element: Int, _ goal: Goal) -> LayoutSpec? {
    let plain = LayoutSpec.element(screen.names[element])
    if isRight(plain, [element], goal) { return plain }
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
      if isRight(spec, [element], goal) { return spec }
    }
    return ratio(plain, [element], goal)
  }

  /// A group in a ratio of height to width, which has a spec where its size is given.
  mutating func ratio(of group: [Int], _ goal: Goal) -> LayoutSpec? {
    guard group.count > 1 || !screen.isTight(group[0], goal),
      let child = solve(group, goal.exact(.horizontal).exact(.vertical), inside: .ratio)
    else { return nil }
    return ratio(child, group, goal)
  }

  /// A spec in a ratio of height to width.
  mutating func ratio(_ spec: LayoutSpec, _ group: [Int], _ goal: Goal) -> LayoutSpec? {
    let ratios = goal.places.compactMap { place -> Double? in
      guard let place, place.horizontal.span.length > 1 else { return nil }
      return place.vertical.span.length / place.horizontal.span.length
    }
    guard let ratio = Closeness.common(ratios, within: Closeness.share), ratio > 0 else {
      return nil
    }
    let ratioSpec = LayoutSpec.ratio(Closeness.writtenShare(ratio), spec)
    return isRight(ratioSpec, group, goal) ? ratioSpec : nil
  }

  /// The properties that could give an element its length on an axis, the likeliest first; the first
  /// is none.
  private func wishes(for axis: Axis, _ found: [CGSize?], _ goal: Goal) -> [LengthWish] {
    var wishes: [LengthWish] = [.none]
    let places = zip(found, goal.places).compactMap { size, place -> (Double, AxisGoal)? in
      place.map { (size?[axis] ?? 0, $0[axis]) }
    }
    let lengths = places.map { $1.span.length }
    if let length = Closeness.common(lengths) {
      wishes.append(.exactly(.points(Closeness.written(length))))
    }
    let shares = places.map { $1.parent > 0 ? $1.span.length / $1.parent : 2 }
    if let share = Closeness.common(shares, within: Closeness.share), share <= 1 + Closeness.share {
      wishes.append(.exactly(.fraction(min(1, Closeness.writtenShare(share)))))
    }
    let raised = places.filter { $1.span.length > $0 + Closeness.length }.map { $1.span.length }
    if let least = Closeness.common(raised) {
      wishes.append(.atLeast(Closeness.written(least)))
    }
    let cut = places.filter { $1.span.length < $0 - Closeness.length }.map { $1.span.length }
    if let most = Closeness.common(cut) { wishes.append(.atMost(Closeness.written(most))) }
    return wishes
  }
}

/// A property of a style for the length on one axis.
private enum LengthWish {
  case none
  case exactly(Dimension)
  case atLeast(Double)
  case atMost(Double)

  func apply(to style: inout ElementStyle, _ axis: Axis) {
    switch (self, axis) {
    case (.none, _): break
    case (.exactly(let length), .horizontal): style.width = length
    case (.exactly(let length), .vertical): style.height = length
    case (.atLeast(let length), .horizontal): style.minWidth = .points(length)
    case (.atLeast(let length), .vertical): style.minHeight = .points(length)
    case (.atMost(let length), .horizontal): style.maxWidth = .points(length)
    case (.atMost(let length), .vertical): style.maxHeight = .points(length)
    }
  }
}
