package import AffineGeometry
import Comparison
import Geometry
package import Layouts

/// The edges of one layout at all widths, gathered segment by segment.
package struct FollowedEdges {
  /// The elements, the container first.
  package let names: [String]
  private var edges: [[StraightSegments]]

  package init(of names: [String]) {
    self.names = names
    edges = names.map { _ in Edge.allCases.map { _ in StraightSegments() } }
  }

  /// The edges of each element, with as few digits as positions need.
  package var rounded: [[StraightSegments]] { edges.map { $0.map { $0.rounded } } }

  /// Appends an affine layout, valid from `start` on.
  package mutating func add(_ layout: AffineLayout, from start: Double) {
    for (element, name) in names.enumerated() {
      for (edge, length) in layout.edges(of: name).enumerated() {
        edges[element][edge].append(
          .init(start: start, value: length.value, slope: length.slope))
      }
    }
  }

  /// Appends straight segments between the frames at two widths, which begin `reach` before the first.
  package mutating func add(
    _ first: NamedFrames, _ second: NamedFrames, from start: Double, reaching reach: Double,
    until end: Double
  ) {
    for (element, name) in names.enumerated() {
      for (edge, pair) in zip(first.edges(of: name), second.edges(of: name)).enumerated() {
        let slope = (pair.1 - pair.0) / (end - start)
        edges[element][edge].append(
          .init(start: start - reach, value: pair.0 - slope * reach, slope: slope))
      }
    }
  }

  /// The most widths at which an engine is asked in a range without affine frames.
  ///
  /// Ours: as many as a chart of edges has, in steps of a point at least.
  private static let mostSamples = 200

  /// The widths at which an engine is asked in a range: whole points, and right inside its ends, where
  /// no neighbour's layout applies; the ends of all widths have no neighbour.
  package static func sampledWidths(
    from start: Double, to end: Double, within span: WidthSpan
  ) -> [Double] {
    let step = max(((end - start) / Double(mostSamples)).rounded(.up), 1)
    let margin = ProofTolerance.margin(ofLength: end - start)
    let whole = stride(from: start.rounded(.up), through: end, by: step)
      .filter { $0 > start + margin && $0 < end - margin }
    let first = start == span.from ? start : start + margin
    return [first] + whole + [end == span.to ? end : end - margin]
  }
}
