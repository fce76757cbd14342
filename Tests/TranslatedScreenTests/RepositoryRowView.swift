// swift-format-ignore-file
// repository-row: its layout spec as constraints (needs priorities).
// Both layouts agree at 280, 320, 375 and 414 × 120 pt.
// inset[0].stack, only on pixels: leftovers under 1 pt are not distributed. Instead, usernameColumn
//   gets them; in the spec it then has no size.
// inset[0].stack, only where its children do not fit: a flexible child is never shorter than 0, and
//   the others overflow. Instead, constraints conflict where the others alone are too long.
import UIKit

final class RepositoryRowView: UIView {
  let profileImageView = FixedSizeView(width: 40, height: 40)
  let usernameLabel = UILabel()
  let descriptionLabel = UILabel()
  let usernameColumn = UILayoutGuide()

  override init(frame: CGRect) {
    super.init(frame: frame)
    profileImageView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(profileImageView)
    usernameLabel.text = "octocat"
    usernameLabel.font = .systemFont(ofSize: 16, weight: .bold)
    usernameLabel.numberOfLines = 1
    usernameLabel.setContentHuggingPriority(.defaultLow - 10, for: .horizontal)
    usernameLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(usernameLabel)
    descriptionLabel.text = "Texture 레이아웃과 오토 레이아웃을 같은 화면에서 나란히 비교합니다"
    descriptionLabel.font = .systemFont(ofSize: 14)
    descriptionLabel.numberOfLines = 0
    descriptionLabel.setContentHuggingPriority(.defaultLow - 10, for: .horizontal)
    descriptionLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(descriptionLabel)
    addLayoutGuide(usernameColumn)

    // profile and usernameColumn side by side, 5 pt apart (needs priorities)
    NSLayoutConstraint.activate([
      usernameColumn.leadingAnchor.constraint(equalTo: profileImageView.trailingAnchor, constant: 5),
      profileImageView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
      usernameColumn.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -5),
      profileImageView.topAnchor.constraint(equalTo: topAnchor, constant: 5),
      profileImageView.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -5),
      usernameColumn.topAnchor.constraint(equalTo: topAnchor, constant: 5),
      usernameColumn.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -5),
    ])

    // profile keeps its size while others flex (exact)
    NSLayoutConstraint.activate([
      profileImageView.widthAnchor.constraint(equalToConstant: 40),
    ])

    // username and description one below the other, 5 pt apart (needs priorities)
    //   defaultHigh - 1 yields to content compression resistance at defaultHigh; defaultLow - 2 yields
    //     to content hugging at defaultLow
    NSLayoutConstraint.activate([
      descriptionLabel.topAnchor.constraint(equalTo: usernameLabel.bottomAnchor, constant: 5),
      usernameLabel.topAnchor.constraint(equalTo: usernameColumn.topAnchor),
      descriptionLabel.bottomAnchor.constraint(lessThanOrEqualTo: usernameColumn.bottomAnchor).at(.defaultHigh - 1),
      descriptionLabel.bottomAnchor.constraint(equalTo: usernameColumn.bottomAnchor).at(.defaultLow - 2),
      usernameLabel.leadingAnchor.constraint(equalTo: usernameColumn.leadingAnchor),
      usernameLabel.trailingAnchor.constraint(equalTo: usernameColumn.trailingAnchor),
      descriptionLabel.leadingAnchor.constraint(equalTo: usernameColumn.leadingAnchor),
      descriptionLabel.trailingAnchor.constraint(equalTo: usernameColumn.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension NSLayoutConstraint {
  /// The same constraint with another priority.
  fileprivate func at(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

extension RepositoryRowView {
  /// A view with content of a fixed size, as a placeholder for an image or a control.
  final class FixedSizeView: UIView {
    private let size: CGSize

    init(width: CGFloat, height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      size = .zero
      super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize { size }
  }
}
