import Foundation
import Testing
import TextureNames
import UIKitValues

@Suite("Nodes: what is remembered, and layout passes")
struct InvalidationTests {
  @Test("an equal question gets the remembered layout until the node is invalidated")
  func remembered() {
    let node = FixedNode(10, 10)
    for _ in 0..<3 { _ = node.layoutThatFits(upTo(50, 50)) }
    #expect(node.askedRooms.count == 1)
    node.setNeedsLayout()
    _ = node.layoutThatFits(upTo(50, 50))
    #expect(node.askedRooms.count == 2)
  }

  @Test("only the last layout is remembered before one is applied")
  func lastOnly() {
    let node = FixedNode(10, 10)
    for width in [50, 60, 50] as [CGFloat] { _ = node.layoutThatFits(upTo(width, 50)) }
    #expect(node.askedRooms.count == 3)
  }

  @Test("a question with an unknown parent's size never gets a remembered layout")
  func undefinedParent() {
    let node = FixedNode(10, 10)
    for _ in 0..<2 {
      _ = node.layoutThatFits(upTo(50, 50), parentSize: ASLayoutElementParentSizeUndefined)
    }
    #expect(node.askedRooms.count == 2)
  }

  @Test("changing a style does not invalidate a node")
  func style() {
    let node = FixedNode(10, 10)
    #expect(node.layoutThatFits(upTo(50, 50)).size.width == 10)
    node.style.width = ASDimensionMake(30)
    #expect(node.layoutThatFits(upTo(50, 50)).size.width == 10)
    node.invalidateCalculatedLayout()
    #expect(node.layoutThatFits(upTo(50, 50)).size.width == 30)
  }

  @Test("setting a text invalidates its node, setting an image does not")
  func content() {
    let text = textNode("a")
    let before = text.layoutThatFits(upTo(500, 50)).size
    text.attributedText = textNode("a longer text").attributedText
    #expect(text.layoutThatFits(upTo(500, 50)).size.width > before.width)
    let image = ASImageNode()
    _ = image.layoutThatFits(upTo(50, 50))
    image.image = .init(size: CGSize(width: 5, height: 5))
    #expect(image.layoutThatFits(upTo(50, 50)).size.width == 50)
  }

  @Test("a layout pass gives frames to the subnodes in the layout, at any depth")
  func pass() {
    let (leaf, stranger) = (FixedNode(20, 10), FixedNode(1, 1))
    let inner = SpecNode { _ in
      ASInsetLayoutSpec(insets: .init(top: 1, left: 2, bottom: 3, right: 4), child: leaf)
    }
    inner.addSubnode(leaf)
    let outer = SpecNode { _ in row([inner]) }
    outer.addSubnode(inner)
    outer.addSubnode(stranger)
    outer.frame.size = outer.layoutThatFits(upTo(200, 200)).size
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 26, height: 14))
    #expect(leaf.frame == CGRect(x: 2, y: 1, width: 20, height: 10))
    #expect(stranger.frame == .zero)
    #expect(outer.calculatedLayout?.size == CGSize(width: 26, height: 14))
    #expect(inner.askedRanges.count == 1)
  }

  @Test("a node with another size than its layout is measured again")
  func resized() {
    let leaf = FixedNode(20, 10)
    let node = SpecNode { _ in ASWrapperLayoutSpec(layoutElement: leaf) }
    node.automaticallyManagesSubnodes = true
    node.frame.size = CGSize(width: 70, height: 30)
    node.layoutIfNeeded()
    #expect(leaf.frame.size == CGSize(width: 70, height: 30))
    #expect(node.askedRanges == [exactly(70, 30)])
  }

  @Test("a node whose layout has another size asks the outermost node to take it")
  func growing() {
    final class Growing: ASDisplayNode {
      var height: CGFloat = 10
      override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
        CGSize(width: 20, height: height)
      }
    }
    let leaf = Growing()
    let node = SpecNode { _ in row([leaf]) }
    node.automaticallyManagesSubnodes = true
    node.frame.size = node.layoutThatFits(upTo(200, 200)).size
    node.layoutIfNeeded()
    #expect(node.frame.height == 10)
    leaf.height = 30
    leaf.setNeedsLayout()
    node.setNeedsLayout()
    node.layoutIfNeeded()
    #expect(node.frame.height == 30)
    #expect(leaf.frame.height == 30)
  }

  @Test("automatic management adds, moves and removes the nodes of the spec")
  func automaticManagement() {
    let (a, b, c) = (FixedNode(1, 1), FixedNode(1, 1), FixedNode(1, 1))
    var children = [a, b]
    let node = SpecNode { _ in row(children) }
    node.automaticallyManagesSubnodes = true
    node.frame.size = CGSize(width: 9, height: 9)
    node.layoutIfNeeded()
    #expect(node.subnodes == [a, b])
    children = [c, a]
    node.setNeedsLayout()
    node.layoutIfNeeded()
    #expect(node.subnodes == [c, a])
    #expect(b.supernode == nil)
  }

  @Test("nodes that nothing else keeps live as long as the layout that contains them")
  func keptAlive() {
    let node = SpecNode { _ in row([FixedNode(7, 7)]) }
    node.automaticallyManagesSubnodes = true
    node.frame.size = node.layoutThatFits(upTo(9, 9)).size
    node.layoutIfNeeded()
    #expect(node.subnodes?.first?.frame.size == CGSize(width: 7, height: 7))
  }

  @Test("a node and its layouts are freed together")
  func freed() {
    weak var seen: SpecNode?
    do {
      let node = SpecNode { _ in row([FixedNode(7, 7)]) }
      node.frame.size = node.layoutThatFits(upTo(9, 9)).size
      node.layoutIfNeeded()
      seen = node
    }
    #expect(seen == nil)
  }
}
