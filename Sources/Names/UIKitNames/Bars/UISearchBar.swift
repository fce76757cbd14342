/// A field for searching: 56 points high; the field inside gets no frame.
open class UISearchBar: UIView, UITextInputTraits {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var prompt: String?
  open weak var delegate: (any UISearchBarDelegate)?
  open var searchBarStyle = Style.default, barStyle = UIBarStyle.default, barTintColor: UIColor?,
    isTranslucent = true, showsCancelButton = false, showsBookmarkButton = false,
    showsScopeBar = false, scopeButtonTitles: [String]?, selectedScopeButtonIndex = 0,
    backgroundImage: UIImage?
  public let searchTextField = UISearchTextField(frame: .zero)
  // The traits of the input, which have no influence on the layout.
  open var keyboardType = UIKeyboardType.default, returnKeyType = UIReturnKeyType.default,
    autocapitalizationType = UITextAutocapitalizationType.sentences,
    autocorrectionType = UITextAutocorrectionType.default,
    spellCheckingType = UITextSpellCheckingType.default,
    smartQuotesType = UITextSmartQuotesType.default,
    smartDashesType = UITextSmartDashesType.default,
    smartInsertDeleteType = UITextSmartInsertDeleteType.default,
    keyboardAppearance = UIKeyboardAppearance.default, textContentType: UITextContentType?,
    isSecureTextEntry = false, enablesReturnKeyAutomatically = false
  open func setShowsCancelButton(_ isShown: Bool, animated: Bool) { showsCancelButton = isShown }
  open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setBackgroundImage(_: UIImage?, for: UIBarPosition, barMetrics: UIBarMetrics) {}
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
  open override var intrinsicContentSize: CGSize { .anyWidth(height: 56) }
}

/// The field of a bar for searching; in the bar, it gets no frame.
open class UISearchTextField: UITextField {}

/// An object to which the input of a search is reported; none is reported here.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
}
extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
}
