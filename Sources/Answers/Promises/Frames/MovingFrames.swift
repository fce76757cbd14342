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
  private let edges: [String: MovingEdges]
  /// The same of the layout that reads the other way; empty where nobody asked for it.
  let opposite: [String: MovingEdges]
  /// Whether leading is right.
  let readsRightToLeft: Bool

  init(
    _ widths: ClosedRange<Double>, _ edges: [String: MovingEdges],
    opposite: [String: MovingEdges] = [:], readsRightToLeft: Bool
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
    func edges(_ frames: NamedFrames) -> [String: MovingEdges] {
      Dictionary(
        uniqueKeysWithValues: frames.frames.keys.map { name in
          let edges = frames.edges(of: name)
          return (name, MovingEdges { AffineLength(edges[$0]) })
        })
    }
    self.init(
      width...width, edges(frames), opposite: opposite.map(edges) ?? [:],
      readsRightToLeft: readsRightToLeft)
  }

  /// The length of the range, in points.
  var length: Double { widths.upperBound - widths.lowerBound }

  /// The edges of an element; `nil` where it has no frame.
  func edges(of element: String) -> MovingEdges? { edges[element] }

  /// An edge of an element.
  func edge(_ edge: Edge, of element: String) -> AffineLength? {
    edges[element]?[edge.index]
  }

  /// The length of an element along an axis.
  func length(_ axis: Axis, of element: String) -> AffineLength? {
    edges[element].map { axis == .horizontal ? $0.right - $0.left : $0.bottom - $0.top }
  }

  /// The frames of some elements over a range of widths, in the pieces in which all their edges are affine.
  static func pieces(
    of frames: WidthFrames, opposite: WidthFrames?, elements names: Set<String>,
    over asked: ClosedRange<Double>, readsRightToLeft: Bool
  ) -> [MovingFrames] {
    var own = frames.elements.filter { names.contains($0.element) }.map(ElementCursor.init)
    var other = (opposite?.elements ?? []).filter { names.contains($0.element) }
      .map(ElementCursor.init)
    let first = max(frames.span.from, asked.lowerBound)
    let last = min(frames.span.to, opposite?.span.to ?? .infinity, asked.upperBound)
    guard first <= last else { return [] }
    var inner: Set<Double> = []
    for element in own + other {
      for edge in element.edges {
        for segment in edge.segments where first < segment.start && segment.start < last {
          inner.insert(segment.start)
        }
      }
    }
    let starts = [first] + inner.sorted()
    return zip(starts, starts.dropFirst() + [last]).map { start, end in
      MovingFrames(
        start...end, Self.edges(of: &own, from: start),
        opposite: Self.edges(of: &other, from: start), readsRightToLeft: readsRightToLeft)
    }
  }

  private static func edges(
    of elements: inout [ElementCursor], from start: Double
  ) -> [String: MovingEdges] {
    var edges: [String: MovingEdges] = [:]
    edges.reserveCapacity(elements.count)
    // Of two with one name, the first counts.
    for index in elements.indices.reversed() {
      edges[elements[index].name] = elements[index].edges(from: start)
    }
    return edges
  }
}

/// The edges of an element on the way to wider widths.
private struct ElementCursor {
  let name: String
  let edges: [StraightSegments]
  /// The segment of each edge that the last width was in.
  private var places = [0, 0, 0, 0]

  init(_ frame: MovingFrame) {
    (name, edges) = (frame.element, frame.spec)
  }

  /// The edges from a width on, which is no narrower than the one before; 0 without segments.
  mutating func edges(from start: Double) -> MovingEdges {
    for (index, edge) in edges.enumerated() {
      while places[index] + 1 < edge.segments.count, edge.segments[places[index] + 1].start <= start
      {
        places[index] += 1
      }
    }
    return MovingEdges { index in
      guard index < edges.count, places[index] < edges[index].segments.count else { return .zero }
      let segment = edges[index].segments[places[index]]
      return AffineLength(segment.value(at: start), slope: segment.slope)
    }
  }
}
