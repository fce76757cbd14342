import AsyncDisplayKit
import Foundation
import Testing
import UIKit

/// A cell with a text, as in an app.
private final class MessageCellNode: ASCellNode {
  let textNode = ASTextNode()

  init(_ text: String) {
    super.init()
    automaticallyManagesSubnodes = true
    textNode.attributedText = NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASInsetLayoutSpec(
      insets: UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16), child: textNode)
  }
}

/// A controller as apps write it.
private final class Feed: NSObject, ASTableDataSource, ASTableDelegate, ASCollectionDataSource,
  ASCollectionDelegate
{
  let texts = ["Short", "A text that is long enough for two lines in a narrow table of a phone"]

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let text = texts[indexPath.row]
    return { MessageCellNode(text) }
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode {
    let cell = ASCellNode()
    cell.style.preferredSize = CGSize(width: 100, height: 40)
    return cell
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode { MessageCellNode(kind) }
}

/// A controller as apps wrote it for Texture 2.
private final class EarlierFeed: NSObject, ASTableDataSource, ASTableDelegate,
  ASCollectionDataSource, ASCollectionDelegate, UITableViewDataSource
{
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(_ tableView: ASTableView, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
    MessageCellNode("\(indexPath.row)")
  }

  func tableView(
    _ tableView: ASTableView, constrainedSizeForRowAt indexPath: IndexPath
  ) -> ASSizeRange { ASSizeRangeMake(CGSize(width: 90, height: 55)) }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: ASCollectionView, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock { { MessageCellNode("\(indexPath.item)") } }

  func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange { ASSizeRangeMake(CGSize(width: 80, height: 45)) }
}

/// Measures items in one width.
private final class Inspector: NSObject, ASCollectionViewLayoutInspecting {
  func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange {
    ASSizeRangeMake(CGSize(width: 70, height: 30), CGSize(width: 70, height: 30))
  }

  func scrollableDirections() -> ASScrollDirection { ASScrollDirectionVerticalDirections }
}

@Suite("Tables and collections of nodes")
struct TableNodeTests {
  @Test("rows are as wide as the table, and as high as their cell and a separator of one pixel")
  func rows() throws {
    let feed = Feed()
    let table = ASTableNode(style: .plain)
    table.dataSource = feed
    table.delegate = feed
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    table.layoutIfNeeded()
    let first = try #require(table.nodeForRow(at: IndexPath(row: 0, section: 0)))
    let second = try #require(table.nodeForRow(at: IndexPath(row: 1, section: 0)))
    let alone = MessageCellNode(feed.texts[1])
    let range = ASSizeRange(
      min: CGSize(width: 320, height: 0),
      max: CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude))
    #expect(second.frame.size == alone.layoutThatFits(range).size)
    #expect(first.frame.width == 320)
    #expect(second.frame.height > first.frame.height)
    let text = try #require(first as? MessageCellNode).textNode
    #expect(text.frame.origin == CGPoint(x: 16, y: 10))
    let pixel = 1 / UIScreen.main.scale
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0))
        == CGRect(
          x: 0, y: first.frame.height + pixel, width: 320, height: second.frame.height + pixel))

    table.view.separatorStyle = .none
    table.reloadData()
    table.layoutIfNeeded()
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0)).minY
        == table.nodeForRow(at: IndexPath(row: 0, section: 0))?.frame.height)
  }

  @Test("data sources and delegates with the methods of Texture 2 are asked")
  func earlierMethods() throws {
    let feed = EarlierFeed()
    let table = ASTableNode()
    table.dataSource = feed
    table.delegate = feed
    table.view.separatorStyle = .none
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 1 && table.view.contentSize.height == 3 * 55)
    let row = try #require(table.nodeForRow(at: IndexPath(row: 2, section: 0)))
    #expect((row as? MessageCellNode)?.textNode.attributedText?.string == "2")

    let collection = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
    collection.dataSource = feed
    collection.delegate = feed
    collection.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    collection.layoutIfNeeded()
    #expect(collection.numberOfSections == 2)
    let item = try #require(collection.nodeForItem(at: IndexPath(item: 1, section: 1)))
    #expect(item.frame.size == CGSize(width: 80, height: 45))
  }

  @Test("rows are measured again in another width, and the view is a table")
  func width() throws {
    let feed = Feed()
    let table = ASTableNode()
    table.dataSource = feed
    let view: UITableView = table.view
    for width: CGFloat in [320, 414, 1000] {
      table.frame = CGRect(x: 0, y: 0, width: width, height: 480)
      table.layoutIfNeeded()
      #expect(table.nodeForRow(at: IndexPath(row: 1, section: 0))?.frame.width == width)
    }
    #expect(view.numberOfSections == 1)
    #expect(table.visibleNodes.count == 2)
  }

  @Test("a flow layout puts as many cells in a line as fit in the width of the collection")
  func items() throws {
    let feed = Feed()
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 5
    layout.minimumInteritemSpacing = 10
    let collection = ASCollectionNode(collectionViewLayout: layout)
    collection.dataSource = feed
    collection.frame = CGRect(x: 0, y: 0, width: 250, height: 480)
    collection.layoutIfNeeded()
    let frames = (0..<3).map {
      collection.view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 100, height: 40), CGRect(x: 150, y: 0, width: 100, height: 40),
        CGRect(x: 0, y: 45, width: 100, height: 40),
      ])
    let node = try #require(collection.nodeForItem(at: IndexPath(item: 2, section: 0)))
    #expect(node.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(collection.indexPath(for: node)?.item == 2)
  }

  @Test("headers are nodes of the data source, and an inspector decides how items are measured")
  func supplementaryNodes() throws {
    let feed = Feed()
    let inspector = Inspector()
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 50)
    let collection = ASCollectionNode(collectionViewLayout: layout)
    collection.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionHeader)
    collection.layoutInspector = inspector
    collection.dataSource = feed
    collection.frame = CGRect(x: 0, y: 0, width: 250, height: 480)
    collection.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    let head = collection.supplementaryNode(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path)
    #expect(head?.frame == CGRect(x: 0, y: 0, width: 250, height: 50))
    let first = try #require(collection.view.cellForItem(at: path))
    #expect(first.frame == CGRect(x: 0, y: 50, width: 70, height: 30))
  }

  private final class FeedController: ASDKViewController<ASTableNode> {
    let feed = Feed()

    override init() {
      super.init(node: ASTableNode())
      node.dataSource = feed
    }

    required init?(coder: NSCoder) { fatalError("nothing is read from an archive") }
  }

  @Test("a controller of a table node measures its rows in the width of its view")
  func controller() throws {
    let controller = FeedController()
    let stack = UINavigationController(rootViewController: controller)
    for width: CGFloat in [320, 414] {
      stack.view.frame = CGRect(x: 0, y: 0, width: width, height: 600)
      stack.view.layoutIfNeeded()
      let frame: CGRect = controller.node.frame
      #expect(frame == CGRect(x: 0, y: 0, width: width, height: CGFloat(600)))
      let row = try #require(controller.node.nodeForRow(at: IndexPath(row: 1, section: 0)))
      #expect(row.frame.width == width)
      #expect(row.subnodes?.first?.frame.minX == 16)
    }
  }

  @Test("a controller of a node lays the node out with its view")
  func controllerOfNode() {
    let node = ASDisplayNode()
    let box = ASDisplayNode()
    node.automaticallyManagesSubnodes = true
    node.layoutSpecBlock = { _, _ in
      ASInsetLayoutSpec(insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), child: box)
    }
    let controller = ASDKViewController(node: node)
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    controller.view.layoutIfNeeded()
    let frame: CGRect = box.frame
    #expect(frame == CGRect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test("a cell with a text takes attributes of any kind of dictionary")
  func textCell() {
    let cell = ASTextCellNode(
      attributes: ["NSFont": UIFont.systemFont(ofSize: 30)],
      insets: UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0))
    cell.text = "A"
    let font = cell.textNode.attributedText?.attribute(.font, at: 0, effectiveRange: nil)
    #expect((font as? UIFont)?.pointSize == 30)
    let image = UIImage.as_resizableRoundedImage(
      withCornerRadius: 4, cornerColor: .black, fill: .red)
    #expect(image.size == CGSize(width: 9, height: 9))
  }

  @Test("a node gets its view from a block that is set later")
  func viewBlock() {
    let node = ASDisplayNode()
    let own = UISwitch()
    node.setViewBlock { own }
    #expect(node.view === own)
  }

  @Test("changes may use the members of their object without self, and classes can be compared")
  func changes() {
    final class Owner {
      let table = ASTableNode()
      var count = 0
      func change() {
        table.performBatchUpdates({
          count += 1
          table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        })
        table.performBatchUpdates(nil)
      }
    }
    let owner = Owner()
    owner.change()
    #expect(owner.count == 1)
    #expect(ASTableNode.isEqual(ASTableNode.self))
    #expect(!ASTableNode.isEqual(ASDisplayNode.self))
    #expect(!ASTableNode.isEqual(nil))
  }

  @Test("an empty spec has no negative length")
  func emptySpec() {
    let range = ASSizeRange(
      min: .zero, max: CGSize(width: CGFloat(320), height: CGFloat.greatestFiniteMagnitude))
    for spec in [
      ASStackLayoutSpec.vertical(), ASStackLayoutSpec.horizontal(), ASLayoutSpec(),
      ASAbsoluteLayoutSpec(children: []),
    ] {
      let size = spec.layoutThatFits(range).size
      #expect(size.width.sign == .plus)
      #expect(size.height.sign == .plus)
    }
  }
}
