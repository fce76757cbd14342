public import Foundation
import UIKitValues

/// Controllers in columns; the first one is shown here, as on a phone.
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

  /// The object that decides about the columns; never asked here.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The kind of columns.
  public let style: Style
  /// The controllers.
  open var viewControllers: [UIViewController] = [] {
    didSet { replaceChildren(by: viewControllers) }
  }
  /// The columns that are wanted.
  open var preferredDisplayMode = DisplayMode.automatic
  /// The columns that are shown: the last one.
  open var displayMode: DisplayMode { .secondaryOnly }
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
    let order: [Column] = [.primary, .supplementary, .secondary]
    viewControllers = order.compactMap { columns[$0] }
  }

  /// The controller of a column; `nil` where there is none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Does nothing: the first column is shown.
  open func show(_ column: Column) {}
  /// Does nothing: the first column is shown.
  open func hide(_ column: Column) {}

  override var shownChild: UIViewController? { viewControllers.first }
}

/// Decides about columns; never asked here.
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Whether the first controller hides the second one where there is little width.
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
