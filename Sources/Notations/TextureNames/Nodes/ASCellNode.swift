public import Foundation
public import UIKitValues

/// A node that is a row of a table or an item of a collection.
open class ASCellNode: ASDisplayNode {
  /// Whether the cell is chosen.
  open var isSelected = false
  /// Whether the cell is being touched.
  open var isHighlighted = false
  /// How the cell shows that it is chosen; it has no influence on the layout.
  open var selectionStyle = UITableViewCellSelectionStyle.default
  /// What is behind the cell, a view; it has no influence on the layout.
  open var backgroundView: AnyObject?
  /// Something that the cell carries along.
  open var userInfo: Any?
  /// Where the cell is in its table or collection.
  open var indexPath: IndexPath?
  /// The margins of the line below the cell, in points.
  open var separatorInset = UIEdgeInsets.zero
}

/// A cell with one line of text or more, inside margins.
open class ASTextCellNode: ASCellNode {
  /// The text.
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

  /// The text inside its margins.
  open override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASInsetLayoutSpec(insets: textInsets, child: textNode)
  }

  private func showText() {
    textNode.attributedText = NSAttributedString(string: text, attributes: textAttributes)
    setNeedsLayout()
  }
}
