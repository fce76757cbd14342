/// The layout between two others, which is that of the first one here.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
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
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
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
