/// An item of constraints: a view or a layout guide.
@preconcurrency @MainActor package protocol ConstrainedItem: AnyObject {
  /// The view itself, or the view that owns the guide; `nil` for a guide without an owner.
  var constrainedView: UIView? { get }
  /// The data that a notation other than UIKit's stores with the item.
  var notation: NotationRecord { get set }
}

extension ConstrainedItem {
  /// The superview of a view, or the view that owns a guide.
  package var enclosingView: UIView? {
    self is UIView ? constrainedView?.superview : constrainedView
  }
  package var nameForMessages: String { notation.label ?? "\(type(of: self))" }
}

@MainActor extension Optional where Wrapped == any ConstrainedItem {
  /// The item's name in messages, or that it no longer exists.
  package var nameForMessages: String {
    map { $0.nameForMessages } ?? "an item that no longer exists"
  }
}

/// The data that a notation other than UIKit's stores with a view or a guide.
package struct NotationRecord {
  /// The name for messages; `nil` for the class.
  package var label: String?
  /// The objects that the notation created for the item and keeps alive, in the order of creation.
  package var made: [AnyObject] = []
}

/// One attribute of one item, which it keeps alive, as an anchor does.
package struct ItemAttribute {
  let item: any ConstrainedItem, attribute: NSLayoutConstraint.Attribute
  package init(item: any ConstrainedItem, attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }
  /// An attribute of a view or guide; of anything else, of a guide that cannot be constrained.
  @MainActor init(of item: Any, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(item: item as? any ConstrainedItem ?? UILayoutGuide(), attribute: attribute)
  }
}

/// One attribute of one item, which it does not keep alive, as a constraint does not.
struct WeakItemAttribute {
  private(set) weak var item: (any ConstrainedItem)?
  let attribute: NSLayoutConstraint.Attribute
  init(_ strong: ItemAttribute) {
    item = strong.item
    attribute = strong.attribute
    // Without this an optimised build warns about an item that nothing else keeps alive.
    withExtendedLifetime(strong.item) {}
  }
  init() { attribute = .notAnAttribute }
}

/// One side of a constraint: an attribute, or the distance between two attributes.
@MainActor package struct ConstraintSide {
  /// The attribute, or the end of the distance.
  var end: WeakItemAttribute
  /// The start of the distance; `nil` for a single attribute.
  var start: WeakItemAttribute?
  package init(_ end: ItemAttribute, from start: ItemAttribute? = nil) {
    self.end = WeakItemAttribute(end)
    self.start = start.map(WeakItemAttribute.init)
  }
  static var none: ConstraintSide { ConstraintSide() }
  private init() { end = WeakItemAttribute() }
  /// The views of the items; `nil` for an item that no longer exists.
  var views: [UIView?] { [end, start].compactMap(\.self).map { $0.item?.constrainedView } }
  var text: String {
    func text(_ side: WeakItemAttribute) -> String {
      "\(side.item.nameForMessages).\(side.attribute)"
    }
    return start.map { "(\(text(end)) - \(text($0)))" } ?? text(end)
  }
}
