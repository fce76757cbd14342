public import Foundation

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
