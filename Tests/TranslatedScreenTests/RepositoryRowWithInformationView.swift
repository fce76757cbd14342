// swift-format-ignore-file
// repository-row-with-information: its layout spec as constraints (needs priorities).
// Both layouts agree at 280, 320, 375 and 414 × 120 pt.
// inset[0].stack, only on pixels: leftovers under 1 pt are not distributed. Instead, usernameColumn
//   gets them; in the spec it then has no size.
// inset[0].stack, only where its children do not fit: a flexible child is never shorter than 0, and
//   the others overflow. Instead, constraints conflict where the others alone are too long.
import SnapKit
import UIKit

final class RepositoryRowWithInformationView: UIView {
  let profileImageView = FixedSizeView(width: 40, height: 40)
  let usernameLabel = UILabel()
  let descriptionLabel = UILabel()
  let informationLabel = UILabel()
  let usernameColumn = UILayoutGuide()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(profileImageView)
    usernameLabel.text = "octocat"
    usernameLabel.font = .systemFont(ofSize: 16, weight: .bold)
    usernameLabel.numberOfLines = 1
    usernameLabel.setContentHuggingPriority(.defaultLow - 10, for: .horizontal)
    addSubview(usernameLabel)
    descriptionLabel.text = "Texture 레이아웃과 오토 레이아웃을 같은 화면에서 나란히 비교합니다"
    descriptionLabel.font = .systemFont(ofSize: 14)
    descriptionLabel.numberOfLines = 0
    descriptionLabel.setContentHuggingPriority(.defaultLow - 10, for: .horizontal)
    addSubview(descriptionLabel)
    informationLabel.text = "Swift · 128 stars · updated yesterday"
    informationLabel.font = .systemFont(ofSize: 12)
    informationLabel.numberOfLines = 0
    informationLabel.setContentHuggingPriority(.defaultLow - 10, for: .horizontal)
    addSubview(informationLabel)
    addLayoutGuide(usernameColumn)

    // profile and usernameColumn side by side, 5 pt apart (needs priorities)
    usernameColumn.snp.makeConstraints { make in
      make.leading.equalTo(profileImageView.snp.trailing).offset(5)
      make.trailing.equalTo(self.snp.trailing).offset(-5)
      make.top.equalTo(self.snp.top).offset(5)
      make.bottom.lessThanOrEqualTo(self.snp.bottom).offset(-5)
    }
    profileImageView.snp.makeConstraints { make in
      make.leading.equalTo(self.snp.leading).offset(5)
      make.top.equalTo(self.snp.top).offset(5)
      make.bottom.lessThanOrEqualTo(self.snp.bottom).offset(-5)
    }

    // profile keeps its size while others flex (exact)
    profileImageView.snp.makeConstraints { make in
      make.width.equalTo(40)
    }

    // username, description and information one below the other, 5 pt apart (needs priorities)
    //   defaultHigh - 1 yields to content compression resistance at defaultHigh; defaultLow - 2 yields
    //     to content hugging at defaultLow
    descriptionLabel.snp.makeConstraints { make in
      make.top.equalTo(usernameLabel.snp.bottom).offset(5)
      make.leading.equalTo(usernameColumn.snp.leading)
      make.trailing.equalTo(usernameColumn.snp.trailing)
    }
    informationLabel.snp.makeConstraints { make in
      make.top.equalTo(descriptionLabel.snp.bottom).offset(5)
      make.bottom.lessThanOrEqualTo(usernameColumn.snp.bottom).priority(UILayoutPriority.defaultHigh - 1)
      make.bottom.equalTo(usernameColumn.snp.bottom).priority(UILayoutPriority.defaultLow - 2)
      make.leading.equalTo(usernameColumn.snp.leading)
      make.trailing.equalTo(usernameColumn.snp.trailing)
    }
    usernameLabel.snp.makeConstraints { make in
      make.top.equalTo(usernameColumn.snp.top)
      make.leading.equalTo(usernameColumn.snp.leading)
      make.trailing.equalTo(usernameColumn.snp.trailing)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension RepositoryRowWithInformationView {
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
