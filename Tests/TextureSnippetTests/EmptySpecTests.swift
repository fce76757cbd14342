import AsyncDisplayKit
import Testing

@Suite("Specs without children")
struct EmptySpecTests {
  private final class Node: ASDisplayNode {
    let spec: () -> ASLayoutSpec

    init(_ spec: @escaping () -> ASLayoutSpec) {
      self.spec = spec
      super.init()
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec { spec() }
  }

  @Test("an empty spec is zero points high, and never minus zero")
  func empty() {
    let specs: [() -> ASLayoutSpec] = [
      { ASLayoutSpec() }, { ASStackLayoutSpec() }, { ASStackLayoutSpec.vertical() },
      { ASAbsoluteLayoutSpec(children: []) },
      { ASInsetLayoutSpec(insets: .zero, child: ASLayoutSpec()) },
      {
        ASStackLayoutSpec(
          direction: .horizontal, spacing: 4, justifyContent: .center,
          alignItems: .center, children: [])
      },
    ]
    for spec in specs {
      let size = Node(spec).layoutThatFits(
        ASSizeRange(min: .zero, max: CGSize(width: 320, height: CGFloat.infinity))
      ).size
      #expect(size.height == 0 && size.height.sign == .plus, "\(spec())")
    }
  }
}
