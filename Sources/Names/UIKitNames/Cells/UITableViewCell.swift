/// A row of a table, with its content in `contentView`, as large as the cell.
///
/// Ours: accessories and separators take no space, and built-in texts and images have no frames.
open class UITableViewCell: UIView, ContentViewHolder {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public typealias SelectionStyle = UITableViewCellSelectionStyle
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public let contentView = UIView()
  public private(set) var reuseIdentifier: String?
  open var selectionStyle = SelectionStyle.default, accessoryType = AccessoryType.none,
    accessoryView: UIView?, editingAccessoryType = AccessoryType.none, editingAccessoryView,
    multipleSelectionBackgroundView: UIView?
  open var editingStyle: EditingStyle { .none }
  open var isEditing = false, showsReorderControl = false, shouldIndentWhileEditing = true,
    indentationLevel = 0, indentationWidth: CGFloat = 10, focusStyle = FocusStyle.default
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
  }
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { shownContent = show(contentConfiguration, insteadOf: shownContent) }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration?,
    automaticallyUpdatesContentConfiguration = true,
    automaticallyUpdatesBackgroundConfiguration = true
  private lazy var text = UILabel()
  private lazy var detail = UILabel()
  private lazy var picture = UIImageView()
  private var shownContent: UIView?
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  /// The label of the text; created at its first use, and placed by nothing here.
  open var textLabel: UILabel? { text }
  open var detailTextLabel: UILabel? { detail }
  open var imageView: UIImageView? { picture }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  open func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }
  open var separatorInset = UIEdgeInsets.zero, backgroundView, selectedBackgroundView: UIView?,
    isSelected = false, isHighlighted = false
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
  override func prepare() { addFilling(contentView) }
  public struct StateMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = Self(1), showingDeleteConfirmation = Self(2)
  }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func prepareForReuse() {}
  open func setSelected(_ isSelected: Bool, animated: Bool) { self.isSelected = isSelected }
  open func setHighlighted(_ isOn: Bool, animated: Bool) { isHighlighted = isOn }
}

/// A header or footer in a table.
open class UITableViewHeaderFooterView: UIView, ContentViewHolder {
  public let contentView = UIView()
  open var backgroundView: UIView?
  private lazy var text = UILabel()
  private lazy var detail = UILabel()
  /// The label of the text; created at its first use, and placed only where the table has a title.
  open var textLabel: UILabel? { text }
  open var detailTextLabel: UILabel? { detail }
  public private(set) var reuseIdentifier: String?
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override func prepare() { addFilling(contentView) }
  open func prepareForReuse() {}
}
