import Geometry

/// Texture's rules for rounding lengths to pixels, or no rounding.
///
/// Where lengths stay exact, every function returns its argument.
struct LengthRounding: Sendable {
  private let pixels: PixelGrid
  private let isExact: Bool

  /// The grid; `nil` where lengths stay exact.
  var grid: PixelGrid? { isExact ? nil : pixels }

  /// Creates the rules for `rounding`; throws `invalidScale` where its scale is not valid.
  init(_ rounding: Rounding) throws(SpecError) {
    switch rounding {
    case .exact:
      pixels = PixelGrid(scale: 1)
      isExact = true
    case .pixels(let scale):
      guard scale.isFinite && scale > 0 else { throw .invalidScale(scale) }
      pixels = PixelGrid(scale: scale)
      isExact = false
    }
  }

  /// Rounds up to a pixel: the size of every node, and the final position of every element.
  @inline(__always)
  func ceiling(_ length: Double) -> Double { isExact ? length : pixels.ceiling(length) }

  /// Rounds up to a pixel, on both axes.
  @inline(__always)
  func ceiling(_ size: CGSize) -> CGSize {
    if isExact { return size }
    let (width, height) = pixels.ceiling(size.width, size.height)
    return CGSize(width: width, height: height)
  }

  /// Rounds a position up to a pixel, on both axes.
  @inline(__always)
  func ceiling(_ point: CGPoint) -> CGPoint {
    if isExact { return point }
    let (x, y) = pixels.ceiling(point.x, point.y)
    return CGPoint(x: x, y: y)
  }

  /// Rounds down to a pixel: the offset of a child that a stack centres, and the derived length of
  /// a ratio spec.
  func floor(_ length: Double) -> Double { isExact ? length : pixels.floor(length) }

  /// Rounds to the nearest pixel: the positions of children in relative specs and beside infinite
  /// insets.
  func rounded(_ length: Double) -> Double { isExact ? length : pixels.rounded(length) }

  /// Rounds down to a whole point, whatever the scale: the share of a growing child.
  func wholePoints(_ length: Double) -> Double {
    isExact ? length : PixelGrid.wholeNumber(below: length)
  }
}
