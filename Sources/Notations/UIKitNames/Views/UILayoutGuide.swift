public import Foundation
import LayoutConstraints
import UIKitValues

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

extension UIView {
  /// The guides of an author's that belong to the view.
  public var layoutGuides: [UILayoutGuide] { ownGuides }

  /// Gives a guide to the view, and takes it from the one that had it.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.role == nil, guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    ownGuides.append(guide)
    setNeedsLayout()
  }

  /// Takes a guide from the view; constraints with it end.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.role == nil, guide.owningView === self else { return }
    for constraint in mentions.values where constraint.speaks(of: guide) {
      constraint.holder?.removeConstraint(constraint)
    }
    ownGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The view without its layout margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.layoutMarginsGuide) }

  /// The view without what bars cover.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeAreaLayoutGuide) }

  /// The part of the margins that is narrow enough to be read.
  ///
  /// Ours: all of the margins, which is what UIKit gives on a phone held upright.
  public var readableContentGuide: UILayoutGuide { guide(.layoutMarginsGuide) }

  /// How far bars reach into the view, and what a controller adds.
  var reachOfBars: UIEdgeInsets {
    var insets = SimulatedDevice.current.safeAreaInsets
    if let parent {
      let around = parent.safeAreaInsets
      func part(of bar: CGFloat, from distance: CGFloat, _ length: CGFloat) -> CGFloat {
        bar > 0 ? max(0, min(bar - distance, length)) : 0
      }
      insets = UIEdgeInsets(
        top: part(of: around.top, from: frame.minY, frame.height),
        left: part(of: around.left, from: frame.minX, frame.width),
        bottom: part(of: around.bottom, from: parent.frame.height - frame.maxY, frame.height),
        right: part(of: around.right, from: parent.frame.width - frame.maxX, frame.width))
    }
    return UIEdgeInsets(
      top: insets.top + additionalSafeArea.top, left: insets.left + additionalSafeArea.left,
      bottom: insets.bottom + additionalSafeArea.bottom,
      right: insets.right + additionalSafeArea.right)
  }

  /// One of the guides that every view has: always the same object.
  func guide(_ role: Constraint.Guide) -> UILayoutGuide {
    if let guide = builtInGuides[role] { return guide }
    let guide = UILayoutGuide(role, of: self)
    builtInGuides[role] = guide
    return guide
  }
}

extension NSLayoutConstraint {
  /// Whether the guide is an item of the constraint.
  fileprivate func speaks(of guide: UILayoutGuide) -> Bool {
    let sides = [first, second].compactMap(\.self)
    return sides.contains { $0.end.item === guide || $0.start?.item === guide }
  }
}
