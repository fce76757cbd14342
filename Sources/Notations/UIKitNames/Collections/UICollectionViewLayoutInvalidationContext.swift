public import Foundation

/// The invalidation context: what of a layout is out of date.
///
/// It is stored only. A layout is always computed as a whole here.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var invalidateEverything: Bool { true }
  /// Whether the number of items is out of date.
  open var invalidateDataSourceCounts: Bool { false }
  /// The items that are out of date; `nil` where none was named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that are out of date, by their kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations that are out of date, by their kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  public override init() { super.init() }

  /// Names items that are out of date.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary views that are out of date.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Names decorations that are out of date.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// The invalidation context of a flow layout.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes again; it always is here.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the attributes are computed again; they always are here.
  open var invalidateFlowLayoutAttributes = true
}
