import Foundation
package import Geometry

extension Layout {
  /// The same layout with every edge on the nearest pixel, halves away from 0.
  func rounded(_ rounding: Rounding) -> Layout {
    guard case .pixels(let scale) = rounding else { return self }
    func onPixel(_ edge: Double) -> Double { Self.pixel(nearestTo: edge, scale: scale) }
    return Layout(
      size: CGSize(width: onPixel(size.width), height: onPixel(size.height)), elements: elements,
      frames: frames.map { frame in
        let left = onPixel(frame.minX)
        let top = onPixel(frame.minY)
        return CGRect(
          x: left, y: top, width: onPixel(frame.maxX) - left, height: onPixel(frame.maxY) - top)
      })
  }

  /// The nearest pixel to an edge, halves away from 0, in points.
  ///
  /// A length within the solver's error of a half pixel counts as that half: edges are first
  /// rounded to multiples of 2⁻²⁰ pixels by `withoutNoise`.
  package static func pixel(nearestTo edge: Double, scale: Double) -> Double {
    let pixels = withoutNoise(edge * scale)
    var whole = nearestWhole(pixels)
    if (pixels - whole).magnitude == 0.5 { whole = pixels + (pixels < 0 ? -0.5 : 0.5) }
    // Adding 0 makes a negative zero positive.
    return whole / scale + 0
  }
}
