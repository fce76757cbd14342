package import Geometry

extension Layout {
  /// The same layout with every edge on the nearest pixel, halves away from 0.
  func rounded(_ rounding: Rounding) -> Layout {
    guard case .pixels(let scale) = rounding else { return self }
    let size = CGSize(
      width: Self.pixel(nearestTo: size.width, scale: scale),
      height: Self.pixel(nearestTo: size.height, scale: scale))
    let rounded = [CGRect](capacity: frames.count) { rounded, count in
      for index in frames.indices {
        rounded.initializeElement(at: index, to: Self.rounded(frames[index], scale: scale))
      }
      count = frames.count
    }
    return Layout(size: size, elements: elements, frames: rounded)
  }

  /// A frame with every edge on the nearest pixel, halves away from 0.
  private static func rounded(_ frame: CGRect, scale: Double) -> CGRect {
    let left = pixel(nearestTo: frame.minX, scale: scale)
    let top = pixel(nearestTo: frame.minY, scale: scale)
    let right = pixel(nearestTo: frame.maxX, scale: scale)
    let bottom = pixel(nearestTo: frame.maxY, scale: scale)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
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
