/// A view that a collection reuses.
open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = systemLayoutSizeFitting(layoutAttributes.size)
    return layoutAttributes
  }
}

/// An item of a collection; its `contentView` is as large as the cell.
open class UICollectionViewCell: UICollectionReusableView, ContentViewHolder {
  public let contentView = UIView()
  open var backgroundView, selectedBackgroundView: UIView?
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
  }
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { shownContent = show(contentConfiguration, insteadOf: shownContent) }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration?,
    automaticallyUpdatesContentConfiguration = true,
    automaticallyUpdatesBackgroundConfiguration = true
  private var shownContent: UIView?
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  open var isSelected = false, isHighlighted = false
  override func prepare() { addFilling(contentView) }
}

/// A row of a list in a collection; its accessories take no space here.
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = [], indentationLevel = 0, indentationWidth: CGFloat = 10
  open var separatorLayoutGuide: UILayoutGuide { layoutMarginsGuide }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// The place of an item in a collection.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var frame = CGRect.zero
  open var indexPath = IndexPath()
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open internal(set) var representedElementKind: String?
  open var transform = CGAffineTransform.identity, transform3D = CATransform3DIdentity,
    alpha: CGFloat = 1, isHidden = false, zIndex = 0
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  public override init() { super.init() }
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementKind = kind
    representedElementCategory = .supplementaryView
  }
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementKind = kind
    representedElementCategory = .decorationView
  }
}
