public import Foundation
public import UIKitValues

/// A row of a table.
///
/// Its content is inside `contentView`, which is as large as the cell. Ours: accessories and
/// separators take no space, and the built-in text, detail and image views have no frames.
open class UITableViewCell: UIView, ContentViewHolder {
  /// The style of a cell; it has no influence here.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default`
    /// Two texts side by side.
    case value1
    /// Two texts side by side, the first one small.
    case value2
    /// Two texts, one below the other.
    case subtitle
  }

  /// The appearance of a selected cell.
  public typealias SelectionStyle = UITableViewCellSelectionStyle

  /// The accessory at the end of a cell; it takes no space here.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none
    /// An arrow.
    case disclosureIndicator
    /// A button and an arrow.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button.
    case detailButton
  }

  /// The content view.
  public let contentView = UIView()
  /// The identifier under which cells of one kind are reused.
  public private(set) var reuseIdentifier: String?
  /// The appearance of the selected cell; it has no influence on the layout.
  open var selectionStyle = SelectionStyle.default
  /// The accessory at the end of the cell; it has no influence on the layout.
  open var accessoryType = AccessoryType.none
  /// The view at the end of the cell; it takes no space here.
  open var accessoryView: UIView?
  /// The accessory of an edited cell; it takes no space here.
  open var editingAccessoryType = AccessoryType.none
  /// The view at the end of an edited cell; it takes no space here.
  open var editingAccessoryView: UIView?
  /// The view behind the selected cells; it has no influence on the layout.
  open var multipleSelectionBackgroundView: UIView?
  /// How the cell is edited.
  open var editingStyle: EditingStyle { .none }
  /// Whether the cell is edited.
  open var isEditing = false
  /// Whether a handle for moving is shown.
  open var showsReorderControl = false
  /// Whether content is moved while the cell is edited.
  open var shouldIndentWhileEditing = true
  /// The level of the content; it has no influence on the layout.
  open var indentationLevel = 0
  /// The width of a level, in points.
  open var indentationWidth: CGFloat = 10
  /// The style of the focus.
  open var focusStyle = FocusStyle.default
  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
  }
  /// The content; its view fills the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContentConfiguration() }
  }
  /// The background; it has no influence on the layout.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the content follows the state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  private lazy var text = UILabel()
  private lazy var detail = UILabel()
  private lazy var picture = UIImageView()
  private var shownContent: UIView?

  /// The style of the line between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none
    /// A line.
    case singleLine
    /// An etched line.
    case singleLineEtched
  }

  /// How a cell is edited.
  public enum EditingStyle: Int, Sendable {
    /// Not at all.
    case none
    /// By deleting.
    case delete
    /// By inserting.
    case insert
  }

  /// The style of the focus.
  public enum FocusStyle: Int, Sendable {
    /// That of the system.
    case `default`
    /// The app's own.
    case custom
  }

  /// The label of the text; created at its first use, and placed by nothing here.
  open var textLabel: UILabel? { text }
  /// The label of the detail; created at its first use, and placed by nothing here.
  open var detailTextLabel: UILabel? { detail }
  /// The view of the image; created at its first use, and placed by nothing here.
  open var imageView: UIImageView? { picture }

  /// The content of a list for this cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The background of a list for this cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// Called when the state changed; overridden by cells that show it.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Calls `updateConfiguration(using:)`.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  /// Sets whether the cell is edited.
  open func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }

  private func showContentConfiguration() {
    shownContent?.removeFromSuperview()
    shownContent = contentConfiguration?.makeContentView()
    if let shownContent { contentView.addPinned(shownContent) }
  }

  /// The margins of the separator below the cell, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// The view behind the cell; it has no influence on the layout.
  open var backgroundView: UIView?
  /// The view behind the selected cell; it has no influence on the layout.
  open var selectedBackgroundView: UIView?
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether the cell is highlighted.
  open var isHighlighted = false

  /// Makes a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addFilling(contentView)
  }

  /// Makes a cell; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFilling(contentView)
  }

  /// Makes an empty cell.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// The parts of a cell that are shown while it is edited.
  public struct StateMask: OptionSet, Sendable, Hashable {
    /// One bit for each part.
    public let rawValue: UInt

    /// Makes the set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control at the start.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button for deleting.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// Called in an app before the parts change; never called here.
  open func willTransition(to state: StateMask) {}
  /// Called in an app after the parts changed; never called here.
  open func didTransition(to state: StateMask) {}

  /// Called in an app before the cell is reused; never called here.
  open func prepareForReuse() {}

  /// Sets whether the cell is selected.
  open func setSelected(_ isSelected: Bool, animated: Bool) { self.isSelected = isSelected }

  /// Sets whether the cell is highlighted.
  open func setHighlighted(_ isHighlighted: Bool, animated: Bool) {
    self.isHighlighted = isHighlighted
  }
}

/// A header or footer in a table.
open class UITableViewHeaderFooterView: UIView, ContentViewHolder {
  /// The content view.
  public let contentView = UIView()
  /// The view behind the content; it has no influence on the layout.
  open var backgroundView: UIView?
  private lazy var text = UILabel()
  private lazy var detail = UILabel()

  /// The label of the text; created at its first use, and placed only where the table has a title.
  open var textLabel: UILabel? { text }
  /// The label of the detail; created at its first use, and placed by nothing here.
  open var detailTextLabel: UILabel? { detail }
  /// The identifier under which views of one kind are reused.
  public private(set) var reuseIdentifier: String?

  /// Makes a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addFilling(contentView)
  }

  /// Makes a view; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFilling(contentView)
  }

  /// Called in an app before the view is reused; never called here.
  open func prepareForReuse() {}
}
