import AffineGeometry
import Geometry

/// The missing or excess length of a line, and its distribution to the children.
private struct AffineFlex {
  let violation: AffineLength
  let isGrowing: Bool
  var factors = 0.0
  /// The change of each child's length.
  var adjustments: [AffineLength] = []
}

extension AffinePass {
  /// The rule of `LayoutPass.flex`.
  mutating func flex(_ line: Int, of stack: inout AffineStack) {
    let items = stack.lines[line].items
    let violation = domain.violation(of: length(ofLine: line, of: stack), in: stack.main)
    var flex = AffineFlex(
      violation: violation, isGrowing: domain.isLess(.zero, violation))
    if !domain.isLess(domain.magnitude(violation), AffineStack.tolerance) {
      for index in items {
        let style = nodes[stack.items[index].node].style
        flex.factors += flex.isGrowing ? style.flexGrow : style.flexShrink
      }
    }
    guard flex.factors != 0 else {
      for index in items where stack.items[index].node == stack.lazyItem {
        measure(index, along: .exactly(.zero), across: stack.cross, of: &stack)
      }
      return
    }
    flex.adjustments = adjustments(of: items, flex, stack)
    apply(flex, to: items, of: &stack)
  }

  private mutating func adjustments(
    of items: Range<Int>, _ flex: AffineFlex, _ stack: AffineStack
  ) -> [AffineLength] {
    if flex.isGrowing {
      let shares = items.map { nodes[stack.items[$0].node].style.flexGrow / flex.factors }
      if shares.count(where: { $0 > 0 }) > 1 { sharesWholePoints = true }
      return shares.map { rounding.wholePoints($0 * flex.violation, &domain) }
    }
    let weights = items.map { index in
      let item = stack.items[index]
      return (nodes[item.node].style.flexShrink / flex.factors) * item.size[stack.axis]
    }
    let sum = weights.reduce(.zero) { $0 + $1 }
    guard domain.order(sum, .zero) != 0 else { return weights.map { _ in .zero } }
    return weights.map { weight in
      guard let share = share(weight, of: sum, flex.violation) else { return .zero }
      return -domain.magnitude(share)
    }
  }

  /// `weight ÷ sum × length`, as an affine length or its chord; `nil`, with an obstacle, where it
  /// is undefined.
  private mutating func share(
    _ weight: AffineLength, of sum: AffineLength, _ length: AffineLength
  ) -> AffineLength? {
    let deviation = inheritedDeviation(of: weight, sum, length)
    if let ratio = quotient(weight, sum) {
      let share = ratio * length
      return AffineLength(share.value, slope: share.slope, deviation: deviation)
    }
    if let ratio = quotient(length, sum) {
      let share = ratio * weight
      return AffineLength(share.value, slope: share.slope, deviation: deviation)
    }
    if let chord = chord(of: weight, sum, length) { return chord }
    domain.noteObstacle(
      "a stack shrinks children whose sizes all become 0, so that their shares are undefined")
    return nil
  }

  /// The chord of the share: the affine function through the share here and at a larger parameter,
  /// so close that it deviates by at most `Share.mostDeviation` in between; `nil` where the sum is
  /// 0 here.
  private mutating func chord(
    of weight: AffineLength, _ sum: AffineLength, _ length: AffineLength
  ) -> AffineLength? {
    func share(after distance: Double) -> Share {
      Share(
        weight: weight.after(distance), sum: sum.after(distance), length: length.after(distance))
    }
    let start = share(after: 0)
    guard sum.value > AffineDomain.noise else { return nil }
    let inherited = inheritedDeviation(of: weight, sum, length)
    var distance = domain.reach
    while distance > Self.shortestChord {
      let end = share(after: distance)
      let deviation = start.deviation(to: end) ?? .infinity
      if deviation <= Share.mostDeviation {
        domain.shorten(to: distance)
        return AffineLength(
          start.value, slope: (end.value - start.value) / distance,
          deviation: deviation + inherited)
      }
      // The deviation grows with the square of the distance.
      distance *= min(0.9, max(0.1, 0.95 * (Share.mostDeviation / deviation).squareRoot()))
    }
    let slope =
      (weight.slope * length.value + weight.value * length.slope - start.value * sum.slope)
      / sum.value
    return AffineLength(start.value, slope: slope, deviation: inherited)
  }

  /// The deviation of a share that comes from those of its three lengths: twice the first-order
  /// estimate, which is enough as long as they change by less than half.
  private func inheritedDeviation(
    of weight: AffineLength, _ sum: AffineLength, _ length: AffineLength
  ) -> Double {
    guard weight.deviation + sum.deviation + length.deviation > 0, sum.value != 0 else { return 0 }
    let share = weight.value * length.value / sum.value
    return 2
      * (abs(length.value / sum.value) * weight.deviation
        + abs(weight.value / sum.value) * length.deviation
        + abs(share / sum.value) * sum.deviation)
  }

  /// The length of a chord, in points, below which the tangent replaces it.
  private static var shortestChord: Double { 1e-6 }

  /// The quotient of two lengths; `nil` where it is not constant.
  private func quotient(_ a: AffineLength, _ b: AffineLength) -> Double? {
    let product = abs(a.value * b.slope) + abs(a.slope * b.value)
    guard abs(a.slope * b.value - a.value * b.slope) <= AffineDomain.noise * max(1, product) else {
      return nil
    }
    return abs(b.value) > AffineDomain.noise ? a.value / b.value : a.slope / b.slope
  }

  private mutating func apply(
    _ flex: AffineFlex, to items: Range<Int>, of stack: inout AffineStack
  ) {
    var rest = flex.violation
    for adjustment in flex.adjustments { rest = rest - adjustment }
    var isFirst = true
    for (index, adjustment) in zip(items, flex.adjustments) {
      guard domain.order(adjustment, .zero) != 0 else { continue }
      let item = stack.items[index]
      var length = item.size[stack.axis] + adjustment
      if isFirst, nodes[item.node].style.flexGrow > 0 { length += rest }
      isFirst = false
      let exact = AffineInterval.exactly(domain.larger(length, .zero))
      measure(index, along: exact, across: stack.cross, of: &stack)
    }
  }
}
