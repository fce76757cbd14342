import CGLPK
import CGLPKShims

extension LinearProgram {
  /// Writes the program to a file; one that exists is replaced, and a name that ends in `.gz`
  /// compresses it.
  ///
  /// That the file is complete is checked, except where it is compressed or no regular file.
  ///
  /// No format knows levels, so one objective is written: the one at index `level`. What else a
  /// format cannot say is told at `FileFormat`. Names are made portable, so that each format reads
  /// back what it wrote: characters other than ASCII letters, digits, `_` and `.` become `_`, and
  /// equal names are numbered. Numbers have 15 digits, but 12 characters in MPS.
  ///
  /// Throws what is wrong with the program, as `solve` does; `objectiveOutOfRange`, unless there
  /// are no objectives at all; `notExpressible`; `fileNotAccessible`.
  public func write(
    to path: String, as format: FileFormat, level: Int = 0
  ) throws(LinearProgramError) {
    guard objectives.isEmpty || objectives.indices.contains(level) else {
      throw .objectiveOutOfRange(index: level, count: objectives.count)
    }
    _ = try ProgramArrays(self)
    let program = expressible(in: format, objectives.isEmpty ? nil : objectives[level])
    try program.checkExpressible(in: format)
    let arrays = try ProgramArrays(program)
    var problem = try FencedProblem(program, arrays)
    if let objective = program.objectives.first {
      try problem.setCosts(
        [objective.constant] + arrays.costs[0], ofColumns: Array(0...Int32(program.columns.count)))
    }
    try problem.describe(program)
    try problem.write(to: path, as: format)
  }

  private func checkExpressible(in format: FileFormat) throws(LinearProgramError) {
    switch format {
    case .mathProg:
      throw .notExpressible(format, reason: "this format can be read but not written")
    case .cplexLP where rows.isEmpty || columns.isEmpty:
      throw .notExpressible(format, reason: "this format needs a bounded row and a column")
    default: break
    }
  }

  /// The same program with exactly one objective, and without what the format cannot say.
  private func expressible(in format: FileFormat, _ objective: Objective?) -> LinearProgram {
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
      // GLPK writes an own row for the objective, under a name of its own, unless a free row is
      // there to be it.
      let terms = objective.minimisedTerms
      program.addRow(objective.name, bounds: .free, terms: terms)
    } else {
      program.addObjective(objective)
    }
    for row in rows where format == .glpk || row.bounds.normalised != .free {
      program.addRow(row.name, bounds: row.bounds, terms: row.terms)
    }
    return program
  }
}

extension Objective {
  /// The terms of an objective to be minimised that has the same optima.
  fileprivate var minimisedTerms: [Term] {
    guard direction == .maximise else { return terms }
    return terms.map { Term(column: $0.column, coefficient: -$0.coefficient) }
  }
}

extension FencedProblem {
  /// Sets direction and names for a file.
  fileprivate mutating func describe(_ program: LinearProgram) throws(LinearProgramError) {
    let objective = program.objectives.first
    var rowNames = PortableNames()
    var columnNames = PortableNames()
    var names = [PortableNames.portable(program.name)]
    names.append(objective.map { rowNames.add($0.name, orElse: "objective") } ?? "")
    for (index, row) in program.rows.enumerated() {
      names.append(rowNames.add(row.name, orElse: "row_\(index + 1)"))
    }
    for (index, column) in program.columns.enumerated() {
      names.append(columnNames.add(column.name, orElse: "column_\(index + 1)"))
    }
    let direction = objective?.direction == .maximise ? GLP_MAX : GLP_MIN
    try check(fenced_describe(problem, direction, names.joined(separator: "\0")))
  }

  fileprivate mutating func write(
    to path: String, as format: FileFormat
  ) throws(LinearProgramError) {
    try FileMessage.check(path: path)
    var code: Int32 = 0
    try check(fenced_write(problem, format.glpkCode, path, &code))
    if code != 0 { throw FileMessage(fenced_message()).error(path: path) }
  }
}

extension FileFormat {
  /// The number by which the C side knows the format.
  var glpkCode: Int32 {
    switch self {
    case .cplexLP: Int32(FENCED_CPLEX_LP)
    case .freeMPS: Int32(FENCED_FREE_MPS)
    case .glpk: Int32(FENCED_GLPK)
    case .mathProg: Int32(FENCED_MATHPROG)
    }
  }
}
