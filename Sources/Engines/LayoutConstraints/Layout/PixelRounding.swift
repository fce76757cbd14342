import Foundation
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
  @inline(__always)
  private static func rounded(_ frame: CGRect, scale: Double) -> CGRect {
    let (x, y) = (frame.origin.x, frame.origin.y)
    let (width, height) = (frame.size.width, frame.size.height)
    let limit = largestPlain / scale
    let isPlain =
      x >= 0 && y >= 0 && width >= 0 && height >= 0 && x + width < limit && y + height < limit
    guard isPlain else { return eachEdgeRounded(frame, scale: scale) }
    let edges = plainPixels(nearestTo: SIMD4(x, y, x + width, y + height), scale: scale)
    return CGRect(x: edges.x, y: edges.y, width: edges.z - edges.x, height: edges.w - edges.y)
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

  /// The pixels from 0 up to which four edges are rounded at once.
  private static let largestPlain = 0x1p31

  /// The same for four edges at once, all from 0 up to `largestPlain`.
  @inline(__always)
  private static func plainPixels(
    nearestTo edges: SIMD4<Double>, scale: Double
  ) -> SIMD4<Double> {
    let steps = 0x1p20
    let large = SIMD4(repeating: 0x1.8p52)
    // As `nearestWhole`, where that needs no function call.
    let noiseless = edges * (scale * steps) + large - large
    // Half a step decides what is halfway between two pixels, and nothing else.
    let pixels = (noiseless + 0.5) * (1 / steps) + large - large
    return pixels / scale
  }

  /// The frame, one edge after the other.
  @inline(never)
  private static func eachEdgeRounded(_ frame: CGRect, scale: Double) -> CGRect {
    let left = pixel(nearestTo: frame.minX, scale: scale)
    let top = pixel(nearestTo: frame.minY, scale: scale)
    let right = pixel(nearestTo: frame.maxX, scale: scale)
    let bottom = pixel(nearestTo: frame.maxY, scale: scale)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
