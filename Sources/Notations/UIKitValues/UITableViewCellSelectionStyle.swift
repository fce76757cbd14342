/// How a cell shows that it is chosen; it has no influence on any layout.
///
/// UIKit's name is `UITableViewCell.SelectionStyle`.
public enum UITableViewCellSelectionStyle: Int, Sendable {
  /// Not at all.
  case none
  /// In blue.
  case blue
  /// In grey.
  case gray
  /// As the system does.
  case `default`
}
