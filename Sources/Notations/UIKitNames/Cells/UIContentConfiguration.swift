public import Foundation
public import UIKitValues

/// A description of a content, which makes a view.
public protocol UIContentConfiguration {
  /// Makes a view of the content.
  @preconcurrency @MainActor
  func makeContentView() -> any UIView & UIContentView
  /// The description for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view of a content.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The description of the content.
  var configuration: any UIContentConfiguration { get set }
}

/// A state of a view.
public protocol UIConfigurationState {}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Sendable, Hashable {
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is edited.
  public var isEditing = false
  /// Whether the cell is expanded.
  public var isExpanded = false
  /// Whether the cell is swiped.
  public var isSwiped = false

  init(isSelected: Bool = false, isHighlighted: Bool = false) {
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
  }
}

/// The state of a view.
public struct UIViewConfigurationState: UIConfigurationState, Sendable, Hashable {
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is disabled.
  public var isDisabled = false
}

/// A background; it has no influence on the layout.
public struct UIBackgroundConfiguration {
  /// The colour.
  public var backgroundColor: UIColor?
  /// Changes the colour; it is never called here.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Changes the colour of the border; it is never called here.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The distance of the border from the background, in points.
  public var strokeOutset: CGFloat = 0
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The colour of the border.
  public var strokeColor: UIColor?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// The insets, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The effect.
  public var visualEffect: UIVisualEffect?
  /// The view of one's own.
  public var customView: UIView?
  /// The image.
  public var image: UIImage?

  /// No background.
  public static func clear() -> Self { Self() }
  /// The background of a list.
  public static func listPlainCell() -> Self { Self() }
  /// The background of a list in groups.
  public static func listGroupedCell() -> Self { Self() }
  /// The background of a list in a side bar.
  public static func listSidebarCell() -> Self { Self() }
  /// The background of a header.
  public static func listPlainHeaderFooter() -> Self { Self() }
}

/// The content of a list: an image, a text and a second text below.
///
/// Ours: the image is 16 points before the texts. The margins are those of the description.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The properties of a text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color = UIColor.label
    /// The number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// The alignment; it has no influence on the layout.
    public var alignment = TextAlignment.natural
    /// The handling of text that does not fit; it has no influence on the layout.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the text can be scaled down; it is never scaled here.
    public var adjustsFontSizeToFitWidth = false
    /// Whether the font follows the preferred text size; it never does here.
    public var adjustsFontForContentSizeCategory = false

    /// The alignment of a text.
    public enum TextAlignment: Sendable {
      /// That of the language.
      case natural
      /// In the middle.
      case center
      /// Justified.
      case justified
    }
  }

  /// The properties of the image.
  public struct ImageProperties {
    /// The colour.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size that is reserved, in points; it has no influence here.
    public var reservedLayoutSize = CGSize.zero
    /// The configuration of the symbol; it has no influence here.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The text.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The image.
  public var image: UIImage?
  /// The properties of the text.
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body))
  /// The properties of the second text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline))
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The margins, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The space between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The space between the texts, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The space between texts side by side, in points; it has no influence here.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// Whether both texts are side by side where they fit; they never are here.
  public var prefersSideBySideTextAndSecondaryText = false

  /// The content of a cell.
  public static func cell() -> Self { Self() }
  /// The content of a cell with a second text.
  public static func subtitleCell() -> Self { Self() }
  /// The content of a cell with a value.
  public static func valueCell() -> Self { Self() }
  /// The content of a header.
  public static func plainHeader() -> Self { Self() }
  /// The content of a header of a group.
  public static func groupedHeader() -> Self { Self() }
  /// The content of a footer of a group.
  public static func groupedFooter() -> Self { Self() }
  /// The content of a cell in a side bar.
  public static func sidebarCell() -> Self { Self() }

  /// Makes a view of the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same description, whatever the state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view of the content of a list.
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel()
  private let second = UILabel()
  private let picture = UIImageView()
  private let texts = UIStackView()
  private let row = UIStackView()
  private var shown: UIListContentConfiguration

  /// The description of the content.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      shown = newValue
      show()
    }
  }

  /// The guide of the text.
  open var textLayoutGuide: UILayoutGuide? { nil }

  /// Makes a view of a content.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    prepare()
  }

  /// Makes a view; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
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
