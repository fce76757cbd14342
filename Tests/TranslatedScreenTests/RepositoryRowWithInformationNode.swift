// swift-format-ignore-file
// repository-row-with-information: its layout spec as a node.
import AsyncDisplayKit

final class RepositoryRowWithInformationNode: ASDisplayNode {
  let profileImageNode = FixedSizeNode(width: 40, height: 40)
  let usernameTextNode = ASTextNode()
  let descriptionTextNode = ASTextNode()
  let informationTextNode = ASTextNode()

  override init() {
    super.init()
    automaticallyManagesSubnodes = true
    usernameTextNode.attributedText = NSAttributedString(
      string: "octocat",
      attributes: [.font: UIFont.systemFont(ofSize: 16, weight: .bold)]
    )
    usernameTextNode.maximumNumberOfLines = 1
    descriptionTextNode.attributedText = NSAttributedString(
      string: "Texture 레이아웃과 오토 레이아웃을 같은 화면에서 나란히 비교합니다",
      attributes: [.font: UIFont.systemFont(ofSize: 14)]
    )
    descriptionTextNode.maximumNumberOfLines = 0
    informationTextNode.attributedText = NSAttributedString(
      string: "Swift · 128 stars · updated yesterday",
      attributes: [.font: UIFont.systemFont(ofSize: 12)]
    )
    informationTextNode.maximumNumberOfLines = 0
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let usernameColumn = ASStackLayoutSpec(
      direction: .vertical,
      spacing: 5,
      justifyContent: .start,
      alignItems: .stretch,
      children: [usernameTextNode, descriptionTextNode, informationTextNode]
    )
    usernameColumn.style.flexGrow = 1
    usernameColumn.style.flexShrink = 1
    let profileRow = ASStackLayoutSpec(
      direction: .horizontal,
      spacing: 5,
      justifyContent: .start,
      alignItems: .start,
      children: [profileImageNode, usernameColumn]
    )
    let profileMargins = ASInsetLayoutSpec(
      insets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5),
      child: profileRow
    )
    return profileMargins
  }
}

extension RepositoryRowWithInformationNode {
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
