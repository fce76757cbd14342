package import AffineGeometry
import Comparison
package import Geometry
import LayoutConstraints
package import Layouts

extension AffineLayout {
  /// The edges of an element, in the order of `Edge.allCases`; zero for a missing element.
  package func edges(of name: String) -> [AffineLength] {
    if name == ConstraintSystem.containerName { return whole.edges }
    return frames[name]?.edges ?? Edge.allCases.map { _ in .zero }
  }
}

extension AffineFrame {
  /// The frame at a distance from the first width.
  package func after(_ distance: Double) -> CGRect {
    CGRect(
      x: x.after(distance), y: y.after(distance), width: width.after(distance),
      height: height.after(distance))
  }
}

extension NamedFrames {
  /// The frames of an affine layout at a distance from its first width.
  package init(_ layout: AffineLayout, after distance: Double) {
    var frames = layout.frames.mapValues { $0.after(distance) }
    frames[ConstraintSystem.containerName] = layout.whole.after(distance)
    self.init(frames)
  }
}
