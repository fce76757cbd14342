public import Foundation

/// Where a collection puts an item.
open class UICollectionViewLayoutAttributes: NSObject {
  /// The frame in the collection's coordinates, in points.
  open var frame = CGRect.zero
  /// The item's place in its section, and its section.
  open var indexPath = IndexPath()
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the item is left out of drawing.
  open var isHidden = false
  /// The height in the stack of items.
  open var zIndex = 0

  /// The size of the frame, in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The rectangle of the item in its own coordinates, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// Makes attributes without a place.
  public override init() { super.init() }

  /// Makes the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
}
