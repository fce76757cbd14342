public import Foundation

/// A view that a collection reuses.
open class UICollectionReusableView: UIView {
  /// The identifier under which views of one kind are reused.
  open var reuseIdentifier: String? { nil }

  /// Called in an app before the view is reused; never called here.
  open func prepareForReuse() {}

  /// Called in an app with the view's attributes in the collection; never called here.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes with the size that fits the view; never called here.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = systemLayoutSizeFitting(layoutAttributes.size)
    return layoutAttributes
  }
}

/// An item of a collection.
///
/// Its content is inside `contentView`, which is as large as the cell.
open class UICollectionViewCell: UICollectionReusableView, ContentViewHolder {
  /// The content view.
  public let contentView = UIView()
  /// The view behind it; it has no influence on the layout.
  open var backgroundView: UIView?
  /// The view behind it while it is selected; it has no influence on the layout.
  open var selectedBackgroundView: UIView?
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether the cell is highlighted.
  open var isHighlighted = false

  /// Makes a cell with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addFilling(contentView)
  }

  /// Makes a cell with an empty frame; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFilling(contentView)
  }
}

/// The place of an item in a collection.
open class UICollectionViewLayoutAttributes: NSObject {
  /// The frame in the collection's coordinates, in points.
  open var frame = CGRect.zero
  /// The index path of the item.
  open var indexPath = IndexPath()
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the item is hidden.
  open var isHidden = false
  /// The z index of the item.
  open var zIndex = 0

  /// The size of the frame, in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The item's rectangle in its own coordinates, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// Makes attributes with an empty frame.
  public override init() { super.init() }

  /// Makes the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
}
