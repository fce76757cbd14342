import Foundation
import Testing
import TextureNames
import UIKitValues

@Suite("Nodes: measuring")
struct NodeLayoutTests {
  @Test("a plain node takes the available size, or zero where that is infinite")
  func plain() {
    #expect(ASDisplayNode().layoutThatFits(upTo(30, 40)).size == CGSize(width: 30, height: 40))
    #expect(ASDisplayNode().layoutThatFits(column(30)).size == CGSize(width: 30, height: 0))
  }

  @Test("a node's own style narrows its range, and the range wins")
  func style() {
    let node = ASDisplayNode()
    node.style.preferredSize = CGSize(width: 500, height: 20)
    #expect(node.layoutThatFits(upTo(100, 100)).size == CGSize(width: 100, height: 20))
    let half = ASDisplayNode()
    half.style.width = ASDimensionMake("50%")
    #expect(half.layoutThatFits(upTo(100, 100)).size == CGSize(width: 50, height: 100))
  }

  @Test("a nested node builds its spec for the range in which it is measured")
  func nestedRange() {
    let inner = SpecNode { _ in ASLayoutSpec() }
    inner.style.maxWidth = ASDimensionMake(60)
    let insets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    let outer = SpecNode { _ in ASInsetLayoutSpec(insets: insets, child: inner) }
    _ = outer.layoutThatFits(upTo(100, 80))
    #expect(inner.askedRanges == [upTo(60, 70)])
  }

  @Test("nested nodes lay out the nodes inside in their own coordinates")
  func nestedFrames() {
    let leaf = FixedNode(20, 10)
    let inner = SpecNode { _ in
      ASInsetLayoutSpec(insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), child: leaf)
    }
    let outer = SpecNode { _ in row([FixedNode(30, 10), inner], spacing: 5) }
    let layout = outer.layoutThatFits(upTo(200, 200))
    #expect(layout.size == CGSize(width: 61, height: 14))
    #expect(layout.frame(for: inner) == CGRect(x: 35, y: 0, width: 26, height: 14))
    let inside = layout.sublayouts.last
    #expect(inside?.frame(for: leaf) == CGRect(x: 2, y: 1, width: 20, height: 10))
    #expect(layout.nodeFrames.last?.frame == CGRect(x: 37, y: 1, width: 20, height: 10))
  }

  @Test("changing a node's own size while its spec is built has no effect on that layout")
  func ownStyleInSpec() {
    var node: SpecNode?
    let child = FixedNode(10, 10)
    node = SpecNode { [child] _ in
      node?.style.width = ASDimensionMake(70)
      return ASWrapperLayoutSpec(layoutElement: child)
    }
    #expect(node?.layoutThatFits(upTo(100, 100)).size == CGSize(width: 10, height: 10))
    node?.setNeedsLayout()
    #expect(node?.layoutThatFits(upTo(100, 100)).size == CGSize(width: 70, height: 10))
    node = nil
  }

  @Test("text wraps in a stack that is narrower than the text")
  func textWraps() {
    let text = textNode("The engine might compose elaborate and scientific pieces of music")
    let stack = row([FixedNode(40, 40), text.styled { $0.flexShrink = 1 }], spacing: 10)
    let layout = stack.layoutThatFits(column(200))
    let frame = layout.frame(for: text)
    #expect(frame.minX == 50)
    #expect(frame.maxX <= 200)
    #expect(frame.height > 2 * UIFont.systemFont(ofSize: 17).lineHeight)
  }

  @Test("text sets the baselines in its style that stacks align")
  func baselines() {
    let (small, large) = (textNode("a", size: 10), textNode("a", size: 30))
    let stack = row([small, large])
    stack.alignItems = .baselineFirst
    let layout = stack.layoutThatFits(upTo(200, 200))
    let shift = layout.frame(for: small).minY - layout.frame(for: large).minY
    #expect(abs(shift - (large.style.ascender - small.style.ascender)) < 1e-6)
    #expect(small.style.descender < 0)
  }

  @Test("insets of a text node are around its text and reduce its available size")
  func textInsets() {
    let bare = textNode("octocat").layoutThatFits(upTo(500, 500)).size
    let inset = textNode("octocat")
    inset.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let size = inset.layoutThatFits(upTo(500, 500)).size
    #expect(size == CGSize(width: bare.width + 6, height: bare.height + 4))
  }

  @Test("ASTextNode2 rounds its size up to whole points")
  func wholePoints() {
    let node = ASTextNode2()
    node.attributedText = NSAttributedString(
      string: "octocat", attributes: [.font: UIFont.systemFont(ofSize: 13)])
    let size = node.layoutThatFits(upTo(500, 500)).size
    #expect(size == CGSize(width: size.width.rounded(), height: size.height.rounded()))
  }

  @Test("an image node is as large as its image, within its range")
  func images() {
    let node = ASImageNode()
    node.image = UIImage(size: CGSize(width: 24, height: 20))
    #expect(node.layoutThatFits(upTo(100, 100)).size == CGSize(width: 24, height: 20))
    #expect(node.layoutThatFits(upTo(10, 100), parentSize: .zero).size.width == 10)
    #expect(ASNetworkImageNode().layoutThatFits(upTo(9, 8)).size == CGSize(width: 9, height: 8))
    #expect(ASVideoNode().layoutThatFits(upTo(9, .infinity)).size == .zero)
  }

  @Test("frames are on the device's pixels, or not rounded")
  func pixels() {
    let node = FixedNode(10.3, 10.3)
    #expect(SimulatedDevice(scale: 1).run { node.layoutThatFits(upTo(99, 99)).size.width } == 11)
    node.setNeedsLayout()
    let exact = SimulatedDevice(putsFramesOnPixels: false)
    #expect(exact.run { node.layoutThatFits(upTo(99, 99)).size.width } == 10.3)
  }

  @Test("a right-to-left device mirrors the inside of nodes that allow it")
  func rightToLeft() {
    let leaf = FixedNode(20, 10)
    let node = SpecNode { _ in row([leaf]) }
    let device = SimulatedDevice(isRightToLeft: true)
    #expect(device.run { node.layoutThatFits(exactly(100, 10)) }.frame(for: leaf).minX == 80)
    node.semanticContentAttribute = .forceLeftToRight
    node.setNeedsLayout()
    #expect(device.run { node.layoutThatFits(exactly(100, 10)) }.frame(for: leaf).minX == 0)
  }

  @Test("the layout of a released spec still has the frames of its nodes")
  func freedSpec() {
    let leaf = FixedNode(20, 10)
    let insets = UIEdgeInsets(top: 0.25, left: 0.25, bottom: 0, right: 0)
    let layout = ASInsetLayoutSpec(
      insets: insets, child: ASInsetLayoutSpec(insets: insets, child: leaf)
    ).layoutThatFits(upTo(100, 100))
    #expect(layout.layoutElement == nil)
    #expect(layout.nodeFrames.map(\.frame) == [CGRect(x: 0.5, y: 0.5, width: 20, height: 10)])
    #expect(layout.nodeFrames.map(\.depth) == [1])
  }

  @Test("a custom spec computes its layout and takes part in the trees around it")
  func ownSpec() {
    final class Diagonal: ASLayoutSpec {
      override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
        var corner = CGPoint.zero
        let layouts = (children ?? []).map { child in
          let size = child.layoutThatFits(
            ASSizeRange(min: .zero, max: constrainedSize.max), parentSize: constrainedSize.max
          ).size
          defer { corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height) }
          return ASLayout(layoutElement: child, size: size, position: corner)
        }
        let size = CGSize(width: corner.x, height: corner.y)
        return ASLayout(layoutElement: self, size: size, sublayouts: layouts)
      }
    }
    let (first, second) = (FixedNode(20, 10), FixedNode(30, 5))
    let diagonal = Diagonal()
    diagonal.children = [first, second]
    let node = SpecNode { _ in row([FixedNode(7, 7), diagonal]) }
    let layout = node.layoutThatFits(upTo(200, 200))
    #expect(layout.size == CGSize(width: 57, height: 15))
    #expect(layout.frame(for: second) == CGRect(x: 27, y: 10, width: 30, height: 5))
  }

  @Test("a subclass that only configures a spec is laid out like the spec")
  func subclassedSpec() {
    final class Column: ASStackLayoutSpec {
      override init() {
        super.init()
        direction = .vertical
        spacing = 3
      }
    }
    let column = Column()
    column.children = [FixedNode(20, 10), FixedNode(5, 10)]
    let layout = row([column, FixedNode(1, 1)]).layoutThatFits(upTo(100, 100))
    #expect(layout.size == CGSize(width: 21, height: 23))
    #expect(layout.nodeFrames.map(\.frame.minY) == [0, 13, 0])
  }

  @Test("a button puts image and title side by side, or one above the other")
  func button() {
    let button = ASButtonNode()
    button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    button.setTitle("Like", with: .systemFont(ofSize: 13), with: nil, for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
    let layout = button.layoutThatFits(upTo(300, 300))
    let image = layout.frame(for: button.imageNode)
    #expect(image == CGRect(x: 3, y: 2, width: 20, height: 20))
    #expect(layout.frame(for: button.titleNode).minX == 31)
    button.laysOutHorizontally = false
    let tall = button.layoutThatFits(upTo(300, 300))
    #expect(tall.frame(for: button.titleNode).minY == 30)
  }

  @Test("a scroll node gives its content unlimited size and takes the size of its parent")
  func scrolling() {
    let scroll = ASScrollNode()
    scroll.automaticallyManagesContentSize = true
    let content = FixedNode(100, 900)
    scroll.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: content) }
    let layout = scroll.layoutThatFits(upTo(100, 300))
    #expect(layout.size == CGSize(width: 100, height: 300))
    #expect(scroll.contentSize == CGSize(width: 100, height: 900))
    #expect(layout.frame(for: content).height == 900)
  }
}
