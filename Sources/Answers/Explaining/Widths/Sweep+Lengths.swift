package import AffineGeometry
package import Comparison
import Geometry

extension Sweep {
  /// The container's width and height as affine functions of the distance from `origin` along ``axis``.
  package func lengths(from origin: Double) -> (AffineLength, AffineLength?) {
    let moving = AffineLength(origin, slope: 1)
    guard axis == .vertical, let across else { return (moving, across.map { AffineLength($0) }) }
    return (AffineLength(across), moving)
  }
}
