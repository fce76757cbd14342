import LinearProgramming
import TestSupport
import Testing

/// Programs written to files and read back.
@Suite struct FileTests {
  private let folder: TemporaryFolder
  private static let writable: [FileFormat] = [.cplexLP, .freeMPS, .glpk]

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("the GLPK format reads back the same program") func exactRoundTrip() throws {
    for seed in UInt64(1)...100 {
      var program = LinearProgram.random(seed: seed).withoutDuplicates
      program.name = "seed"
      try program.write(to: folder.path("p.glp"), as: .glpk)
      let copy = try LinearProgram.read(from: folder.path("p.glp"), as: .glpk)
      #expect(copy == program, "seed \(seed)")
    }
  }

  @Test("every format reads back a program with the same outcome and optimum", arguments: writable)
  func sameOptimum(format: FileFormat) throws {
    for seed in UInt64(1)...150 {
      let program = LinearProgram.random(seed: seed)
      for level in 0..<max(1, program.objectives.count) {
        guard (try? program.write(to: folder.path("p"), as: format, level: level)) != nil else {
          // Only a program without a bounded row may be rejected, and only by this format.
          #expect(format == .cplexLP, "seed \(seed)")
          #expect(program.rows.allSatisfy { $0.bounds == .free }, "seed \(seed)")
          continue
        }
        let copy = try LinearProgram.read(from: folder.path("p"), as: format)
        try expectSameOptimum(copy, program, level, format)
      }
    }
  }

  private func expectSameOptimum(
    _ copy: LinearProgram, _ program: LinearProgram, _ level: Int, _ format: FileFormat
  ) throws {
    var original = program
    original.removeObjectives()
    if !program.objectives.isEmpty { original.addObjective(program.objectives[level]) }
    let found = try copy.solve()
    let expected = try original.solve()
    #expect(found.word == expected.word, "\(program.name), \(format)")
    guard case .optimal(let one) = found, case .optimal(let other) = expected else { return }
    // An objective that is zero everywhere is left out; MPS minimises the negated function.
    let isNegated = format == .freeMPS && original.objectives.first?.direction == .maximise
    let value = (one.objectiveValues.first ?? 0) * (isNegated ? -1 : 1)
    #expect(abs(value - (other.objectiveValues.first ?? 0)) < 1e-9, "\(program.name), \(format)")
  }

  @Test("names are made portable and unique, and numbers keep their digits", arguments: writable)
  func names(format: FileFormat) throws {
    var program = LinearProgram(name: "제목 == 40")
    let long = String(repeating: "long ", count: 100)
    let columnNames = [
      "a b", "a-b", "", "free", "e5", "e", "E", "em", "2x", ".x", "제목.width", long, "st", "end",
    ]
    for name in columnNames { program.addColumn(name, bounds: .between(-1, 1e15)) }
    let terms = columnNames.indices.map { Term(column: $0, coefficient: 1 / 3) }
    for name in ["sum", "sum", "subject to", "\"", "cost"] {
      program.addRow(name, bounds: .atLeast(0.1), terms: terms)
    }
    program.addObjective(Objective(name: "cost", direction: .minimise, terms: terms))
    try program.write(to: folder.path("p"), as: format)
    let copy = try LinearProgram.read(from: folder.path("p"), as: format)
    #expect(
      copy.columns.map(\.name) == [
        "a_b", "a_b_2", "column_3", "_free", "_e5", "_e", "_E", "em", "_2x", "_.x", "_.width",
        String(repeating: "long_", count: 40), "_st", "_end",
      ])
    #expect(copy.rows.map(\.name) == ["sum", "sum_2", "subject_to", "_", "cost_2"])
    #expect(copy.objectives.map(\.name) == ["cost"])
    #expect(copy.columns.allSatisfy { $0.bounds == .between(-1, 1e15) })
    let coefficients = copy.rows.flatMap(\.terms).map(\.coefficient)
    let tolerance = format == .freeMPS ? 1e-9 : 1e-15
    #expect(coefficients.count == 70)
    #expect(coefficients.allSatisfy { abs($0 - 1 / 3) < tolerance })
  }

  @Test(
    "a program that was read can be written and read again without a change", arguments: writable)
  func stable(format: FileFormat) throws {
    let program = LinearProgram.randomBounded(seed: 3, columns: 9, rows: 7, levels: 1)
    try program.write(to: folder.path("first"), as: .glpk)
    let first = try LinearProgram.read(from: folder.path("first"), as: .glpk)
    try first.write(to: folder.path("second"), as: format)
    let second = try LinearProgram.read(from: folder.path("second"), as: format)
    try second.write(to: folder.path("third"), as: format)
    let third = try LinearProgram.read(from: folder.path("third"), as: format)
    #expect(third.withSortedColumns == second.withSortedColumns)
  }

  @Test("names, directions, constants and double bounds survive the CPLEX LP format")
  func cplexRoundTrip() throws {
    var program = LinearProgram()
    program.addColumn("x", bounds: .between(-3, -1))
    program.addColumn("y", bounds: .atMost(-2))
    program.addColumn("z", bounds: .free)
    program.addRow("boxed", bounds: .between(1, 5), terms: [Term]([1, -2]))
    program.addRow("right", bounds: .atLeast(-2), terms: Array([Term]([0, 1, 1]).dropFirst()))
    program.addObjective(
      Objective(name: "gain", direction: .maximise, terms: [Term(column: 0, coefficient: 1)]))
    try program.write(to: folder.path("p.lp"), as: .cplexLP)
    let copy = try LinearProgram.read(from: folder.path("p.lp"), as: .cplexLP)
    #expect(copy.rows.map(\.bounds) == program.rows.map(\.bounds))
    #expect(copy.columns.count == 3)
    #expect(copy.objectives == program.objectives)
    program.removeObjectives()
    program.addObjective(Objective(direction: .minimise, terms: [], constant: 2))
    try program.write(to: folder.path("p.lp"), as: .cplexLP)
    let other = try LinearProgram.read(from: folder.path("p.lp"), as: .cplexLP)
    #expect(other.columns.contains(Column(name: "constant", bounds: .exactly(1))))
    #expect(try other.optimum().objectiveValues == [2])
  }
}

extension LinearProgram {
  /// The same program with its columns in the order of their names.
  fileprivate var withSortedColumns: LinearProgram {
    let order = columns.indices.sorted { columns[$0].name < columns[$1].name }
    var places = [Int](repeating: 0, count: columns.count)
    for (place, index) in order.enumerated() { places[index] = place }
    let moved = { (terms: [Term]) in
      terms.map { Term(column: places[$0.column], coefficient: $0.coefficient) }.addedUp
    }
    var program = LinearProgram(name: name)
    for index in order { program.addColumn(columns[index].name, bounds: columns[index].bounds) }
    for row in rows { program.addRow(row.name, bounds: row.bounds, terms: moved(row.terms)) }
    for var objective in objectives {
      objective.terms = moved(objective.terms)
      program.addObjective(objective)
    }
    return program
  }

  /// The same program with terms added up, in the order of the columns, and at most one objective.
  fileprivate var withoutDuplicates: LinearProgram {
    var program = LinearProgram(name: name)
    for column in columns { program.addColumn(column.name, bounds: column.bounds) }
    for row in rows { program.addRow(row.name, bounds: row.bounds, terms: row.terms.addedUp) }
    guard var objective = objectives.first else { return program }
    objective.name = "cost"
    objective.terms = objective.terms.addedUp
    if !objective.terms.isEmpty || objective.constant != 0 { program.addObjective(objective) }
    return program
  }
}

extension [Term] {
  fileprivate var addedUp: [Term] {
    let sums = Dictionary(map { ($0.column, $0.coefficient) }, uniquingKeysWith: +)
    return sums.filter { $0.value != 0 }.sorted { $0.key < $1.key }
      .map { Term(column: $0.key, coefficient: $0.value) }
  }
}
