public import Foundation

extension UIView {
  /// The view that contains this one; `nil` where there is none.
  public var superview: UIView? { parent }

  /// Inserts a view at an index among the subviews, unless it would be inside itself.
  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    view.willMove(toSuperview: self)
    view.leaveSuperview(for: self)
    // The notified views may have added this view to that one.
    guard !isDescendant(of: view) else { return }
    list.insert(view, at: max(0, min(index, list.count)))
    view.parent = self
    setNeedsLayout()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Inserts a view behind another one; behind all where that is not a subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: list.filter { $0 !== view }.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a view in front of another one; in front of all where that is not a subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let others = list.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count)
  }

  /// Moves a subview to the front.
  public func bringSubviewToFront(_ view: UIView) { move(view) { $0.endIndex } }

  /// Moves a subview to the back.
  public func sendSubviewToBack(_ view: UIView) { move(view) { $0.startIndex } }

  private func move(_ view: UIView, to index: ([UIView]) -> Int) {
    guard view.parent === self else { return }
    list.removeAll { $0 === view }
    list.insert(view, at: index(list))
  }

  /// Removes the view from its superview.
  func detach() {
    guard parent != nil else { return }
    willMove(toSuperview: nil)
    leaveSuperview(for: nil)
    didMoveToSuperview()
  }

  /// Leaves the superview for another one or none.
  ///
  /// Constraints with views outside are deactivated, unless the superview stays the same.
  private func leaveSuperview(for next: UIView?) {
    guard let old = parent else { return }
    if old !== next { old.willRemoveSubview(self) }
    if let index = old.list.firstIndex(where: { $0 === self }) { old.list.remove(at: index) }
    if old !== next { endConstraintsFromOutside() }
    parent = nil
    old.setNeedsLayout()
  }

  private func endConstraintsFromOutside() {
    for view in tree {
      for constraint in view.mentions.values {
        guard let holder = constraint.holder, !holder.isDescendant(of: self) else { continue }
        holder.removeConstraint(constraint)
      }
    }
  }

  /// Whether the view is `view` or inside it, at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.parent
    }
    return false
  }

  /// The first view with this tag: this one or one inside; `nil` where there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in list {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The root of the view's tree, which may be the view itself.
  var root: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// The closest common ancestor of these views, which may be one of them; `nil` where there is
  /// none, or where a view is `nil`.
  static func closestAncestor(of views: [UIView?]) -> UIView? {
    guard var ancestor = views.first ?? nil else { return nil }
    for view in views.dropFirst() {
      guard let view else { return nil }
      while !view.isDescendant(of: ancestor) {
        guard let parent = ancestor.parent else { return nil }
        ancestor = parent
      }
    }
    return ancestor
  }

  /// This view and all views inside, each before its subviews.
  var tree: [UIView] {
    var waiting = [self]
    var order: [UIView] = []
    while let view = waiting.popLast() {
      order.append(view)
      waiting += view.list.reversed()
    }
    return order
  }
}

extension UIView {
  /// Converts a point of this view to the coordinates of another view in the same tree, or of the
  /// root view for `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// Converts a point of another view in the same tree to the coordinates of this view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  /// Converts a rectangle of this view to the coordinates of another view in the same tree.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle of another view in the same tree to the coordinates of this view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The origin of the view in the coordinates of the root view.
  private var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var view: UIView = self
    while let superview = view.superview {
      origin.x += view.frame.minX
      origin.y += view.frame.minY
      view = superview
    }
    return origin
  }
}
