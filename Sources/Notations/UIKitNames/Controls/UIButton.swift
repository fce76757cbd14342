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
  public var titleLabel: UILabel? { label }
  /// The view of the image.
  public var imageView: UIImageView? { picture }
  /// The title that is shown.
  public var currentTitle: String? { label.text }
  /// The attributed title that is shown.
  public var currentAttributedTitle: NSAttributedString? { label.attributedText }
  /// The image that is shown.
  public var currentImage: UIImage? { picture.image }

  /// Sets the title for a state.
  public func setTitle(_ title: String?, for state: State) {
    titles[state] = title.map { NSAttributedString(string: $0) }
    stateHasChanged()
  }

  /// Sets the attributed title for a state.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titles[state] = title
    stateHasChanged()
  }

  /// Sets the colour of the title for a state.
  public func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }

  /// Sets the image for a state.
  public func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    stateHasChanged()
  }

  /// Sets the image behind both for a state.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
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
    if insets == .zero, title.height > 0 { (insets.top, insets.bottom) = (6, 6) }
    let behind = (backgrounds[state] ?? backgrounds[.normal])?.size ?? .zero
    let width = title.width + (hasImage ? image.width : 0) + insets.left + insets.right
    let height = max(title.height, hasImage ? image.height : 0) + insets.top + insets.bottom
    return CGSize(width: max(width, behind.width), height: max(height, behind.height))
  }

  /// The size of the content, whatever the available size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var lineHeight: CGFloat? { label.font.lineHeight }

  /// Shows the title and the image for the current state, or else those for `normal`.
  override func stateHasChanged() {
    label.attributedText = titles[state] ?? titles[.normal]
    picture.image = images[state] ?? images[.normal]
    setNeedsLayout()
  }
}
