public import Foundation
public import UIKitValues

/// A button: an image and a title side by side, inside margins.
///
/// Its content is as large as both together. Ours: the views that show them are not placed inside.
open class UIButton: UIControl {
  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    /// Like nothing in particular.
    case custom = 0
    /// Like the system's buttons.
    case system = 1
    /// A sign for more.
    case detailDisclosure = 2
    /// A small i.
    case infoLight = 3
    /// A small i on a dark ground.
    case infoDark = 4
    /// A plus.
    case contactAdd = 5
    /// A cross.
    case close = 7
  }

  /// What the button looks like.
  public private(set) var buttonType = ButtonType.custom
  /// The margins around title and image, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// How far the title is moved, in points; it has no influence on the layout.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// How far the image is moved, in points; it has no influence on the layout.
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
    prepareParts()
  }

  /// Makes a button of a kind.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    if type == .system { label.font = .systemFont(ofSize: 15) }
  }

  /// Makes a button that does something when it is used, which nobody does here.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
  }

  /// Makes a button with an empty frame: there is no archive to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareParts()
  }

  private func prepareParts() {
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    (label.shownBy, picture.shownBy) = (self, self)
  }

  /// What shows the title, whose font counts.
  public var titleLabel: UILabel? { label }
  /// What shows the image.
  public var imageView: UIImageView? { picture }
  /// The title that is shown.
  public var currentTitle: String? { label.text }
  /// The title with attributes that is shown.
  public var currentAttributedTitle: NSAttributedString? { label.attributedText }
  /// The image that is shown.
  public var currentImage: UIImage? { picture.image }

  /// Sets the title for a state.
  public func setTitle(_ title: String?, for state: State) {
    titles[state] = title.map { NSAttributedString(string: $0) }
    stateHasChanged()
  }

  /// Sets the title with attributes for a state.
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

  /// The title for a state.
  public func title(for state: State) -> String? { titles[state]?.string }
  /// The title with attributes for a state.
  public func attributedTitle(for state: State) -> NSAttributedString? { titles[state] }
  /// The colour of the title for a state.
  public func titleColor(for state: State) -> UIColor? { colors[state] }
  /// The image for a state.
  public func image(for state: State) -> UIImage? { images[state] }
  /// The image behind both for a state.
  public func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }

  /// The size of image and title side by side with the margins; at least that of the image behind.
  ///
  /// Without margins there are 6 points above and below a title, as UIKit is seen to do.
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

  /// The size of the content, whatever the room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var lineHeight: CGFloat? { label.font.lineHeight }

  /// Shows what is set for the state, or else for none in particular.
  override func stateHasChanged() {
    label.attributedText = titles[state] ?? titles[.normal]
    picture.image = images[state] ?? images[.normal]
    setNeedsLayout()
  }
}
