import ArgumentParser
import Comparison
import Foundation
import Geometry
import LayoutConstraints
import LinearProgramming
import Runs
import Scenarios

/// Writes the linear program behind a layout of constraints.
struct LinearProgramCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lp",
    abstract: "Print the linear program that the constraints of a scenario come to.",
    discussion: """
      Any solver of linear programs can then be asked. Names are made of the words of the rules, \
      and comments say which rule a row is and on which line it stands. Text has the size that it \
      has in its final width.

      Priorities are levels, and a file holds one: the errors of its priority are to be as small \
      as possible, and the best of all levels above it is locked. Level 1 is the highest priority \
      that there is below required. Level 0 is the required constraints alone, as they are written, \
      which asks only whether they can hold together.

      Examples:
        layoutdiff lp Scenarios/repository-row.yaml
        layoutdiff lp Scenarios/repository-row.yaml --format mps --level 2

      \(ExitStatus.help)
      """)

  @Argument(help: "A scenario file, or the name of a screen in Swift.")
  var file: String

  @Option(
    help: ArgumentHelp("The file format.", valueName: FileFormat.words),
    transform: FileFormat.fromArgument)
  var format = FileFormat.cplexLP

  @Option(help: "Which level, from 0.")
  var level = 1

  @OptionGroup
  var containerOptions: ContainerOptions

  @OptionGroup
  var roundingOptions: RoundingOptions

  @Option(help: ArgumentHelp("Write to this file instead.", valueName: "file"))
  var output: String?

  func validate() throws {
    guard level >= 0 else { throw ValidationError("--level counts from 0.") }
  }

  func run() throws {
    let scenario = try Scenario.fromArgument(file)
    let container = containerOptions.container(of: scenario)
    let layoutProgram: LayoutProgram
    do {
      layoutProgram = try ScenarioLayouts(scenario).linearProgram(
        in: container, rounding: roundingOptions.rounding(for: scenario))
    } catch {
      Terminal.note("\(file): error: at \(container.words): \(error)")
      try ExitStatus(error).exit()
      return
    }
    let levels = layoutProgram.levels
    guard level <= max(levels.count, 1) else {
      Terminal.note("\(file): error: there is no level \(level): \(Self.list(levels))")
      try ExitStatus.nothingMatches.exit()
      return
    }
    do {
      let program = try lockedProgram(layoutProgram)
      let comments = ProgramComments(
        scenario: scenario, container: container, program: layoutProgram, level: level)
      try write(try program.text(as: format, comments: comments.comments))
    } catch let error as LinearProgramError {
      Terminal.note("\(file): error: at \(container.words): \(error)")
      try ExitStatus.failure.exit()
    }
  }

  /// The program of the level, with those above locked.
  private func lockedProgram(
    _ layoutProgram: LayoutProgram
  ) throws(LinearProgramError) -> LinearProgram {
    guard level > 0 else { return layoutProgram.required }
    switch try layoutProgram.program.locked(toLevel: level - 1) {
    case .program(let program): return program
    case .noOptimum: throw .numericalTrouble(level: level - 1)
    }
  }

  private func write(_ text: String) throws {
    guard let output else {
      return Terminal.print(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }
    try OutputFile.write(text, to: output, reading: [file]).exit()
  }

  private static func list(_ levels: [String]) -> String {
    let names = levels.enumerated().map { "\($0 + 1) is \($1)" }
    return (["0 is required"] + names).joined(separator: ", ")
  }
}

/// What the file says to people: where it comes from, and which rule each row is.
private struct ProgramComments {
  let scenario: Scenario
  let container: Container
  let program: LayoutProgram
  let level: Int

  var comments: FileComments {
    let rows = level == 0 ? program.requiredRows : program.rows
    let texts = rows.enumerated().map { ($0, text(of: $1)) }
    return FileComments(
      header: header.joined(separator: "\n"),
      rows: Dictionary(texts) { first, _ in first }, columns: columns)
  }

  /// What columns are called whose names the formats cannot spell.
  private var columns: [Int: String] {
    let columns = (level == 0 ? program.required : program.program).columns
    let names = columns.enumerated().filter { !$0.element.name.utf8.allSatisfy { $0 < 128 } }
    return Dictionary(uniqueKeysWithValues: names.map { ($0.offset, $0.element.name) })
  }

  private var header: [String] {
    let place = "\(scenario.file), constraints in a container of \(container.words) points"
    guard level > 0 else {
      return [place, "Level 0: the required constraints alone, as they are written."]
    }
    let levels = program.levels
    guard !levels.isEmpty else { return [place, "There is nothing optional: no objective."] }
    var lines = [place, "Level \(level) of \(levels.count): \(levels[level - 1])."]
    if level > 1 {
      lines.append("Locked at their best: \(levels[..<(level - 1)].joined(separator: ", ")).")
    }
    if levels.first == LayoutProgram.brokenLevel {
      lines.append("Required constraints contradict each other: level 0 shows them unbroken.")
    }
    return lines
  }

  private func text(of row: LayoutProgram.RowDescription) -> String {
    guard let line = row.constraint.flatMap(scenario.line) else { return row.text }
    return "line \(line): \(row.text)"
  }
}

extension FileFormat {
  /// The names of the formats that can be written.
  private static let names: [(name: String, format: FileFormat)] = [
    ("cplex", .cplexLP), ("mps", .freeMPS), ("glpk", .glpk),
  ]

  /// The formats, as usage shows them.
  static let words = names.map(\.name).joined(separator: "|")

  /// Reads a format from the command line.
  static func fromArgument(_ text: String) throws -> FileFormat {
    guard let known = names.first(where: { $0.name == text }) else {
      throw ValidationError("'\(text)' is not a format: expected \(words).")
    }
    return known.format
  }
}
