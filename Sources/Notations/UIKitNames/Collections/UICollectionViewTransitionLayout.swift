public import Foundation

/// The layout between two others, which is that of the first one here.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The share of the transition that is done, from 0 to 1.
  open var transitionProgress: CGFloat = 0
  /// The layout before.
  public let currentLayout: UICollectionViewLayout
  /// The layout after.
  public let nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]

  /// Makes a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    self.nextLayout = nextLayout
    super.init()
  }

  /// Makes a layout between two without items; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// Stores a value for a key.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// The value for a key; 0 where there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// The size of the content of the layout before, in points.
  open override var collectionViewContentSize: CGSize { currentLayout.collectionViewContentSize }
  /// The attributes of the layout before.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { currentLayout.layoutAttributesForItem(at: indexPath) }
  /// The attributes of the layout before.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { currentLayout.layoutAttributesForElements(in: rect) }
  /// The attributes of the layout before.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
}
