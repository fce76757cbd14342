import AsyncDisplayKit
import Testing

@Suite("Printed snippets: overlays, backgrounds, absolute and corner specs")
struct LayeredSnippetTests {
  let room = ASSizeRange(min: .zero, max: CGSize(width: 300, height: 400))

  func node(_ width: CGFloat, _ height: CGFloat) -> ASDisplayNode {
    ASDisplayNode().styled { $0.preferredSize = CGSize(width: width, height: height) }
  }

  @Test("an overlay is as large as its child, whatever its own size")
  func overlay() {
    let (blueNode, redNode) = (node(120, 80), node(500, 5))
    let layout = ASOverlayLayoutSpec.init(child: blueNode, overlay: redNode).layoutThatFits(room)
    #expect(layout.size == CGSize(width: 120, height: 80))
    #expect(layout.frame(for: redNode) == CGRect(x: 0, y: 0, width: 120, height: 80))
    #expect(layout.sublayouts.first?.layoutElement === blueNode)
  }

  @Test("a background is as large as its child, and behind it")
  func background() {
    let (redNode, blueNode) = (node(120, 80), node(500, 5))
    let layout = ASBackgroundLayoutSpec(child: redNode, background: blueNode).layoutThatFits(room)
    #expect(layout.size == CGSize(width: 120, height: 80))
    #expect(layout.frame(for: blueNode) == CGRect(x: 0, y: 0, width: 120, height: 80))
    #expect(layout.sublayouts.first?.layoutElement === blueNode)
    #expect(layout.sublayouts.last?.layoutElement === redNode)
  }

  @Test("an absolute spec fills the available size, or fits its children")
  func absolute() {
    let childNode1 = ASDisplayNode()
    childNode1.style.layoutPosition = .init(x: 100.0, y: 100.0)
    childNode1.style.preferredSize = .init(width: 100.0, height: 100.0)
    let filling = ASAbsoluteLayoutSpec.init(sizing: .default, children: [childNode1])
      .layoutThatFits(room)
    #expect(filling.size == room.max)
    #expect(filling.frame(for: childNode1) == CGRect(x: 100, y: 100, width: 100, height: 100))
    let fitting = ASAbsoluteLayoutSpec(sizing: .sizeToFit, children: [childNode1])
    #expect(fitting.layoutThatFits(room).size == CGSize(width: 200, height: 200))
    #expect(ASAbsoluteLayoutSpec(children: [childNode1]).sizing == .default)
  }

  @Test("an offset of minus half the badge's size moves the badge inside")
  func cornerInside() {
    let (child, badge) = (node(100, 100), node(40, 40))
    let layout = ASCornerLayoutSpec(child: child, corner: badge, location: .bottomRight)
    let outside = layout.layoutThatFits(room)
    #expect(outside.frame(for: badge) == CGRect(x: 80, y: 80, width: 40, height: 40))
    layout.offset = CGPoint.init(x: -20.0, y: -20.0)
    let inside = layout.layoutThatFits(room)
    #expect(inside.frame(for: badge) == CGRect(x: 60, y: 60, width: 40, height: 40))
    #expect(inside.size == CGSize(width: 100, height: 100))
  }

  @Test("a positive offset moves the badge out of its child, whose size stays")
  func cornerOutside() {
    final class ProfileNode: ASDisplayNode {
      let profileNode = ASDisplayNode().styled {
        $0.preferredSize = CGSize(width: 100, height: 100)
      }
      let changePhotoNode = ASDisplayNode().styled {
        $0.preferredSize = CGSize(width: 20, height: 20)
      }

      override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        let cornerLayout = ASCornerLayoutSpec(
          child: profileNode,
          corner: changePhotoNode,
          location: .bottomRight
        )
        cornerLayout.offset = CGPoint(x: 3.0, y: 3.0)
        return cornerLayout
      }
    }
    let node = ProfileNode()
    let layout = node.layoutThatFits(room)
    #expect(layout.size == CGSize(width: 100, height: 100))
    #expect(layout.frame(for: node.changePhotoNode) == CGRect(x: 93, y: 93, width: 20, height: 20))
  }

  @Test("a corner spec can be as large as both together")
  func wrapsCorner() {
    let (child, badge) = (node(60, 60), node(20, 20))
    let spec = ASCornerLayoutSpec(child: child, corner: badge, location: .topRight)
    spec.wrapsCorner = true
    let layout = spec.layoutThatFits(room)
    #expect(layout.size == CGSize(width: 70, height: 70))
    #expect(layout.frame(for: child) == CGRect(x: 0, y: 10, width: 60, height: 60))
  }
}
