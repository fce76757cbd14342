package import Geometry
import LayoutConstraints

/// The frames of a layout by element name, in points; the container's own as `superview`.
package struct NamedFrames: Sendable, Equatable {
  /// The frames by element name.
  package let frames: [String: CGRect]

  /// Names the frames of a layout; of two elements with one name the first counts.
  package init(_ layout: Layout) {
    var frames = Dictionary(zip(layout.elements, layout.frames)) { first, _ in first }
    frames[ConstraintSystem.containerName] = CGRect(origin: .zero, size: layout.size)
    self.frames = frames
  }

  /// Takes frames that have names already.
  package init(_ frames: [String: CGRect]) {
    self.frames = frames
  }

  /// The frame of an element; `nil` where the layout has none.
  package subscript(name: String) -> CGRect? { frames[name] }

  /// The frame of an element; empty where the layout has none.
  package func frame(of name: String) -> CGRect { self[name] ?? .zero }

  /// The edges of an element, in the order of `Edge.allCases`.
  package func edges(of name: String) -> [Double] {
    let frame = frame(of: name)
    return [
      frame.origin.x, frame.origin.y, frame.origin.x + frame.size.width,
      frame.origin.y + frame.size.height,
    ]
  }

  /// The largest distance between the edges of these elements, in points.
  package func distance(to other: NamedFrames, of names: [String]) -> Double {
    var largest = 0.0
    for name in names {
      for (first, second) in zip(edges(of: name), other.edges(of: name)) {
        largest = max(largest, abs(first - second))
      }
    }
    return largest
  }
}
