public import Foundation

/// A view that a table or a collection shows again and again.
open class UICollectionReusableView: UIView {
  /// The name that views of one kind are kept under.
  open var reuseIdentifier: String? { nil }

  /// Called before the view is shown again, by nobody here.
  open func prepareForReuse() {}

  /// Called when the collection has decided where the view is; by nobody here.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes with the size that fits the view; asked by nobody here.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = systemLayoutSizeFitting(layoutAttributes.size)
    return layoutAttributes
  }
}

/// An item of a collection.
///
/// What is seen is inside `contentView`, which is as large as the cell.
open class UICollectionViewCell: UICollectionReusableView, ContentViewHolder {
  /// What is inside the cell.
  public let contentView = UIView()
  /// What is behind it; it has no influence on the layout.
  open var backgroundView: UIView?
  /// What is behind it while it is chosen; it has no influence on the layout.
  open var selectedBackgroundView: UIView?
  /// Whether the cell is chosen.
  open var isSelected = false
  /// Whether the cell is being touched.
  open var isHighlighted = false

  /// Makes a cell with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addFilling(contentView)
  }

  /// Makes a cell with an empty frame: there is no archive to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFilling(contentView)
  }
}

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
