package import Geometry
import JSONText
package import LayoutConstraints

/// One of the four edges of a frame.
package enum Edge: String, Sendable, Decodable, JSONRepresentable, CaseIterable {
  case left
  case top
  case right
  case bottom

  /// The axis along which the edge moves: horizontal for left and right.
  package var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

  /// The attribute that constraints use for this edge.
  package var attribute: Constraint.Attribute {
    switch self {
    case .left: .left
    case .top: .top
    case .right: .right
    case .bottom: .bottom
    }
  }
}
