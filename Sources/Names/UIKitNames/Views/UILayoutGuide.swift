import LayoutConstraints

/// A rectangle for constraints that is not a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, ConstrainedItem {
  /// The view that owns the guide; `nil` where there is none.
  public internal(set) weak var owningView: UIView?
  open var identifier = ""
  /// The frame in the owning view, in points; a built-in guide must have been read before a layout.
  public internal(set) var layoutFrame = CGRect.zero
  /// The kind of a guide that every view has; `nil` for a guide of an author.
  let role: Constraint.Guide?
  public override init() { role = nil }
  init(_ role: Constraint.Guide, of view: UIView) {
    self.role = role
    owningView = view
  }
  package final var constrainedView: UIView? { owningView }
  package final var notation = NotationRecord()
}

extension UIView {
  public var layoutGuides: [UILayoutGuide] { ownGuides }
  /// Adds a guide to the view, and removes it from the view that owned it.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.role == nil, guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    ownGuides.append(guide)
    setNeedsLayout()
  }

  /// Removes a guide from the view, and deactivates its constraints.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.role == nil, guide.owningView === self else { return }
    for constraint in mentions.values where constraint.mentions(guide) {
      constraint.holder?.removeConstraint(constraint)
    }
    ownGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }
  public var layoutMarginsGuide: UILayoutGuide { guide(.layoutMarginsGuide) }
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeAreaLayoutGuide) }
  /// Ours: the whole layout margins guide, as UIKit gives on an upright phone.
  public var readableContentGuide: UILayoutGuide { guide(.layoutMarginsGuide) }
  /// See `safeAreaInsets`.
  var reachOfBars: UIEdgeInsets {
    var insets = SimulatedDevice.current.safeAreaInsets
    if let parent {
      let around = parent.safeAreaInsets
      func reach(of bar: CGFloat, from distance: CGFloat, _ length: CGFloat) -> CGFloat {
        bar > 0 ? max(0, min(bar - distance, length)) : 0
      }
      insets = UIEdgeInsets(
        top: reach(of: around.top, from: frame.minY, frame.height),
        left: reach(of: around.left, from: frame.minX, frame.width),
        bottom: reach(of: around.bottom, from: parent.frame.height - frame.maxY, frame.height),
        right: reach(of: around.right, from: parent.frame.width - frame.maxX, frame.width))
    }
    return insets.adding(additionalSafeArea)
  }

  /// A guide that every view has; always the same object.
  func guide(_ role: Constraint.Guide) -> UILayoutGuide {
    if let guide = builtInGuides[role] { return guide }
    let guide = UILayoutGuide(role, of: self)
    builtInGuides[role] = guide
    return guide
  }
}

extension NSLayoutConstraint {
  /// Whether the guide is an item of the constraint.
  fileprivate func mentions(_ guide: UILayoutGuide) -> Bool {
    let sides = [first, second].compactMap(\.self)
    return sides.contains { $0.end.item === guide || $0.start?.item === guide }
  }
}
