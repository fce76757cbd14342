/// A controller whose view is a table, of which it is data source and delegate.
open class UITableViewController: ScrolledController, UITableViewDataSource, UITableViewDelegate {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView!
  open var clearsSelectionOnViewWillAppear = true, refreshControl: UIRefreshControl?
  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    tableView = UITableView(frame: UIScreen.main.bounds, style: style)
  }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    tableView = UITableView(frame: UIScreen.main.bounds, style: .plain)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tableView = UITableView(frame: UIScreen.main.bounds, style: .plain)
  }
  open override func loadView() {
    reportUnread(in: tableView)
    view = tableView
    tableView.dataSource = self
    tableView.delegate = self
  }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_: UITableView, cellForRowAt: IndexPath) -> UITableViewCell { .init() }
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_: UITableView, titleForHeaderInSection: Int) -> String? { nil }
  open func tableView(_: UITableView, titleForFooterInSection: Int) -> String? { nil }
  open func tableView(_ view: UITableView, heightForRowAt: IndexPath) -> CGFloat { view.rowHeight }
  open func tableView(_: UITableView, viewForHeaderInSection: Int) -> UIView? { nil }
  open func tableView(_ tableView: UITableView, heightForHeaderInSection: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  open func tableView(_: UITableView, viewForFooterInSection: Int) -> UIView? { nil }
  open func tableView(_ tableView: UITableView, heightForFooterInSection: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_: UITableView, willDisplay: UITableViewCell, forRowAt: IndexPath) {}
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }
  open func tableView(_: UITableView, didEndDisplaying: UITableViewCell, forRowAt: IndexPath) {}
  open func tableView(_: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? { path }
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(_: UITableView, shouldHighlightRowAt: IndexPath) -> Bool { true }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_: UITableView, editingStyleForRowAt: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }
  open func tableView(_: UITableView, commit: UITableViewCell.EditingStyle, forRowAt: IndexPath) {}
  open func tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath) {}
  open func tableView(
    _: UITableView, trailingSwipeActionsConfigurationForRowAt: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  open func tableView(
    _: UITableView, leadingSwipeActionsConfigurationForRowAt: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(_: UITableView, sectionForSectionIndexTitle: String, at index: Int) -> Int {
    index
  }
  open func tableView(_: UITableView, willDisplayHeaderView: UIView, forSection: Int) {}
  open func tableView(_: UITableView, willDisplayFooterView: UIView, forSection: Int) {}
  open func tableView(_: UITableView, didEndDisplayingHeaderView: UIView, forSection: Int) {}
  open func tableView(_: UITableView, didEndDisplayingFooterView: UIView, forSection: Int) {}
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection: Int) -> CGFloat {
    tableView.estimatedSectionHeaderHeight
  }
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection: Int) -> CGFloat {
    tableView.estimatedSectionFooterHeight
  }
  open func tableView(_: UITableView, indentationLevelForRowAt: IndexPath) -> Int { 0 }
  open func tableView(_: UITableView, accessoryButtonTappedForRowWith: IndexPath) {}
  open func tableView(_: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? { path }
  open func tableView(_: UITableView, titleForDeleteConfirmationButtonForRowAt: IndexPath)
    -> String?
  { nil }
  open func tableView(_: UITableView, editActionsForRowAt: IndexPath) -> [UITableViewRowAction]? {
    nil
  }
  open func tableView(_: UITableView, shouldIndentWhileEditingRowAt: IndexPath) -> Bool { true }
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  open func tableView(
    _: UITableView, targetIndexPathForMoveFromRowAt: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  open func tableView(_: UITableView, shouldBeginMultipleSelectionInteractionAt: IndexPath) -> Bool
  { false }
  open func tableView(_: UITableView, didBeginMultipleSelectionInteractionAt: IndexPath) {}
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_: UITableView, shouldUpdateFocusIn: UITableViewFocusUpdateContext) -> Bool {
    true
  }
  open func tableView(
    _: UITableView, didUpdateFocusIn: UITableViewFocusUpdateContext,
    with: UIFocusAnimationCoordinator
  ) {}
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
  open func tableView(_: UITableView, shouldShowMenuForRowAt: IndexPath) -> Bool { false }
  open func tableView(
    _: UITableView, canPerformAction: Selector, forRowAt: IndexPath, withSender: Any?
  ) -> Bool { false }
  open func tableView(
    _: UITableView, performAction: Selector, forRowAt: IndexPath, withSender: Any?
  ) {}
  open func tableView(
    _: UITableView, contextMenuConfigurationForRowAt: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func tableView(
    _: UITableView, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func tableView(
    _: UITableView, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func tableView(
    _: UITableView, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  open func tableView(
    _: UITableView, willDisplayContextMenu: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func tableView(
    _: UITableView, willEndContextMenuInteraction: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
