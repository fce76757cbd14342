import SnapKit
import Testing
import UIKit

/// A card as in an app: handles, updates, guides, priorities.
final class ArticleCardView: UIView {
  private enum Metric {
    static let margin: CGFloat = 16
    static let avatarSize = CGSize(width: 32, height: 32)
    static let insets = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
  }

  let coverView = UIImageView()
  let avatarView = UIView()
  let titleLabel = UILabel()
  let authorLabel = UILabel()
  let badge = UIView()
  let content = UIView()
  let bodyGuide = UILayoutGuide()
  var coverHeightConstraint: Constraint?
  private(set) var badgeConstraints: [Constraint] = []
  var isExpanded = false { didSet { setNeedsUpdateConstraints() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
    addLayoutGuide(bodyGuide)
    [coverView, avatarView, titleLabel, authorLabel, badge].forEach { content.addSubview($0) }
    titleLabel.numberOfLines = 0
    titleLabel.text = "One screen, written twice"
    authorLabel.text = "octocat"
    setupConstraints()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func setupConstraints() {
    content.snp.makeConstraints { make in
      make.edges.equalTo(safeAreaLayoutGuide).inset(Metric.insets)
    }
    coverView.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
      coverHeightConstraint = make.height.equalTo(120).priority(.high).constraint
      make.height.lessThanOrEqualTo(self.snp.width)
        .multipliedBy(9.0 / 16.0)
        .priority(999)
        .labeled("cover ratio")
    }
    bodyGuide.snp.makeConstraints {
      $0.top.equalTo(coverView.snp.bottom).offset(Metric.margin / 2)
      $0.left.right.equalTo(content)
      $0.bottom.lessThanOrEqualTo(content)
    }
    avatarView.snp.makeConstraints {
      $0.size.equalTo(Metric.avatarSize)
      $0.leading.equalTo(bodyGuide)
      $0.top.equalTo(bodyGuide.snp.top)
      $0.bottom.lessThanOrEqualTo(bodyGuide)
    }
    setupTexts()
  }

  private func setupTexts() {
    titleLabel.snp.makeConstraints { make in
      make.top.equalTo(avatarView)
      make.leading.equalTo(avatarView.snp.trailing).offset(8)
      make.trailing.lessThanOrEqualTo(bodyGuide.snp.trailing).offset(-Metric.margin)
    }
    authorLabel.snp.makeConstraints { (make: ConstraintMaker) -> Void in
      make.firstBaseline.equalTo(titleLabel.snp.lastBaseline).offset(20.0)
      make.leading.trailing.equalTo(titleLabel)
      make.bottom.lessThanOrEqualTo(bodyGuide)
    }
    authorLabel.snp.contentCompressionResistanceHorizontalPriority = 749
    badgeConstraints = badge.snp.prepareConstraints { make in
      make.width.height.equalTo(10)
      make.centerX.equalTo(avatarView.snp.trailing)
      make.centerY.equalTo(avatarView.snp.top).offset(isExpanded ? 4 : 0)
    }
    badgeConstraints.forEach { $0.activate() }
  }

  override func updateConstraints() {
    coverView.snp.updateConstraints { make in
      make.height.equalTo(isExpanded ? 160 : 120).priority(.high)
    }
    super.updateConstraints()
  }
}

extension UIView {
  /// A helper that many apps have.
  func addSubview(_ view: UIView, layout: @escaping (ConstraintMaker) -> Void) {
    addSubview(view)
    view.snp.makeConstraints(layout)
  }

  func fill(
    with view: UIView, inset: ConstraintInsetTarget = 0, priority: ConstraintPriority = .required
  ) {
    addSubview(view) { $0.edges.equalToSuperview().inset(inset).priority(priority) }
  }

  func pin(
    _ attribute: (ConstraintMaker) -> ConstraintMakerExtendable,
    to target: ConstraintRelatableTarget
  ) {
    snp.makeConstraints { attribute($0).equalTo(target) }
  }
}

/// Keeps handles of both states, as expandable rows do.
final class ExpandableRow: UIView {
  let body = UIView()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var collapsed: Constraint!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var expanded: Constraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(body)
    body.snp.makeConstraints {
      $0.leading.trailing.top.equalToSuperview()
      self.collapsed = $0.height.equalTo(0).constraint
      self.expanded = $0.height.equalTo(80).priority(.required).labeled("expanded").constraint
    }
    expanded.deactivate()
  }

  required init?(coder: NSCoder) { nil }

  func toggle() {
    let opens = collapsed.isActive
    collapsed.isActive = !opens
    expanded.isActive = opens
  }
}

@Suite("SnapKit as in apps")
struct UsageTests {
  @Test("a card is laid out, and updates take effect")
  func card() {
    let card = ArticleCardView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    card.layoutIfNeeded()
    #expect(card.layoutProblems.isEmpty, "\(card.layoutProblems)")
    #expect(card.content.frame == CGRect(x: 16, y: 12, width: 288, height: 376))
    #expect(card.coverView.frame == CGRect(x: 0, y: 0, width: 288, height: 120))
    #expect(card.avatarView.frame == CGRect(x: 0, y: 128, width: 32, height: 32))
    #expect(card.titleLabel.frame.minX == 40)
    #expect(card.badge.frame == CGRect(x: 27, y: 123, width: 10, height: 10))
    card.isExpanded = true
    card.layoutIfNeeded()
    #expect(card.layoutProblems.isEmpty, "\(card.layoutProblems)")
    #expect(card.coverView.frame.height == 160)
    card.coverHeightConstraint?.update(offset: 90)
    card.setNeedsLayout()
    card.layoutIfNeeded()
    #expect(card.coverView.frame.height == 90)
  }

  @Test("helpers that take chains, targets and closures as parameters")
  func helpers() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let filling = UIView()
    let small = UIView()
    root.fill(with: filling, inset: 10)
    filling.addSubview(small) { make in
      make.size.equalTo(20)
      make.bottom.equalToSuperview { $0.safeAreaLayoutGuide }
    }
    small.pin({ $0.centerX }, to: root)
    root.layoutIfNeeded()
    #expect(filling.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(small.frame == CGRect(x: 30, y: 60, width: 20, height: 20))
  }

  @Test("a row that keeps the handles of two states")
  func states() {
    let row = ExpandableRow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    row.layoutIfNeeded()
    #expect(row.body.frame.height == 0)
    row.toggle()
    row.layoutIfNeeded()
    #expect(row.body.frame.height == 80)
    row.toggle()
    row.layoutIfNeeded()
    #expect(row.body.frame.height == 0)
    #expect(row.layoutProblems.isEmpty, "\(row.layoutProblems)")
  }
}
