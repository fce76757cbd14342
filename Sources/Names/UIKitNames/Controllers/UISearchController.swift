/// A controller with a search bar; results are never shown here.
open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  public private(set) var searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?,
    delegate: (any UISearchControllerDelegate)?
  open var isActive = false, obscuresBackgroundDuringPresentation = true
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  open var automaticallyShowsCancelButton = true, automaticallyShowsScopeBar = true,
    hidesNavigationBarDuringPresentation = true, showsSearchResultsController = false
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Finds results of a search; never asked here.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}
/// An object to which a search is reported; none is reported here.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {}
extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
