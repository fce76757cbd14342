import Foundation
import Geometry
import LayoutConstraints
import UIKitValues

extension UIView {
  /// Says that the layout may be another one now.
  public func setNeedsLayout() {
    var view: UIView? = self
    while let current = view {
      current.wantsLayout = true
      view = current.parent ?? current.shownBy
    }
  }

  /// Lays out the whole tree that the view is part of, if anything in it has changed.
  ///
  /// The outermost view keeps its size. Frames are put on the pixels of the current device. If
  /// `layoutSubviews()` changes something, the tree is laid out again, at most three times in all.
  /// Called from within `layoutSubviews()`, it decides the frames anew, of which views are told
  /// afterwards; from within `updateConstraints()` or `intrinsicContentSize` it does nothing, since
  /// the frames are only being decided.
  public func layoutIfNeeded() {
    let root = root
    switch root.layoutPhase {
    case .decidingFrames: return
    case .tellingViews:
      if root.wantsLayout { root.decideFrames() }
    case .none:
      var passes = 0
      while root.wantsLayout && passes < 3 {
        root.decideFrames()
        for view in root.tree { view.wantsLayout = false }
        root.layoutPhase = .tellingViews
        for view in root.tree { view.layoutSubviews() }
        root.layoutPhase = .none
        passes += 1
      }
    }
  }

  private func decideFrames() {
    let phase = layoutPhase
    layoutPhase = .decidingFrames
    updateConstraintsIfNeeded()
    solve()
    layoutPhase = phase
  }

  /// Says that `updateConstraints()` has something to do.
  public func setNeedsUpdateConstraints() {
    wantsConstraintUpdate = true
    setNeedsLayout()
  }

  /// Whether `updateConstraints()` is going to be called.
  public func needsUpdateConstraints() -> Bool { wantsConstraintUpdate }

  /// Calls `updateConstraints()` of every view inside that asked for it, the innermost first.
  public func updateConstraintsIfNeeded() {
    for view in tree.reversed() where view.wantsConstraintUpdate {
      // Before too, so that a view that asks for a layout in between is not asked again.
      view.wantsConstraintUpdate = false
      view.updateConstraints()
      view.wantsConstraintUpdate = false
    }
  }

  /// The size that fits the view, as near to the target as these priorities ask.
  func fittingSize(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let tree = ViewSystem(of: self)
    let target = FittingTarget(
      targetSize, horizontalPriority: Double(horizontal.rawValue),
      verticalPriority: Double(vertical.rawValue))
    do throws(ConstraintError) {
      let size = try tree.system.fittingSize(
        of: ConstraintSystem.container, target, rounding: SimulatedDevice.current.rounding)
      fittingFailure = nil
      return size
    } catch {
      fittingFailure = .noLayout(reason: error.description)
      return .zero
    }
  }

  /// Whether the constraints leave the view's frame open.
  public var hasAmbiguousLayout: Bool {
    guard let (tree, layout) = rootLayout(), let item = tree.item(of: self) else { return false }
    let name = tree.system.items[item].name
    return layout.ambiguousElements.contains { $0.element == name }
  }

  /// The constraints that hold the view's edges along an axis, in the order of activation.
  ///
  /// Those without which, or with another constant of which, an edge would lie elsewhere.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let (tree, layout) = rootLayout(), let item = tree.item(of: self) else { return [] }
    let attributes: [Constraint.Attribute] =
      axis == .horizontal ? [.left, .right] : [.top, .bottom]
    let anchors = attributes.map { Constraint.Anchor(item: item, attribute: $0) }
    let conditions = (try? layout.because(of: anchors))?.flatMap { $0.causes.flatMap(\.conditions) }
    var found: Set<Int> = []
    for case .constraint(let index) in conditions ?? [] { found.insert(index) }
    return found.sorted().compactMap { tree.constraints[$0] }
  }

  /// What keeps the views from being laid out as they were meant to be; empty where nothing does.
  ///
  /// About this view and everything inside it. UIKit has no such property: it stops the program.
  public var layoutProblems: [ViewProblem] {
    var problems: [ViewProblem] = []
    let failures = [failure, fittingFailure].compactMap(\.self)
    for problem in ViewSystem(of: self).problems + failures
    where !problems.contains(problem) {
      problems.append(problem)
    }
    return problems
  }

  /// The layout of the whole tree; `nil` where there is none.
  private func rootLayout() -> (ViewSystem, ConstraintLayout)? {
    root.updateConstraintsIfNeeded()
    let tree = ViewSystem(of: root)
    let container = Container(width: root.frame.width, height: root.frame.height)
    guard
      let layout = try? tree.system.layout(
        in: container, rounding: SimulatedDevice.current.rounding)
    else { return nil }
    return (tree, layout)
  }

  /// Lays out everything inside this view, and sets the frames.
  private func solve() {
    let tree = ViewSystem(of: self)
    let container = Container(width: frame.width, height: frame.height)
    do throws(ConstraintError) {
      let layout = try tree.system.layout(
        in: container, rounding: SimulatedDevice.current.rounding)
      try tree.apply(layout, SimulatedDevice.current.rounding)
      failure = nil
    } catch {
      failure = .noLayout(reason: error.description)
    }
  }
}
