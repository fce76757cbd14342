public import Foundation
public import UIKitValues

/// A guide with constraints that apply while it is near an edge.
open class UITrackingLayoutGuide: UILayoutGuide {
  private var trackedConstraints: [NSLayoutConstraint] = []
  /// The edges that the guide is near: it does not move here.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Keeps constraints, and activates them if the guide is near that edge.
  open func setConstraints(
    _ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { track(constraints, isActive: nearEdges.contains(edge)) }

  /// Keeps constraints, and activates them unless the guide is near that edge.
  open func setConstraints(
    _ constraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { track(constraints, isActive: nearEdges.isDisjoint(with: edge)) }

  /// Deactivates and forgets all constraints.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(trackedConstraints)
    trackedConstraints = []
  }

  private func track(_ constraints: [NSLayoutConstraint], isActive: Bool) {
    trackedConstraints += constraints
    if isActive { NSLayoutConstraint.activate(constraints) }
  }
}

/// The rectangle that a keyboard covers.
///
/// There is no keyboard here. As in UIKit without a keyboard, the guide reaches from the bottom of
/// the safe area to the bottom of the view.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  override var nearEdges: NSDirectionalRectEdge { .bottom }
  /// Whether the guide follows a keyboard that is not at the bottom; it has no influence here.
  open var followsUndockedKeyboard = false
  /// Whether the guide begins at the bottom of the safe area where there is no keyboard, and at the
  /// bottom of the view otherwise.
  open var usesBottomSafeArea = true { didSet { applyBottom() } }
  /// The distance at which a finger takes the keyboard along, in points; it has no influence here.
  open var keyboardDismissPadding: CGFloat = 0
  private var top: NSLayoutConstraint?

  /// Ties the guide to the bottom of its view.
  func tie() {
    guard let owningView else { return }
    let edges = [
      leadingAnchor.constraint(equalTo: owningView.leadingAnchor),
      trailingAnchor.constraint(equalTo: owningView.trailingAnchor),
      bottomAnchor.constraint(equalTo: owningView.bottomAnchor),
    ]
    for edge in edges {
      edge.isListed = false
      edge.isActive = true
    }
    applyBottom()
  }

  private func applyBottom() {
    guard let owningView else { return }
    top?.isActive = false
    let edge =
      usesBottomSafeArea
      ? owningView.safeAreaLayoutGuide.bottomAnchor : owningView.bottomAnchor
    let tied = topAnchor.constraint(equalTo: edge)
    tied.isListed = false
    tied.isActive = true
    top = tied
  }
}

extension UIView {
  /// The rectangle that a keyboard covers in the view; there is no keyboard here.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = ownKeyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    ownKeyboardGuide = guide
    addLayoutGuide(guide)
    guide.tie()
    return guide
  }
}
