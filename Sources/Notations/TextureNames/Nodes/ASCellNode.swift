public import Foundation
public import UIKitValues

/// A row of a table, or an item of a collection.
open class ASCellNode: ASDisplayNode {
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether the cell is highlighted.
  open var isHighlighted = false
  /// The appearance of the selected cell; it has no influence on the layout.
  open var selectionStyle = UITableViewCellSelectionStyle.default
  /// The view behind the cell; it has no influence on the layout.
  open var backgroundView: AnyObject?
  /// A value of the app that is stored with the cell.
  open var userInfo: Any?
  /// The position of the cell in its table or collection.
  open var indexPath: IndexPath?
  /// The margins of the separator below the cell, in points.
  open var separatorInset = UIEdgeInsets.zero
}

/// A cell with a text inside margins.
open class ASTextCellNode: ASCellNode {
  /// The node of the text.
  public let textNode = ASTextNode()
  /// The attributes of the text.
  open var textAttributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 18)] {
    didSet { showText() }
  }
  /// The margins, in points.
  open var textInsets = UIEdgeInsets(top: 11, left: 15, bottom: 11, right: 15) {
    didSet { setNeedsLayout() }
  }
  /// The characters of the text.
  open var text = "" {
    didSet { showText() }
  }

  /// Makes a cell without text.
  public override init() {
    super.init()
    automaticallyManagesSubnodes = true
  }

  /// Makes a cell without text, with attributes for its texts and with margins, in points.
  public convenience init(attributes: [AnyHashable: Any], insets: UIEdgeInsets) {
    self.init()
    let named = attributes.compactMap { name, value -> (NSAttributedString.Key, Any)? in
      if let key = name.base as? NSAttributedString.Key { return (key, value) }
      return (name.base as? String).map { (NSAttributedString.Key($0), value) }
    }
    textAttributes = Dictionary(named) { first, _ in first }
    textInsets = insets
  }

  /// The text inside its margins.
  open override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASInsetLayoutSpec(insets: textInsets, child: textNode)
  }

  private func showText() {
    textNode.attributedText = NSAttributedString(string: text, attributes: textAttributes)
    setNeedsLayout()
  }
}
