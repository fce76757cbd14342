/// The space in which a section or a group is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
/// The space in which a section or a group is laid out, and its traits.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

@preconcurrency @MainActor
final class CompositionEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets,
    traitCollection: UITraitCollection
  init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
    contentSize = size
    contentInsets = insets
    traitCollection = traits
  }
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
}

extension CGSize {
  /// The size without insets, in points; not less than zero.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}

/// What the insets of a section are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}
/// How a section scrolls across the collection.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// Groups along the scrolling, with headers and footers.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  public typealias VisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void
  let group: NSCollectionLayoutGroup, list: UICollectionLayoutListConfiguration?
  open var contentInsets = NSDirectionalEdgeInsets.zero, interGroupSpacing: CGFloat = 0,
    contentInsetsReference = UIContentInsetsReference.automatic,
    orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none,
    boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether views at edges are inside the insets across the scrolling; true by default.
  open var supplementariesFollowContentInsets = true
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic,
    visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
  /// The backgrounds; they are not made here.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Makes a section of one group, which is repeated for all items.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    list = nil
  }
  private init(list: UICollectionLayoutListConfiguration) {
    self.list = list
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    group = .horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    super.init()
    if list.headerMode == .supplementary {
      boundarySupplementaryItems.append(
        .init(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      )
    }
    if list.footerMode == .supplementary {
      boundarySupplementaryItems.append(
        .init(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
  }

  /// Rows as wide as the collection, also grouped ones, and at least 44 points high.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { .init(list: configuration) }
}

/// A visible item, while the user scrolls.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var frame: CGRect { get }
  var indexPath: IndexPath { get }
  var alpha: CGFloat { get set }
  var transform: CGAffineTransform { get set }
}

/// A list in a collection.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  public let appearance: Appearance
  public var headerMode = HeaderMode.none, footerMode = FooterMode.none, headerTopPadding: CGFloat?,
    showsSeparators = true, backgroundColor: UIColor?,
    separatorConfiguration = UIListSeparatorConfiguration(),
    itemSeparatorHandler:
      ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?,
    leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?,
    trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// The lines between rows of a list; they have no influence on the layout.
public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }
  public var topSeparatorVisibility = Visibility.automatic,
    bottomSeparatorVisibility = Visibility.automatic,
    topSeparatorInsets = NSDirectionalEdgeInsets.zero,
    bottomSeparatorInsets = NSDirectionalEdgeInsets.zero, color = UIColor.separator
  public init() {}
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
