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

  @Test("a node gets its view from a block that is set later")
  func viewBlock() {
    let node = ASDisplayNode()
    let own = UISwitch()
    node.setViewBlock { own }
    #expect(node.view === own)
  }
}
