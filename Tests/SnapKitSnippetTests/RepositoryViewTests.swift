import SnapKit
import Testing
import UIKit

// Changes to the printed view, so that it compiles:
//
// - The creation of the labels and the picture, and the closures of the labels, are left out
//   ("생략"). Here they are filled in with the same distance of 5, in the same spelling.
// - The picture has no width. Here a second `makeConstraints` in `init` sets it.
// - `trailing.equalTo(usernameLabel.snp.leading).inset(5.0)` should keep a distance of 5. It
//   compiles, but overlaps by 5: `RepositoryViewTests` shows both. `offset(-5.0)` fixes it.
// - The function with anchors contains `...`, and activates none of its constraints. It is in the
//   tests of UIKit's names.

/// The repository row as it is printed.
final class RepositoryView: UIView {

  let profileView = UIImageView()
  let usernameLabel = UILabel()
  let descLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    usernameLabel.text = "octocat"
    usernameLabel.font = .boldSystemFont(ofSize: 16)
    descLabel.text = "Layout specs beside constraints on one screen"
    descLabel.font = .systemFont(ofSize: 14)
    descLabel.numberOfLines = 0
    addSubview(profileView)
    addSubview(usernameLabel)
    addSubview(descLabel)
    profileView.snp.makeConstraints({
      $0.width.equalTo(40.0)
    })
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func snapKitBaseMakeRepositoryConstraints() {
    profileView.snp.makeConstraints({
      $0.top.bottom.leading.equalToSuperview().inset(5.0)
      $0.trailing.equalTo(usernameLabel.snp.leading).inset(5.0)
      $0.trailing.equalTo(descLabel.snp.leading).inset(5.0)
    })
    usernameLabel.snp.makeConstraints({
      $0.top.trailing.equalToSuperview().inset(5.0)
    })
    descLabel.snp.makeConstraints({
      $0.top.equalTo(usernameLabel.snp.bottom).offset(5.0)
      $0.trailing.bottom.equalToSuperview().inset(5.0)
    })
  }

  func mendedRepositoryConstraints() {
    profileView.snp.makeConstraints({
      $0.top.bottom.leading.equalToSuperview().inset(5.0)
      $0.trailing.equalTo(usernameLabel.snp.leading).offset(-5.0)
      $0.trailing.equalTo(descLabel.snp.leading).offset(-5.0)
    })
    usernameLabel.snp.makeConstraints({
      $0.top.trailing.equalToSuperview().inset(5.0)
    })
    descLabel.snp.makeConstraints({
      $0.top.equalTo(usernameLabel.snp.bottom).offset(5.0)
      $0.trailing.bottom.equalToSuperview().inset(5.0)
    })
  }
}

@Suite("Printed snippets: the repository row with SnapKit")
struct RepositoryViewTests {
  private func row(_ constrain: (RepositoryView) -> Void) -> RepositoryView {
    let row = RepositoryView(frame: CGRect(x: 0, y: 0, width: 280, height: 0))
    constrain(row)
    row.frame.size = row.systemLayoutSizeFitting(
      CGSize(width: 280, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    row.layoutIfNeeded()
    #expect(row.layoutProblems.isEmpty, "\(row.layoutProblems)")
    return row
  }

  @Test("an inset toward the labels makes the picture overlap them by 5 points")
  func overlapping() {
    let row = row { $0.snapKitBaseMakeRepositoryConstraints() }
    #expect(row.profileView.frame.minX == 5)
    #expect(row.profileView.frame.maxX == 45)
    #expect(row.usernameLabel.frame.minX == 40)
    #expect(row.descLabel.frame.minX == 40)
    #expect(row.descLabel.frame.maxX == 275)
    #expect(row.descLabel.frame.maxY == row.frame.height - 5)
    #expect(row.profileView.frame.height == row.frame.height - 10)
    #expect(!row.descLabel.hasAmbiguousLayout)
  }

  @Test("an offset of -5 keeps a distance of 5")
  func mended() {
    let row = row { $0.mendedRepositoryConstraints() }
    #expect(row.profileView.frame.maxX == 45)
    #expect(row.usernameLabel.frame.minX == 50)
    #expect(row.descLabel.frame.minX == 50)
    #expect(row.descLabel.frame.minY == row.usernameLabel.frame.maxY + 5)
  }
}
