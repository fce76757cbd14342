/// A layer that is drawn in tiles; nothing is drawn here.
open class CATiledLayer: CALayer {
  open var tileSize = CGSize(width: 256, height: 256), levelsOfDetail = 1, levelsOfDetailBias = 0
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
