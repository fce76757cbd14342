public import Foundation
public import UIKitValues

/// A row of a table.
///
/// What is seen is inside `contentView`, which is as large as the cell. Ours: accessories and the
/// line between rows take no room, and there is no text, detail or image but one's own.
open class UITableViewCell: UIView, ContentViewHolder {
  /// How a cell is built.
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

  /// How a cell shows that it is chosen.
  public typealias SelectionStyle = UITableViewCellSelectionStyle

  /// What is at the end of a cell; it takes no room here.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// An arrow.
    case disclosureIndicator
    /// A button and an arrow.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button.
    case detailButton
  }

  /// What is inside the cell.
  public let contentView = UIView()
  /// The name that cells of one kind are kept under.
  public private(set) var reuseIdentifier: String?
  /// How the cell shows that it is chosen; it has no influence on the layout.
  open var selectionStyle = SelectionStyle.default
  /// What is at the end of the cell; it has no influence on the layout.
  open var accessoryType = AccessoryType.none
  /// The margins of the line below the cell, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// What is behind the cell; it has no influence on the layout.
  open var backgroundView: UIView?
  /// What is behind the cell while it is chosen; it has no influence on the layout.
  open var selectedBackgroundView: UIView?
  /// Whether the cell is chosen.
  open var isSelected = false
  /// Whether the cell is being touched.
  open var isHighlighted = false

  /// Makes a cell of a kind.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addFilling(contentView)
  }

  /// Makes a cell: there is no archive to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFilling(contentView)
  }

  /// Makes an empty cell.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Called before the cell is shown again, by nobody here.
  open func prepareForReuse() {}

  /// Says whether the cell is chosen.
  open func setSelected(_ isSelected: Bool, animated: Bool) { self.isSelected = isSelected }

  /// Says whether the cell is being touched.
  open func setHighlighted(_ isHighlighted: Bool, animated: Bool) {
    self.isHighlighted = isHighlighted
  }
}

/// A header or footer in a table.
open class UITableViewHeaderFooterView: UIView, ContentViewHolder {
  /// What is inside.
  public let contentView = UIView()
  /// The name that views of one kind are kept under.
  public private(set) var reuseIdentifier: String?

  /// Makes a view of a kind.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addFilling(contentView)
  }

  /// Makes a view: there is no archive to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFilling(contentView)
  }

  /// Called before the view is shown again, by nobody here.
  open func prepareForReuse() {}
}
