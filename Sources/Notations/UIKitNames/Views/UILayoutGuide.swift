public import Foundation
import LayoutConstraints

/// A rectangle that constraints may speak of, and that is no view.
open class UILayoutGuide: NSObject, ConstrainedItem {
  /// The view that the guide belongs to, in whose coordinates it lies.
  public internal(set) weak var owningView: UIView?
  /// A name for messages.
  open var identifier = ""
  /// Where the guide lies in its view after a layout, in points; one that every view has is zero
  /// until it was asked for before a layout.
  public internal(set) var layoutFrame = CGRect.zero
  /// Which of the guides that every view has this is; `nil` for one of an author's.
  let role: Constraint.Guide?

  /// Makes a guide; `UIView.addLayoutGuide(_:)` gives it to a view.
  public override init() { role = nil }

  init(_ role: Constraint.Guide, of view: UIView) {
    self.role = role
    owningView = view
  }

  package final var constrainedView: UIView? { owningView }

  package final var notation = NotationRecord()
}
