import AffineGeometry
import Geometry

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
    let room = range.max
    var fromWidth: AffineSize?
    var fromHeight: AffineSize?
    if domain.isValid(room.width) {
      let height = rounding.floor(ratio * room.width, &domain)
      let size = AffineSize(width: room.width, height: height)
      fromWidth = domain.clamp(size, into: range)
    }
    if domain.isValid(room.height) {
      let width = AffineLength(room.height.value / ratio, slope: room.height.slope / ratio)
      let size = AffineSize(width: rounding.floor(width, &domain), height: room.height)
      fromHeight = domain.clamp(size, into: range)
    }
    guard let fromHeight, let fromWidth else { return fromWidth ?? fromHeight }
    return isNearer(fromHeight, than: fromWidth, to: ratio) ? fromHeight : fromWidth
  }

  /// Whether the ratio of one size is nearer to `ratio` than that of another.
  ///
  /// Each distance is a quotient of two changing lengths. Multiplied by both widths, which are
  /// positive, their difference is a quadratic polynomial, whose zeros are known.
  private mutating func isNearer(
    _ size: AffineSize, than other: AffineSize, to ratio: Double
  ) -> Bool {
    guard domain.order(size.width, .zero) > 0, domain.order(other.width, .zero) > 0 else {
      // Without a width the quotient is infinite or none.
      let distance = abs(size.height.value / size.width.value - ratio)
      return distance < abs(other.height.value / other.width.value - ratio)
    }
    let distance = domain.magnitude(size.height - ratio * size.width)
    let otherDistance = domain.magnitude(other.height - ratio * other.width)
    return domain.isProductLess(distance, other.width, than: otherDistance, size.width)
  }
}

extension AffineDomain {
  /// Whether one product of two changing lengths is smaller than another, just beyond 0.
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
