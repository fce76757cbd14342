/// An item of a compositional layout, or a group of them.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The space inside the size, around the content, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    supplementaryItems = []
  }
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) { (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems) }
}

/// Items in a line, from leading to trailing or from top to bottom.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public typealias CustomProvider = (any NSCollectionLayoutEnvironment) ->
    [NSCollectionLayoutGroupCustomItem]
  enum Content {
    case repeated([NSCollectionLayoutItem])
    case equal(NSCollectionLayoutItem, count: Int)
    case counted(NSCollectionLayoutItem, count: Int)
    case custom(CustomProvider)
  }
  let isHorizontal: Bool, content: Content
  open var interItemSpacing: NSCollectionLayoutSpacing?
  init(_ size: NSCollectionLayoutSize, isHorizontal: Bool, _ content: Content) {
    (self.isHorizontal, self.content) = (isHorizontal, content)
    super.init(layoutSize: size, supplementaryItems: [])
  }
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
  ) -> NSCollectionLayoutGroup { .init(layoutSize, isHorizontal: true, .repeated(subitems)) }
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
  ) -> NSCollectionLayoutGroup { .init(layoutSize, isHorizontal: false, .repeated(subitems)) }
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
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping CustomProvider
  ) -> NSCollectionLayoutGroup { .init(layoutSize, isHorizontal: true, .custom(itemProvider)) }
}

/// The frame of an item of a group of one's own.
@preconcurrency @MainActor public final class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect, zIndex: Int
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// A place at the edges of something.
@preconcurrency @MainActor public final class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge, offset: CGPoint, isAbsoluteOffset: Bool
  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    (self.edges, self.offset) = (edges, offset)
    isAbsoluteOffset = isAbsolute
  }
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }
}

/// A view on an item; it is not placed here.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    (self.containerAnchor, self.itemAnchor) = (containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A header, a footer, or another view at an edge of a section or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment, offset: CGPoint
  /// Whether the section is longer by the view; true by default.
  open var extendsBoundary = true
  open var pinToVisibleBounds = false
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
  public let elementKind: String
  public var zIndex = 0
  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
