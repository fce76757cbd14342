import Foundation
import LinearProgramming
import Testing

/// Aborts, output and other threads' errors must not escape.
@Suite struct FenceTests {
  @Test("a memory limit is an error, after which the thread can solve again")
  func memoryLimit() throws {
    let large = LinearProgram.randomBounded(seed: 1, columns: 4000, rows: 500, levels: 1)
    for _ in 0..<5 {
      let error = #expect(throws: LinearProgramError.self) {
        try large.solve(options: SolverOptions(memoryLimitInMegabytes: 0))
      }
      #expect(error?.description.hasPrefix("GLPK is out of memory: ") == true)
      let small = LinearProgram.randomBounded(seed: 2, columns: 5, rows: 5, levels: 2)
      #expect(try small.solve(options: SolverOptions(memoryLimitInMegabytes: 4)).word == "optimal")
    }
  }

  @Test("eight threads get the same answers as one, while some of them provoke errors")
  func threads() throws {
    let programs = (1...100).map { LinearProgram.random(seed: $0) }
    let expected = try programs.map { try Answer($0) }
    let large = LinearProgram.randomBounded(seed: 1, columns: 4000, rows: 500, levels: 1)
    let mistakes = Counter()
    let group = DispatchGroup()
    for number in 0..<8 {
      group.enter()
      let thread = Thread {
        defer { group.leave() }
        for round in 0..<20 {
          for (program, answer) in zip(programs, expected) where (try? Answer(program)) != answer {
            mistakes.increment()
          }
          if number.isMultiple(of: 4), round.isMultiple(of: 10) {
            let outcome = try? large.solve(options: SolverOptions(memoryLimitInMegabytes: 1))
            if outcome != nil { mistakes.increment() }
          }
        }
      }
      thread.start()
    }
    group.wait()
    #expect(mistakes.value == 0)
  }

  @Test("nothing is printed in case of any error")
  func silence() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      for seed in UInt64(1)...50 { _ = try LinearProgram.random(seed: seed).solve() }
      let large = LinearProgram.randomBounded(seed: 1, columns: 4000, rows: 500, levels: 1)
      _ = try? large.solve(options: SolverOptions(memoryLimitInMegabytes: 1))
      try? large.write(to: "/nowhere/file", as: .glpk)
      try large.write(to: "/dev/null", as: .freeMPS)
    }
    let output = result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) }
    let errors = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(output == "")
    #expect(errors == "")
  }
}

/// The result of a thread, in comparable form.
private struct Answer: Equatable {
  var word: String
  var values: [Double] = []
  var ranges: [ClosedRange<Double>] = []

  init(_ program: LinearProgram) throws {
    let outcome = try program.solve()
    word = outcome.word
    guard case .optimal(let solution) = outcome else { return }
    values = solution.columnValues
    ranges = try solution.optimalFace.ranges(ofColumns: Array(program.columns.indices))
  }
}

private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func increment() { lock.withLock { count += 1 } }

  var value: Int { lock.withLock { count } }
}
