import Foundation
import Geometry
import UIKitValues

extension SimulatedDevice {
  /// The device's pixels; `nil` where it does not round, or its scale is none.
  var grid: PixelGrid? {
    putsFramesOnPixels && scale.isFinite && scale > 0 ? PixelGrid(scale: scale) : nil
  }
}

extension PixelGrid? {
  /// The smallest size on pixels that is not below `size`.
  func ceiling(_ size: CGSize) -> CGSize {
    guard let self else { return size }
    return CGSize(
      width: self.ceiling(Double(size.width)), height: self.ceiling(Double(size.height)))
  }

  /// The first point on pixels that is not before `point`; NaN stays.
  func ceiling(_ point: CGPoint) -> CGPoint {
    guard let self else { return point }
    // Adding zero turns the negative zero that rounding up can give into zero.
    return CGPoint(x: self.ceiling(Double(point.x)) + 0, y: self.ceiling(Double(point.y)) + 0)
  }
}

extension CGSize {
  /// Whether this counts as the size of something: both lengths from 0 and below ten million.
  ///
  /// Source: `ASIsCGSizeValidForSize`.
  var isSizeOfSomething: Bool {
    width >= 0 && width < 10_000_000 && height >= 0 && height < 10_000_000
  }
}
