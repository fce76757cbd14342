import Foundation
package import Geometry

extension Layout {
  /// The same layout with every edge on the nearest pixel, halves away from 0.
  func rounded(_ rounding: Rounding) -> Layout {
    guard case .pixels(let scale) = rounding else { return self }
    func onPixel(_ edge: Double) -> Double { Self.pixel(nearestTo: edge, scale: scale) }
    return Layout(
      size: CGSize(width: onPixel(size.width), height: onPixel(size.height)), elements: elements,
      frames: frames.map { Self.rounded($0, scale: scale) })
  }

  /// A frame with every edge on the nearest pixel, halves away from 0.
  static func rounded(_ frame: CGRect, _ rounding: Rounding) -> CGRect {
    guard case .pixels(let scale) = rounding else { return frame }
    return rounded(frame, scale: scale)
  }

  @inline(__always)
  private static func rounded(_ frame: CGRect, scale: Double) -> CGRect {
    // Once for all edges: `minX` and `maxX` each look for negative sizes.
    let isPlain = frame.size.width >= 0 && frame.size.height >= 0
    let frame = isPlain ? frame : frame.standardized
    let (x, y) = (frame.origin.x, frame.origin.y)
    let edges = pixels(
      nearestTo: SIMD4(x, y, x + frame.size.width, y + frame.size.height), scale: scale)
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

  /// The same for four edges at once, which most frames take: those without a half pixel.
  @inline(__always)
  private static func pixels(nearestTo edges: SIMD4<Double>, scale: Double) -> SIMD4<Double> {
    let steps = 0x1p20
    let large = SIMD4(repeating: 0x1.8p52)
    let scaled = edges * scale
    // As `nearestWhole`, and only where that needs no function call.
    let pixels = (scaled * steps + large - large) * (1 / steps)
    let whole = pixels + large - large
    let rest = pixels - whole
    let isPlain =
      rest.x.magnitude < 0.5 && rest.y.magnitude < 0.5 && rest.z.magnitude < 0.5
      && rest.w.magnitude < 0.5 && scaled.x.magnitude < 0x1p31 && scaled.y.magnitude < 0x1p31
      && scaled.z.magnitude < 0x1p31 && scaled.w.magnitude < 0x1p31
    guard isPlain else { return eachPixel(nearestTo: edges, scale: scale) }
    return whole / scale + SIMD4(repeating: 0)
  }

  /// The same, one edge after the other.
  @inline(never)
  private static func eachPixel(nearestTo edges: SIMD4<Double>, scale: Double) -> SIMD4<Double> {
    SIMD4(
      pixel(nearestTo: edges.x, scale: scale), pixel(nearestTo: edges.y, scale: scale),
      pixel(nearestTo: edges.z, scale: scale), pixel(nearestTo: edges.w, scale: scale))
  }
}
