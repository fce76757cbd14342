import SnapKit
import UIKit

/// The same cell as in apps that use UIKit and SnapKit.
final class PostCell: UITableViewCell {
  private let avatarView = UIImageView()
  private let authorLabel = UILabel()
  private let dateLabel = UILabel()
  private let bodyLabel = UILabel()
  private let photoView = UIImageView()
  private let heartView = UIImageView(image: UIImage(named: "heart"))
  private let likesLabel = UILabel()

  init(post: Post) {
    super.init(style: .default, reuseIdentifier: "PostCell")
    selectionStyle = .none
    backgroundColor = .systemBackground
    avatarView.layer.cornerRadius = 18
    avatarView.clipsToBounds = true
    authorLabel.text = post.author
    authorLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    dateLabel.text = post.date
    dateLabel.font = .preferredFont(forTextStyle: .footnote)
    bodyLabel.text = post.text
    bodyLabel.font = .systemFont(ofSize: 15)
    bodyLabel.numberOfLines = 3
    photoView.contentMode = .scaleAspectFill
    likesLabel.text = "\(post.likes)"
    likesLabel.font = .boldSystemFont(ofSize: 13)
    setUpLayout(ratio: post.photoSize.height / post.photoSize.width)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUpLayout(ratio: CGFloat) {
    let names = UIStackView(arrangedSubviews: [authorLabel, dateLabel])
    names.axis = .vertical
    names.alignment = .leading
    names.spacing = 2
    let header = UIStackView(arrangedSubviews: [avatarView, names])
    header.alignment = .center
    header.spacing = 8
    let footer = UIStackView(arrangedSubviews: [heartView, likesLabel, UIView()])
    footer.alignment = .center
    footer.spacing = 6
    let column = UIStackView(arrangedSubviews: [header, bodyLabel, photoView, footer])
    column.axis = .vertical
    column.spacing = 10
    contentView.addSubview(column)

    column.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(12)
      make.leading.trailing.equalToSuperview().inset(16)
    }
    avatarView.snp.makeConstraints { $0.size.equalTo(36) }
    photoView.snp.makeConstraints {
      $0.height.equalTo(photoView.snp.width).multipliedBy(ratio)
    }
  }
}
