import AffineGeometry
import Layouts

/// The edges of a frame, as functions of a distance, in the order of `Edge.allCases`.
struct MovingEdges {
  var left: AffineLength
  var top: AffineLength
  var right: AffineLength
  var bottom: AffineLength

  /// Makes edges of a function of their index.
  init(_ edge: (Int) -> AffineLength) {
    (left, top, right, bottom) = (edge(0), edge(1), edge(2), edge(3))
  }

  /// An edge by its index in `Edge.allCases`.
  subscript(index: Int) -> AffineLength {
    get {
      switch index {
      case 0: left
      case 1: top
      case 2: right
      default: bottom
      }
    }
    set {
      switch index {
      case 0: left = newValue
      case 1: top = newValue
      case 2: right = newValue
      default: bottom = newValue
      }
    }
  }
}
