import Foundation

/// What constraints speak of: a view or a layout guide.
package protocol ConstrainedItem: AnyObject {
  /// The view that the item is, or that the guide belongs to; `nil` where a guide belongs to none.
  var constrainedView: UIView? { get }
  /// What a notation other than UIKit's keeps with the item.
  var notation: NotationRecord { get set }
}

extension ConstrainedItem {
  /// What is around the item: for a guide, the view that it belongs to.
  package var enclosingView: UIView? {
    self is UIView ? constrainedView?.superview : constrainedView
  }

  /// What the item is called in messages.
  package var nameForMessages: String { notation.label ?? "\(type(of: self))" }
}

extension Optional where Wrapped == any ConstrainedItem {
  /// What the item is called in messages, or that it is gone.
  package var nameForMessages: String { map(\.nameForMessages) ?? "an item that is gone" }
}

/// What a notation other than UIKit's keeps with a view or a guide.
package struct NotationRecord {
  /// The name for messages; `nil` where it is the class.
  package var label: String?
  /// What the notation made of the item and holds with it, in the order in which it was made.
  package var made: [AnyObject] = []
}

/// One attribute of one item, which it keeps alive: what an anchor is.
package struct ItemAttribute {
  let item: any ConstrainedItem
  let attribute: NSLayoutConstraint.Attribute

  package init(item: any ConstrainedItem, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// An attribute of a view or guide; of anything else, of a guide that belongs to no view, with
  /// which no constraint can be activated.
  init(of item: Any, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(item: item as? any ConstrainedItem ?? UILayoutGuide(), attribute: attribute)
  }
}

/// One attribute of one item, which it does not keep alive: what a constraint speaks of.
struct WeakItemAttribute {
  private(set) weak var item: (any ConstrainedItem)?
  let attribute: NSLayoutConstraint.Attribute

  init(_ strong: ItemAttribute) {
    item = strong.item
    attribute = strong.attribute
    // An optimised build warns otherwise of an item that nobody else keeps, and that is told as gone.
    withExtendedLifetime(strong.item) {}
  }
}

/// What stands on one side of a constraint: an attribute, or the distance between two.
package struct ConstraintSide {
  /// The attribute, or where the distance ends.
  var end: WeakItemAttribute
  /// Where the distance starts; `nil` where it is none.
  var start: WeakItemAttribute?

  package init(_ end: ItemAttribute, from start: ItemAttribute? = nil) {
    self.end = WeakItemAttribute(end)
    self.start = start.map(WeakItemAttribute.init)
  }

  /// The views that are spoken of; `nil` for one that is gone.
  var views: [UIView?] {
    [end.item?.constrainedView] + (start.map { [$0.item?.constrainedView] } ?? [])
  }

  /// The side in words, with the classes of the items.
  var text: String {
    let end = Self.text(of: self.end)
    return start.map { "(\(end) - \(Self.text(of: $0)))" } ?? end
  }

  private static func text(of part: WeakItemAttribute) -> String {
    "\(part.item.nameForMessages).\(part.attribute)"
  }
}
