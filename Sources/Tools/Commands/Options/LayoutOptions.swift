import ArgumentParser
import Geometry
import LayoutConstraints
import RunRecords
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
      "A container, W or WxH in points, in a case where named: \"320, long\". (default: the scenario's first)",
      valueName: "W|WxH"),
    transform: Container.fromArgument)
  var container: Container?

  /// The container, and the case of the scenario that it shows; ends the command where there is no such
  /// case.
  func shown(_ scenario: Scenario) throws -> (Scenario, Container) {
    let container = container ?? scenario.containers[0]
    return (try scenario.shownOrEnded(in: container), container)
  }
}

extension Scenario {
  /// The case that a container shows; ends the command where there is no such case.
  func shownOrEnded(in container: Container) throws -> Scenario {
    let shown = shown(in: container)
    if let name = container.caseName, shown.caseName != name {
      let names = cases.compactMap(\.caseName)
      try ExitStatus.nothingMatches.exit(
        with: "\(file): error: there is no case '\(name.shortened)'"
          + (names.isEmpty ? "" : ": \(NearestWord.hint(for: name, among: names))"))
    }
    return shown
  }
}
