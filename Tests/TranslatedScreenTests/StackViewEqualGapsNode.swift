// swift-format-ignore-file
// stack-view-equal-gaps: its constraints as a layout spec (exact).
// Proven: equal at every width from 280 to 1200 pt (1 segment); equal at every width from 280 to 1200 pt at height 64 pt (1 segment).
// stack-view-equal-gaps: its layout spec as a node.
import AsyncDisplayKit

final class StackViewEqualGapsNode: ASDisplayNode {
  let backImageNode = FixedSizeNode(width: 24, height: 24)
  let shareImageNode = FixedSizeNode(width: 22, height: 30)
  let titleTextNode = ASTextNode()
  let moreImageNode = FixedSizeNode(width: 32, height: 12)
  let barNode = ASDisplayNode()

  override init() {
    super.init()
    automaticallyManagesSubnodes = true
    titleTextNode.attributedText = NSAttributedString(
      string: "Layouts · 레이아웃",
      attributes: [.font: UIFont.systemFont(ofSize: 15, weight: .bold)]
    )
    titleTextNode.maximumNumberOfLines = 1
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let backRow = ASStackLayoutSpec(
      direction: .horizontal,
      spacing: 0,
      justifyContent: .spaceBetween,
      alignItems: .center,
      children: [backImageNode, shareImageNode, titleTextNode, moreImageNode]
    )
    let backMargins = ASInsetLayoutSpec(
      insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
      child: backRow
    )
    let barLayers = ASBackgroundLayoutSpec(child: backMargins, background: barNode)
    return barLayers
  }
}

extension StackViewEqualGapsNode {
  /// A node with content of a fixed size, as a placeholder for an image or a control.
  final class FixedSizeNode: ASDisplayNode {
    private let size: CGSize

    init(width: CGFloat, height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init()
    }

    override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { size }
  }
}
