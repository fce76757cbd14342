/// A row of a table, or an item of a collection.
open class ASCellNode: ASDisplayNode {
  open var isSelected = false, isHighlighted = false,
    selectionStyle = UITableViewCellSelectionStyle.default, backgroundView: AnyObject?,
    userInfo: Any?, indexPath: IndexPath?, separatorInset = UIEdgeInsets.zero
}

/// A cell with a text inside margins.
open class ASTextCellNode: ASCellNode {
  public let textNode = ASTextNode()
  open var textAttributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 18)] {
    didSet { showText() }
  }
  open var textInsets = UIEdgeInsets(top: 11, left: 15, bottom: 11, right: 15) {
    didSet { setNeedsLayout() }
  }
  open var text = "" { didSet { showText() } }
  public override init() {
    super.init()
    automaticallyManagesSubnodes = true
  }
  public convenience init(attributes: [AnyHashable: Any], insets: UIEdgeInsets) {
    self.init()
    let named = attributes.compactMap { name, value -> (NSAttributedString.Key, Any)? in
      if let key = name.base as? NSAttributedString.Key { return (key, value) }
      return (name.base as? String).map { (NSAttributedString.Key($0), value) }
    }
    textAttributes = Dictionary(named) { first, _ in first }
    textInsets = insets
  }
  open override func layoutSpecThatFits(_: ASSizeRange) -> ASLayoutSpec {
    ASInsetLayoutSpec(insets: textInsets, child: textNode)
  }
  private func showText() {
    textNode.attributedText = NSAttributedString(string: text, attributes: textAttributes)
    setNeedsLayout()
  }
}
