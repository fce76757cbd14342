import Geometry
import LayoutConstraints

extension UIView {
  /// Lays out the tree of which the view is the root; see `layoutIfNeeded()`.
  func layOutTree() {
    switch layoutPhase {
    case .solving: return
    case .notifying:
      if needsLayout { solveConstraints() }
    case .none:
      var passes = 0
      while needsLayout && passes < 3 {
        solveConstraints()
        for view in tree { view.needsLayout = false }
        layoutPhase = .notifying
        let views = tree
        for view in views {
          let controller = view.controller
          controller?.viewWillLayoutSubviews()
          view.layoutSubviews()
          controller?.viewDidLayoutSubviews()
        }
        for view in views where !view.observations.isEmpty { view.notifyObservers() }
        layoutPhase = .none
        passes += 1
      }
    }
  }
  private func solveConstraints() {
    let phase = layoutPhase
    layoutPhase = .solving
    updateConstraintsIfNeeded()
    do throws(ConstraintError) {
      let (tree, layout) = try solved()
      try tree.apply(layout, SimulatedDevice.current.rounding)
      failure = nil
    } catch {
      failure = .noLayout(reason: error.description)
    }
    layoutPhase = phase
  }
  public func needsUpdateConstraints() -> Bool { needsConstraintUpdate }
  /// The size that satisfies the constraints inside the view and is nearest to the target.
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

  /// Whether the constraints do not determine the view's frame uniquely.
  public var hasAmbiguousLayout: Bool {
    guard let (tree, layout) = rootLayout(), let item = tree.item(of: self) else { return false }
    let name = tree.system.items[item].name
    return layout.ambiguousElements.contains { $0.element == name }
  }

  /// The constraints without which the view's edges along an axis would be elsewhere, in order.
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

  /// Ours: the problems of the layout of this view and of all views inside; UIKit stops or logs.
  public var layoutProblems: [ViewProblem] {
    let failures = [failure, fittingFailure].compactMap(\.self)
    return (ViewSystem(of: self, asksRoot: false).problems + failures).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }
  private func rootLayout() -> (ViewSystem, ConstraintLayout)? {
    root.updateConstraintsIfNeeded()
    return try? root.solved()
  }
  /// The tree inside this view and its layout, for the view's current size.
  private func solved() throws(ConstraintError) -> (ViewSystem, ConstraintLayout) {
    let tree = ViewSystem(of: self, asksRoot: false)
    let container = Container(width: frame.width, height: frame.height)
    let rounding = SimulatedDevice.current.rounding
    return (tree, try tree.system.layout(in: container, rounding: rounding))
  }
}

/// The phase of a layout of a tree, on which the effect of a layout that a view requests depends.
enum LayoutPhase {
  /// No layout is in progress.
  case none
  /// Constraints are updated, collected and solved.
  case solving
  /// `layoutSubviews()` of the views is called.
  case notifying
}
