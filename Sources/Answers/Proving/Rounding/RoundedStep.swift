import AffineGeometry
import Comparison
import Geometry
import LayoutConstraints

/// A step of the spec's rounded layout, beside a segment of the constraints'.
struct RoundedStep {
  let start: Double
  let end: Double
  let frames: NamedFrames
  let constraints: RoundedConstraints
  let scale: Double

  var length: Double { end - start }

  /// An edge that stays where it is for the spec, and moves for the constraints.
  struct MovingEdge {
    let element: String
    let edge: Edge
    let spec: Double
    /// Its place from the start of the constraints' segment on.
    let moving: AffineLength
  }

  /// Inside the ends, at which the next step may hold.
  var inner: ClosedRange<Double> {
    (start + ProofTolerance.breakpoint)...(end - ProofTolerance.breakpoint)
  }

  private func pixel(of edge: MovingEdge, at length: Double) -> Double {
    Layout.pixel(nearestTo: edge.moving.after(length - constraints.start), scale: scale)
  }

  /// How far the edge is apart at the first and at the last length, where it is.
  ///
  /// The moving one is put on pixels that rise or fall all along, so no distance between is larger.
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

  /// The lengths at which the moving edge is on a pixel, the first or the last one.
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

  /// Where the edge is further apart than `bound`, on the side on which it is so at `largest`.
  func stretch(
    of edge: MovingEdge, beyond bound: Double, largest: RoundedDistance
  ) -> RoundedRange {
    let isBeyond = largest.constraints > largest.spec
    let noise = ProofTolerance.pixel
    // The nearest pixel that is too far, and where the edge comes to it.
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
  /// A number well inside with as few decimals as possible.
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
