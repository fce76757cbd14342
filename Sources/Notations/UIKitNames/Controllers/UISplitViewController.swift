public import Foundation
import UIKitValues

/// Controllers in columns, of which one is shown here, as on a phone: the one for little width, or else the
/// last one, unless the delegate puts it away.
open class UISplitViewController: UIViewController {
  /// The kind of columns.
  public enum Style: Int, Sendable {
    /// That of earlier versions.
    case unspecified
    /// Two columns.
    case doubleColumn
    /// Three columns.
    case tripleColumn
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The first one.
    case primary
    /// The middle one.
    case supplementary
    /// The last one.
    case secondary
    /// The one for little width.
    case compact
  }

  /// The columns that are shown.
  public enum DisplayMode: Int, Sendable {
    /// That of the system.
    case automatic
    /// The last one.
    case secondaryOnly
    /// Two side by side.
    case oneBesideSecondary
    /// One over the last one.
    case oneOverSecondary
    /// Three side by side.
    case twoBesideSecondary
    /// Two over the last one.
    case twoOverSecondary
    /// Two, with the last one moved.
    case twoDisplaceSecondary

    /// The name of earlier versions for `oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The name of earlier versions for `secondaryOnly`.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The name of earlier versions for `oneOverSecondary`.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The object that decides about the columns.
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet { replaceChildren(by: shownColumns) }
  }
  /// The kind of columns.
  public let style: Style
  /// The controllers.
  open var viewControllers: [UIViewController] = [] {
    didSet { replaceChildren(by: shownColumns) }
  }
  /// The columns that are wanted.
  open var preferredDisplayMode = DisplayMode.automatic
  /// The columns that are shown, in the words of a wide screen: the last one.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// A button that shows the first column; pressing it does nothing here.
  open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
  /// Whether only one column is shown: always here.
  open var isCollapsed: Bool { true }
  /// Whether a gesture shows the first column.
  open var presentsWithGesture = true
  /// The width of the first column, as a share; it has no influence here.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  /// The smallest width of the first column, in points; it has no influence here.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// The largest width of the first column, in points; it has no influence here.
  open var maximumPrimaryColumnWidth: CGFloat = 0
  private var columns: [Column: UIViewController] = [:]

  /// Makes a controller of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller; nothing is read from a nib file.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a controller; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Sets the controller of a column.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    columns[column] = controller
    guard column != .compact else { return replaceChildren(by: shownColumns) }
    let order: [Column] = [.primary, .supplementary, .secondary]
    viewControllers = order.compactMap { columns[$0] }
  }

  /// The controller of a column; `nil` where there is none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Does nothing: another column than the one that is shown is not asked for here.
  open func show(_ column: Column) {}
  /// Does nothing: the only column that is shown stays.
  open func hide(_ column: Column) {}

  private var shownColumns: [UIViewController] {
    columns[.compact].map { viewControllers + [$0] } ?? viewControllers
  }

  override var shownChild: UIViewController? {
    if let compact = columns[.compact] { return compact }
    guard let first = viewControllers.first, let last = viewControllers.last, first !== last else {
      return viewControllers.first
    }
    let isPutAway =
      delegate?.splitViewController(self, collapseSecondary: last, onto: first) ?? false
    return isPutAway ? first : last
  }
}

/// Decides about columns.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Whether the second controller is put away where there is little width, so that the first one is shown.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// No.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool { false }
}
