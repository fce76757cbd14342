/// Chooses the size ranges in which an app's layout measures cells; asked for those of items only.
public protocol ASCollectionViewLayoutInspecting: AnyObject {
  func collectionView(_: ASCollectionView, constrainedSizeForNodeAt _: IndexPath) -> ASSizeRange
  func scrollableDirections() -> ASScrollDirection
}

extension ASCollectionViewLayoutInspecting {
  public func collectionView(
    _: ASCollectionView, constrainedSizeForSupplementaryNodeOfKind _: String, at _: IndexPath
  ) -> ASSizeRange {
    ASSizeRange(
      min: .zero,
      max: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }
  public func collectionView(
    _: ASCollectionView, supplementaryNodesOfKind _: String, inSection _: UInt
  ) -> UInt { 0 }
}
