import LinearProgramming
import Testing

@Suite struct LinearProgramTests {
  @Test("levels are preemptive") func levels() throws {
    var program = LinearProgram()
    let x = program.addColumn("x", bounds: .atLeast(0))
    let y = program.addColumn("y", bounds: .atLeast(0))
    program.addRow(
      "sum", bounds: .exactly(10),
      terms: [Term(column: x, coefficient: 1), Term(column: y, coefficient: 1)])
    program.addObjective(Objective(direction: .minimise, terms: [Term(column: x, coefficient: 1)]))
    guard case .optimal(let solution) = try program.solve() else {
      Issue.record("not optimal")
      return
    }
    #expect(solution.columnValues == [0, 10])
    #expect(solution.isUnique)
  }
}
