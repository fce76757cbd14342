public import Foundation
public import UIKitValues

/// A field for searching: 56 points high.
open class UISearchBar: UIView, UITextInputTraits {
  /// The style of a bar.
  public enum Style: UInt, Sendable {
    /// The usual one.
    case `default`
    /// With a background.
    case prominent
    /// Without a background.
    case minimal
  }

  /// The text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The placeholder.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The text above.
  open var prompt: String?
  /// The object to which the input is reported; none is reported here.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The style.
  open var searchBarStyle = Style.default
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// The colour of the background.
  open var barTintColor: UIColor?
  /// Whether the bar is transparent.
  open var isTranslucent = true
  /// Whether a button for cancelling is shown.
  open var showsCancelButton = false
  /// Whether a button for bookmarks is shown.
  open var showsBookmarkButton = false
  /// Whether the parts of the search are shown.
  open var showsScopeBar = false
  /// The titles of the parts of the search.
  open var scopeButtonTitles: [String]?
  /// The part of the search.
  open var selectedScopeButtonIndex = 0
  /// The image of the background.
  open var backgroundImage: UIImage?
  /// The field; placed by nothing here.
  public let searchTextField = UISearchTextField(frame: .zero)
  // The traits of the input, which have no influence on the layout.

  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The key that ends the input.
  open var returnKeyType = UIReturnKeyType.default
  /// The capital letters.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The correction.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The check of spelling.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Quotation marks.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Dashes.
  open var smartDashesType = UITextSmartDashesType.default
  /// Spaces.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The appearance of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The meaning of the input.
  open var textContentType: UITextContentType?
  /// Whether characters are hidden.
  open var isSecureTextEntry = false
  /// Whether the key that ends the input waits for text.
  open var enablesReturnKeyAutomatically = false

  /// Shows a button for cancelling.
  open func setShowsCancelButton(_ isShown: Bool, animated: Bool) { showsCancelButton = isShown }
  /// Does nothing: the image has no influence here.
  open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// Does nothing: the image has no influence here.
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Does nothing: the image has no influence here.
  open func setBackgroundImage(
    _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}

  /// An image of a bar.
  public enum Icon: Int, Sendable {
    /// Search.
    case search
    /// Delete.
    case clear
    /// Bookmarks.
    case bookmark
    /// Results.
    case resultsList
  }

  /// 56 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }
}

/// The field of a bar for searching.
open class UISearchTextField: UITextField {}

/// An object to which the input of a search is reported; none is reported here.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the user searches.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user cancels.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user chooses bookmarks.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
}
