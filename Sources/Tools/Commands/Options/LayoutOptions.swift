import ArgumentParser
import Geometry
import LayoutConstraints
import Scenarios

struct SolverOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Solver of the constraints: direct hands all of them to GLPK, reduced only what is left "
        + "after algebra. Both give the same layouts. (default: \(ConstraintSolver.usual.rawValue))",
      valueName: ConstraintSolver.words),
    transform: { try ConstraintSolver.word($0, called: "a solver") })
  var solver = ConstraintSolver.usual
}

struct TrustOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The notation that is right where layouts differ: changes of the other one are suggested. "
        + "(default: that of the scenario's 'trust', or either)",
      valueName: Engine.words),
    transform: { try Engine.word($0, called: "a notation") })
  var trust: Engine?
}

struct RoundingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Pixels per point, or off for exact lengths. (default: the scenario's scale)",
      valueName: Rounding.words),
    transform: Rounding.fromArgument)
  var rounding: Rounding?

  func rounding(for scenario: Scenario) -> Rounding {
    rounding ?? .pixels(scale: scenario.scale)
  }
}

struct ContainerOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A container, W or WxH in points. (default: the scenario's first)", valueName: "W|WxH"),
    transform: Container.fromArgument)
  var container: Container?

  func container(of scenario: Scenario) -> Container {
    container ?? scenario.containers[0]
  }
}
