import AsyncDisplayKit
import Testing

/// The node of the guide to own screens.
final class RowNode: ASDisplayNode {
  let title = ASTextNode()

  override init() {
    super.init()
    title.attributedText = NSAttributedString(
      string: "octocat", attributes: [.font: UIFont.boldSystemFont(ofSize: 16)])
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASInsetLayoutSpec(insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), child: title)
  }
}

@Suite("The node of the guide to own screens")
struct RowNodeTests {
  @Test("it compiles, and its title is inside its margins")
  func row() {
    let row = RowNode()
    let layout = row.layoutThatFits(
      ASSizeRange(min: .zero, max: CGSize(width: 320, height: CGFloat.infinity)))
    let title = layout.frame(for: row.title)
    #expect(title.origin == CGPoint(x: 8, y: 8))
    #expect(layout.size == CGSize(width: title.maxX + 8, height: title.maxY + 8))
    #expect(layout.nodeFrames.map(\.frame) == [title])
    #expect(layout.problems.isEmpty)
  }

  @Test("another device has another screen")
  func device() {
    let size = SimulatedDevice(scale: 3, images: ImageCatalog(folders: [])).run {
      RowNode().layoutThatFits(ASSizeRangeUnconstrained).size
    }
    #expect((size.width * 3).rounded() == size.width * 3)
  }
}
