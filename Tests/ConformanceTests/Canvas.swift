import Foundation

/// A picture of flat colours, pixel by pixel.
struct Canvas: Equatable {
  let width: Int
  let height: Int
  /// The colours as 0x1RRGGBB, row by row; 0 is transparent.
  private var pixels: [UInt32]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: 0, count: width * height)
  }

  /// Paints the part of a rectangle that is inside the canvas.
  mutating func paint(x: Int, y: Int, width: Int, height: Int, _ color: String) {
    let pixel = 0x1000000 | (UInt32(color.dropFirst(), radix: 16) ?? 0)
    let columns = max(0, x)..<max(0, x, min(self.width, x + width))
    for row in max(0, y)..<max(0, y, min(self.height, y + height)) {
      for column in columns { pixels[row * self.width + column] = pixel }
    }
  }

  /// Paints a rectangle in points that is on whole pixels.
  mutating func paint(_ frame: CGRect, scale: Double, _ color: String) {
    func pixels(_ length: Double) -> Int { Int((length * scale).rounded()) }
    paint(
      x: pixels(frame.minX), y: pixels(frame.minY), width: pixels(frame.width),
      height: pixels(frame.height), color)
  }

  /// A description of the first pixel that differs from `other`; `nil` where none does.
  func firstDifference(from other: Canvas) -> String? {
    guard width == other.width, height == other.height else {
      return "\(width)×\(height) instead of \(other.width)×\(other.height)"
    }
    guard let index = pixels.indices.first(where: { pixels[$0] != other.pixels[$0] }) else {
      return nil
    }
    func name(_ pixel: UInt32) -> String { pixel == 0 ? "nothing" : String(pixel, radix: 16) }
    return "\(name(pixels[index])) at (\(index % width), \(index / width)) "
      + "instead of \(name(other.pixels[index]))"
  }
}
