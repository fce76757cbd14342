public import Foundation
public import UIKitValues

/// The sections of a table: what the rows of UIKit's tables and of Texture's have in common.
///
/// It is on no actor, as Texture's protocols are.
public protocol UITableViewSections: AnyObject {}

extension UITableViewSections {
  /// 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// The rows of a table.
@preconcurrency @MainActor
public protocol UITableViewDataSource: UITableViewSections {
  /// The number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The title above a section; none by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title below a section; none by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  func tableView(_: UITableView, commit: UITableViewCell.EditingStyle, forRowAt: IndexPath)
  func tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath)
}

extension UITableViewDataSource {
  /// None.
  public func tableView(_: UITableView, titleForHeaderInSection: Int) -> String? { nil }
  /// None.
  public func tableView(_: UITableView, titleForFooterInSection: Int) -> String? { nil }
  /// Yes.
  public func tableView(_: UITableView, canEditRowAt: IndexPath) -> Bool { true }
  /// No.
  public func tableView(_: UITableView, canMoveRowAt: IndexPath) -> Bool { false }
  public func tableView(
    _: UITableView, commit: UITableViewCell.EditingStyle, forRowAt: IndexPath
  ) {}
  public func tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath) {}
}

/// Loads rows before they are seen; it is never asked here.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}

/// Decides about heights, headers and selection of a table.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// The height of a row, in points; by default that of the table.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height that is expected of a row; it is not asked here.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of a header, in points; by default that of the table.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a footer, in points; by default that of the table.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// The view above a section; none by default.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view below a section; none by default.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(_: UITableView, willDisplay: UITableViewCell, forRowAt: IndexPath)
  func tableView(_: UITableView, didEndDisplaying: UITableViewCell, forRowAt: IndexPath)
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(_: UITableView, editingStyleForRowAt: IndexPath) -> UITableViewCell.EditingStyle
  /// The actions of a swipe to the left.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The actions of a swipe to the right.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(_: UITableView, willDisplayHeaderView: UIView, forSection: Int)
  func tableView(_: UITableView, willDisplayFooterView: UIView, forSection: Int)
}

extension UITableViewDelegate {
  /// That of the table.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }
  /// That of the table.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  /// That of the table.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  /// That of the table.
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  /// None.
  public func tableView(_: UITableView, viewForHeaderInSection: Int) -> UIView? { nil }
  /// None.
  public func tableView(_: UITableView, viewForFooterInSection: Int) -> UIView? { nil }
  public func tableView(_: UITableView, willDisplay: UITableViewCell, forRowAt: IndexPath) {}
  public func tableView(_: UITableView, didEndDisplaying: UITableViewCell, forRowAt: IndexPath) {}
  /// Yes.
  public func tableView(_: UITableView, shouldHighlightRowAt: IndexPath) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Deleting.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// None.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// None.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(_: UITableView, willDisplayHeaderView: UIView, forSection: Int) {}
  public func tableView(_: UITableView, willDisplayFooterView: UIView, forSection: Int) {}
}

/// The actions of a swipe; they are stored only.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  /// Whether a long swipe runs the first action.
  open var performsFirstActionWithFullSwipe = true
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action of a swipe.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemGray
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}
