public import Foundation
public import UIKitValues

/// A row of a table.
///
/// Its content is inside `contentView`, which is as large as the cell. Ours: accessories and
/// separators take no space, and there are no built-in text, detail and image views.
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
