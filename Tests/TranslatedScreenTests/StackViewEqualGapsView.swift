// swift-format-ignore-file
// stack-view-equal-gaps: its constraints as a layout spec (exact).
// Proven: equal at every width from 280 to 1200 pt (1 segment); equal at every width from 280 to
//   1200 pt at height 64 pt (1 segment).
// As stack views: proven: equal at every width from 280 to 1200 pt (1 segment); equal at every
//   width from 280 to 1200 pt at height 64 pt (1 segment).
// Rules express what no stack view does: bar behind the inset area of back and others.
import UIKit

final class StackViewEqualGapsView: UIView {
  let backImageView = FixedSizeView(width: 24, height: 24)
  let shareImageView = FixedSizeView(width: 22, height: 30)
  let titleLabel = UILabel()
  let moreImageView = FixedSizeView(width: 32, height: 12)
  let barView = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.text = "Layouts · 레이아웃"
    titleLabel.font = .systemFont(ofSize: 15, weight: .bold)
    titleLabel.numberOfLines = 1
    barView.distribution = .equalSpacing
    barView.alignment = .center
    barView.isLayoutMarginsRelativeArrangement = true
    barView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    barView.addArrangedSubview(backImageView)
    barView.addArrangedSubview(shareImageView)
    barView.addArrangedSubview(titleLabel)
    barView.addArrangedSubview(moreImageView)
    barView.translatesAutoresizingMaskIntoConstraints = false
    insertSubview(barView, at: 0)

    // bar behind the inset area of back and others (exact)
    NSLayoutConstraint.activate([
      barView.leadingAnchor.constraint(equalTo: leadingAnchor),
      barView.trailingAnchor.constraint(equalTo: trailingAnchor),
      barView.topAnchor.constraint(equalTo: topAnchor),
      barView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension StackViewEqualGapsView {
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
