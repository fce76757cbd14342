import AffineGeometry
import Foundation
import Geometry

extension AffinePass {
  /// The rule of `LayoutPass.layoutInset`.
  mutating func layoutInset(
    _ node: Int, _ insets: EdgeInsets, in range: AffineRange, parent: AffineSize
  ) -> Answer {
    let ends = Axis.allCases.map { InsetEnds(insets, along: $0) }
    var intervals: [AffineInterval] = []
    var parents: [AffineLength] = []
    for (axis, end) in zip(Axis.allCases, ends) {
      let lower = end.isFlexible ? .zero : range[axis].lower
      intervals.append(
        AffineInterval(
          lower: domain.larger(.zero, lower - end.margins),
          upper: domain.larger(.zero, range[axis].upper - end.margins)))
      parents.append(domain.larger(.zero, parent[axis] - end.margins))
    }
    var child = child(
      nodes[node].firstChild, in: AffineRange(width: intervals[0], height: intervals[1]),
      parent: AffineSize(width: parents[0], height: parents[1]))
    var answer = ownAnswer(of: node)
    for (axis, end) in zip(Axis.allCases, ends)
    where end.isFlexible && range[axis].upper.value == .infinity {
      note(.unboundedInset(axis), at: node)
      return answer
    }
    let size = size(of: child)
    child.x = ends[0].position(of: size.width, in: range.width, rounding, &domain)
    child.y = ends[1].position(of: size.height, in: range.height, rounding, &domain)
    let lengths = zip(Axis.allCases, ends).map { axis, end in
      end.isFlexible ? range[axis].upper : size[axis] + end.margins
    }
    answer.size = domain.clamp(AffineSize(width: lengths[0], height: lengths[1]), into: range)
    answer.children = [child]
    return answer
  }

  /// The rule of `LayoutPass.layoutOverlay`.
  mutating func layoutOverlay(
    _ node: Int, in range: AffineRange, parent: AffineSize
  ) -> Answer {
    let below = child(nodes[node].firstChild, in: range, parent: parent)
    var answer = ownAnswer(of: node)
    answer.size = size(of: below)
    let above = child(
      nodes[node].firstChild + 1, in: AffineRange(exactly: answer.size), parent: answer.size)
    answer.children = [below, above]
    return answer
  }

  /// The rule of `LayoutPass.layoutBackground`.
  mutating func layoutBackground(
    _ node: Int, in range: AffineRange, parent: AffineSize
  ) -> Answer {
    let above = child(nodes[node].firstChild + 1, in: range, parent: parent)
    var answer = ownAnswer(of: node)
    answer.size = size(of: above)
    let below = child(
      nodes[node].firstChild, in: AffineRange(exactly: answer.size), parent: parent)
    answer.children = [below, above]
    return answer
  }

  /// The rule of `LayoutPass.layoutWrapper`.
  mutating func layoutWrapper(_ node: Int, in range: AffineRange) -> Answer {
    var answer = ownAnswer(of: node)
    var whole = range.min
    for node in nodes[node].children {
      let child = child(node, in: range, parent: range.max)
      answer.children.append(child)
      whole = domain.larger(whole, size(of: child))
    }
    answer.size = whole
    return answer
  }

  /// The rule of `LayoutPass.layoutRelative`.
  mutating func layoutRelative(
    _ node: Int, _ relative: RelativeSpec, in range: AffineRange
  ) -> Answer {
    let parent = domain.validOrUndefined(range.max)
    let handsOnWidth = relative.horizontalPosition == .none
    let handsOnHeight = relative.verticalPosition == .none
    var child = child(
      nodes[node].firstChild,
      in: AffineRange(
        width: AffineInterval(
          lower: handsOnWidth ? range.min.width : .zero, upper: range.max.width),
        height: AffineInterval(
          lower: handsOnHeight ? range.min.height : .zero, upper: range.max.height)),
      parent: parent)
    let childSize = size(of: child)
    var whole = domain.clamp(parent.filled(with: childSize), into: range)
    if relative.sizing.contains(.minimumWidth) {
      whole.width = domain.smaller(whole.width, childSize.width)
    }
    if relative.sizing.contains(.minimumHeight) {
      whole.height = domain.smaller(whole.height, childSize.height)
    }
    whole = domain.clamp(whole, into: range)
    let freeWidth = whole.width - childSize.width
    let freeHeight = whole.height - childSize.height
    child.x = rounding.rounded(relative.horizontalPosition.share * freeWidth, &domain)
    child.y = rounding.rounded(relative.verticalPosition.share * freeHeight, &domain)
    var answer = ownAnswer(of: node)
    answer.size = whole
    answer.children = [child]
    return answer
  }

  /// The rule of `LayoutPass.layoutCorner`.
  mutating func layoutCorner(_ node: Int, _ spec: CornerSpec, in range: AffineRange) -> Answer {
    let parent = domain.validOrUndefined(range.max)
    var child = child(nodes[node].firstChild, in: range, parent: parent)
    var corner = self.child(nodes[node].firstChild + 1, in: range, parent: parent)
    let childSize = size(of: child)
    let cornerSize = size(of: corner)
    let isRight = spec.location == .topRight || spec.location == .bottomRight
    let isBottom = spec.location == .bottomLeft || spec.location == .bottomRight
    let middleX = isRight ? childSize.width : .zero
    let middleY = isBottom ? childSize.height : .zero
    corner.x = middleX - 0.5 * cornerSize.width + spec.offset.x
    corner.y = middleY - 0.5 * cornerSize.height + spec.offset.y
    var answer = ownAnswer(of: node)
    answer.size = childSize
    if spec.wrapsCorner {
      let left = domain.smaller(.zero, corner.x)
      let top = domain.smaller(.zero, corner.y)
      let right = domain.larger(childSize.width, corner.x + cornerSize.width)
      let bottom = domain.larger(childSize.height, corner.y + cornerSize.height)
      child.x = -left
      child.y = -top
      corner.x = corner.x - left
      corner.y = corner.y - top
      answer.size = domain.clamp(
        AffineSize(width: right - left, height: bottom - top), into: range)
    }
    answer.children = [child, corner]
    return answer
  }
}

extension AffineDomain {
  /// The larger width and the larger height.
  mutating func larger(_ a: AffineSize, _ b: AffineSize) -> AffineSize {
    AffineSize(width: larger(a.width, b.width), height: larger(a.height, b.height))
  }
}

/// The two insets of one axis.
private struct InsetEnds {
  let leading: Double
  let trailing: Double

  init(_ insets: EdgeInsets, along axis: Axis) {
    leading = axis == .horizontal ? insets.left : insets.top
    trailing = axis == .horizontal ? insets.right : insets.bottom
  }

  var isFlexible: Bool { leading.isInfinite || trailing.isInfinite }

  /// The sum of the finite insets.
  var margins: Double {
    (leading.isInfinite ? 0 : leading) + (trailing.isInfinite ? 0 : trailing)
  }

  func position(
    of length: AffineLength, in range: AffineInterval, _ rounding: AffineRounding,
    _ domain: inout AffineDomain
  ) -> AffineLength {
    if !leading.isInfinite { return AffineLength(leading) }
    let end =
      trailing.isInfinite
      ? rounding.rounded(0.5 * (range.upper - length), &domain) : AffineLength(trailing)
    return range.upper - (end + length)
  }
}

extension AffinePass {
  /// The rule of `LayoutPass.layoutAbsolute`.
  mutating func layoutAbsolute(
    _ node: Int, _ sizing: AbsoluteSizing, in range: AffineRange
  ) -> Answer {
    let parent = domain.validOrUndefined(range.max)
    var answer = ownAnswer(of: node)
    var fitting = range.min
    for node in nodes[node].children {
      let available = availableSize(of: node, in: range)
      let childRange = styleRange(of: node, parent: parent, auto: available)
      putAtPosition(node, in: childRange, parent: parent, fitting: &fitting, &answer)
    }
    let isWhole = sizing == .sizeToFit
    answer.size = domain.clamp(isWhole ? fitting : parent.filled(with: fitting), into: range)
    return answer
  }

  /// The rule of `LayoutPass.layoutStatic`.
  mutating func layoutStatic(_ node: Int, in range: AffineRange) -> Answer {
    let parent = domain.validOrUndefined(range.max)
    var answer = ownAnswer(of: node)
    var fitting = range.min
    for node in nodes[node].children {
      let available = availableSize(of: node, in: range)
      let childRange = sizeRange(of: node, parent: parent, auto: available)
      putAtPosition(node, in: childRange, parent: parent, fitting: &fitting, &answer)
    }
    answer.size = domain.clamp(fitting, into: range)
    return answer
  }

  private func availableSize(of child: Int, in range: AffineRange) -> AffineRange {
    let position = nodes[child].style.layoutPosition
    return AffineRange(
      width: AffineInterval(lower: .zero, upper: range.max.width - position.x),
      height: AffineInterval(lower: .zero, upper: range.max.height - position.y))
  }

  private mutating func sizeRange(
    of child: Int, parent: AffineSize, auto: AffineRange
  ) -> AffineRange {
    let given = nodes[child].style.sizeRange
    let bounds = [
      given.min.width.resolved(parent: parent.width, auto: auto.min.width),
      given.min.height.resolved(parent: parent.height, auto: auto.min.height),
      given.max.width.resolved(parent: parent.width, auto: auto.max.width),
      given.max.height.resolved(parent: parent.height, auto: auto.max.height),
    ]
    guard !bounds.contains(where: \.value.isNaN) else {
      note(.undefinedSizeRange, at: child)
      return auto
    }
    return AffineRange(
      width: AffineInterval(lower: bounds[0], upper: domain.larger(bounds[0], bounds[2])),
      height: AffineInterval(lower: bounds[1], upper: domain.larger(bounds[1], bounds[3])))
  }

  private mutating func putAtPosition(
    _ node: Int, in range: AffineRange, parent: AffineSize, fitting: inout AffineSize,
    _ answer: inout Answer
  ) {
    let position = nodes[node].style.layoutPosition
    var child = child(node, in: range, parent: parent)
    child.x = AffineLength(position.x)
    child.y = AffineLength(position.y)
    let size = size(of: child)
    fitting.width = domain.larger(fitting.width, size.width + position.x)
    fitting.height = domain.larger(fitting.height, size.height + position.y)
    answer.children.append(child)
  }
}

extension AffinePass {
  /// The rule of `LayoutPass.layoutRatio`.
  mutating func layoutRatio(_ node: Int, _ ratio: Double, in range: AffineRange) -> Answer {
    let child: Child
    if let size = nearestSize(to: ratio, in: range) {
      child = self.child(nodes[node].firstChild, in: AffineRange(exactly: size), parent: size)
    } else {
      let undefined = AffineSize(width: .undefined, height: .undefined)
      child = self.child(nodes[node].firstChild, in: range, parent: undefined)
    }
    var answer = ownAnswer(of: node)
    answer.size = size(of: child)
    answer.children = [child]
    return answer
  }

  private mutating func nearestSize(to ratio: Double, in range: AffineRange) -> AffineSize? {
    let (width, height) = (range.max.width, range.max.height)
    var fromWidth: AffineSize?
    var fromHeight: AffineSize?
    if domain.isValid(width) {
      let derived = rounding.floor(ratio * width, &domain)
      fromWidth = domain.clamp(AffineSize(width: width, height: derived), into: range)
    }
    if domain.isValid(height) {
      let derived = AffineLength(height.value / ratio, slope: height.slope / ratio)
      let size = AffineSize(width: rounding.floor(derived, &domain), height: height)
      fromHeight = domain.clamp(size, into: range)
    }
    guard let fromHeight, let fromWidth else { return fromWidth ?? fromHeight }
    return isNearer(fromHeight, than: fromWidth, to: ratio) ? fromHeight : fromWidth
  }

  /// Whether the ratio of one size is closer to `ratio` than that of another.
  ///
  /// Each distance is a quotient of two affine lengths. Multiplied by both widths, which are
  /// positive, their difference is a quadratic polynomial, whose zeros are known.
  private mutating func isNearer(
    _ size: AffineSize, than other: AffineSize, to ratio: Double
  ) -> Bool {
    guard domain.order(size.width, .zero) > 0, domain.order(other.width, .zero) > 0 else {
      // With width 0 the quotient is infinite or undefined.
      let distance = abs(size.height.value / size.width.value - ratio)
      return distance < abs(other.height.value / other.width.value - ratio)
    }
    let distance = domain.magnitude(size.height - ratio * size.width)
    let otherDistance = domain.magnitude(other.height - ratio * other.width)
    return domain.isProductLess(distance, other.width, than: otherDistance, size.width)
  }
}

extension AffineDomain {
  /// Whether one product of two affine lengths is smaller than another, just beyond 0.
  fileprivate mutating func isProductLess(
    _ a: AffineLength, _ b: AffineLength, than c: AffineLength, _ d: AffineLength
  ) -> Bool {
    let square = a.slope * b.slope - c.slope * d.slope
    let linear =
      a.value * b.slope + a.slope * b.value - c.value * d.slope - c.slope * d.value
    let constant = a.value * b.value - c.value * d.value
    // Products of lengths up to 10⁵ lose more digits than the lengths themselves.
    let scale = max(1, abs(a.value * b.value), abs(c.value * d.value))
    let terms = [constant, linear, square].map { abs($0) <= Self.noise * scale ? 0 : $0 }
    let sign = terms.first { $0 != 0 } ?? 0
    for root in roots(terms[0], terms[1], terms[2]) where root > Self.noise {
      shorten(to: root)
    }
    return sign < 0
  }

  /// The zeros of `constant + linear × s + square × s²`.
  private func roots(_ constant: Double, _ linear: Double, _ square: Double) -> [Double] {
    guard square != 0 else { return linear == 0 ? [] : [-constant / linear] }
    let discriminant = linear * linear - 4 * square * constant
    guard discriminant >= 0 else { return [] }
    let sum = -0.5 * (linear + (linear < 0 ? -1 : 1) * discriminant.squareRoot())
    return [sum / square, sum == 0 ? 0 : constant / sum]
  }
}
