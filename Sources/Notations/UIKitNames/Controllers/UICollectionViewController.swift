public import Foundation
import UIKitValues

/// A controller of a collection.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection.
  open var collectionView: UICollectionView!

  /// Makes a controller of a collection with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
    collectionView = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
  }

  /// Makes a controller; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    collectionView = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Makes the collection the view.
  open override func loadView() {
    view = collectionView
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  /// No items by default.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// An empty item by default.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// 1 by default.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Yes by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Yes by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called in an app before an item is shown; never called here.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called in an app when an item is shown no longer; never called here.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// An empty view by default.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// Called in an app when the content is scrolled; never called here.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called in an app before the user scrolls; never called here.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called in an app after the user has scrolled; never called here.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
  /// Called in an app when the content stands still; never called here.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
