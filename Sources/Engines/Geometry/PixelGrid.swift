/// The grid of device pixels, with three ways of rounding a length to it.
///
/// All three leave infinities and NaN as they are. Source of `ceiling` and `floor`: Texture's pixel
/// helpers. They shift by the single-precision epsilon, so that floating-point error does not reach
/// the next pixel (such as 100.666666666669 at 3 pixels per point). `rounded` has no such shift
/// there.
public struct PixelGrid: Sendable, Equatable {
  /// Pixels per point; finite and above 0.
  public let scale: Double

  /// `FLT_EPSILON`: the shift, in points, within which a length counts as floating-point error.
  @inlinable public static var noise: Double { 1.1920928955078125e-7 }

  /// Creates the grid with `scale` pixels per point.
  public init(scale: Double) {
    precondition(scale.isFinite && scale > 0, "a pixel grid needs a finite scale above 0")
    self.scale = scale
  }

  /// The length of one pixel, in points.
  public var pixel: Double { 1 / scale }

  // Rounding a little below 0 up gives -0, to which each of the three adds 0.

  /// The smallest whole number of pixels that is not below `length`, in points.
  @inlinable
  public func ceiling(_ length: Double) -> Double {
    Self.wholeNumber(above: (length - Self.noise) * scale) / scale + 0
  }

  /// The same for two lengths at once.
  @inlinable @inline(__always)
  package func ceiling(_ first: Double, _ second: Double) -> (Double, Double) {
    let numbers = (SIMD2(first, second) - Self.noise) * scale
    guard abs(numbers.x) + abs(numbers.y) < 0x1p51 else {
      return (ceiling(first), ceiling(second))
    }
    let nearest = (numbers + 0x1.8p52) - 0x1.8p52
    let whole = nearest.replacing(with: nearest + 1, where: nearest .< numbers)
    let lengths = whole / scale + SIMD2(repeating: 0)
    return (lengths.x, lengths.y)
  }

  /// The smallest whole number that is not below `number`.
  ///
  /// Sizes are rounded up most often of all. Below 2⁵¹, adding and subtracting 1.5 · 2⁵² leaves the
  /// nearest whole number, without a call of the C library.
  @inlinable
  static func wholeNumber(above number: Double) -> Double {
    guard abs(number) < 0x1p51 else { return number.rounded(.up) }
    let nearest = (number + 0x1.8p52) - 0x1.8p52
    return nearest < number ? nearest + 1 : nearest
  }

  /// The largest whole number that is not above `number`, with 0 for -0; see `wholeNumber(above:)`.
  @inlinable
  package static func wholeNumber(below number: Double) -> Double {
    guard abs(number) < 0x1p51 else { return number.rounded(.down) }
    let nearest = (number + 0x1.8p52) - 0x1.8p52
    return nearest > number ? nearest - 1 : nearest
  }

  /// The largest whole number of pixels that is not above `length`, in points.
  public func floor(_ length: Double) -> Double {
    ((length + Self.noise) * scale).rounded(.down) / scale + 0
  }

  /// The nearest whole number of pixels, halves away from zero, in points.
  public func rounded(_ length: Double) -> Double {
    (length * scale).rounded(.toNearestOrAwayFromZero) / scale + 0
  }
}

/// Whether an engine rounds its lengths to device pixels, as a screen does, or leaves them exact.
///
/// Each engine rounds by its own platform's rules; this value only names the grid, if there is one.
public enum Rounding: Sendable, Hashable {
  /// As on a device with `scale` pixels per point; finite and above 0 (devices have 1, 2 or 3).
  case pixels(scale: Double)
  /// No rounding anywhere: the plain result of the arithmetic.
  case exact
}
