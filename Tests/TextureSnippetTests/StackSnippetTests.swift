import AsyncDisplayKit
import Testing

@Suite("Printed snippets: stacks")
struct StackSnippetTests {
  @Test("the three initialisers of a stack, and its two short ones")
  func initialisers() {
    let nodes: [ASLayoutElement] = [ASDisplayNode(), ASDisplayNode()]
    let first = ASStackLayoutSpec.init(
      direction: .vertical, spacing: 5, justifyContent: .start, alignItems: .stretch,
      children: nodes)
    let second = ASStackLayoutSpec.init(
      direction: .horizontal, spacing: 5, justifyContent: .spaceAround, alignItems: .baselineLast,
      flexWrap: .wrap, alignContent: .stretch, children: nodes)
    let third = ASStackLayoutSpec.init(
      direction: .horizontal, spacing: 5, justifyContent: .spaceBetween, alignItems: .center,
      flexWrap: .wrap, alignContent: .center, lineSpacing: 7, children: nodes)
    #expect(first.flexWrap == .noWrap)
    #expect(second.alignContent == .stretch)
    #expect(third.lineSpacing == 7)
    #expect(ASStackLayoutSpec.vertical().direction == .vertical)
    #expect(ASStackLayoutSpec.horizontal().direction == .horizontal)
  }

  @Test("a stack has the defaults that are documented")
  func defaults() {
    let stack = ASStackLayoutSpec()
    #expect(stack.direction == .horizontal)
    #expect(stack.spacing == 0)
    #expect(stack.justifyContent == .start)
    #expect(stack.alignItems == .stretch)
    #expect(stack.flexWrap == .noWrap)
    #expect(stack.alignContent == .start)
    #expect(stack.lineSpacing == 0)
    #expect(stack.children == nil)
  }

  @Test("of two children that can shrink, the one that can grow takes the leftover length")
  func flex() {
    let (childNode1, childNode2) = (ASDisplayNode(), ASDisplayNode())
    childNode1.style.preferredSize = CGSize(width: 60, height: 30)
    childNode1.style.flexShrink = 1.0
    childNode1.style.flexGrow = 0.0
    childNode2.style.preferredSize = CGSize(width: 40, height: 30)
    childNode2.style.flexShrink = 1.0
    childNode2.style.flexGrow = 1.0
    let stackLayout = ASStackLayoutSpec.init(
      direction: .horizontal,
      spacing: 20.0,
      justifyContent: .start,
      alignItems: .stretch,
      children: [childNode1, childNode2])
    let layout = stackLayout.layoutThatFits(
      ASSizeRangeMake(CGSize(width: 200, height: 0), CGSize(width: 200, height: CGFloat.infinity)))
    #expect(layout.size == CGSize(width: 200, height: 30))
    #expect(layout.frame(for: childNode1) == CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(layout.frame(for: childNode2) == CGRect(x: 80, y: 0, width: 120, height: 30))
  }

  @Test("two equally styled children share the leftover length")
  func styled() {
    let (childNode1, childNode2) = (ASDisplayNode(), ASDisplayNode())
    let stackLayout = ASStackLayoutSpec(
      direction: .horizontal,
      spacing: 20.0,
      justifyContent: .start,
      alignItems: .stretch,
      children: [
        childNode1.styled {
          $0.flexShrink = 1.0
          $0.flexGrow = 1.0
        },
        childNode2.styled {
          $0.flexShrink = 1.0
          $0.flexGrow = 1.0
        },
      ]
    )
    let layout = stackLayout.layoutThatFits(ASSizeRangeMake(CGSize(width: 220, height: 40)))
    #expect(layout.frame(for: childNode1) == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(layout.frame(for: childNode2) == CGRect(x: 120, y: 0, width: 100, height: 40))
  }

  @Test("children are an array of elements, which are nodes or specs")
  func collectedChildren() {
    final class Node: ASDisplayNode {
      let node1 = ASDisplayNode()
      let node2 = ASDisplayNode()
      let node3 = ASDisplayNode()
      var hasNode3 = false
      var hasSomeLayout = false

      override func layoutSpecThatFits(_ constraintedSize: ASSizeRange) -> ASLayoutSpec {
        var children: [ASLayoutElement] = [node1, node2]

        if hasNode3 {
          children.append(node3)
        }

        if hasSomeLayout {
          let layout = ASLayoutSpec()
          layout.style.width = ASDimensionMake(10)
          children.append(layout)
        }

        for child in children where child is ASDisplayNode {
          child.style.preferredSize = CGSize(width: 20, height: 20)
        }
        let layout = ASStackLayoutSpec(
          direction: .horizontal,
          spacing: 5.0,
          justifyContent: .start,
          alignItems: .stretch,
          children: children
        )
        return layout
      }
    }
    let node = Node()
    #expect(node.layoutThatFits(ASSizeRangeUnconstrained).size == CGSize(width: 45, height: 20))
    (node.hasNode3, node.hasSomeLayout) = (true, true)
    node.setNeedsLayout()
    #expect(node.layoutThatFits(ASSizeRangeUnconstrained).size == CGSize(width: 85, height: 20))
  }
}
