import Foundation
import TextureNames
import UIKitNames
import UIKitValues

/// A picture and a name beside it, as a node.
class RowNode: ASDisplayNode {
  let photoNode = ASImageNode()
  let usernameNode = ASTextNode()
  var gap: CGFloat = 8

  override init() {
    super.init()
    automaticallyManagesSubnodes = true
    photoNode.style.preferredSize = CGSize(width: 40, height: 40)
    usernameNode.attributedText = NSAttributedString(
      string: "octocat", attributes: [.font: UIFont.systemFont(ofSize: 16)])
    usernameNode.style.flexShrink = 1
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let row = ASStackLayoutSpec(
      direction: .horizontal, spacing: gap, justifyContent: .start, alignItems: .start,
      children: [photoNode, usernameNode])
    return ASInsetLayoutSpec(
      insets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), child: row)
  }
}

/// The same as a view.
class RowView: UIView {
  let photoView = UIImageView()
  lazy var usernameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    usernameLabel.text = "octocat"
    usernameLabel.font = .systemFont(ofSize: 16)
    for view in [photoView, usernameLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      photoView.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      photoView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      photoView.widthAnchor.constraint(equalToConstant: 40),
      photoView.heightAnchor.constraint(equalToConstant: 40),
      photoView.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -10),
      usernameLabel.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      usernameLabel.leadingAnchor.constraint(equalTo: photoView.trailingAnchor, constant: 8),
      usernameLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
