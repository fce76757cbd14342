package import AffineGeometry
import Geometry

/// A layout in a container whose lengths are affine in a parameter, up to the first breakpoint.
package struct SpecSegment: Sendable {
  /// The largest value of the parameter up to which no decision of the layout changes.
  package let reach: Double
  /// The layout, or the reason why there is none.
  package let outcome: Outcome
  /// The largest distance of a true edge from its affine function, in points: 0 unless a stack
  /// shrinks children whose own sizes change.
  package let deviation: Double
  /// The requested largest value of the parameter.
  package let limit: Double

  /// The outcome of a layout with affine lengths.
  package enum Outcome: Sendable {
    /// Frames that are affine in the parameter; an element that is not part of the layout has none.
    case layout(AffineLayout)
    /// There is no layout.
    case fault(SpecError)
    /// The frames are not known to be affine in the parameter.
    case unknown(SpecObstacle)
  }
}

/// Why the layouts of a spec are not known to be affine in a parameter.
package enum SpecObstacle: String, Sendable, Decodable, CaseIterable {
  /// An element arranges its own inside in code, which cannot be followed.
  case code
  /// The content of an element does not say at which widths its size changes.
  case content
  /// A decision changes with every width.
  case everyWidth
}

extension SpecTree {
  /// Lays the tree out, without rounding, in a container whose width and height are affine in a
  /// parameter `s ≥ 0`.
  ///
  /// The segment reaches from 0 up to the first breakpoint, at most up to `limit`. `height` is
  /// `nil` for a self-sizing height. The layout is valid from just beyond `s = 0` up to the
  /// segment's reach; at 0 itself a decision may differ. Takes a few layouts.
  package func segment(
    width: AffineLength, height: AffineLength?, limit: Double
  ) -> SpecSegment {
    let search = SegmentSearch(
      tree: self, width: width, height: height, rounding: .exact, limit: limit)
    let segment = search.segment()
    return SpecSegment(
      reach: segment.reach, outcome: segment.outcome(of: search), deviation: segment.deviation,
      limit: limit)
  }
}

extension SegmentSearch.Segment {
  fileprivate func outcome(of search: SegmentSearch) -> SpecSegment.Outcome {
    if let obstacle = first.path.obstacle { return .unknown(obstacle) }
    do {
      let one = try firstLayout(in: search)
      guard let last else { return .unknown(.everyWidth) }
      return .layout(layout(from: one, through: try last.path.layout, at: last.distance))
    } catch {
      return .fault(error)
    }
  }

  /// The affine functions through the first layout and another one with the same elements.
  private func layout(from one: Layout, through two: Layout, at end: Double) -> AffineLayout {
    func line(_ one: Double, _ two: Double) -> AffineLength {
      AffineLength(through: one, at: first.distance, two, at: end)
    }
    func frame(_ one: CGRect, _ two: CGRect) -> AffineFrame {
      AffineFrame(
        x: line(one.minX, two.minX), y: line(one.minY, two.minY),
        width: line(one.width, two.width), height: line(one.height, two.height))
    }
    return AffineLayout(
      whole: frame(CGRect(origin: .zero, size: one.size), CGRect(origin: .zero, size: two.size)),
      frames: Dictionary(
        zip(one.elements, zip(one.frames, two.frames).map(frame)),
        uniquingKeysWith: { first, _ in first }))
  }
}
