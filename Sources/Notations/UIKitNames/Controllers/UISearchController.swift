public import Foundation

/// A controller with a search bar; results are never shown here.
open class UISearchController: UIViewController {
  /// The search bar.
  public let searchBar = UISearchBar()
  /// The controller of the results.
  public let searchResultsController: UIViewController?
  /// The object that finds results; never asked here.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object to which the search is reported; none is reported here.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the search is shown.
  open var isActive = false
  /// Whether the content is darkened.
  open var obscuresBackgroundDuringPresentation = true
  /// Another name of ``obscuresBackgroundDuringPresentation``, from before iOS 12.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the bar shows its button for cancelling by itself.
  open var automaticallyShowsCancelButton = true
  /// Whether the bar shows its scopes by itself.
  open var automaticallyShowsScopeBar = true
  /// Whether the navigation bar is hidden.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the controller of the results is shown.
  open var showsSearchResultsController = false

  /// Makes a controller.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// Finds results of a search; never asked here.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called in an app when the text of the search changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// An object to which a search is reported; none is reported here.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Called in an app before the search is shown.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called in an app after the search was shown.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called in an app before the search is hidden.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called in an app after the search was hidden.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
