public import Foundation

extension UIView {
  /// The views inside this one, from the lowest to the topmost.
  public var subviews: [UIView] { list }

  /// The view that this one is inside of.
  public var superview: UIView? { parent }

  /// Puts a view at a place among the others, unless it would end up inside itself.
  func take(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    view.willMove(toSuperview: self)
    view.leaveSuperview(for: self)
    // Whoever was told of the move may have put this view into that one.
    guard !isDescendant(of: view) else { return }
    list.insert(view, at: max(0, min(index, list.count)))
    view.parent = self
    setNeedsLayout()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Puts a view below another one.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: list.filter { $0 !== view }.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a view above another one.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let others = list.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count)
  }

  /// Moves a view to the top.
  public func bringSubviewToFront(_ view: UIView) { move(view) { $0.endIndex } }

  /// Moves a view to the bottom.
  public func sendSubviewToBack(_ view: UIView) { move(view) { $0.startIndex } }

  private func move(_ view: UIView, to index: ([UIView]) -> Int) {
    guard view.parent === self else { return }
    list.removeAll { $0 === view }
    list.insert(view, at: index(list))
  }

  /// Takes the view out of its superview.
  func leave() {
    guard parent != nil else { return }
    willMove(toSuperview: nil)
    leaveSuperview(for: nil)
    didMoveToSuperview()
  }

  /// Leaves the superview; constraints held outside end, unless the view only changes its place.
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

  /// The view with this tag: this one or one inside it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in list {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The view that is around all others, which may be this one.
  var root: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// The view that is around all of these or one of them, and inside all others that are; `nil`
  /// where there is none, or where a view is missing.
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

  /// This view and all inside it, each before those inside it.
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
  /// A point of this view in the coordinates of another one in the same tree; of the outermost view
  /// where that is `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// A point of another view in the same tree, in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  /// A rectangle of this view in the coordinates of another one in the same tree.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view in the same tree, in the coordinates of this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the view begins in the outermost one, whose own place does not count.
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
