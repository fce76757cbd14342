import Foundation
import Geometry

/// Texture's rules for putting lengths on pixels, or their absence.
///
/// Where the lengths stay exact, every function gives back what it gets.
struct LengthRounding: Sendable {
  private let grid: PixelGrid
  private let isExact: Bool

  /// Takes over `rounding`, if its scale is possible.
  init(_ rounding: Rounding) throws(SpecError) {
    switch rounding {
    case .exact:
      grid = PixelGrid(scale: 1)
      isExact = true
    case .pixels(let scale):
      guard scale.isFinite && scale > 0 else { throw .invalidScale(scale) }
      grid = PixelGrid(scale: scale)
      isExact = false
    }
  }

  /// Up to a pixel: the size of every node, and the position that an element comes to at last.
  func ceiling(_ length: Double) -> Double { isExact ? length : grid.ceiling(length) }

  /// Up to a pixel, on both axes.
  func ceiling(_ size: CGSize) -> CGSize {
    isExact ? size : CGSize(width: grid.ceiling(size.width), height: grid.ceiling(size.height))
  }

  /// Down to a pixel: where a stack centres a child, and the derived side of a ratio.
  func floor(_ length: Double) -> Double { isExact ? length : grid.floor(length) }

  /// To the nearest pixel: where relative specs and infinite insets put their child.
  func rounded(_ length: Double) -> Double { isExact ? length : grid.rounded(length) }

  /// Down to a whole point, whatever the scale: a growing child's share.
  func wholePoints(_ length: Double) -> Double { isExact ? length : length.rounded(.down) }
}
