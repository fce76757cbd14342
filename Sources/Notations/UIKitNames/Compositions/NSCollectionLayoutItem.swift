public import Foundation
public import UIKitValues

/// An item of a compositional layout, or a group of them.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The views on the item; they are not placed here.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The space inside the size, around the content, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space outside the size.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    supplementaryItems = []
    super.init()
  }

  /// Makes an item with views on it, which are not placed here.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }
}

/// Items in a line, from leading to trailing or from top to bottom.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Makes the frames of the items of a group.
  public typealias CustomProvider = (any NSCollectionLayoutEnvironment) ->
    [NSCollectionLayoutGroupCustomItem]

  /// What is in a group.
  enum Content {
    /// These, again and again as long as there is space.
    case repeated([NSCollectionLayoutItem])
    /// As many of one size, which fill the group.
    case equal(NSCollectionLayoutItem, count: Int)
    /// As many of the item's own size.
    case counted(NSCollectionLayoutItem, count: Int)
    /// Those for which a closure has frames.
    case custom(CustomProvider)
  }

  let isHorizontal: Bool
  let content: Content
  /// The space between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(_ size: NSCollectionLayoutSize, isHorizontal: Bool, _ content: Content) {
    self.isHorizontal = isHorizontal
    self.content = content
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// The items, without repetitions.
  open var subitems: [NSCollectionLayoutItem] {
    switch content {
    case .repeated(let items): items
    case .equal(let item, _), .counted(let item, _): [item]
    case .custom: []
    }
  }

  /// Items from leading to trailing, again and again as long as there is space.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, .repeated(subitems))
  }
  /// As many items of one width, which fill the group from leading to trailing.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, .equal(subitem, count: count))
  }
  /// As many items of their own size, from leading to trailing.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, .counted(subitem, count: count))
  }
  /// Items from top to bottom, again and again as long as there is space.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, .repeated(subitems))
  }
  /// As many items of one height, which fill the group from top to bottom.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, .equal(subitem, count: count))
  }
  /// As many items of their own size, from top to bottom.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, .counted(subitem, count: count))
  }
  /// Items in the frames of a closure.
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping CustomProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, .custom(itemProvider))
  }
}

/// The frame of an item of a group of one's own.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group, in points.
  public let frame: CGRect
  /// The z index.
  public let zIndex: Int

  /// Makes a frame with a z index.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// A place at the edges of something.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject {
  /// The edges.
  public let edges: NSDirectionalRectEdge
  /// The distance, in points or in parts of the size.
  public let offset: CGPoint
  /// Whether the distance is in points.
  public let isAbsoluteOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init()
  }

  /// A place at these edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }
  /// A place in this distance of these edges, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }
  /// A place in this distance of these edges, in parts of the size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }
}

/// A view on an item; it is not placed here.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind.
  public let elementKind: String
  /// The place on the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The place on the view.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The z index.
  open var zIndex = 1

  /// Makes a view on an item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A header, a footer, or another view at an edge of a section or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge.
  public let alignment: NSRectAlignment
  /// The distance from its place, in points.
  public let offset: CGPoint
  /// Whether the section is longer by the view; true by default.
  open var extendsBoundary = true
  /// Whether the view stays visible; it has no influence here.
  open var pinToVisibleBounds = false

  /// Makes a view at an edge.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }

  /// Whether the view is before the items along the scrolling.
  func isBefore(vertical: Bool) -> Bool {
    vertical
      ? ![.bottom, .bottomLeading, .bottomTrailing].contains(alignment)
      : ![.trailing, .topTrailing, .bottomTrailing].contains(alignment)
  }
}

/// A background of a section; it is not made here.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind.
  public let elementKind: String
  /// The z index.
  public var zIndex = 0

  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A background of a section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none
  /// The top edge.
  case top
  /// The corner at the top where reading starts.
  case topLeading
  /// The edge where reading starts.
  case leading
  /// The corner at the bottom where reading starts.
  case bottomLeading
  /// The bottom edge.
  case bottom
  /// The corner at the bottom where reading ends.
  case bottomTrailing
  /// The edge where reading ends.
  case trailing
  /// The corner at the top where reading ends.
  case topTrailing
}
