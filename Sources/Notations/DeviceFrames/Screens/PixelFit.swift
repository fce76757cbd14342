import Geometry

extension Double {
  /// The length rounded up to one digit, and to 0.0001 at least; 0 where it is too small to matter.
  var roundedUp: Double {
    guard self > 1e-6 else { return 0 }
    for unit in [1e-4, 1e-3, 0.01, 0.1, 1, 10] where self <= 9.5 * unit {
      return min(100, ((self / unit - 1e-6).rounded(.up) * unit * 1e6).rounded() / 1e6)
    }
    return 100
  }
}

/// The number of pixels per point that fits most coordinates.
struct PixelFit {
  private var counts = [0, 0, 0]
  private var total = 0

  mutating func add(_ frame: CGRect, hiddenDigits: Double) {
    guard hiddenDigits < 0.04 else { return }
    for length in [frame.minX, frame.minY, frame.width, frame.height] {
      total += 1
      for scale in 1...3 {
        let pixels = Double(length) * Double(scale)
        let distance = abs(pixels - pixels.rounded())
        if distance <= Double(scale) * (hiddenDigits + 1e-3) { counts[scale - 1] += 1 }
      }
    }
  }

  /// 2 or 3; `nil` where all coordinates are whole, or there are none.
  var scale: Double? {
    guard total > 0, counts[0] < total else { return nil }
    return counts[2] > counts[1] ? 3 : 2
  }
}
