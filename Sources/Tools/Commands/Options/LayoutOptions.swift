import ArgumentParser
import Geometry
import LayoutConstraints
import Scenarios

extension ConstraintSolver {
  /// Reads a solver from the command line.
  static func fromArgument(_ text: String) throws -> ConstraintSolver {
    try word(text, called: "a solver")
  }
}

/// How constraints are solved; the same words in every command that lays them out.
struct SolverOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Solver of the constraints: direct hands all of them to GLPK, reduced only what is left "
        + "after algebra. Both give the same layouts. (default: \(ConstraintSolver.usual.rawValue))",
      valueName: ConstraintSolver.words),
    transform: ConstraintSolver.fromArgument)
  var solver = ConstraintSolver.usual
}

/// Whether lengths are put on pixels; the same words in every command that lays out one scenario.
struct RoundingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Pixels per point, or off for exact lengths. (default: the scenario's scale)",
      valueName: Rounding.words),
    transform: Rounding.fromArgument)
  var rounding: Rounding?

  /// The rounding that was asked for, or that of the scenario.
  func rounding(for scenario: Scenario) -> Rounding {
    rounding ?? .pixels(scale: scenario.scale)
  }
}

/// The one container of a command that lays a scenario out once.
struct ContainerOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A container, W or WxH in points. (default: the scenario's first)", valueName: "W|WxH"),
    transform: Container.fromArgument)
  var container: Container?

  /// The container that was asked for, or the first of the scenario.
  func container(of scenario: Scenario) -> Container {
    container ?? scenario.containers[0]
  }
}
