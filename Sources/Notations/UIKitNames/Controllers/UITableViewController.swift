public import Foundation
import UIKitValues

/// A controller of a table.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table.
  open var tableView: UITableView!
  /// Whether the selection is removed when the table appears.
  open var clearsSelectionOnViewWillAppear = true
  /// The control for loading anew.
  open var refreshControl: UIRefreshControl?

  /// Makes a controller of a table of a style.
  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    tableView = UITableView(frame: UIScreen.main.bounds, style: style)
  }

  /// Makes a controller; nothing is read from a nib file.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    tableView = UITableView(frame: UIScreen.main.bounds, style: .plain)
  }

  /// Makes a controller; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tableView = UITableView(frame: UIScreen.main.bounds, style: .plain)
  }

  /// Makes the table the view.
  open override func loadView() {
    view = tableView
    tableView.dataSource = self
    tableView.delegate = self
  }

  /// No rows by default.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// An empty row by default.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  /// 1 by default.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// None by default.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// None by default.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// That of the table by default.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// None by default.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  /// That of the table by default.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// None by default.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  /// That of the table by default.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called in an app when the content is scrolled; never called here.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called in an app before the user scrolls; never called here.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called in an app after the user has scrolled; never called here.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
  /// Called in an app when the content stands still; never called here.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// That of the table by default.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  /// Called in an app when a row is shown no longer; never called here.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// The same row by default.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Does nothing by default.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Yes by default.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Yes by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// No by default.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Deleting by default.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// Called in an app when a row is edited; never called here.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Called in an app when a row is moved; never called here.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// None by default.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// None by default.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}
