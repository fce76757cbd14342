/// A button: an image and a title side by side, inside margins; they have no frames of their own.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }
  public private(set) var buttonType = ButtonType.custom
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The appearance as one value; its title, its image and its insets count where it is set.
  open var configuration: Configuration? { didSet { showConfiguration() } }

  // These are stored only.
  open var titleEdgeInsets = UIEdgeInsets.zero, imageEdgeInsets = UIEdgeInsets.zero,
    automaticallyUpdatesConfiguration = true, adjustsImageWhenHighlighted = true,
    adjustsImageWhenDisabled = true, adjustsImageSizeForAccessibilityContentSizeCategory = false,
    showsTouchWhenHighlighted = false, reversesTitleShadowWhenHighlighted = false,
    changesSelectionAsPrimaryAction = false, role = Role.normal, isPointerInteractionEnabled = false
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:],
    shadowColors: [State: UIColor] = [:], colors: [State: UIColor] = [:]
  private let label = UILabel(), picture = UIImageView()
  private var titles: [State: NSAttributedString] = [:] { didSet { stateHasChanged() } }
  private var images: [State: UIImage] = [:] { didSet { stateHasChanged() } }
  private var backgrounds: [State: UIImage] = [:] { didSet { setNeedsLayout() } }
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    switch type {
    case .system: label.font = .systemFont(ofSize: 15)
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: setImage(Self.symbol, for: .normal)
    case .custom, .close: break
    }
  }
  /// The symbol in a circle: 25.6667 pt at 3 pixels per point and 26 pt at 2, as observed in iOS 16 to 18.
  private static var symbol: UIImage {
    UIImage(size: SimulatedDevice.current.grid.ceiling(CGSize(width: 25.6, height: 25.6)))
  }
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
  }
  override func prepare() {
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    (label.shownBy, picture.shownBy) = (self, self)
  }
  /// The label of the title, whose font is used.
  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }
  public var subtitleLabel: UILabel? { nil }

  // What is shown: that of the current state, or else of `normal`.
  public var currentTitle: String? { label.text }
  public var currentAttributedTitle: NSAttributedString? { label.attributedText }
  public var currentImage: UIImage? { picture.image }
  public var currentTitleColor: UIColor { colors[state] ?? colors[.normal] ?? .white }
  public var currentBackgroundImage: UIImage? { backgrounds[state] ?? backgrounds[.normal] }

  // Titles, images and images behind have an influence on the size.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title.map { NSAttributedString(string: $0) }
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titles[state] = title
  }
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }
  public func setTitleShadowColor(_ new: UIColor?, for state: State) { shadowColors[state] = new }
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { symbolConfigurations[state] = configuration }
  public func title(for state: State) -> String? { titles[state]?.string }
  public func attributedTitle(for state: State) -> NSAttributedString? { titles[state] }
  public func image(for state: State) -> UIImage? { images[state] }
  public func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }
  public func titleColor(for state: State) -> UIColor? { colors[state] }
  public func titleShadowColor(for state: State) -> UIColor? { shadowColors[state] }

  // Rectangles for apps that ask for them, in points; no layout asks.
  open func titleRect(forContentRect rect: CGRect) -> CGRect { rect }
  open func imageRect(forContentRect rect: CGRect) -> CGRect {
    CGRect(origin: rect.origin, size: currentImage?.size ?? .zero)
  }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// The size of image and title with the margins, but at least of the image behind, in points.
  ///
  /// Without margins there are 6 points above and below a title, and a title without attributes has whole points,
  /// both as observed in UIKit.
  open override var intrinsicContentSize: CGSize {
    var title = label.intrinsicContentSize
    let image = picture.image == nil ? nil : picture.intrinsicContentSize
    if let configuration { return configuredSize(title, image, configuration) }
    if !hasAttributes {
      title = CGSize(width: title.width.rounded(.up), height: title.height.rounded(.up))
    }
    var insets = contentEdgeInsets
    if insets == .zero, title.height > 0 { (insets.top, insets.bottom) = (6, 6) }
    let behind = currentBackgroundImage?.size ?? .zero
    let width = title.width + (image?.width ?? 0) + insets.left + insets.right
    let height = max(title.height, image?.height ?? 0) + insets.top + insets.bottom
    return CGSize(width: max(width, behind.width), height: max(height, behind.height))
  }

  private var hasAttributes: Bool {
    guard let title = titles[state] ?? titles[.normal], title.length > 0 else { return false }
    return !title.attributes(at: 0, effectiveRange: nil).isEmpty
  }

  /// The size with a configuration: title and image in its direction, inside its insets.
  private func configuredSize(
    _ title: CGSize, _ image: CGSize?, _ configuration: Configuration
  ) -> CGSize {
    let insets = configuration.contentInsets
    var size = title
    if let image {
      let padding = title.width > 0 ? configuration.imagePadding : 0
      switch configuration.imagePlacement {
      case .top, .bottom:
        size.width = max(title.width, image.width)
        size.height = title.height + padding + image.height
      default:
        size.width = title.width + padding + image.width
        size.height = max(title.height, image.height)
      }
    }
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }
  fileprivate func showConfiguration() {
    guard let configuration else { return stateHasChanged() }
    let normalTitle = (titles[state] ?? titles[.normal])?.string
    label.attributedText = configuration.shownTitle(normalTitle, in: label.font)
    picture.image = configuration.image ?? images[state] ?? images[.normal]
    setNeedsLayout()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var lineHeight: CGFloat? { label.font.lineHeight }
  override func contentProblem(name: String) -> ViewProblem? {
    guard let configuration, configuration.hasContentWithoutSpace else { return nil }
    return .view(name: name, reason: "a subtitle and an activity indicator take no space here")
  }
  override func stateHasChanged() {
    if configuration != nil {
      showConfiguration()
      return updateConfiguration()
    }
    label.attributedText = titles[state] ?? titles[.normal]
    picture.image = images[state] ?? images[.normal]
    setNeedsLayout()
  }
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  /// The appearance of a button.
  ///
  /// Ours: insets of 7 and 12 points, as observed in UIKit; a subtitle takes none, and is reported.
  public struct Configuration {
    public var title: String?, attributedTitle: AttributedString?, image: UIImage?,
      imagePlacement = NSDirectionalRectEdge.leading, imagePadding: CGFloat = 0,
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// Changes the attributes of the title, of which the font counts.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    // These are stored only.
    public var subtitle: String?, attributedSubtitle: AttributedString?, titlePadding: CGFloat = 1,
      titleAlignment = TitleAlignment.automatic,
      titleLineBreakMode = NSLineBreakMode.byWordWrapping, buttonSize = Size.medium,
      cornerStyle = CornerStyle.dynamic, baseForegroundColor: UIColor?,
      baseBackgroundColor: UIColor?, background = UIBackgroundConfiguration(),
      showsActivityIndicator = false,
      preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?,
      subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?,
      imageColorTransformer: UIConfigurationColorTransformer?,
      activityIndicatorColorTransformer: UIConfigurationColorTransformer?,
      indicatorColorTransformer: UIConfigurationColorTransformer?
    fileprivate var hasContentWithoutSpace: Bool {
      subtitle != nil || attributedSubtitle != nil || showsActivityIndicator
    }
    /// The title, or else `other`, as the app changes it, in `font` where it has none.
    func shownTitle(_ other: String?, in font: UIFont) -> NSAttributedString? {
      guard var text = attributedTitle ?? (title ?? other).map({ AttributedString($0) }) else {
        return nil
      }
      guard let change = titleTextAttributesTransformer else { return NSAttributedString(text) }
      for (range, attributes) in text.runs.map({ ($0.range, $0.attributes) }) {
        var attributes = attributes
        if attributes.font == nil { attributes.font = font }
        text[range].setAttributes(change(attributes))
      }
      return NSAttributedString(text)
    }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum CornerStyle: Int, Sendable {
      case dynamic = -1, fixed, capsule, large, medium, small
    }

    // The styles differ in colours alone.
    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func glass() -> Configuration { Configuration() }
    public static func prominentGlass() -> Configuration { Configuration() }
    public static func clearGlass() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedTinted() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
    public mutating func setDefaultContentInsets() { contentInsets = Configuration().contentInsets }
    public func updated(for button: UIButton) -> Configuration { self }
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    showConfiguration()
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
}

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}

/// Changes the attributes of a text.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
/// Changes a colour.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
