import AsyncDisplayKit
import SnapKit

/// The first example of Texture's Korean wiki as a node: a profile with two texts beside it.
final class WikiRowNode: ASCellNode {
  private let profileNode = ASNetworkImageNode()
  private let usernameNode = ASTextNode()
  private let descriptionNode = ASTextNode()

  override init() {
    super.init()
    automaticallyManagesSubnodes = true
    profileNode.style.preferredSize = CGSize(width: 40, height: 40)
    usernameNode.attributedText = WikiRowText.username
    usernameNode.maximumNumberOfLines = 1
    descriptionNode.attributedText = WikiRowText.description
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let info = infoAreaLayoutSpec()
    info.style.flexShrink = 1
    info.style.flexGrow = 1
    let profileWithInfo = ASStackLayoutSpec(
      direction: .horizontal, spacing: 5, justifyContent: .start, alignItems: .start,
      children: [profileNode, info])
    return ASInsetLayoutSpec(
      insets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5), child: profileWithInfo)
  }

  private func infoAreaLayoutSpec() -> ASLayoutSpec {
    ASStackLayoutSpec(
      direction: .vertical, spacing: 5, justifyContent: .start, alignItems: .stretch,
      children: [usernameNode, descriptionNode])
  }
}

/// The same as a view with SnapKit's chains.
///
/// The wiki uses an inset where it needs a gap. An inset toward a neighbour's leading edge is added,
/// so the texts overlap the profile by 5 points. The fixed row uses an offset instead.
final class WikiRowView: UIView {
  private let profileView = UIImageView()
  private let usernameLabel = UILabel()
  private let descLabel = UILabel()

  init(isMended: Bool) {
    super.init(frame: .zero)
    usernameLabel.attributedText = WikiRowText.username
    descLabel.attributedText = WikiRowText.description
    descLabel.numberOfLines = 0
    [profileView, usernameLabel, descLabel].forEach(addSubview)
    profileView.snp.makeConstraints {
      $0.leading.top.equalToSuperview().inset(5.0)
      $0.width.height.equalTo(40.0)
      $0.bottom.lessThanOrEqualToSuperview().inset(5.0)
      if isMended {
        $0.trailing.equalTo(usernameLabel.snp.leading).offset(-5.0)
        $0.trailing.equalTo(descLabel.snp.leading).offset(-5.0)
      } else {
        $0.trailing.equalTo(usernameLabel.snp.leading).inset(5.0)
        $0.trailing.equalTo(descLabel.snp.leading).inset(5.0)
      }
    }
    usernameLabel.snp.makeConstraints {
      $0.top.trailing.equalToSuperview().inset(5.0)
    }
    descLabel.snp.makeConstraints {
      $0.top.equalTo(usernameLabel.snp.bottom).offset(5.0)
      $0.trailing.equalToSuperview().inset(5.0)
      $0.bottom.lessThanOrEqualToSuperview().inset(5.0)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// The texts of both rows.
enum WikiRowText {
  static var username: NSAttributedString {
    NSAttributedString(
      string: "octocat", attributes: [.font: UIFont.boldSystemFont(ofSize: 16)])
  }

  static var description: NSAttributedString {
    NSAttributedString(
      string: "Texture 레이아웃과 오토 레이아웃을 같은 화면에서 나란히 비교합니다",
      attributes: [.font: UIFont.systemFont(ofSize: 14)])
  }
}
