package import Foundation
package import LayoutConstraints

extension CGRect {
  /// The value of an edge, a centre or a size of this frame; `attribute` is one of these.
  package func value(of attribute: Constraint.Attribute) -> Double {
    switch attribute {
    case .left: minX
    case .right: maxX
    case .top: minY
    case .bottom: maxY
    case .width: width
    case .height: height
    case .centerX: midX
    case .centerY: midY
    default: preconditionFailure("\(attribute) is none of a frame alone")
    }
  }
}
