import AsyncDisplayKit

/// A repository as a row of a list: the owner's picture with two texts beside it.
final class RepositoryRowNode: ASCellNode {
  private let profileNode = ASNetworkImageNode()
  private let usernameNode = ASTextNode()
  private let descriptionNode = ASTextNode()

  init(repository: Repository) {
    super.init()
    automaticallyManagesSubnodes = true
    backgroundColor = .white
    profileNode.style.preferredSize = CGSize(width: 40, height: 40)
    profileNode.cornerRadius = 20
    usernameNode.attributedText = NSAttributedString(
      string: repository.owner, attributes: [.font: UIFont.boldSystemFont(ofSize: 16)])
    // A label has one line by default, a text node as many as its text needs.
    usernameNode.maximumNumberOfLines = 1
    descriptionNode.attributedText = NSAttributedString(
      string: repository.summary, attributes: [.font: UIFont.systemFont(ofSize: 14)])
    descriptionNode.maximumNumberOfLines = 2
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let texts = ASStackLayoutSpec(
      direction: .vertical, spacing: 4, justifyContent: .start, alignItems: .start,
      children: [usernameNode, descriptionNode])
    texts.style.flexShrink = 1
    let row = ASStackLayoutSpec(
      direction: .horizontal, spacing: 8, justifyContent: .start, alignItems: .start,
      children: [profileNode, texts])
    return ASInsetLayoutSpec(
      insets: UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16), child: row)
  }
}
