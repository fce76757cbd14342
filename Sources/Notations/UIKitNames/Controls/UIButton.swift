public import Foundation
public import UIKitValues

/// A button: an image and a title side by side, inside margins.
///
/// Its content is as large as both together. Ours: the image view and the title label have no
/// frames inside the button.
open class UIButton: UIControl {
  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    /// No style.
    case custom = 0
    /// The style of the system.
    case system = 1
    /// A detail disclosure button.
    case detailDisclosure = 2
    /// A light info button.
    case infoLight = 3
    /// A dark info button.
    case infoDark = 4
    /// A button for adding a contact.
    case contactAdd = 5
    /// A close button.
    case close = 7
  }

  /// The type of the button.
  public private(set) var buttonType = ButtonType.custom
  /// The margins around title and image, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets of the title, in points; they have no influence on the layout.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The insets of the image, in points; they have no influence on the layout.
  open var imageEdgeInsets = UIEdgeInsets.zero

  /// The appearance as one value; its title, its image and its insets count where it is set.
  open var configuration: Configuration? { didSet { showConfiguration() } }
  /// Called by apps when the state changes.
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  /// Whether the configuration follows the state.
  open var automaticallyUpdatesConfiguration = true
  /// Whether the image is darker while the button is highlighted.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is lighter while the button is not enabled.
  open var adjustsImageWhenDisabled = true
  /// Whether the image is larger at large text sizes; it has no influence here.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Whether the button glows while it is highlighted.
  open var showsTouchWhenHighlighted = false
  /// Whether reversed titles have a shadow.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the menu changes the title.
  open var changesSelectionAsPrimaryAction = false
  /// The role of the button.
  open var role = Role.normal
  /// Whether a pointer changes the button.
  open var isPointerInteractionEnabled = false
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]
  private var shadowColors: [State: UIColor] = [:]
  private let label = UILabel()
  private let picture = UIImageView()
  private var titles: [State: NSAttributedString] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]

  /// Makes a button with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSubviews()
  }

  /// Makes a button of a type.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    if type == .system { label.font = .systemFont(ofSize: 15) }
  }

  /// Makes a button with the title and the image of an action, which is never called here.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
  }

  /// Makes a button with an empty frame; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSubviews()
  }

  private func prepareSubviews() {
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    (label.shownBy, picture.shownBy) = (self, self)
  }

  /// The label of the title, whose font is used.
  open var titleLabel: UILabel? { label }
  /// The view of the image.
  open var imageView: UIImageView? { picture }
  /// The text below the title: none.
  public var subtitleLabel: UILabel? { nil }
  /// The colour of the title that is shown.
  public var currentTitleColor: UIColor { colors[state] ?? colors[.normal] ?? .white }
  /// The image behind both that is shown.
  public var currentBackgroundImage: UIImage? { backgrounds[state] ?? backgrounds[.normal] }
  /// The colour of the title's shadow for a state; `nil` where none is set.
  public func titleShadowColor(for state: State) -> UIColor? { shadowColors[state] }
  /// Sets the colour of the title's shadow for a state.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    shadowColors[state] = color
  }
  /// Sets the configuration of symbols for a state; it has no influence on the layout.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
  }
  /// The rectangle of the title for a rectangle of the content, in points: that rectangle.
  open func titleRect(forContentRect rect: CGRect) -> CGRect { rect }
  /// The rectangle of the image for a rectangle of the content, in points: its size at the start.
  open func imageRect(forContentRect rect: CGRect) -> CGRect {
    CGRect(origin: rect.origin, size: currentImage?.size ?? .zero)
  }
  /// The rectangle of the content for bounds, in points: inside the margins.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }
  /// The rectangle of the image behind, in points: the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Called when the configuration changes; overridden by buttons that show a state.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// Calls `updateConfiguration()`.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// The title that is shown.
  public var currentTitle: String? { label.text }
  /// The attributed title that is shown.
  public var currentAttributedTitle: NSAttributedString? { label.attributedText }
  /// The image that is shown.
  public var currentImage: UIImage? { picture.image }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title.map { NSAttributedString(string: $0) }
    stateHasChanged()
  }

  /// Sets the attributed title for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titles[state] = title
    stateHasChanged()
  }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    stateHasChanged()
  }

  /// Sets the image behind both for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    setNeedsLayout()
  }

  /// The title for a state; `nil` where none is set.
  public func title(for state: State) -> String? { titles[state]?.string }
  /// The attributed title for a state; `nil` where none is set.
  public func attributedTitle(for state: State) -> NSAttributedString? { titles[state] }
  /// The colour of the title for a state; `nil` where none is set.
  public func titleColor(for state: State) -> UIColor? { colors[state] }
  /// The image for a state; `nil` where none is set.
  public func image(for state: State) -> UIImage? { images[state] }
  /// The image behind both for a state; `nil` where none is set.
  public func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }

  /// The size of image and title side by side with the margins, and at least that of the image
  /// behind, in points.
  ///
  /// Without margins there are 6 points above and below a title, as observed in UIKit.
  open override var intrinsicContentSize: CGSize {
    let title = label.intrinsicContentSize
    let image = picture.intrinsicContentSize
    let hasImage = picture.image != nil
    var insets = contentEdgeInsets
    if let configuration { return configuredSize(title, hasImage ? image : nil, configuration) }
    if insets == .zero, title.height > 0 { (insets.top, insets.bottom) = (6, 6) }
    let behind = (backgrounds[state] ?? backgrounds[.normal])?.size ?? .zero
    let width = title.width + (hasImage ? image.width : 0) + insets.left + insets.right
    let height = max(title.height, hasImage ? image.height : 0) + insets.top + insets.bottom
    return CGSize(width: max(width, behind.width), height: max(height, behind.height))
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
        size = CGSize(
          width: max(title.width, image.width), height: title.height + padding + image.height)
      default:
        size = CGSize(
          width: title.width + padding + image.width, height: max(title.height, image.height))
      }
    }
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  fileprivate func showConfiguration() {
    guard let configuration else { return stateHasChanged() }
    if let font = configuration.titleFont { label.font = font }
    label.attributedText = configuration.shownTitle(currentNormalTitle, in: label.font)
    picture.image = configuration.image ?? images[state] ?? images[.normal]
    setNeedsLayout()
  }

  private var currentNormalTitle: String? { (titles[state] ?? titles[.normal])?.string }

  /// The size of the content, whatever the available size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var lineHeight: CGFloat? { label.font.lineHeight }

  /// Shows the title and the image for the current state, or else those for `normal`.
  override func stateHasChanged() {
    if configuration != nil {
      showConfiguration()
      return updateConfiguration()
    }
    label.attributedText = titles[state] ?? titles[.normal]
    picture.image = images[state] ?? images[.normal]
    setNeedsLayout()
  }
}

extension UIButton {
  /// The role of a button.
  public enum Role: Int, Sendable {
    /// The usual one.
    case normal
    /// The main one.
    case primary
    /// Cancels something.
    case cancel
    /// Destroys something.
    case destructive
  }

  /// The appearance of a button.
  ///
  /// Ours: the insets are 7 points at the top and the bottom and 12 points at the sides, as observed
  /// in UIKit; a subtitle takes no space.
  public struct Configuration {
    /// The title.
    public var title: String?
    /// The title with attributes; its text and its first font count.
    public var attributedTitle: AttributedString?
    /// The text below the title; it takes no space here.
    public var subtitle: String?
    /// The text below the title, with attributes; it takes no space here.
    public var attributedSubtitle: AttributedString?
    /// The image.
    public var image: UIImage?
    /// The place of the image.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between the image and the title, in points.
    public var imagePadding: CGFloat = 0
    /// The space between the title and the text below, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of the title; it has no influence on the layout.
    public var titleAlignment = TitleAlignment.automatic
    /// The insets, in points.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The handling of a title that does not fit; it has no influence on the layout.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The size of the button; it has no influence here.
    public var buttonSize = Size.medium
    /// The style of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour in front.
    public var baseForegroundColor: UIColor?
    /// The colour behind.
    public var baseBackgroundColor: UIColor?
    /// The background.
    public var background = UIBackgroundConfiguration()
    /// Whether activity is shown; it takes no space here.
    public var showsActivityIndicator = false
    /// The configuration of symbols; it has no influence on the layout.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Changes the attributes of the title, of which the font counts.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the text below; it is never called here.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the colour of the image; it is never called here.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of the sign of activity; it is never called here.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of the sign of a menu; it is never called here.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    var titleFont: UIFont?

    /// The title with its attributes, as they are after the change by the app.
    ///
    /// - Parameters:
    ///   - other: the title of the button, for a configuration without one.
    ///   - font: the font of a title that has none.
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

    /// The alignment of a title.
    public enum TitleAlignment: Int, Sendable {
      /// That of the system.
      case automatic
      /// Where reading starts.
      case leading
      /// In the middle.
      case center
      /// Where reading ends.
      case trailing
    }

    /// The size of a button.
    public enum Size: Int, Sendable {
      /// Medium.
      case medium
      /// Small.
      case small
      /// Very small.
      case mini
      /// Large.
      case large
    }

    /// The style of corners.
    public enum CornerStyle: Int, Sendable {
      /// A radius that fits the text size.
      case dynamic = -1
      /// That of the background.
      case fixed = 0
      /// Half circles.
      case capsule = 1
      /// A large radius.
      case large = 2
      /// A medium radius.
      case medium = 3
      /// A small radius.
      case small = 4
    }

    /// Without a background.
    public static func plain() -> Configuration { Configuration() }
    /// With a background.
    public static func filled() -> Configuration { Configuration() }
    /// With a light background.
    public static func tinted() -> Configuration { Configuration() }
    /// Of glass.
    public static func glass() -> Configuration { Configuration() }
    /// Of glass in the tint colour.
    public static func prominentGlass() -> Configuration { Configuration() }
    /// Of clear glass.
    public static func clearGlass() -> Configuration { Configuration() }
    /// With a grey background.
    public static func gray() -> Configuration { Configuration() }
    /// Without a border.
    public static func borderless() -> Configuration { Configuration() }
    /// With a border.
    public static func bordered() -> Configuration { Configuration() }
    /// With a border in the tint colour.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// With a border, as the main button.
    public static func borderedProminent() -> Configuration { Configuration() }

    /// Sets the default insets.
    public mutating func setDefaultContentInsets() {
      contentInsets = Configuration().contentInsets
    }

    /// The same configuration for a button.
    public func updated(for button: UIButton) -> Configuration { self }
  }

  /// Makes a button with a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    showConfiguration()
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
}

/// Changes the attributes of a text.
public struct UIConfigurationTextAttributesTransformer {
  /// The closure.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Makes a change from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}

/// Changes a colour.
public struct UIConfigurationColorTransformer {
  /// The closure.
  public let transform: (UIColor) -> UIColor

  /// Makes a change from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The changed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
