/// What UIKit's and Texture's rows have in common; on no actor, as Texture's protocols are.
public protocol UITableViewSections: AnyObject {}

extension UITableViewSections {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// The rows of a table.
@preconcurrency @MainActor public protocol UITableViewDataSource: UITableViewSections {
  /// The number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The title above a section; none by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  func tableView(_: UITableView, commit: UITableViewCell.EditingStyle, forRowAt: IndexPath)
  func tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath)
}

extension UITableViewDataSource {
  public func tableView(_: UITableView, titleForHeaderInSection: Int) -> String? { nil }
  public func tableView(_: UITableView, titleForFooterInSection: Int) -> String? { nil }
  public func tableView(_: UITableView, canEditRowAt: IndexPath) -> Bool { true }
  public func tableView(_: UITableView, canMoveRowAt: IndexPath) -> Bool { false }
  public func tableView(
    _: UITableView, commit: UITableViewCell.EditingStyle, forRowAt: IndexPath
  ) {}
  public func tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath) {}
}

/// Loads rows before they are seen; it is never asked here.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}

/// Decides about heights, headers and footers; lengths are by default those of the table.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(_: UITableView, willDisplay: UITableViewCell, forRowAt: IndexPath)
  func tableView(_: UITableView, didEndDisplaying: UITableViewCell, forRowAt: IndexPath)
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(_: UITableView, editingStyleForRowAt: IndexPath) -> UITableViewCell.EditingStyle
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(_: UITableView, willDisplayHeaderView: UIView, forSection: Int)
  func tableView(_: UITableView, willDisplayFooterView: UIView, forSection: Int)
}

extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  public func tableView(_: UITableView, viewForHeaderInSection: Int) -> UIView? { nil }
  public func tableView(_: UITableView, viewForFooterInSection: Int) -> UIView? { nil }
  public func tableView(_: UITableView, willDisplay: UITableViewCell, forRowAt: IndexPath) {}
  public func tableView(_: UITableView, didEndDisplaying: UITableViewCell, forRowAt: IndexPath) {}
  public func tableView(_: UITableView, shouldHighlightRowAt: IndexPath) -> Bool { true }
  public func tableView(_: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? { path }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(_: UITableView, willDisplayHeaderView: UIView, forSection: Int) {}
  public func tableView(_: UITableView, willDisplayFooterView: UIView, forSection: Int) {}
}

/// The actions of a swipe; they are stored only.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action of a swipe.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public let style: Style, handler: Handler
  open var title: String?, image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemGray
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}
