import Testing
import UIKit

// The view of the wiki's comparison, with its calls in its spelling. The printed code does not
// compile, because it has "..." in some places:
// - `constant: ...` and `equalTo: ...`: numbers and anchors are filled in.
// - `makeRepositoryConstraints()` makes constraints that are never activated. Here the page's way
//   and the mended one are side by side.

/// As on the page: anchors create constraints, which are never activated.
final class WikiRepositoryView: UIView {

  let profileView = UIImageView()
  let usernameLabel = UILabel()
  let descLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [profileView, usernameLabel, descLabel] { addSubview(view) }
    usernameLabel.text = "octocat"
    descLabel.text = "Two notations side by side"
    makeRepositoryConstraints()
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func makeRepositoryConstraints() {
    _ = usernameLabel.topAnchor.constraint(equalTo: self.topAnchor, constant: 5.0)
    _ = usernameLabel.bottomAnchor.constraint(equalTo: descLabel.topAnchor, constant: -5.0)
    _ = usernameLabel.leadingAnchor.constraint(equalTo: profileView.trailingAnchor, constant: 5.0)
    _ = usernameLabel.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -5.0)
  }
}

/// Mended: masks off, constraints activated, the text allowed to wrap.
final class MendedRepositoryView: UIView {

  let profileView = UIImageView()
  let usernameLabel = UILabel()
  let descLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    profileView.image = UIImage(size: CGSize(width: 40, height: 40))
    profileView.setContentHuggingPriority(.required, for: .horizontal)
    profileView.setContentCompressionResistancePriority(.required, for: .horizontal)
    usernameLabel.text = "octocat"
    usernameLabel.font = .systemFont(ofSize: 16, weight: .bold)
    descLabel.text = "Two notations side by side, and what makes them differ"
    descLabel.font = .systemFont(ofSize: 14)
    descLabel.numberOfLines = 0
    [profileView, usernameLabel, descLabel].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    makeRepositoryConstraints()
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func makeRepositoryConstraints() {
    NSLayoutConstraint.activate([
      profileView.topAnchor.constraint(equalTo: self.topAnchor, constant: 5.0),
      profileView.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 5.0),
      profileView.bottomAnchor.constraint(lessThanOrEqualTo: self.bottomAnchor, constant: -5.0),

      usernameLabel.topAnchor.constraint(equalTo: self.topAnchor, constant: 5.0),
      usernameLabel.leadingAnchor.constraint(equalTo: profileView.trailingAnchor, constant: 5.0),
      usernameLabel.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -5.0),

      descLabel.topAnchor.constraint(equalTo: usernameLabel.bottomAnchor, constant: 5.0),
      descLabel.leadingAnchor.constraint(equalTo: usernameLabel.leadingAnchor),
      descLabel.trailingAnchor.constraint(equalTo: usernameLabel.trailingAnchor),
      descLabel.bottomAnchor.constraint(lessThanOrEqualTo: self.bottomAnchor, constant: -5.0),
    ])
  }
}

@MainActor
@Suite("The wiki's repository view")
struct RepositoryViewTests {
  @Test("constraints that are never activated leave the labels at their initial frames")
  func neverActivated() {
    let view = WikiRepositoryView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    view.layoutIfNeeded()
    #expect(view.usernameLabel.frame == .zero)
    #expect(view.constraints.isEmpty)
    #expect(ViewSystem(of: view).discardedConstraints.count == 4)
  }

  @Test("activated constraints place the labels beside the picture")
  func mended() {
    let view = MendedRepositoryView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    view.layoutIfNeeded()
    #expect(view.profileView.frame == CGRect(x: 5, y: 5, width: 40, height: 40))
    #expect(view.usernameLabel.frame.minX == 50)
    #expect(view.usernameLabel.frame.maxX == 315)
    #expect(view.descLabel.frame.minY == view.usernameLabel.frame.maxY + 5)
    #expect(view.layoutProblems == [])
    #expect(!view.descLabel.hasAmbiguousLayout)
  }
}
