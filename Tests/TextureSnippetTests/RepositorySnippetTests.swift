import AsyncDisplayKit
import Testing

/// The repository row of the comparison with Auto Layout.
final class RepositoryNode: ASDisplayNode {
  let profileNode = ASNetworkImageNode()
  let usernameNode = ASTextNode()
  let descNode = ASTextNode()
  let infomationNode = ASTextNode()
  var hasInformation = false

  override init() {
    super.init()
    automaticallyManagesSubnodes = true
    profileNode.style.preferredSize = CGSize(width: 40, height: 40)
    usernameNode.attributedText = NSAttributedString(
      string: "octocat", attributes: [.font: UIFont.boldSystemFont(ofSize: 16)])
    descNode.attributedText = NSAttributedString(
      string: "Texture 레이아웃과 오토 레이아웃을 같은 화면에서 나란히 비교합니다",
      attributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.darkGray])
    infomationNode.attributedText = NSAttributedString(
      string: "Swift", attributes: [.font: UIFont.systemFont(ofSize: 12)])
  }

  override func layoutSpecThatFits(_ constraintedSize: ASSizeRange) -> ASLayoutSpec {
    return repositoryLayoutSpec()
  }

  func repositoryLayoutSpec() -> ASLayoutSpec {
    let infoLayout = self.infoAreaLayoutSpec()

    let profileWithInfoLayout =
      ASStackLayoutSpec(
        direction: .horizontal,
        spacing: 5.0,
        justifyContent: .start,
        alignItems: .stretch,
        children: [
          self.profileNode,
          infoLayout,
        ]
      )

    return ASInsetLayoutSpec(
      insets: UIEdgeInsets.zero,
      child: profileWithInfoLayout
    )
  }

  func infoAreaLayoutSpec() -> ASLayoutSpec {
    var children: [ASLayoutElement] = [self.usernameNode, self.descNode]
    if hasInformation { children.append(self.infomationNode) }
    return ASStackLayoutSpec(
      direction: .vertical,
      spacing: 5.0,
      justifyContent: .start,
      alignItems: .stretch,
      children: children
    )
  }
}

/// A node that arranges the inside of another node by a block.
final class GrandMotherNode: ASDisplayNode {
  let motherNode = ASDisplayNode()
  let childNode = ASDisplayNode()

  override init() {
    super.init()
    self.motherNode.automaticallyManagesSubnodes = true
    self.motherNode.layoutSpecBlock = { [weak self] (node, constraintedSize) -> ASLayoutSpec in
      return self?.motherLayoutSpec(constraintedSize) ?? ASLayoutSpec()
    }
  }

  func motherLayoutSpec(_ constraintedSize: ASSizeRange) -> ASLayoutSpec {
    return ASInsetLayoutSpec(insets: .zero, child: self.childNode)
  }

  override func layoutSpecThatFits(_ constraintedSize: ASSizeRange) -> ASLayoutSpec {
    return ASInsetLayoutSpec(insets: .zero, child: self.motherNode)
  }
}

@Suite("Printed snippets: the repository row, blocks and the content of specs")
struct RepositorySnippetTests {
  let column = ASSizeRange(
    min: CGSize(width: 280, height: 0), max: CGSize(width: 280, height: CGFloat.infinity))

  @Test("without flexShrink on the column, the description has one line and overflows the row")
  func row() {
    let node = RepositoryNode()
    let layout = node.layoutThatFits(column)
    #expect(layout.size.width == 280)
    let line = UIFont.systemFont(ofSize: 14).lineHeight
    #expect(layout.frame(for: node.descNode).minX == 45)
    #expect(layout.frame(for: node.descNode).maxX > 280)
    #expect(abs(layout.frame(for: node.descNode).height - line) < 0.5)
    #expect(layout.problems.isEmpty, "\(layout.problems)")
    #expect(node.specWarnings(in: column).isEmpty)
  }

  @Test("a third text makes the row higher by the text and a gap, once it is laid out")
  func information() {
    let node = RepositoryNode()
    node.frame.size = node.layoutThatFits(column).size
    node.layoutIfNeeded()
    #expect(node.subnodes?.count == 3)
    let height = node.frame.height
    node.hasInformation = true
    #expect(node.layoutThatFits(column).size.height == height)
    node.setNeedsLayout()
    node.layoutIfNeeded()
    #expect(node.subnodes?.count == 4)
    #expect(node.infomationNode.frame.minY == node.descNode.frame.maxY + 5)
    #expect(node.frame.height == max(40, node.infomationNode.frame.maxY))
    #expect(node.frame.height > height)
  }

  @Test("a block arranges a node without a subclass")
  func block() {
    let node = GrandMotherNode()
    let size = CGSize(width: 120, height: 90)
    let layout = node.layoutThatFits(ASSizeRangeMake(size))
    let frames = layout.nodeFrames
    #expect(frames.map { $0.node === node.motherNode } == [true, false])
    #expect(frames.last?.node === node.childNode)
    #expect(frames.map(\.frame.size) == [size, size])
    #expect(frames.map(\.depth) == [1, 2])
  }

  @Test("code that should not be in a spec compiles, and does not change the layout")
  func whatDoesNotBelongThere() {
    final class Node: ASDisplayNode {
      let someNode = ASDisplayNode()

      override func layoutSpecThatFits(_ constraintedSize: ASSizeRange) -> ASLayoutSpec {
        let _ = UIScreen.main.bounds
        let _ = someNode.layer
        someNode.style.preferredSize = CGSize(width: 10, height: 10)
        return ASWrapperLayoutSpec(layoutElement: someNode)
      }
    }
    let node = Node()
    #expect(node.isNodeLoaded == false)
    let size = node.layoutThatFits(ASSizeRangeUnconstrained).size
    #expect(size == CGSize(width: 10, height: 10))
    #expect(node.someNode.isNodeLoaded)
  }
}
