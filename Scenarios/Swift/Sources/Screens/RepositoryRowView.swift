import UIKit

/// The same row as a view with constraints.
final class RepositoryRowView: UIView {
  private let profileImageView = UIImageView()
  private let usernameLabel = UILabel()
  private let descriptionLabel = UILabel()

  init(repository: Repository) {
    super.init(frame: .zero)
    backgroundColor = .white
    usernameLabel.text = repository.owner
    usernameLabel.font = .boldSystemFont(ofSize: 16)
    descriptionLabel.text = repository.summary
    descriptionLabel.font = .systemFont(ofSize: 14)
    descriptionLabel.numberOfLines = 2
    for view in [profileImageView, usernameLabel, descriptionLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    activateConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func activateConstraints() {
    NSLayoutConstraint.activate([
      profileImageView.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      profileImageView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      profileImageView.widthAnchor.constraint(equalToConstant: 40),
      profileImageView.heightAnchor.constraint(equalToConstant: 40),
      bottomAnchor.constraint(
        greaterThanOrEqualTo: profileImageView.bottomAnchor, constant: 12),

      usernameLabel.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      usernameLabel.leadingAnchor.constraint(
        equalTo: profileImageView.trailingAnchor, constant: 8),
      usernameLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),

      descriptionLabel.topAnchor.constraint(equalTo: usernameLabel.bottomAnchor, constant: 4),
      descriptionLabel.leadingAnchor.constraint(equalTo: usernameLabel.leadingAnchor),
      descriptionLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      bottomAnchor.constraint(
        greaterThanOrEqualTo: descriptionLabel.bottomAnchor, constant: 12),
    ])
  }
}
