import AsyncDisplayKit
import Testing

@Suite("The views of nodes")
struct NodeViewTests {
  @Test("a node is loaded by asking for its view, which has its frame and those of its subnodes")
  func view() {
    let node = ASDisplayNode()
    let inner = ASDisplayNode()
    inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    node.addSubnode(inner)
    #expect(!node.isNodeLoaded)
    node.view.backgroundColor = .white
    #expect(node.isNodeLoaded && inner.isNodeLoaded)
    #expect(node.view === node.view)
    #expect(inner.view.superview === node.view)
    #expect(inner.view.frame == inner.frame)
    node.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    #expect(node.view.frame.size == CGSize(width: 50, height: 60))
  }

  @Test("a node is put into a view")
  func addSubnode() {
    let controller = UIViewController()
    let node = ASTextNode()
    node.attributedText = NSAttributedString(string: "octocat")
    controller.view.addSubnode(node)
    #expect(node.view.superview === controller.view)
    let size = node.view.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity))
    #expect(size == node.calculatedSize && size.width > 0)
  }
}
