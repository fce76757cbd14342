package import Foundation
package import Geometry

extension SimulatedDevice {
  /// The device's pixels; `nil` where it does not round, or its scale is none.
  package var grid: PixelGrid? {
    putsFramesOnPixels && scale.isFinite && scale > 0 ? PixelGrid(scale: scale) : nil
  }
}

extension PixelGrid? {
  /// The smallest size on pixels that is not below `size`.
  package func ceiling(_ size: CGSize) -> CGSize {
    guard let self else { return size }
    return CGSize(
      width: self.ceiling(Double(size.width)), height: self.ceiling(Double(size.height)))
  }

  /// The first point on pixels that is not before `point`; NaN stays.
  package func ceiling(_ point: CGPoint) -> CGPoint {
    guard let self else { return point }
    // Adding zero turns the negative zero that rounding up can give into zero.
    return CGPoint(x: self.ceiling(Double(point.x)) + 0, y: self.ceiling(Double(point.y)) + 0)
  }
}
