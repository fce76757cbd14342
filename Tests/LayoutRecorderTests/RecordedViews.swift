import AsyncDisplayKit
import UIKit

/// Stack views, guides, priorities, identifiers, hidden views and margins.
final class SettingsView: UIView {
  private let title = UILabel()
  private let detail = UILabel()
  private let icon = UIView()
  private let hint = UIView()
  private lazy var column = UIStackView(arrangedSubviews: [title, detail, hint])
  private let gap = UILayoutGuide()

  init() {
    super.init(frame: .zero)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 6, trailing: 12)
    title.text = "Notifications"
    detail.text = "Of all devices"
    detail.font = .systemFont(ofSize: 13)
    detail.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    hint.isHidden = true
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 3
    column.setCustomSpacing(5.5, after: title)
    icon.accessibilityIdentifier = "icon"
    addLayoutGuide(gap)
    for view in [column, icon] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let width = icon.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.1, constant: -1)
    width.identifier = "icon \"width\""
    width.priority = UILayoutPriority(749.5)
    NSLayoutConstraint.activate([
      width, icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      icon.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      icon.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
      gap.leadingAnchor.constraint(equalTo: icon.trailingAnchor),
      gap.widthAnchor.constraint(equalToConstant: 10), gap.topAnchor.constraint(equalTo: topAnchor),
      gap.heightAnchor.constraint(equalToConstant: 1),
      column.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
      column.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: icon.topAnchor),
      bottomAnchor.constraint(greaterThanOrEqualTo: column.bottomAnchor, constant: 8),
      bottomAnchor.constraint(greaterThanOrEqualTo: icon.bottomAnchor, constant: 8),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A view that is placed by its frame, beside one that follows it.
final class FramedView: UIView {
  private let line = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 2))
  private let label = UILabel()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    line.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    addSubview(line)
    label.text = "Below"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: line.leadingAnchor),
      label.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 4),
      bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Rows in an array, inside a card with a property of its own.
final class FeedView: UIView {
  final class Card: UIView {
    let photo = UIImageView()
  }

  private let card = Card()
  private let rows = [UILabel(), UILabel()]

  init() {
    super.init(frame: .zero)
    for (index, row) in rows.enumerated() {
      row.text = "Row \(index)"
      row.numberOfLines = index
    }
    for view in [card] + rows {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    card.photo.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(card.photo)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: topAnchor),
      card.leadingAnchor.constraint(equalTo: leadingAnchor),
      card.trailingAnchor.constraint(equalTo: trailingAnchor),
      card.photo.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
      card.photo.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 4),
      card.photo.widthAnchor.constraint(equalToConstant: 31),
      card.photo.heightAnchor.constraint(equalTo: card.photo.widthAnchor),
      card.bottomAnchor.constraint(equalTo: card.photo.bottomAnchor, constant: 4),
      rows[0].topAnchor.constraint(equalTo: card.bottomAnchor),
      rows[0].leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      rows[1].topAnchor.constraint(equalTo: rows[0].bottomAnchor),
      rows[1].leadingAnchor.constraint(equalTo: rows[0].leadingAnchor),
      rows[1].trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      bottomAnchor.constraint(equalTo: rows[1].bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Specs of each kind inside each other, and a node with a spec of its own.
final class LayersNode: ASDisplayNode {
  final class Inner: ASDisplayNode {
    let dot = ASDisplayNode()

    override init() {
      super.init()
      automaticallyManagesSubnodes = true
      dot.style.preferredSize = CGSize(width: 6, height: 6)
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      ASInsetLayoutSpec(insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), child: dot)
    }
  }

  private let photo = ASImageNode()
  private let badge = ASDisplayNode()
  private let title = ASTextNode()
  private let shade = ASDisplayNode()
  private let inner = Inner()

  override init() {
    super.init()
    automaticallyManagesSubnodes = true
    badge.style.preferredSize = CGSize(width: 10, height: 10)
    title.attributedText = NSAttributedString(
      string: "A title of some words that may be too long for one line",
      attributes: [.font: UIFont.systemFont(ofSize: 15, weight: .semibold)])
    title.style.flexShrink = 1
    title.style.spacingBefore = 3
    title.style.maxWidth = ASDimensionMake(.fraction, 0.75)
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let ratio = ASRatioLayoutSpec(ratio: 0.5, child: photo)
    let corner = ASCornerLayoutSpec(child: ratio, corner: badge, location: .topRight)
    corner.offset = CGPoint(x: -4, y: 4)
    let row = ASStackLayoutSpec(
      direction: .horizontal, spacing: 2.5, justifyContent: .spaceBetween, alignItems: .center,
      children: [title, inner])
    let column = ASStackLayoutSpec(
      direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .stretch,
      children: [corner, row])
    return ASBackgroundLayoutSpec(child: column, background: shade)
  }
}
