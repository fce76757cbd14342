public import Foundation

/// A layer that is drawn in tiles; nothing is drawn here.
open class CATiledLayer: CALayer {
  /// The largest size of a tile, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  /// The number of scales in which it is drawn.
  open var levelsOfDetail = 1
  /// The number of these scales that are larger than the layer.
  open var levelsOfDetailBias = 0

  /// The time in which a tile appears, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
