package import Geometry
package import JSONText
package import LayoutConstraints

/// A rectangle in points, relative to the container's top left corner.
///
/// Encoded as `[x, y, width, height]`.
package struct Frame: Sendable, Hashable, JSONRepresentable {
  /// The distance from the container's left edge, in points.
  package var x: Double
  /// The distance from the container's top edge, in points.
  package var y: Double
  /// The width, in points.
  package var width: Double
  /// The height, in points.
  package var height: Double

  /// Makes a frame; all lengths in points.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes a frame from a rectangle.
  package init(_ rectangle: CGRect) {
    self.init(
      x: rectangle.origin.x, y: rectangle.origin.y, width: rectangle.size.width,
      height: rectangle.size.height)
  }

  /// The distance of `edge` from the container's left or top edge, in points.
  package func position(of edge: Edge) -> Double {
    switch edge {
    case .left: x
    case .top: y
    case .right: x + width
    case .bottom: y + height
    }
  }

  /// `[x, y, width, height]`.
  package var json: JSONValue { .array([x.json, y.json, width.json, height.json]) }
}

extension CGRect {
  /// Makes a rectangle from a frame.
  package init(_ frame: Frame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// The value of an attribute of this frame; `nil` for baselines, for margins, and for sides that
  /// depend on the reading direction.
  package func value(of attribute: Constraint.Attribute) -> Double? {
    switch attribute {
    case .left: minX
    case .right: maxX
    case .top: minY
    case .bottom: maxY
    case .width: width
    case .height: height
    case .centerX: midX
    case .centerY: midY
    default: nil
    }
  }
}
