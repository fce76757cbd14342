public import Foundation
import LayoutSpecs
public import UIKitValues

/// The position of a button's image: before or after its title.
public enum ASButtonNodeImageAlignment: Int, Sendable {
  /// Before the title.
  case beginning
  /// After the title.
  case end
}

/// A button: an image and a title side by side, inside margins, over a background.
open class ASButtonNode: ASControlNode {
  /// The node of the title.
  public let titleNode = ASTextNode()
  /// The node of the image.
  public let imageNode = ASImageNode()
  /// The node of the image behind both.
  public let backgroundImageNode = ASImageNode()
  /// Points between image and title.
  open var contentSpacing: CGFloat = 8 { didSet { setNeedsLayout() } }
  /// Whether image and title are side by side, and not one above the other.
  open var laysOutHorizontally = true { didSet { setNeedsLayout() } }
  /// The alignment of both from left to right.
  open var contentHorizontalAlignment = ASHorizontalAlignment.middle { didSet { setNeedsLayout() } }
  /// The alignment of both from top to bottom.
  open var contentVerticalAlignment = ASVerticalAlignment.center { didSet { setNeedsLayout() } }
  /// The margins around both, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the image is before or after the title.
  open var imageAlignment = ASButtonNodeImageAlignment.beginning { didSet { setNeedsLayout() } }

  private var titles: [UIControlState: NSAttributedString] = [:]
  private var images: [UIControlState: UIImage] = [:]
  private var backgrounds: [UIControlState: UIImage] = [:]

  /// Makes a button without image and title.
  public override init() {
    super.init()
    automaticallyManagesSubnodes = true
    titleNode.style.flexShrink = 1
  }

  /// Whether the button is enabled; a change may show another image and title.
  open override var isEnabled: Bool { didSet { showState() } }
  /// Whether the button is highlighted; a change may show another image and title.
  open override var isHighlighted: Bool { didSet { showState() } }
  /// Whether the button is selected; a change may show another image and title.
  open override var isSelected: Bool { didSet { showState() } }

  /// Sets the title for a state, in 17 points if `font` is `nil`.
  public func setTitle(
    _ title: String, with font: UIFont?, with color: UIColor?, for state: UIControlState
  ) {
    var attributes: [NSAttributedString.Key: Any] = [.font: font ?? .systemFont(ofSize: 17)]
    if let color { attributes[.foregroundColor] = color }
    setAttributedTitle(NSAttributedString(string: title, attributes: attributes), for: state)
  }

  /// Sets the title for a state.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControlState) {
    titles[state] = title
    showState()
  }

  /// Sets the image for a state.
  public func setImage(_ image: UIImage?, for state: UIControlState) {
    images[state] = image
    showState()
  }

  /// Sets the image behind both for a state.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControlState) {
    backgrounds[state] = image
    showState()
  }

  /// The title for a state; `nil` where none is set.
  public func attributedTitle(for state: UIControlState) -> NSAttributedString? { titles[state] }

  /// The image for a state; `nil` where none is set.
  public func image(for state: UIControlState) -> UIImage? { images[state] }

  override var contentKind: ContentKind {
    (titleNode.attributedText?.length ?? 0) > 0 ? .measured : .fixed
  }

  /// The image and title in a stack, with margins and background where they are set.
  open override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let stack = ASStackLayoutSpec()
    stack.direction = laysOutHorizontally ? .horizontal : .vertical
    stack.spacing = contentSpacing
    stack.horizontalAlignment = contentHorizontalAlignment
    stack.verticalAlignment = contentVerticalAlignment
    var children: [any ASLayoutElement] = []
    if imageNode.image != nil { children.append(imageNode) }
    if (titleNode.attributedText?.length ?? 0) > 0 { children.append(titleNode) }
    stack.children = imageAlignment == .beginning ? children : children.reversed()

    var spec: ASLayoutSpec = stack
    if contentEdgeInsets != .zero {
      spec = ASInsetLayoutSpec(insets: contentEdgeInsets, child: spec)
    }
    if backgroundImageNode.image != nil {
      spec = ASBackgroundLayoutSpec(child: spec, background: backgroundImageNode)
    }
    return spec
  }

  /// Shows the title and images for the current state, or else those for `normal`.
  private func showState() {
    titleNode.attributedText = titles[controlState] ?? titles[.normal]
    imageNode.image = images[controlState] ?? images[.normal]
    backgroundImageNode.image = backgrounds[controlState] ?? backgrounds[.normal]
    imageNode.setNeedsLayout()
    setNeedsLayout()
  }
}
