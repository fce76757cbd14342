import CGLPK
import CGLPKShims

extension LinearProgram {
  /// Writes the program to a file, replacing an existing one; the file is compressed where its name
  /// ends in `.gz`.
  ///
  /// The file is checked to be complete, unless it is compressed or not a regular file.
  ///
  /// No format has priority levels, so only the objective at index `level` is written; `locked`
  /// gives the program that the levels above leave to it. `FileFormat` lists what else a format
  /// cannot express. Names are made portable, so that each format reads back what it wrote:
  /// characters other than ASCII letters, digits, `_` and `.` become `_`, and equal names are
  /// numbered. Numbers have 15 digits, in MPS 12 characters.
  ///
  /// Throws the errors of `solve` for an invalid program; `objectiveOutOfRange`, unless there are
  /// no objectives at all; `notExpressible`; `fileNotAccessible`.
  public func write(
    to path: String, as format: FileFormat, level: Int = 0
  ) throws(LinearProgramError) {
    var problem = try WritableProgram(self, as: format, level: level).problem()
    try problem.write(to: path, as: format)
  }

  /// The text that `write` would write to a file, with comments.
  ///
  /// A comment is one or more lines in the format's own syntax. The header is the first one. The
  /// comment of a row or column is directly above the line that introduces it. The CPLEX LP format
  /// does not introduce every column on a line of its own: there the columns' comments follow the
  /// header, each after the column's name in the file. Rows and columns that the format leaves out
  /// have no comment. With and without comments, the text reads back as the same program.
  ///
  /// GLPK only writes to files, so this needs space for a temporary file in `TMPDIR`, or else
  /// `/tmp`. Throws the errors of `write`.
  public func text(
    as format: FileFormat, level: Int = 0, comments: FileComments = FileComments()
  ) throws(LinearProgramError) -> String {
    let writable = try WritableProgram(self, as: format, level: level)
    var problem = try writable.problem()
    let text = try problem.text(as: format)
    return comments.isEmpty
      ? text : CommentedText(text, as: format, of: writable, comments).text
  }
}

extension FencedProblem {
  fileprivate mutating func write(
    to path: String, as format: FileFormat
  ) throws(LinearProgramError) {
    try FileMessage.check(path: path)
    var code: Int32 = 0
    try check(fenced_write(problem, format.glpkCode, path, &code))
    if code != 0 { throw FileMessage(fenced_message()).error(path: path) }
  }

  fileprivate mutating func text(as format: FileFormat) throws(LinearProgramError) -> String {
    var code: Int32 = 0
    var text: UnsafeMutablePointer<CChar>?
    try check(fenced_write_text(problem, format.glpkCode, &text, &code))
    guard code == 0, let text else {
      throw FileMessage(fenced_message()).error(path: "a temporary file")
    }
    defer { fenced_free_text(text) }
    return String(cString: text)
  }
}

extension FileFormat {
  /// The number of the format in the C shims.
  var glpkCode: Int32 {
    switch self {
    case .cplexLP: Int32(FENCED_CPLEX_LP)
    case .freeMPS: Int32(FENCED_FREE_MPS)
    case .glpk: Int32(FENCED_GLPK)
    }
  }
}

/// A program as a file format can express it: at most one objective, portable names, and nothing
/// that the format lacks.
struct WritableProgram {
  private let program: LinearProgram
  private let arrays: ProgramArrays
  /// The name of the objective, where it is not written as a row.
  private let objectiveName: String
  private let rowNames: [String]
  private let columnNames: [String]
  /// The indices of the original rows in this program; rows that the format leaves out are missing.
  private let places: [Int: Int]

  /// Converts `whole`, with the objective at index `level`.
  init(
    _ whole: LinearProgram, as format: FileFormat, level: Int
  ) throws(LinearProgramError) {
    guard whole.objectives.isEmpty || whole.objectives.indices.contains(level) else {
      throw .objectiveOutOfRange(index: level, count: whole.objectives.count)
    }
    _ = try ProgramArrays(whole)
    let objective = whole.objectives.isEmpty ? nil : whole.objectives[level]
    (program, places) = whole.expressible(in: format, objective)
    try program.checkExpressible(in: format)
    arrays = try ProgramArrays(program)
    var names = PortableNames()
    objectiveName =
      program.objectives.first.map { names.add($0.name, orElse: "objective") } ?? ""
    rowNames = program.rows.enumerated().map { names.add($1.name, orElse: "row_\($0 + 1)") }
    names = PortableNames()
    columnNames = program.columns.enumerated().map {
      names.add($1.name, orElse: "column_\($0 + 1)")
    }
  }

  /// The name in the file of the row at an index of the original program; `nil` where the format
  /// leaves it out.
  func rowName(_ index: Int) -> String? { places[index].map { rowNames[$0] } }

  /// The name in the file of the column at an index.
  func columnName(_ index: Int) -> String? {
    columnNames.indices.contains(index) ? columnNames[index] : nil
  }

  /// The problem with costs, direction and names.
  func problem() throws(LinearProgramError) -> FencedProblem {
    var problem = try FencedProblem(program, arrays)
    if let objective = program.objectives.first {
      try problem.setCosts(
        [objective.constant] + arrays.costs[0], ofColumns: Array(0...Int32(program.columns.count)))
    }
    let direction = program.objectives.first?.direction == .maximise ? GLP_MAX : GLP_MIN
    let names = [PortableNames.portable(program.name), objectiveName] + rowNames + columnNames
    try problem.check(
      fenced_describe(problem.problem, direction, names.joined(separator: "\0")))
    return problem
  }
}

extension LinearProgram {
  fileprivate func checkExpressible(in format: FileFormat) throws(LinearProgramError) {
    guard format == .cplexLP, rows.isEmpty || columns.isEmpty else { return }
    throw .notExpressible(
      format, reason: "this format needs at least one bounded row and one column")
  }

  /// The same program with exactly one objective and without what the format cannot express, and
  /// the new indices of its rows.
  fileprivate func expressible(
    in format: FileFormat, _ objective: Objective?
  ) -> (program: LinearProgram, places: [Int: Int]) {
    var objective = objective ?? Objective(direction: .minimise, terms: [])
    if objective.name.isEmpty { objective.name = "objective" }
    var program = LinearProgram(name: name)
    for column in columns { program.addColumn(column.name, bounds: column.bounds) }
    if format != .glpk, objective.constant != 0 {
      let one = program.addColumn("constant", bounds: .exactly(1))
      objective.terms.append(Term(column: one, coefficient: objective.constant))
      objective.constant = 0
    }
    if format == .freeMPS {
      // GLPK writes an extra row for the objective, under a name of its own, unless there is a free
      // row to use.
      let terms = objective.minimisedTerms
      program.addRow(objective.name, bounds: .free, terms: terms)
    } else {
      program.addObjective(objective)
    }
    var places: [Int: Int] = [:]
    for (index, row) in rows.enumerated() where format == .glpk || row.bounds.normalised != .free {
      places[index] = program.addRow(row.name, bounds: row.bounds, terms: row.terms)
    }
    return (program, places)
  }
}

extension Objective {
  /// The terms of an equivalent objective to be minimised.
  fileprivate var minimisedTerms: [Term] {
    guard direction == .maximise else { return terms }
    return terms.map { Term(column: $0.column, coefficient: -$0.coefficient) }
  }
}
