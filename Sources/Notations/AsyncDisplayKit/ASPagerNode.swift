import Foundation
public import TextureNames
public import UIKitNames

/// The pages of a pager; a data source has `nodeBlockAt` or `nodeAt`.
public protocol ASPagerDataSource: AnyObject {
  /// The number of pages.
  func numberOfPages(in _: ASPagerNode) -> Int
  /// The cell of a page; an empty one by default.
  func pagerNode(_: ASPagerNode, nodeAt _: Int) -> ASCellNode
  /// Makes the cell of a page; by default that of `nodeAt`.
  func pagerNode(_: ASPagerNode, nodeBlockAt _: Int) -> ASCellNodeBlock
}

extension ASPagerDataSource {
  /// An empty cell.
  public func pagerNode(_: ASPagerNode, nodeAt _: Int) -> ASCellNode { ASCellNode() }
  /// The cell of `nodeAt`.
  public func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock {
    let node = self.pagerNode(pagerNode, nodeAt: index)
    return { node }
  }
}

/// Decides about pages; it has the methods of a collection's delegate.
public protocol ASPagerDelegate: ASCollectionDelegate {}

/// A layout for pages.
open class ASPagerFlowLayout: UICollectionViewFlowLayout {}

/// Pages beside each other, each as large as the node.
open class ASPagerNode: ASCollectionNode {
  private let pages = Pages()
  /// The page that is shown; set by `scrollToPage(at:animated:)`.
  open private(set) var currentPageIndex = 0

  /// Makes a pager whose pages are beside each other.
  public init() {
    let layout = ASPagerFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
    connectPages()
  }

  /// Makes a pager with a layout.
  public init(collectionViewLayout flowLayout: ASPagerFlowLayout) {
    super.init(collectionViewLayout: flowLayout)
    connectPages()
  }

  /// Makes a pager with a layout.
  public override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
    connectPages()
  }

  /// Makes a pager with a frame and a layout.
  public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    connectPages()
  }

  /// Makes a pager with a frame and a layout, of which another object is told; it never is here.
  public override init(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout,
    layoutFacilitator: (any ASCollectionViewLayoutFacilitatorProtocol)?
  ) {
    super.init(frame: frame, collectionViewLayout: layout, layoutFacilitator: layoutFacilitator)
    connectPages()
  }

  private func connectPages() {
    pages.owner = self
    super.dataSource = pages
    super.delegate = pages
    isPagingEnabled = true
  }

  /// Sets the object with the pages.
  open func setDataSource(_ dataSource: (any ASPagerDataSource)?) {
    pages.source = dataSource
    reloadData()
  }
  /// Sets the object that decides about pages.
  open func setDelegate(_ delegate: (any ASPagerDelegate)?) { pages.delegate = delegate }
  /// Shows a page.
  open func scrollToPage(at index: Int, animated: Bool) { currentPageIndex = index }
  /// The cell of a page after a layout; an empty one where there is none.
  open func nodeForPage(at index: Int) -> ASCellNode {
    nodeForItem(at: IndexPath(row: index, section: 0)) ?? ASCellNode()
  }
  /// The index of the page of a cell after a layout.
  open func indexOfPage(with node: ASCellNode) -> Int { indexPath(for: node)?.row ?? NSNotFound }
}

/// The pages of a pager as the items of a collection.
private final class Pages: NSObject, ASCollectionDataSource, ASCollectionDelegate {
  weak var owner: ASPagerNode?
  weak var source: (any ASPagerDataSource)?
  weak var delegate: (any ASPagerDelegate)?

  func collectionNode(_: ASCollectionNode, numberOfItemsInSection _: Int) -> Int {
    owner.flatMap { source?.numberOfPages(in: $0) } ?? 0
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    guard let owner, let source else { return { ASCellNode() } }
    return source.pagerNode(owner, nodeBlockAt: indexPath.row)
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange { ASSizeRange(min: collectionNode.bounds.size, max: collectionNode.bounds.size) }
}
