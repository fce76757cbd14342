/// The pages of a pager; a data source has `nodeBlockAt` or `nodeAt`.
public protocol ASPagerDataSource: AnyObject {
  func numberOfPages(in _: ASPagerNode) -> Int
  func pagerNode(_: ASPagerNode, nodeAt _: Int) -> ASCellNode
  func pagerNode(_: ASPagerNode, nodeBlockAt _: Int) -> ASCellNodeBlock
}

extension ASPagerDataSource {
  public func pagerNode(_: ASPagerNode, nodeAt _: Int) -> ASCellNode { ASCellNode() }
  public func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock {
    let node = self.pagerNode(pagerNode, nodeAt: index)
    return { node }
  }
}

/// Decides about pages; never asked here.
public protocol ASPagerDelegate: ASCollectionDelegate {}
/// A layout for pages.
open class ASPagerFlowLayout: UICollectionViewFlowLayout {}

/// Pages beside each other, each as large as the node.
open class ASPagerNode: ASCollectionNode {
  private let pages = Pages()
  open private(set) var currentPageIndex = 0
  public init() {
    let layout = ASPagerFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }
  public init(collectionViewLayout flowLayout: ASPagerFlowLayout) {
    super.init(collectionViewLayout: flowLayout)
  }
  public override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }
  public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  public override init(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout,
    layoutFacilitator: (any ASCollectionViewLayoutFacilitatorProtocol)?
  ) { super.init(frame: frame, collectionViewLayout: layout, layoutFacilitator: layoutFacilitator) }
  override func connect() {
    super.connect()
    pages.owner = self
    super.dataSource = pages
    super.delegate = pages
    isPagingEnabled = true
  }
  open func setDataSource(_ dataSource: (any ASPagerDataSource)?) {
    pages.source = dataSource
    reloadData()
  }
  open func setDelegate(_: (any ASPagerDelegate)?) {}
  open func scrollToPage(at index: Int, animated: Bool) { currentPageIndex = index }
  open func nodeForPage(at index: Int) -> ASCellNode {
    nodeForItem(at: IndexPath(row: index, section: 0)) ?? ASCellNode()
  }
  open func indexOfPage(with node: ASCellNode) -> Int { indexPath(for: node)?.row ?? NSNotFound }
}

/// The pages of a pager as the items of a collection.
private final class Pages: NSObject, ASCollectionDataSource, ASCollectionDelegate {
  weak var owner: ASPagerNode?
  weak var source: (any ASPagerDataSource)?
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
