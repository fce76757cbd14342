/// Controllers in columns, of which the one for little width, or else the last one, is shown here.
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
      twoOverSecondary, twoDisplaceSecondary
    public static let allVisible = DisplayMode.oneBesideSecondary,
      primaryHidden = DisplayMode.secondaryOnly, primaryOverlay = DisplayMode.oneOverSecondary
  }
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet { replaceChildren(by: shownColumns) }
  }
  public private(set) var style = Style.unspecified
  open var viewControllers: [UIViewController] = [] { didSet { replaceChildren(by: shownColumns) } }
  open var preferredDisplayMode = DisplayMode.automatic
  /// The columns that are shown, in the words of a wide screen: the last one.
  open var displayMode: DisplayMode { .secondaryOnly }
  open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
  /// Whether only one column is shown: always here.
  open var isCollapsed: Bool { true }
  open var presentsWithGesture = true, preferredPrimaryColumnWidthFraction: CGFloat = 0,
    minimumPrimaryColumnWidth: CGFloat = 0, maximumPrimaryColumnWidth: CGFloat = 0
  private var columns: [Column: UIViewController] = [:]
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    columns[column] = controller
    guard column != .compact else { return replaceChildren(by: shownColumns) }
    let order: [Column] = [.primary, .supplementary, .secondary]
    viewControllers = order.compactMap { columns[$0] }
  }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func show(_ column: Column) {}
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

/// Decides which of two columns is shown.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _: UISplitViewController, collapseSecondary: UIViewController, onto: UIViewController
  ) -> Bool
}
extension UISplitViewControllerDelegate {
  public func splitViewController(
    _: UISplitViewController, collapseSecondary: UIViewController, onto: UIViewController
  ) -> Bool { false }
}
