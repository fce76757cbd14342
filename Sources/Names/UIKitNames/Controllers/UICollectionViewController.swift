/// A controller whose view is a collection, of which it is data source and delegate.
open class UICollectionViewController: ScrolledController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView!
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
    collectionView = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    collectionView = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())
  }
  open override func loadView() {
    view = collectionView
    collectionView.dataSource = self
    collectionView.delegate = self
  }
  open func collectionView(_: UICollectionView, numberOfItemsInSection: Int) -> Int { 0 }
  open func collectionView(_: UICollectionView, cellForItemAt: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(_: UICollectionView, didSelectItemAt: IndexPath) {}
  open func collectionView(_: UICollectionView, didDeselectItemAt: IndexPath) {}
  open func collectionView(_: UICollectionView, shouldSelectItemAt: IndexPath) -> Bool { true }
  open func collectionView(_: UICollectionView, shouldHighlightItemAt: IndexPath) -> Bool { true }
  open func collectionView(
    _: UICollectionView, willDisplay: UICollectionViewCell, forItemAt: IndexPath
  ) {}
  open func collectionView(
    _: UICollectionView, didEndDisplaying: UICollectionViewCell, forItemAt: IndexPath
  ) {}
  open func collectionView(
    _: UICollectionView, viewForSupplementaryElementOfKind: String, at: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  open func collectionView(_: UICollectionView, canMoveItemAt: IndexPath) -> Bool { false }
  open func collectionView(_: UICollectionView, moveItemAt: IndexPath, to: IndexPath) {}
  open func collectionView(
    _: UICollectionView, willDisplaySupplementaryView: UICollectionReusableView,
    forElementKind: String, at: IndexPath
  ) {}
  open func collectionView(
    _: UICollectionView, didEndDisplayingSupplementaryView: UICollectionReusableView,
    forElementOfKind: String, at: IndexPath
  ) {}
  open func collectionView(_: UICollectionView, shouldDeselectItemAt: IndexPath) -> Bool { true }
  open func collectionView(
    _: UICollectionView, targetIndexPathForMoveFromItemAt: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  open func collectionView(
    _: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func collectionView(_: UICollectionView, didHighlightItemAt: IndexPath) {}
  open func collectionView(_: UICollectionView, didUnhighlightItemAt: IndexPath) {}
  open func collectionView(
    _: UICollectionView, shouldBeginMultipleSelectionInteractionAt: IndexPath
  ) -> Bool { false }
  open func collectionView(_: UICollectionView, didBeginMultipleSelectionInteractionAt: IndexPath) {
  }
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
  open func collectionView(_: UICollectionView, canFocusItemAt: IndexPath) -> Bool { true }
  open func collectionView(
    _: UICollectionView, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext
  ) -> Bool { true }
  open func collectionView(
    _: UICollectionView, didUpdateFocusIn: UICollectionViewFocusUpdateContext,
    with: UIFocusAnimationCoordinator
  ) {}
  open func indexPathForPreferredFocusedView(in: UICollectionView) -> IndexPath? { nil }
  open func collectionView(_: UICollectionView, shouldShowMenuForItemAt: IndexPath) -> Bool {
    false
  }
  open func collectionView(
    _: UICollectionView, canPerformAction: Selector, forItemAt: IndexPath, withSender: Any?
  ) -> Bool { false }
  open func collectionView(
    _: UICollectionView, performAction: Selector, forItemAt: IndexPath, withSender: Any?
  ) {}
  open func collectionView(
    _: UICollectionView, contextMenuConfigurationForItemAt: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func collectionView(
    _: UICollectionView, contextMenuConfigurationForItemsAt: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func collectionView(
    _: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
    highlightPreviewForItemAt: IndexPath
  ) -> UITargetedPreview? { nil }
  open func collectionView(
    _: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt: IndexPath
  ) -> UITargetedPreview? { nil }
  open func collectionView(
    _: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func collectionView(
    _: UICollectionView,
    previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func collectionView(
    _: UICollectionView, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  open func collectionView(
    _: UICollectionView, willDisplayContextMenu: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func collectionView(
    _: UICollectionView, willEndContextMenuInteraction: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
