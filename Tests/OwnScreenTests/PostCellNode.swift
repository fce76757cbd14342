import AsyncDisplayKit
import UIKit

struct Post: Sendable {
  var author = "Ada Lovelace"
  var date = "3 hours ago"
  var text = "The engine might compose elaborate and scientific pieces of music of any complexity."
  var photoSize = CGSize(width: 1200, height: 800)
  var likes = 42
}

/// A cell of a feed as in apps that use Texture.
final class PostCellNode: ASCellNode {
  private let avatarNode = ASNetworkImageNode()
  private let authorNode = ASTextNode()
  private let dateNode = ASTextNode()
  private let bodyNode = ASTextNode()
  private let photoNode = ASNetworkImageNode()
  private let heartNode = ASImageNode()
  private let likesNode = ASTextNode()
  private let post: Post

  init(post: Post) {
    self.post = post
    super.init()
    automaticallyManagesSubnodes = true
    selectionStyle = .none
    backgroundColor = .systemBackground
    avatarNode.style.preferredSize = CGSize(width: 36, height: 36)
    avatarNode.cornerRadius = 18
    authorNode.attributedText = text(post.author, .systemFont(ofSize: 15, weight: .semibold))
    dateNode.attributedText = text(post.date, .preferredFont(forTextStyle: .footnote))
    bodyNode.attributedText = text(post.text, .systemFont(ofSize: 15))
    bodyNode.maximumNumberOfLines = 3
    photoNode.contentMode = .scaleAspectFill
    photoNode.url = URL(string: "https://images.example/1.jpg")
    heartNode.image = UIImage(named: "heart")
    likesNode.attributedText = text("\(post.likes)", .boldSystemFont(ofSize: 13))
  }

  private func text(_ string: String, _ font: UIFont) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font, .foregroundColor: UIColor.label])
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let photo = ASRatioLayoutSpec(
      ratio: post.photoSize.height / post.photoSize.width, child: photoNode)
    let footer = ASStackLayoutSpec(
      direction: .horizontal, spacing: 6, justifyContent: .start, alignItems: .center,
      children: [heartNode, likesNode])
    let column = ASStackLayoutSpec(
      direction: .vertical, spacing: 10, justifyContent: .start, alignItems: .stretch,
      children: [headerLayoutSpec(), bodyNode, photo, footer])
    let insets = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    return ASInsetLayoutSpec(insets: insets, child: column)
  }

  private func headerLayoutSpec() -> ASLayoutSpec {
    let names = ASStackLayoutSpec.vertical()
    names.spacing = 2
    names.alignItems = .start
    names.style.flexShrink = 1
    names.children = [authorNode, dateNode]
    return ASStackLayoutSpec(
      direction: .horizontal, spacing: 8, justifyContent: .start, alignItems: .center,
      children: [avatarNode, names])
  }
}
