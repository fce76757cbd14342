import Foundation
import TextureNames
import UIKitNames
import UIKitValues

/// A name as a node.
final class RowNode: ASDisplayNode {
  let nameNode = ASTextNode()

  override init() {
    super.init()
    nameNode.attributedText = NSAttributedString(
      string: "octocat", attributes: [.font: UIFont.systemFont(ofSize: 16)])
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASInsetLayoutSpec(
      insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), child: nameNode)
  }
}

/// The same as a view, with its name at a distance of its own from the leading edge.
final class RowView: UIView {
  let nameLabel = UILabel()

  init(leading: CGFloat = 8, isTrailing: Bool = true) {
    super.init(frame: .zero)
    nameLabel.text = "octocat"
    nameLabel.font = .systemFont(ofSize: 16)
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(nameLabel)
    let trailing = nameLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8)
    trailing.isActive = isTrailing
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: leading),
      nameLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A view with a label of another name.
final class OtherView: UIView {
  let captionLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(captionLabel)
  }

  required init?(coder: NSCoder) { nil }
}
