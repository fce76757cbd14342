import AffineGeometry
import Foundation
import Geometry

extension AffinePass {
  /// The rule of `LayoutPass.layoutInset`.
  mutating func layoutInset(
    _ node: Int, _ insets: EdgeInsets, in range: AffineRange, parent: AffineSize
  ) -> Answer {
    let ends = Axis.allCases.map { InsetEnds(insets, along: $0) }
    var rooms: [AffineInterval] = []
    var parents: [AffineLength] = []
    for (axis, end) in zip(Axis.allCases, ends) {
      let lower = end.isFlexible ? .zero : range[axis].lower
      rooms.append(
        AffineInterval(
          lower: domain.larger(.zero, lower - end.margins),
          upper: domain.larger(.zero, range[axis].upper - end.margins)))
      parents.append(domain.larger(.zero, parent[axis] - end.margins))
    }
    var child = child(
      nodes[node].firstChild, in: AffineRange(width: rooms[0], height: rooms[1]),
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
