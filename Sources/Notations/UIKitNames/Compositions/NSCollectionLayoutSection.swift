public import Foundation
public import UIKitValues

/// The space in which a section or a group is laid out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that reduce the size, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The space in which a section or a group is laid out, and its traits.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The space.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// The space around a section or a group.
@preconcurrency @MainActor
final class CompositionEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

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
  /// That of the system.
  case automatic
  /// The edges of the collection.
  case none
  /// The safe area.
  case safeArea
  /// The margins.
  case layoutMargins
  /// The width in which text can be read well.
  case readableContent
}

/// How a section scrolls across the collection.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none
  /// To any place.
  case continuous
  /// To the start of a group.
  case continuousGroupLeadingBoundary
  /// By the width of the collection.
  case paging
  /// By a group.
  case groupPaging
  /// By a group, in the middle.
  case groupPagingCentered
}

/// Groups along the scrolling, with headers and footers.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// Called in an app while the user scrolls.
  public typealias VisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

  let group: NSCollectionLayoutGroup
  let list: UICollectionLayoutListConfiguration?
  /// The space around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// What the insets are measured from; it has no influence here.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// How the section scrolls across the collection.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers, footers and other views at edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether views at edges are inside the insets across the scrolling; true by default.
  open var supplementariesFollowContentInsets = true
  /// What the insets of views at edges are measured from; it has no influence here.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Called in an app while the user scrolls; never called here.
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
  /// The backgrounds; they are not made here.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Makes a section of one group, which is repeated for all items.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    list = nil
    super.init()
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

  /// Rows that are as wide as the collection and as high as they need, at least 44 points.
  ///
  /// Ours: groups of rows have no space at both sides.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(list: configuration)
  }
}

/// A visible item, while the user scrolls.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The frame, in points.
  var frame: CGRect { get }
  /// The index path.
  var indexPath: IndexPath { get }
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
}

/// A list in a collection.
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list; it has no influence on the layout here.
  public enum Appearance: Int, Sendable {
    /// One row below the other.
    case plain
    /// In groups.
    case grouped
    /// In groups with space at both sides.
    case insetGrouped
    /// In a side bar.
    case sidebar
    /// In a side bar without background.
    case sidebarPlain
  }

  /// The header of a section.
  public enum HeaderMode: Int, Sendable {
    /// None.
    case none
    /// A supplementary view.
    case supplementary
    /// The first item.
    case firstItemInSection
  }

  /// The footer of a section.
  public enum FooterMode: Int, Sendable {
    /// None.
    case none
    /// A supplementary view.
    case supplementary
  }

  /// Makes the actions of a swipe.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// The appearance.
  public let appearance: Appearance
  /// The header of a section.
  public var headerMode = HeaderMode.none
  /// The footer of a section.
  public var footerMode = FooterMode.none
  /// The space above a header, in points; it has no influence here.
  public var headerTopPadding: CGFloat?
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// The colour behind the list.
  public var backgroundColor: UIColor?
  /// The lines between rows.
  public var separatorConfiguration = UIListSeparatorConfiguration()
  /// Makes the line of a row.
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// Makes the actions of a swipe to the right.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Makes the actions of a swipe to the left.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Makes a list.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// The lines between rows of a list; they have no influence on the layout.
public struct UIListSeparatorConfiguration {
  /// Whether a line is shown.
  public enum Visibility: Int, Sendable {
    /// As the list does.
    case automatic
    /// Yes.
    case visible
    /// No.
    case hidden
  }

  /// Whether there is a line above.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above, in points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The insets of the line below, in points.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The colour.
  public var color = UIColor.separator

  /// Makes lines.
  public init() {}

  /// Makes the lines of a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
