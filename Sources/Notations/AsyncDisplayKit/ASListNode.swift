public import Foundation
public import TextureNames
import UIKitNames
public import UIKitValues

/// The common class of tables and collections of nodes.
///
/// Ours: in Texture, each of them has these members itself.
open class ASListNode: ASDisplayNode {
  /// The number of screens before the end at which more cells are loaded; none are here.
  open var leadingScreensForBatching: CGFloat = 2
  /// Whether the list is laid out from its end; it has no influence here.
  open var inverted = false
  /// Whether cells can be selected.
  open var allowsSelection = true

  /// The view that scrolls, which each kind of list has of its own.
  var list: UIScrollView { UIScrollView() }

  /// The whole available size.
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { constrainedSize }

  /// Asks the data source for all cells again, with the next layout.
  open func reloadData() {}
  /// Asks the data source for all cells again, and calls the closure.
  open func reloadData(completion: (() -> Void)?) {
    reloadData()
    completion?()
  }
  /// Makes several changes, and asks the data source for all cells again.
  open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    updates()
    reloadData()
    completion?(true)
  }
  /// Makes several changes, if any, and asks the data source for all cells again.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatchUpdates({ updates?() }, completion: completion)
  }
  /// Asks the data source for all cells again.
  open func moveSection(_: Int, toSection _: Int) { reloadData() }
  /// Measures all cells again.
  open func relayoutItems() { reloadData() }

  /// The number of screens that are loaded; all cells are made here.
  open func setTuningParameters(_: ASRangeTuningParameters, for _: ASLayoutRangeType) {}
  /// The number of screens that are loaded; all cells are made here.
  open func setTuningParameters(
    _: ASRangeTuningParameters, for _: ASLayoutRangeMode, rangeType: ASLayoutRangeType
  ) {}
  /// The number of screens that are loaded: none, since all cells are made here.
  open func tuningParameters(for _: ASLayoutRangeType) -> ASRangeTuningParameters {
    ASRangeTuningParameters()
  }
  /// Does nothing: all cells are made here.
  open func updateCurrentRange(with _: ASLayoutRangeMode) {}
  /// Whether changes are being made: no.
  open var isProcessingUpdates: Bool { false }
  /// Calls the closure: changes are made at once.
  open func onDidFinishProcessingUpdates(_ didFinish: (() -> Void)?) { didFinish?() }
  /// Does nothing: changes are made at once.
  open func waitUntilAllUpdatesAreProcessed() {}

  /// The place of the content, in points.
  open var contentOffset: CGPoint {
    get { list.contentOffset }
    set { list.contentOffset = newValue }
  }
  /// Sets the place of the content, in points.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    list.contentOffset = contentOffset
  }
  /// The margins of the content, in points.
  open var contentInset: UIEdgeInsets {
    get { list.contentInset }
    set { list.contentInset = newValue }
  }
}
