import LayoutSpecs

/// The position of a button's image: before or after its title.
public enum ASButtonNodeImageAlignment: Int, Sendable { case beginning, end }

/// A button: an image and a title side by side, inside margins, over a background.
open class ASButtonNode: ASControlNode {
  public let titleNode = ASTextNode(), imageNode = ASImageNode(),
    backgroundImageNode = ASImageNode()
  open var contentSpacing: CGFloat = 8 { didSet { setNeedsLayout() } }
  open var laysOutHorizontally = true { didSet { setNeedsLayout() } }
  open var contentHorizontalAlignment = ASHorizontalAlignment.middle { didSet { setNeedsLayout() } }
  open var contentVerticalAlignment = ASVerticalAlignment.center { didSet { setNeedsLayout() } }
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageAlignment = ASButtonNodeImageAlignment.beginning { didSet { setNeedsLayout() } }
  private var titles: [UIControlState: NSAttributedString] = [:],
    images: [UIControlState: UIImage] = [:], backgrounds: [UIControlState: UIImage] = [:]
  public override init() {
    super.init()
    automaticallyManagesSubnodes = true
    titleNode.style.flexShrink = 1
  }
  open override var isEnabled: Bool { didSet { showState() } }
  open override var isHighlighted: Bool { didSet { showState() } }
  open override var isSelected: Bool { didSet { showState() } }
  /// Sets the title for a state, in 17 points if `font` is `nil`.
  public func setTitle(
    _ title: String, with font: UIFont?, with color: UIColor?, for state: UIControlState
  ) {
    var attributes: [NSAttributedString.Key: Any] = [.font: font ?? .systemFont(ofSize: 17)]
    if let color { attributes[.foregroundColor] = color }
    setAttributedTitle(NSAttributedString(string: title, attributes: attributes), for: state)
  }
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControlState) {
    titles[state] = title
    showState()
  }
  public func setImage(_ image: UIImage?, for state: UIControlState) {
    images[state] = image
    showState()
  }
  public func setBackgroundImage(_ image: UIImage?, for state: UIControlState) {
    backgrounds[state] = image
    showState()
  }
  public func attributedTitle(for state: UIControlState) -> NSAttributedString? { titles[state] }
  public func image(for state: UIControlState) -> UIImage? { images[state] }
  override var contentKind: ContentKind { titleNode.hasText ? .measured : .fixed }
  open override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let stack = ASStackLayoutSpec()
    stack.direction = laysOutHorizontally ? .horizontal : .vertical
    stack.spacing = contentSpacing
    stack.horizontalAlignment = contentHorizontalAlignment
    stack.verticalAlignment = contentVerticalAlignment
    var children: [any ASLayoutElement] = []
    if imageNode.image != nil { children.append(imageNode) }
    if titleNode.hasText { children.append(titleNode) }
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
  private func showState() {
    titleNode.attributedText = titles[controlState] ?? titles[.normal]
    imageNode.image = images[controlState] ?? images[.normal]
    backgroundImageNode.image = backgrounds[controlState] ?? backgrounds[.normal]
    imageNode.setNeedsLayout()
    setNeedsLayout()
  }
}
