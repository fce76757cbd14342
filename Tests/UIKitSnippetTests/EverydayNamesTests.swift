import Testing
import UIKit

/// A label with margins, as it is copied from app to app.
private final class PaddingLabel: UILabel {
  var insets = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6)

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }

  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    super.textRect(
      forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }
}

/// A view with a gradient layer, which uses members of views besides layout.
private final class BannerView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  let line = CALayer()
  let shape = CAShapeLayer()
  let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  var isCompact = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    (layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.cornerCurve = .continuous
    layer.addSublayer(line)
    layer.insertSublayer(shape, at: 0)
    addSubview(blur)
    updateColours()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1)
    shape.path = UIBezierPath(roundedRect: layer.bounds, cornerRadius: 4).cgPath
    layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    isCompact = traitCollection.horizontalSizeClass == .compact
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColours()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }

  private func updateColours() {
    backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
  }
}

/// An item of a collection that sizes itself.
private final class TagCell: UICollectionViewCell {
  let label = PaddingLabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "Swift"
    label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13))
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    alpha = layoutAttributes.alpha
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.frame.size = contentView.systemLayoutSizeFitting(
      UIView.layoutFittingCompressedSize)
    return attributes
  }
}

/// A badge that keeps its colour in a selected cell, and has an accessibility label.
private final class BadgeView: UIView {
  var count = 0

  override var backgroundColor: UIColor? {
    didSet { if backgroundColor != .red { backgroundColor = .red } }
  }
  override var accessibilityLabel: String? {
    get { "\(count) unread" }
    set {}
  }
}

/// A header that is at least as high as a touch target.
private final class HeaderView: UIView {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    size.height = max(44, size.height)
    return size
  }
}

@MainActor
@Suite("Names that screens use every day")
struct EverydayNamesTests {
  @Test("priorities can be raised, lowered and compared")
  func priorities() {
    #expect((.defaultHigh - 1) as UILayoutPriority == UILayoutPriority(749))
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(rawValue: 251))
    #expect(UILayoutPriority.defaultLow < .required)
    var priority = UILayoutPriority.required
    priority -= 1
    #expect(priority.rawValue == 999)
  }

  @Test("a label with margins is larger than its text by them")
  func paddingLabel() {
    let plain = UILabel()
    plain.text = "New"
    let label = PaddingLabel()
    label.text = "New"
    #expect(label.intrinsicContentSize.width == plain.intrinsicContentSize.width + 12)
    let room = CGRect(x: 0, y: 0, width: 200, height: 50)
    let text = label.textRect(forBounds: room, limitedToNumberOfLines: 1)
    #expect(text.origin == CGPoint(x: 6, y: 2))
    #expect(text.size == plain.intrinsicContentSize)
    #expect(label.numberOfLines == 1)
  }

  @Test("layers, traits and touches exist, and layers have their view's size")
  func banner() {
    let banner = BannerView(frame: CGRect(x: 5, y: 5, width: 100, height: 40))
    banner.layoutIfNeeded()
    #expect(banner.layer.bounds == banner.bounds)
    #expect(banner.line.frame == CGRect(x: 0, y: 39, width: 100, height: 1))
    #expect(banner.layer.sublayers == [banner.shape, banner.line])
    #expect(banner.backgroundColor == .white && banner.isCompact)
    #expect(banner.hitTest(CGPoint(x: -5, y: 3), with: nil) === banner)
    #expect(banner.hitTest(CGPoint(x: -15, y: 3), with: nil) == nil)
    banner.line.removeFromSuperlayer()
    #expect(banner.layer.sublayers == [banner.shape])
  }

  @Test("an item of a collection gets the size that fits its content")
  func collectionCell() {
    let cell = TagCell()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(index: 0))
    attributes.frame = CGRect(x: 3, y: 0, width: 50, height: 50)
    let preferred = cell.preferredLayoutAttributesFitting(attributes)
    #expect(preferred.size == cell.label.intrinsicContentSize)
    #expect(preferred.frame.minX == 3)
  }

  @Test("the size that fits a view can be overridden")
  func fittingSize() {
    let size = HeaderView().systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 44))
  }

  @Test("points and rectangles are converted between views of one tree")
  func coordinates() {
    let root = UIView(frame: CGRect(x: 100, y: 100, width: 300, height: 300))
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 30))
    root.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 11, y: 22, width: 30, height: 30))
    #expect(inner.convert(CGPoint(x: 11, y: 22), from: root) == .zero)
    #expect(outer.convert(inner.frame, from: outer) == inner.frame)
  }

  @Test("symbols can be configured, and images come from bundles and start with size zero")
  func images() throws {
    let sizes = ["heart": CGSize(width: 20, height: 18)]
    try SimulatedDevice(images: ImageCatalog(sizes: sizes)).run {
      let configuration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
      let heart = UIImage(systemName: "heart", withConfiguration: configuration)
      #expect(heart?.size == sizes["heart"])
      let bundled = UIImage(named: "heart", in: Bundle.main, compatibleWith: nil)
      let image = try #require(bundled)
      #expect(image.withTintColor(.red, renderingMode: .alwaysOriginal).size == sizes["heart"])
      #expect(UIImage().size == .zero)
    }
  }

  @Test("appearance properties of a view can be overridden")
  func badge() {
    let badge = BadgeView()
    badge.count = 3
    badge.backgroundColor = .clear
    #expect(badge.backgroundColor == .red)
    #expect(badge.accessibilityLabel == "3 unread")
  }

  @Test("an index path has a section, and a row that is also its item")
  func indexPath() {
    var path = IndexPath(row: 4, section: 2)
    #expect(path == IndexPath(item: 4, section: 2))
    #expect((path.section, path.row, path.item) == (2, 4, 4))
    path.row = 5
    #expect(path == IndexPath(indexes: [2, 5]))
    #expect(IndexPath().row == 0)
  }

  @Test("animations run at once, and end")
  func animations() {
    var steps: [String] = []
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut]) {
      steps.append("options")
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: []
    ) {
      steps.append("spring")
    } completion: { _ in
      steps.append("end")
    }
    #expect(steps == ["options", "spring", "end"])
  }

  @Test("names of earlier versions of UIKit are there")
  func earlierNames() {
    let indicator = UIActivityIndicatorView(activityIndicatorStyle: .whiteLarge)
    #expect(indicator.intrinsicContentSize == CGSize(width: 37, height: 37))
    indicator.activityIndicatorViewStyle = .gray
    #expect(indicator.style == .medium)
    #expect(kCAMediaTimingFunctionEaseInEaseOut == .easeInEaseOut)
    #expect(kCAFillModeForwards == .forwards)
    #expect(UI_USER_INTERFACE_IDIOM() == .phone)
    #expect(UIColor.red.cgColor.colorSpace?.model == .rgb)
  }

  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override var layer: CAGradientLayer {
      guard let layer = super.layer as? CAGradientLayer else { return CAGradientLayer() }
      return layer
    }
  }

  @Test("a view can narrow the class of its layer, and layers can be replaced")
  func layers() {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(view.layer.frame == view.frame)
    #expect(view.layer === (view as UIView).layer)
    let (first, second) = (CALayer(), CALayer())
    view.layer.sublayers = [first]
    view.layer.sublayers = [second]
    #expect(first.superlayer == nil)
    #expect(view.layer.sublayers?.first === second)
    view.layer.sublayers = nil
    #expect(view.layer.sublayers == nil)
  }

  @Test("an index path of Objective-C has a section and a row")
  func indexPathOfObjectiveC() {
    let path = NSIndexPath(row: 3, section: 2)
    let plain: IndexPath = path as IndexPath
    #expect(plain == IndexPath(row: 3, section: 2))
    #expect(path.section == 2)
    #expect(path.row == 3)
    #expect(path.item == 3)
    #expect(NSIndexPath().row == 0)
  }

  @Test("looks of all views of a class can be set, without an effect")
  func looks() {
    UINavigationBar.appearance().tintColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [UIView.self]).numberOfLines = 3
    #expect(UILabel().numberOfLines == 1)
    #expect(UILabel().layoutProblems.contains { "\($0)".hasPrefix("UILabel.appearance(): ") })
  }
}
