extension UIView {
  public var superview: UIView? { parent }
  /// Inserts a view behind another one; behind all where that is not a subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: list.filter { $0 !== view }.firstIndex { $0 === sibling } ?? 0)
  }
  /// Inserts a view in front of another one; in front of all where that is not a subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let others = list.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count)
  }
  public func bringSubviewToFront(_ view: UIView) { move(view) { $0.endIndex } }
  public func sendSubviewToBack(_ view: UIView) { move(view) { $0.startIndex } }
  private func move(_ view: UIView, to index: ([UIView]) -> Int) {
    guard view.parent === self else { return }
    list.removeAll { $0 === view }
    list.insert(view, at: index(list))
  }

  /// Leaves the superview; ends constraints with views outside, unless it stays the same.
  func leaveSuperview(for next: UIView?) {
    guard let old = parent else { return }
    if old !== next { old.willRemoveSubview(self) }
    old.list.removeAll { $0 === self }
    if old !== next { endConstraintsFromOutside() }
    parent = nil
    old.setNeedsLayout()
  }
  private func endConstraintsFromOutside() {
    for constraint in tree.flatMap(\.mentions.values) {
      guard let holder = constraint.holder, !holder.isDescendant(of: self) else { continue }
      holder.removeConstraint(constraint)
    }
  }
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
    return list.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  var root: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// The closest common ancestor, which may be one of them; `nil` where a view is `nil`.
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
  var tree: [UIView] {
    var waiting = [self]
    var order: [UIView] = []
    while let view = waiting.popLast() {
      order.append(view)
      waiting += view.list.reversed()
    }
    return order
  }
  // Converting to the coordinates of another view in the same tree, or of the root view for `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    // A view that is not optional would be converted as a coordinate space, which asks here again.
    (view ?? root).convert(point, to: self as UIView?)
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
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
