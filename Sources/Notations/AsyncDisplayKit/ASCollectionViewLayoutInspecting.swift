public import Foundation
public import TextureNames
public import UIKitNames

/// An object that chooses the size ranges in which a layout of an app measures cells.
public protocol ASCollectionViewLayoutInspecting: AnyObject {
  /// The size range of an item.
  func collectionView(_: ASCollectionView, constrainedSizeForNodeAt _: IndexPath) -> ASSizeRange
  /// The directions of scrolling.
  func scrollableDirections() -> ASScrollDirection
  /// The size range of a supplementary view; not asked here.
  func collectionView(
    _: ASCollectionView, constrainedSizeForSupplementaryNodeOfKind _: String, at _: IndexPath
  ) -> ASSizeRange
  /// The number of supplementary views of a section; not asked here.
  func collectionView(_: ASCollectionView, supplementaryNodesOfKind _: String, inSection _: UInt)
    -> UInt
}

extension ASCollectionViewLayoutInspecting {
  /// Any size.
  public func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForSupplementaryNodeOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASSizeRange {
    ASSizeRange(
      min: .zero,
      max: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }
  /// 0.
  public func collectionView(
    _: ASCollectionView, supplementaryNodesOfKind _: String, inSection _: UInt
  ) -> UInt { 0 }
}
