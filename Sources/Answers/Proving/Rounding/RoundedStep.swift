import AffineGeometry
import Comparison
import Geometry
import LayoutConstraints
import Layouts

/// A step of the spec's rounded layout, within a segment of the constraints' layout.
struct RoundedStep {
  let start: Double
  let end: Double
  let frames: NamedFrames
  let constraints: RoundedConstraints
  let scale: Double

  var length: Double { end - start }

  /// An edge that is constant in the spec's step and moves in the constraints' segment.
  struct MovingEdge {
    let element: String
    let edge: Edge
    let spec: Double
    /// Its position as a function of the distance from the start of the constraints' segment.
    let moving: AffineLength
  }

  /// The lengths that certainly belong to this step: closer to the ends a neighbour may apply.
  var inner: ClosedRange<Double> {
    (start + ProofTolerance.breakpoint)...(end - ProofTolerance.breakpoint)
  }

  private func pixel(of edge: MovingEdge, at length: Double) -> Double {
    Layout.pixel(nearestTo: edge.moving.after(length - constraints.start), scale: scale)
  }

  /// The distances of the edge at the first and at the last length, where there are any.
  ///
  /// The pixel of the moving edge only rises or only falls, so no distance in between is larger.
  func distances(of edge: MovingEdge) -> [RoundedDistance] {
    let first = pixel(of: edge, at: inner.lowerBound)
    let last = pixel(of: edge, at: inner.upperBound)
    let places = first == last ? [(first, true)] : [(first, true), (last, false)]
    return places.compactMap { place, isFirst in
      guard abs(edge.spec - place) > ProofTolerance.pixel else { return nil }
      return RoundedDistance(
        element: edge.element, edge: edge.edge,
        length: first == last
          ? inner.shortNumber : lengths(of: place, edge, isFirst: isFirst).shortNumber,
        spec: edge.spec, constraints: place)
    }
  }

  /// The lengths at which the moving edge rounds to its first, or its last, pixel.
  private func lengths(
    of pixel: Double, _ edge: MovingEdge, isFirst: Bool
  ) -> ClosedRange<Double> {
    let half = 0.5 / scale
    let isRising = edge.moving.slope > 0
    let border = isRising == isFirst ? pixel + half : pixel - half
    let turn = constraints.start + (border - edge.moving.value) / edge.moving.slope
    let inside = min(max(turn, inner.lowerBound), inner.upperBound)
    return isFirst ? inner.lowerBound...inside : inside...inner.upperBound
  }

  /// The lengths at which the edge's distance exceeds `bound`, on the side of `largest`.
  func range(
    of edge: MovingEdge, beyond bound: Double, largest: RoundedDistance
  ) -> RoundedRange {
    let isBeyond = largest.constraints > largest.spec
    let noise = ProofTolerance.pixel
    // The nearest pixel that is too far, and the length at which the edge reaches it.
    let limit = isBeyond ? edge.spec + bound + noise : edge.spec - bound - noise
    let pixel =
      isBeyond
      ? ((limit * scale).rounded(.down) + 1) / scale : ((limit * scale).rounded(.up) - 1) / scale
    let border = isBeyond ? pixel - 0.5 / scale : pixel + 0.5 / scale
    var lengths = (start, end)
    if edge.moving.slope != 0 {
      let turn = constraints.start + (border - edge.moving.value) / edge.moving.slope
      let inside = min(max(turn, start), end)
      if (edge.moving.slope > 0) == isBeyond { lengths.0 = inside } else { lengths.1 = inside }
    }
    return RoundedRange(lengths: lengths.0...lengths.1, largest: largest)
  }
}

extension ClosedRange<Double> {
  /// A number well inside the range with as few decimals as possible, so that people can try it.
  fileprivate var shortNumber: Double {
    let middle = (lowerBound + upperBound) / 2
    let margin = (upperBound - lowerBound) / 8
    var unit = 1.0
    while unit < 1e7 {
      let number = (middle * unit).rounded() / unit
      if number > lowerBound + margin, number < upperBound - margin { return number }
      unit *= 10
    }
    return middle
  }
}
