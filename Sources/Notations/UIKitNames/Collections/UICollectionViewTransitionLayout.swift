public import Foundation

/// The layout between two others, which is that of the first one here.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The share of the transition that is done, from 0 to 1.
  open var transitionProgress: CGFloat = 0
  public let currentLayout, nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  public init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
    (self.currentLayout, self.nextLayout) = (currentLayout, nextLayout)
    super.init()
  }
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
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { currentLayout.layoutAttributesForItem(at: indexPath) }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { currentLayout.layoutAttributesForElements(in: rect) }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
}
