import Geometry
import LayoutConstraints
import Layouts

/// The solvers that are asked for the constraints' layouts at a few lengths of each step.
///
/// The reduced solver, which finds no segments, keeps what does not change from one length to the
/// next, and looks for equally good layouts only in the components that have some. The direct solver is
/// asked too, now and then.
struct TrialSolvers {
  private let screen: ProvenScreen
  private let rounding: Rounding
  private var reduced: ConstraintLayouter?
  private var steps = 0

  /// The direct solver is asked in the first of this many steps.
  static let directEvery = 32

  init(_ screen: ProvenScreen, rounding: Rounding = .exact) {
    self.screen = screen
    self.rounding = rounding
  }

  /// The layouts in the containers of one step.
  mutating func layouts(
    in containers: [Container]
  ) throws(LayoutFailure) -> [ConstraintLayout] {
    defer { steps += 1 }
    let asksDirect = steps.isMultiple(of: Self.directEvery)
    var layouts: [ConstraintLayout] = []
    for container in containers {
      layouts.append(
        asksDirect
          ? try screen.layouts.constraints(in: container, rounding: rounding)
          : try reducedLayout(in: container))
    }
    return layouts
  }

  /// The reduced solver's layout in a container.
  mutating func reducedLayout(
    in container: Container
  ) throws(LayoutFailure) -> ConstraintLayout {
    do {
      var layouter: ConstraintLayouter
      if let kept = reduced.take() {
        layouter = kept
      } else {
        layouter = try ConstraintLayouter(screen.system, rounding: rounding, solver: .reduced)
      }
      defer { reduced = layouter }
      return try layouter.layout(in: container)
    } catch {
      throw LayoutFailure(error)
    }
  }
}
