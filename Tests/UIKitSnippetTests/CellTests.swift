import Testing
import UIKit

struct Article {
  var title = "How layouts are solved"
  var summary = "Two engines give frames for the same screen, and each is checked by the other one."
  var isUnread = true
}

/// A row of a table as the users of UIKit write one.
final class ArticleCell: UITableViewCell {
  static let reuseIdentifier = "ArticleCell"

  private lazy var thumbnailView: UIImageView = {
    let imageView = UIImageView()
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 8
    imageView.backgroundColor = .secondarySystemBackground
    return imageView
  }()

  private let titleLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 2
    label.setContentHuggingPriority(.defaultHigh, for: .vertical)
    return label
  }()

  private let summaryLabel = UILabel()
  private let unreadBadge = UIView()
  private let shareButton = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    setUpViews()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    thumbnailView.image = nil
    titleLabel.text = nil
  }

  func configure(with article: Article) {
    titleLabel.text = article.title
    summaryLabel.text = article.summary
    unreadBadge.isHidden = !article.isUnread
  }

  private func setUpViews() {
    summaryLabel.font = UIFont.systemFont(ofSize: 13)
    summaryLabel.textColor = .secondaryLabel
    summaryLabel.numberOfLines = 0
    shareButton.setTitle("Share", for: .normal)
    shareButton.contentEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    unreadBadge.backgroundColor = .systemBlue

    let texts = UIStackView(arrangedSubviews: [titleLabel, summaryLabel])
    texts.axis = .vertical
    texts.spacing = 4
    let row = UIStackView(arrangedSubviews: [thumbnailView, texts, shareButton])
    row.alignment = .center
    row.spacing = 12
    row.setCustomSpacing(8, after: texts)
    row.translatesAutoresizingMaskIntoConstraints = false
    unreadBadge.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    contentView.addSubview(unreadBadge)

    shareButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    shareButton.setContentHuggingPriority(.required, for: .horizontal)

    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      thumbnailView.widthAnchor.constraint(equalToConstant: 64),
      thumbnailView.heightAnchor.constraint(equalTo: thumbnailView.widthAnchor),
      unreadBadge.centerXAnchor.constraint(equalTo: thumbnailView.trailingAnchor),
      unreadBadge.centerYAnchor.constraint(equalTo: thumbnailView.topAnchor),
      unreadBadge.widthAnchor.constraint(equalToConstant: 10),
      unreadBadge.heightAnchor.constraint(equalTo: unreadBadge.widthAnchor),
    ])
  }

  var frames: [CGRect] { [thumbnailView, titleLabel, unreadBadge, shareButton].map(\.frame) }
}

@MainActor
@Suite("Cells as users write them")
struct CellTests {
  @Test("a cell sizes itself, and lays out its nested stacks")
  func selfSizing() throws {
    let cell = ArticleCell(style: .default, reuseIdentifier: ArticleCell.reuseIdentifier)
    cell.configure(with: Article())
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    #expect(height >= 64 + 16)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    cell.layoutIfNeeded()
    try #require(!cell.contentView.subviews.isEmpty)
    let row = cell.contentView.subviews[0]
    #expect(row.frame == CGRect(x: 8, y: 8, width: 304, height: height - 16))
    try #require(cell.frames.count > 2)
    #expect(cell.frames[0].size == CGSize(width: 64, height: 64))
    #expect(cell.frames[2] == CGRect(x: 67, y: cell.frames[0].minY + 8 - 5, width: 10, height: 10))
    #expect(cell.layoutProblems.isEmpty)
    #expect(!row.hasAmbiguousLayout)
  }

  @Test("the view of a controller is laid out by visual formats")
  func controller() {
    final class ListController: UIViewController {
      let header = UILabel()
      let content = UIView()

      init() { super.init(nibName: nil, bundle: nil) }

      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

      override func viewDidLoad() {
        super.viewDidLoad()
        header.text = "News"
        let views: [String: Any] = ["header": header, "content": content]
        for case let view as UIView in views.values {
          view.translatesAutoresizingMaskIntoConstraints = false
          view.backgroundColor = .white
        }
        view.addSubview(header)
        view.addSubview(content)
        var constraints = NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[header]-|", options: [], metrics: nil, views: views)
        constraints += NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-top-[header]-[content]|", options: [.alignAllLeading],
          metrics: ["top": 44], views: views)
        constraints.append(content.trailingAnchor.constraint(equalTo: header.trailingAnchor))
        NSLayoutConstraint.activate(constraints)
      }
    }
    let controller = ListController()
    controller.view.layoutIfNeeded()
    #expect(controller.header.frame.minY == 44)
    #expect(controller.content.frame.minY == controller.header.frame.maxY + 8)
    #expect(controller.content.frame.maxY == 812)
    #expect(controller.content.frame.minX == 20)
  }

  @Test("methods that cells override are called")
  func overrides() {
    final class RoundView: UIImageView {
      var sizes: [CGFloat] = []
      var added = 0

      override init(image: UIImage?) { super.init(image: image) }

      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

      override var bounds: CGRect { didSet { sizes.append(bounds.width) } }
      override var frame: CGRect { didSet { layer.cornerRadius = frame.height / 2 } }
      override var layoutMargins: UIEdgeInsets {
        get { .zero }
        set { super.layoutMargins = newValue }
      }
      override var safeAreaInsets: UIEdgeInsets { .zero }

      override func addSubview(_ view: UIView) {
        super.addSubview(view)
        added += 1
      }

      override func setNeedsLayout() { super.setNeedsLayout() }
      override func layoutIfNeeded() { super.layoutIfNeeded() }
      override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
      override func removeFromSuperview() { super.removeFromSuperview() }
      override func sizeToFit() { super.sizeToFit() }
      override func setNeedsDisplay() { super.setNeedsDisplay() }
    }
    let view = RoundView(image: UIImage(size: CGSize(width: 30, height: 20)))
    view.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    view.addSubview(UIView())
    #expect(view.sizes == [40] && view.added == 1)
    #expect(view.layer.cornerRadius == 20)
  }
}
