import Foundation
import Geometry
import LayoutConstraints
import UIKitValues

extension UIView {
  /// Says of the view and of those around it that their layout may be another one now.
  func spoilLayout() {
    var view: UIView? = self
    while let current = view {
      current.wantsLayout = true
      view = current.parent ?? current.shownBy
    }
  }

  /// Lays out the tree of which the view is the outermost one; see `layoutIfNeeded()`.
  func layOutTree() {
    switch layoutPhase {
    case .decidingFrames: return
    case .tellingViews:
      if wantsLayout { decideFrames() }
    case .none:
      var passes = 0
      while wantsLayout && passes < 3 {
        decideFrames()
        for view in tree { view.wantsLayout = false }
        layoutPhase = .tellingViews
        for view in tree { view.layoutSubviews() }
        layoutPhase = .none
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

  /// Whether `updateConstraints()` is going to be called.
  public func needsUpdateConstraints() -> Bool { wantsConstraintUpdate }

  /// Calls `updateConstraints()` of every view inside that asked for it, the innermost first.
  func updateConstraintsOfTree() {
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
    return try? root.solved()
  }

  /// Lays out everything inside this view, and sets the frames.
  private func solve() {
    do throws(ConstraintError) {
      let (tree, layout) = try solved()
      try tree.apply(layout, SimulatedDevice.current.rounding)
      failure = nil
    } catch {
      failure = .noLayout(reason: error.description)
    }
  }

  /// Everything inside this view, in its present size.
  private func solved() throws(ConstraintError) -> (ViewSystem, ConstraintLayout) {
    let tree = ViewSystem(of: self)
    let container = Container(width: frame.width, height: frame.height)
    let rounding = SimulatedDevice.current.rounding
    return (tree, try tree.system.layout(in: container, rounding: rounding))
  }
}

/// What a layout of a tree of views is about at the moment.
///
/// Views are asked and told in the midst of a layout, and may then ask for one themselves.
enum LayoutPhase {
  /// There is no layout under way.
  case none
  /// Constraints are updated and collected, and solved.
  case decidingFrames
  /// Views are told of their frames.
  case tellingViews
}
