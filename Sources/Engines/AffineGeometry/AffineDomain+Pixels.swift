package import Geometry

/// The three ways of putting a length that changes on a grid of pixels.
///
/// Each gives a length that does not change, and lets nothing stand beyond the next step. Steps lie
/// where `PixelGrid` has them, its shift for noise included.
extension AffineDomain {
  /// The rule of `PixelGrid.ceiling`.
  package mutating func ceiling(_ length: AffineLength, on grid: PixelGrid) -> AffineLength {
    AffineLength(-floor(-(grid.scale * (length - PixelGrid.noise))) / grid.scale)
  }

  /// The rule of `PixelGrid.floor`.
  package mutating func floor(_ length: AffineLength, on grid: PixelGrid) -> AffineLength {
    AffineLength(floor(grid.scale * (length + PixelGrid.noise)) / grid.scale)
  }

  /// The rule of `PixelGrid.rounded`.
  package mutating func rounded(_ length: AffineLength, on grid: PixelGrid) -> AffineLength {
    let whole = floor(grid.scale * length + 0.5)
    guard abs(length.slope) > Self.noise else { return AffineLength(grid.rounded(length.value)) }
    return AffineLength(whole / grid.scale)
  }
}
