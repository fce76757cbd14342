import AffineGeometry
import Geometry

/// The rules of `LengthRounding` for affine lengths: each result is constant up to the next step.
///
/// Where lengths stay exact, every function returns its argument.
struct AffineRounding {
  private let grid: PixelGrid?

  /// No rounding anywhere.
  static let exact = AffineRounding(grid: nil)

  /// As on a device with `scale` pixels per point; finite and above 0.
  static func pixels(scale: Double) -> AffineRounding {
    AffineRounding(grid: PixelGrid(scale: scale))
  }

  /// The rule of `LengthRounding.ceiling`.
  func ceiling(_ length: AffineLength, _ domain: inout AffineDomain) -> AffineLength {
    grid.map { domain.ceiling(length, on: $0) } ?? length
  }

  /// The rule of `LengthRounding.ceiling` for both axes.
  func ceiling(_ size: AffineSize, _ domain: inout AffineDomain) -> AffineSize {
    AffineSize(width: ceiling(size.width, &domain), height: ceiling(size.height, &domain))
  }

  /// The rule of `LengthRounding.floor`.
  func floor(_ length: AffineLength, _ domain: inout AffineDomain) -> AffineLength {
    grid.map { domain.floor(length, on: $0) } ?? length
  }

  /// The rule of `LengthRounding.rounded`.
  func rounded(_ length: AffineLength, _ domain: inout AffineDomain) -> AffineLength {
    grid.map { domain.rounded(length, on: $0) } ?? length
  }

  /// The rule of `LengthRounding.wholePoints`.
  func wholePoints(_ length: AffineLength, _ domain: inout AffineDomain) -> AffineLength {
    grid == nil ? length : AffineLength(domain.floor(length))
  }
}
