// swift-format-ignore-file
// repository-row-with-information: what its layout spec says, as constraints (needs priorities).
// Both layouts agree at 280, 320, 375 and 414 × 120.
// inset[0].stack, only on pixels: less than a point that is left over is given to no child; here
//   usernameColumn gets it, where the spec gives it no size at all.
// inset[0].stack, only where its children do not fit: what flexes is never shorter than nothing,
//   and the others stick out; here rules contradict each other where the others alone are too long.
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

    // profile and usernameColumn side by side, 5 apart (needs priorities)
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

    // username, description and information one below the other, 5 apart (needs priorities)
    //   defaultHigh - 1 yields to content that resists being cut, at defaultHigh; defaultLow - 2 yields
    //     to content that hugs, at defaultLow
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
  /// A view whose content has this size, in the place of an image or of a control.
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
