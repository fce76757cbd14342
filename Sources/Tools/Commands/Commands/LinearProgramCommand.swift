import ArgumentParser
import Explaining
import Foundation
import Geometry
import LayoutConstraints
import Layouts
import LinearProgramming
import RunRecords
import Scenarios

struct LinearProgramCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lp",
    abstract: "Print the linear program that the constraints of a scenario become.",
    discussion: """
      Any solver of linear programs can read it. Names come from the rules, and comments give the \
      rule of each row with its line. Text has its size at its final width.

      Priorities are levels, and a file has one level: it minimises the errors of that priority, with \
      the optimum of all higher levels locked. Level 1 is the highest priority below required. Level 0 \
      has the required constraints only, as they are written, and asks only whether they can be \
      satisfied.

      With --reduced, it prints what the reduced solver makes of the constraints instead: for work on \
      the solver.

      Examples:
        layoutdiff lp Scenarios/repository-row.yaml
        layoutdiff lp Scenarios/repository-row.yaml --format mps --level 2

      \(ExitStatus.help)
      """)

  @Argument(help: Scenario.argumentHelp, transform: Scenario.pathFromArgument)
  var file: String

  @Option(
    help: ArgumentHelp("The file format.", valueName: FileFormat.words),
    transform: FileFormat.fromArgument)
  var format = FileFormat.cplexLP

  @Option(help: "The priority level, from 0.")
  var level = 1

  @Flag(help: "Print the state of the reduced system instead of the program.")
  var reduced = false

  @OptionGroup
  var containerOptions: ContainerOptions

  @OptionGroup
  var roundingOptions: RoundingOptions

  @Option(help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"))
  var output: String?

  func validate() throws {
    guard level >= 0 else { throw ValidationError("--level is 0 or more.") }
  }

  func run() throws {
    let (scenario, container) = try containerOptions.shown(Scenario.fromArgument(file))
    // One layout, and one program for each priority: there is no more to bound.
    let work = LayoutWork()
    work.begin("solving \(scenario.id) at \(container.inPoints)")
    Interruption.begin(work)
    let layouts = ScenarioLayouts(scenario)
    let rounding = roundingOptions.rounding(for: scenario)
    let layoutProgram: LayoutProgram
    do {
      if reduced {
        let dump = try layouts.reducedDump(in: container, rounding: rounding)
        return try OutputFile.deliver(dump, to: output, reading: [file])
      }
      layoutProgram = try layouts.linearProgram(in: container, rounding: rounding)
    } catch let error as LayoutFailure {
      try error.end(scenario, file, in: container)
    }
    let levels = layoutProgram.levels
    guard level <= max(levels.count, 1) else {
      try ExitStatus.nothingMatches.exit(
        with: "\(file): error: there is no level \(level): \(ProgramText.list(levels))")
    }
    do {
      let text = ProgramText(
        scenario: scenario, container: container, program: layoutProgram, level: level)
      try OutputFile.deliver(try text.text(as: format), to: output, reading: [file])
    } catch let error as LinearProgramError {
      try ExitStatus.failure.exit(with: "\(file): error: at \(container.inPoints): \(error)")
    }
  }
}

extension FileFormat {
  private static let names: [(name: String, format: FileFormat)] = [
    ("cplex", .cplexLP), ("mps", .freeMPS), ("glpk", .glpk),
  ]

  static let words = names.map(\.name).joined(separator: "|")

  static func fromArgument(_ text: String) throws -> FileFormat {
    guard let known = names.first(where: { $0.name == text }) else {
      throw ValidationError("'\(text)' is not a format: expected \(words).")
    }
    return known.format
  }
}
