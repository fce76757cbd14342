/// A description of a content, which makes a view.
public protocol UIContentConfiguration {
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}
/// A view of a content.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}

extension ContentViewHolder {
  /// The view of a content, which takes the place of another one in the content view.
  func show(_ content: (any UIContentConfiguration)?, insteadOf shown: UIView?) -> UIView? {
    shown?.removeFromSuperview()
    let view = content?.makeContentView()
    if let view { contentView.addPinned(view) }
    return view
  }
}

/// A state of a view.
public protocol UIConfigurationState {}
/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Sendable, Hashable {
  public var isSelected = false, isHighlighted = false, isDisabled = false, isFocused = false,
    isEditing = false, isExpanded = false, isSwiped = false
  init(isSelected: Bool = false, isHighlighted: Bool = false) {
    (self.isSelected, self.isHighlighted) = (isSelected, isHighlighted)
  }
}
/// The state of a view.
public struct UIViewConfigurationState: UIConfigurationState, Sendable, Hashable {
  public var isSelected = false, isHighlighted = false, isDisabled = false
}

/// A background; it has no influence on the layout.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?, backgroundColorTransformer,
    strokeColorTransformer: UIConfigurationColorTransformer?, strokeOutset: CGFloat = 0,
    cornerRadius: CGFloat = 0, strokeColor: UIColor?, strokeWidth: CGFloat = 0,
    backgroundInsets = NSDirectionalEdgeInsets.zero, visualEffect: UIVisualEffect?,
    customView: UIView?, image: UIImage?
  public static func clear() -> Self { Self() }
  public static func listPlainCell() -> Self { Self() }
  public static func listGroupedCell() -> Self { Self() }
  public static func listSidebarCell() -> Self { Self() }
  public static func listPlainHeaderFooter() -> Self { Self() }
}

/// The content of a list: an image, and 16 points after it a text, and a second text below.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public var font: UIFont, color = UIColor.label, numberOfLines = 0,
      alignment = TextAlignment.natural, lineBreakMode = NSLineBreakMode.byTruncatingTail,
      adjustsFontSizeToFitWidth = false, adjustsFontForContentSizeCategory = false
    public enum TextAlignment: Sendable { case natural, center, justified }
  }
  public struct ImageProperties {
    public var tintColor: UIColor?, cornerRadius: CGFloat = 0, maximumSize = CGSize.zero,
      reservedLayoutSize = CGSize.zero, preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
  public var text: String?, attributedText: NSAttributedString?, secondaryText: String?,
    secondaryAttributedText: NSAttributedString?, image: UIImage?,
    textProperties = TextProperties(font: .preferredFont(forTextStyle: .body)),
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline)),
    imageProperties = ImageProperties(),
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11, leading: 16, bottom: 11, trailing: 16), imageToTextPadding: CGFloat = 16,
    textToSecondaryTextVerticalPadding: CGFloat = 3,
    textToSecondaryTextHorizontalPadding: CGFloat = 12,
    prefersSideBySideTextAndSecondaryText = false
  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func valueCell() -> Self { Self() }
  public static func plainHeader() -> Self { Self() }
  public static func groupedHeader() -> Self { Self() }
  public static func groupedFooter() -> Self { Self() }
  public static func sidebarCell() -> Self { Self() }
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view of the content of a list.
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel(), second = UILabel(), picture = UIImageView(), texts = UIStackView(),
    row = UIStackView()
  private var shown: UIListContentConfiguration
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      shown = newValue
      show()
    }
  }
  open var textLayoutGuide: UILayoutGuide? { nil }
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }
  override func prepare() {
    texts.axis = .vertical
    texts.addArrangedSubview(label)
    texts.addArrangedSubview(second)
    row.alignment = .center
    row.addArrangedSubview(picture)
    row.addArrangedSubview(texts)
    row.isLayoutMarginsRelativeArrangement = true
    addPinned(row)
    show()
  }
  private func show() {
    show(shown.text, shown.attributedText, shown.textProperties, in: label)
    show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: second)
    picture.image = shown.image
    picture.isHidden = shown.image == nil
    row.directionalLayoutMargins = shown.directionalLayoutMargins
    let sizes = shown.imageProperties
    if sizes.maximumSize != .zero || sizes.reservedLayoutSize != .zero
      || shown.prefersSideBySideTextAndSecondaryText
    {
      let reason = "sizes of the image and texts side by side have no effect here"
      report(.view(name: "UIListContentConfiguration", reason: reason))
    }
    row.spacing = shown.imageToTextPadding
    texts.spacing = shown.textToSecondaryTextVerticalPadding
  }
  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.numberOfLines = properties.numberOfLines
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = text == nil && attributed == nil
  }
}
