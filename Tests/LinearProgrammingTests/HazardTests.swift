import Foundation
import LinearProgramming
import Testing

/// Input that GLPK aborts on, hangs at or answers wrongly.
///
/// Other tests cover:
/// - NaN and indices without a column: `CheckingTests`
/// - duplicate entries, programs without rows or columns, limits of 0 or less: `SolvingTests`
/// - invalid bases: `BasisTests`
/// - memory limits, errors in one thread while others solve, output: `FenceTests`
/// - broken model files: `FileErrorTests`
/// - input that reaches GLPK through constraints: `Hazards through layouts`
@Suite("Hazards") struct HazardTests {
  @Test("a fatal error is recovered from a hundred times in a row, and the next answer is right")
  func recoveries() throws {
    let large = LinearProgram.randomBounded(seed: 1, columns: 4000, rows: 500, levels: 1)
    let small = LinearProgram.randomBounded(seed: 2, columns: 5, rows: 5, levels: 2)
    let expected = try small.optimum()
    for _ in 0..<100 {
      #expect(throws: LinearProgramError.self) {
        try large.solve(options: SolverOptions(memoryLimitInMegabytes: 1))
      }
      let solution = try small.optimum()
      #expect(solution.columnValues == expected.columnValues)
      #expect(solution.statistics == expected.statistics)
    }
  }

  @Test("a solution of one thread can be used in another")
  func otherThreads() throws {
    let programs = (1...40).map { LinearProgram.random(seed: $0) }
    for program in programs {
      guard case .optimal(let solution) = try program.solve() else { continue }
      let columns = Array(program.columns.indices)
      let here = try solution.optimalFace.ranges(ofColumns: columns)
      let elsewhere = try Elsewhere.run {
        try solution.optimalFace.ranges(ofColumns: columns)
      }
      #expect(elsewhere == here, "\(program.name)")
      let warm = try Elsewhere.run {
        try program.optimum(options: SolverOptions(startingBasis: solution.basis))
      }
      #expect(warm.objectiveValues == solution.objectiveValues, "\(program.name)")
    }
  }

  @Test("an interval of length 0 is solved as one number")
  func degenerateInterval() throws {
    var program = LinearProgram()
    program.addColumn("x", bounds: .between(3, 3))
    program.addColumn("y", bounds: .free)
    program.addRow("sum", bounds: .between(5, 5), terms: [Term]([1, 1]))
    program.addObjective(Objective(direction: .minimise, terms: [Term]([0, 1])))
    #expect(try program.optimum().columnValues == [3, 2])
  }

  // Sources: E. M. L. Beale, "Cycling in the dual simplex algorithm", Naval Research Logistics
  // Quarterly 2 (1955); K. T. Marshall and J. W. Suurballe, "A note on cycling in the simplex
  // method", the same, 16 (1969).
  @Test("programs on which simplex methods have cycled are solved")
  func cycling() throws {
    let beale = Self.program(
      rows: [[0.25, -60, -0.04, 9], [0.5, -90, -0.02, 3], [0, 0, 1, 0]], atMost: [0, 0, 1],
      cost: [-0.75, 150, -0.02, 6])
    let suurballe = Self.program(
      rows: [[0.5, -5.5, -2.5, 9], [0.5, -1.5, -0.5, 1], [1, 0, 0, 0]], atMost: [0, 0, 1],
      cost: [-10, 57, 9, 24])
    for (program, optimum) in [(beale, -0.05), (suurballe, -1.0)] {
      for method in [SolverOptions.Method.primal, .dual] {
        let options = SolverOptions(iterationLimit: 1000, method: method)
        let solution = try program.optimum(options: options)
        try #require(!solution.objectiveValues.isEmpty)
        #expect(abs(solution.objectiveValues[0] - optimum) < 1e-9)
      }
    }
  }

  @Test("where every vertex is degenerate, hundreds of ties still lead to the optimum")
  func degeneracy() throws {
    var program = LinearProgram()
    let count = 300
    for index in 0..<count { program.addColumn("x\(index)", bounds: .atLeast(0)) }
    for index in 0..<count {
      for other in [(index + 1) % count, (index + 7) % count] {
        let terms = [Term(column: index, coefficient: 1), Term(column: other, coefficient: -1)]
        program.addRow("r\(index)-\(other)", bounds: .atMost(0), terms: terms)
      }
    }
    let all = program.columns.indices.map { Term(column: $0, coefficient: 1) }
    program.addRow("sum", bounds: .exactly(600), terms: all)
    program.addObjective(Objective(direction: .maximise, terms: [all[5]]))
    let solution = try program.optimum(options: SolverOptions(iterationLimit: 20_000))
    #expect(solution.columnValues.allSatisfy { abs($0 - 2) < 1e-7 })
  }

  #if os(Linux)
    @Test("threads that end leave no memory of GLPK behind")
    func threadsThatEnd() async {
      await #expect(processExitsWith: .success) {
        let program = LinearProgram.randomBounded(seed: 3, columns: 10, rows: 10, levels: 1)
        for _ in 0..<200 { _ = try Elsewhere.run { try program.solve() } }
        let before = Elsewhere.residentBytes
        for _ in 0..<4000 { _ = try Elsewhere.run { try program.solve() } }
        // An environment that is not freed takes 5.7 kB: 23 MB here.
        let growth = Elsewhere.residentBytes - before
        #expect(growth < 8_000_000, "4000 threads left \(growth) bytes")
      }
    }
  #endif

  private static func program(rows: [[Double]], atMost: [Double], cost: [Double]) -> LinearProgram {
    var program = LinearProgram()
    for index in cost.indices { program.addColumn("x\(index)", bounds: .atLeast(0)) }
    for (index, row) in rows.enumerated() {
      program.addRow("r\(index)", bounds: .atMost(atMost[index]), terms: [Term](row))
    }
    program.addObjective(Objective(direction: .minimise, terms: [Term](cost)))
    return program
  }
}

/// Work in a separate thread.
private enum Elsewhere {
  /// The result of `work`, which runs in a new thread that ends with it.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) throws -> Value {
    let result = Place<Value>()
    let done = DispatchSemaphore(value: 0)
    Thread {
      result.value = Result(catching: work)
      done.signal()
    }.start()
    done.wait()
    guard let value = result.value else { throw CancellationError() }
    return try value.get()
  }

  /// The memory that this process uses now.
  static var residentBytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return 1024 * (line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0)
  }

  private final class Place<Value: Sendable>: @unchecked Sendable {
    var value: Result<Value, any Error>?
  }
}
