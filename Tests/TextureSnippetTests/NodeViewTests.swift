import AsyncDisplayKit
import Testing

@Suite("The views of nodes")
struct NodeViewTests {
  @Test("reading a node's view loads the node, and the view has its frame and subviews")
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

  @Test("a node around a view creates it once, and has the size of its style")
  func viewBlock() {
    var loaded = 0
    let toggle = ASDisplayNode(viewBlock: { UISwitch() }, didLoad: { _ in loaded += 1 })
    let other = ASDisplayNode { () -> UIView in UISlider() }
    toggle.style.preferredSize = CGSize(width: 51, height: 31)
    toggle.placeholderColor = .lightGray
    let range = ASSizeRange(min: .zero, max: CGSize(width: 320, height: CGFloat.infinity))
    #expect(toggle.layoutThatFits(range).size == CGSize(width: 51, height: 31))
    #expect(loaded == 0 && !toggle.isNodeLoaded)
    #expect(toggle.view is UISwitch && toggle.view === toggle.view)
    #expect(loaded == 1)
    #expect(other.view is UISlider)
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

  @Test("a view keeps the nodes that are added to it, without cycles")
  func ownership() {
    weak var node: ASTextNode?
    weak var view: UIView?
    do {
      let screen = UIView()
      do {
        let title = ASTextNode()
        screen.addSubnode(title)
        (node, view) = (title, title.view)
      }
      #expect(node != nil && node?.view === view)
      node?.view.removeFromSuperview()
      #expect(node == nil && view == nil)
      screen.addSubnode(ASTextNode())
      node = nil
      view = screen.subviews.first
      #expect(view != nil)
    }
    #expect(view == nil)
  }
}
