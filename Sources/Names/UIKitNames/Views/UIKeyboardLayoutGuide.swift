/// A guide with constraints that apply while it is near an edge.
open class UITrackingLayoutGuide: UILayoutGuide {
  private var trackedConstraints: [NSLayoutConstraint] = []
  /// The edges that the guide is near: always the same here.
  var nearEdges: NSDirectionalRectEdge { [] }

  // Constraints are activated if the guide is near that edge, or unless it is.
  open func setConstraints(
    _ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { track(constraints, isActive: nearEdges.contains(edge)) }
  open func setConstraints(
    _ constraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { track(constraints, isActive: nearEdges.isDisjoint(with: edge)) }
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(trackedConstraints)
    trackedConstraints = []
  }
  private func track(_ constraints: [NSLayoutConstraint], isActive: Bool) {
    trackedConstraints += constraints
    if isActive { NSLayoutConstraint.activate(constraints) }
  }
}

/// The rectangle of a keyboard: without one, from the bottom of the safe area to that of the view.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  override var nearEdges: NSDirectionalRectEdge { .bottom }
  /// Whether the guide begins at the bottom of the safe area, or at that of the view.
  open var usesBottomSafeArea = true { didSet { applyBottom() } }
  // These are stored only.
  open var followsUndockedKeyboard = false, keyboardDismissPadding: CGFloat = 0
  private var top: NSLayoutConstraint?
  /// Ties the guide to the bottom of its view.
  func tie() {
    guard let owningView else { return }
    let edges = [
      leadingAnchor.constraint(equalTo: owningView.leadingAnchor),
      trailingAnchor.constraint(equalTo: owningView.trailingAnchor),
      bottomAnchor.constraint(equalTo: owningView.bottomAnchor),
    ]
    edges.forEach(activateUnlisted)
    applyBottom()
  }
  private func applyBottom() {
    guard let owningView else { return }
    top?.isActive = false
    let edge =
      usesBottomSafeArea
      ? owningView.safeAreaLayoutGuide.bottomAnchor : owningView.bottomAnchor
    let tied = topAnchor.constraint(equalTo: edge)
    activateUnlisted(tied)
    top = tied
  }
  private func activateUnlisted(_ constraint: NSLayoutConstraint) {
    constraint.isListed = false
    constraint.isActive = true
  }
}

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = ownKeyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    ownKeyboardGuide = guide
    addLayoutGuide(guide)
    guide.tie()
    return guide
  }
}
