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
}
