import AffineGeometry
import Explaining
import Geometry
import LayoutConstraints
import Layouts

/// The frames of one notation over a range of container widths in which every edge is affine, as functions
/// of the distance from the first width.
struct MovingFrames {
  /// The first and the last width of the range, in points.
  let widths: ClosedRange<Double>
  /// The left, top, right and bottom edge of each element.
  private let edges: [String: [AffineLength]]
  /// The same of the layout that reads the other way; empty where nobody asked for it.
  let opposite: [String: [AffineLength]]
  /// Whether leading is right.
  let readsRightToLeft: Bool

  init(
    _ widths: ClosedRange<Double>, _ edges: [String: [AffineLength]],
    opposite: [String: [AffineLength]] = [:], readsRightToLeft: Bool
  ) {
    self.widths = widths
    self.edges = edges
    self.opposite = opposite
    self.readsRightToLeft = readsRightToLeft
  }

  /// The frames of one container.
  init(
    at width: Double, _ frames: NamedFrames, opposite: NamedFrames? = nil, readsRightToLeft: Bool
  ) {
    func edges(_ frames: NamedFrames) -> [String: [AffineLength]] {
      Dictionary(
        uniqueKeysWithValues: frames.frames.keys.map { name in
          (name, frames.edges(of: name).map { AffineLength($0) })
        })
    }
    self.init(
      width...width, edges(frames), opposite: opposite.map(edges) ?? [:],
      readsRightToLeft: readsRightToLeft)
  }

  /// The length of the range, in points.
  var length: Double { widths.upperBound - widths.lowerBound }

  /// The edges of an element, in the order of `Edge.allCases`; `nil` where it has no frame.
  func edges(of element: String) -> [AffineLength]? { edges[element] }

  /// An edge of an element.
  func edge(_ edge: Edge, of element: String) -> AffineLength? {
    edges[element]?[edge.index]
  }

  /// The length of an element along an axis.
  func length(_ axis: Axis, of element: String) -> AffineLength? {
    edges[element].map { axis == .horizontal ? $0[2] - $0[0] : $0[3] - $0[1] }
  }

  /// The frames of some elements over a range of widths, in the pieces in which all their edges are affine.
  static func pieces(
    of frames: WidthFrames, opposite: WidthFrames?, elements names: Set<String>,
    over asked: ClosedRange<Double>, readsRightToLeft: Bool
  ) -> [MovingFrames] {
    let own = frames.elements.filter { names.contains($0.element) }
    let other = (opposite?.elements ?? []).filter { names.contains($0.element) }
    let first = max(frames.span.from, asked.lowerBound)
    let last = min(frames.span.to, opposite?.span.to ?? .infinity, asked.upperBound)
    guard first <= last else { return [] }
    let edges = (own + other).flatMap { $0.spec }
    let inner = Set(edges.flatMap { $0.segments.map { $0.start } }).filter {
      first < $0 && $0 < last
    }
    let starts = [first] + inner.sorted()
    return zip(starts, starts.dropFirst() + [last]).map { start, end in
      MovingFrames(
        start...end, Self.edges(of: own, from: start),
        opposite: Self.edges(of: other, from: start), readsRightToLeft: readsRightToLeft)
    }
  }

  private static func edges(
    of elements: [MovingFrame], from start: Double
  ) -> [String: [AffineLength]] {
    Dictionary(
      elements.map { element in
        (
          element.element,
          element.spec.map { edge in
            AffineLength(edge.value(at: start), slope: edge.segment(at: start)?.slope ?? 0)
          }
        )
      }
    ) { first, _ in first }
  }
}
