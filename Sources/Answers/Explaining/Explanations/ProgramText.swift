package import Geometry
package import LayoutConstraints
package import LinearProgramming
package import Scenarios

/// The linear program of one priority level as a file: its source, and the rule of each row.
package struct ProgramText {
  let scenario: Scenario
  let container: Container
  let program: LayoutProgram
  let level: Int

  /// Makes the text of a level: 0 has the required constraints alone.
  package init(scenario: Scenario, container: Container, program: LayoutProgram, level: Int) {
    (self.scenario, self.container) = (scenario, container)
    (self.program, self.level) = (program, level)
  }

  /// The file; throws where a higher level has no optimum.
  package func text(as format: FileFormat) throws(LinearProgramError) -> String {
    try lockedProgram().text(as: format, comments: comments)
  }

  /// The levels in words: `0 is required, 1 is …`.
  package static func list(_ levels: [String]) -> String {
    let names = levels.enumerated().map { "\($0 + 1) is \($1)" }
    return (["0 is required"] + names).joined(separator: ", ")
  }

  /// The program of the level, with those above locked.
  private func lockedProgram() throws(LinearProgramError) -> LinearProgram {
    guard level > 0 else { return program.required }
    switch try program.program.locked(toLevel: level - 1) {
    case .program(let program): return program
    case .noOptimum: throw .numericalTrouble(level: level - 1)
    }
  }

  private var comments: FileComments {
    let rows = level == 0 ? program.requiredRows : program.rows
    let texts = rows.enumerated().map { ($0, text(of: $1)) }
    return FileComments(
      header: header.joined(separator: "\n"),
      rows: Dictionary(texts) { first, _ in first }, columns: columns)
  }

  /// The names of columns that the formats cannot spell.
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
    guard !levels.isEmpty else {
      return [place, "There are no optional constraints: no objective."] + broken
    }
    var lines = [place, "Level \(level) of \(levels.count): \(levels[level - 1])."]
    if level > 1 {
      lines.append("Locked at their optimum: \(levels[..<(level - 1)].joined(separator: ", ")).")
    }
    return lines + broken
  }

  /// The constraints that are broken, and so left out.
  private var broken: [String] {
    guard !program.broken.isEmpty else { return [] }
    return [
      "Required constraints contradict each other. Level 0 shows all; broken, and left out here:"
    ] + program.broken.map(text)
  }

  private func text(of row: LayoutProgram.RowDescription) -> String {
    guard let line = row.constraint.flatMap(scenario.line) else { return row.text }
    return "line \(line): \(row.text)"
  }
}
