/// The parts of a layout that are out of date, stored only: a layout is always computed as a whole.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  open private(set) var invalidateEverything = true, invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?,
    invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?,
    invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  open var contentOffsetAdjustment = CGPoint.zero, contentSizeAdjustment = CGSize.zero
  public override init() { super.init() }
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  open func invalidateSupplementaryElements(ofKind kind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([kind: indexPaths]) { $0 + $1 }
  }
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// The invalidation context of a flow layout.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true, invalidateFlowLayoutAttributes = true
}
