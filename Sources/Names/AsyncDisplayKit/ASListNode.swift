/// The superclass of tables and collections of nodes; in Texture, each has these members itself.
open class ASListNode: ASDisplayNode {
  // None of these has an influence here: all cells are made, from the start, and changed at once.
  open var leadingScreensForBatching: CGFloat = 2, inverted = false, allowsSelection = true
  open func setTuningParameters(_: ASRangeTuningParameters, for _: ASLayoutRangeType) {}
  open func setTuningParameters(
    _: ASRangeTuningParameters, for _: ASLayoutRangeMode, rangeType: ASLayoutRangeType
  ) {}
  open func tuningParameters(for _: ASLayoutRangeType) -> ASRangeTuningParameters {
    ASRangeTuningParameters()
  }
  open func updateCurrentRange(with _: ASLayoutRangeMode) {}
  open var isProcessingUpdates: Bool { false }
  open func waitUntilAllUpdatesAreProcessed() {}
  /// The view that scrolls, which each kind of list has of its own.
  var list: ListView { ListView() }
  /// The whole available size.
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { constrainedSize }
  /// Asks the data source for all cells again, with the next layout.
  open func reloadData() {}
  open func reloadData(completion: (() -> Void)?) {
    reloadData()
    completion?()
  }
  open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    updates()
    reloadData()
    completion?(true)
  }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatchUpdates({ updates?() }, completion: completion)
  }
  open func moveSection(_: Int, toSection _: Int) { reloadData() }
  open func relayoutItems() { reloadData() }
  open func onDidFinishProcessingUpdates(_ didFinish: (() -> Void)?) { didFinish?() }
  open var contentOffset: CGPoint {
    get { list.contentOffset }
    set { list.contentOffset = newValue }
  }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    list.contentOffset = contentOffset
  }
  open var allowsMultipleSelection: Bool {
    get { list.allowsMultipleSelection }
    set { list.allowsMultipleSelection = newValue }
  }
  open var contentInset: UIEdgeInsets {
    get { list.contentInset }
    set { list.contentInset = newValue }
  }
}
