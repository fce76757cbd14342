import LinearProgramming
import SeededRandom
import Testing

/// Checks regions of moving programs against new solves at single parameters, and their components
/// against the whole.
@Suite("The region of a program whose bounds move")
struct MovingRegionTests {
  @Test("in 300 random programs it has a point exactly where all its components have one")
  func components() throws {
    var (separate, empty) = (0, 0)
    for seed in 0..<300 as Range<UInt64> {
      let moving = blocks(seed: seed)
      let region = MovingRegion(feasibleIn: moving)
      let components = region.components()
      if components.count > 1 { separate += 1 }
      #expect(components.flatMap(\.rows).sorted() == region.rows, "seed \(seed)")
      var common: ClosedRange<Double>? = 0...10
      for component in components {
        let range = try component.parameters(upTo: 10)
        common = range.flatMap { range in
          common.flatMap { range.overlaps($0) ? range.clamped(to: $0) : nil }
        }
      }
      let whole = try region.parameters(upTo: 10)
      #expect((common == nil) == (whole == nil), "seed \(seed)")
      if let common, let whole {
        #expect(abs(common.lowerBound - whole.lowerBound) < 1e-6, "seed \(seed)")
        #expect(abs(common.upperBound - whole.upperBound) < 1e-6, "seed \(seed)")
      } else {
        empty += 1
      }
      for parameter in [0.5, 3.0, 8] {
        let all = try components.allSatisfy { try $0.hasPoint(at: parameter) }
        #expect(try region.hasPoint(at: parameter) == all, "seed \(seed) at \(parameter)")
        #expect(
          try blocks(seed: seed, at: parameter).isFeasible == all, "seed \(seed) at \(parameter)")
      }
    }
    #expect(separate > 200, "only \(separate) have several components")
    #expect(empty > 20 && empty < 280, "\(empty) are nowhere feasible")
  }

  @Test("without the rows that contradict each other, it has a point everywhere")
  func withoutRows() throws {
    let programs = [100.0, 101].map { width in
      var program = LinearProgram()
      let container = program.addColumn("container", bounds: .exactly(width))
      let view = program.addColumn("view", bounds: .atLeast(0))
      let one = [Term(column: view, coefficient: 1)]
      program.addRow("40 wide", bounds: .exactly(40), terms: one)
      program.addRow("50 wide", bounds: .exactly(50), terms: one)
      program.addRow(
        "as wide as the container", bounds: .exactly(0),
        terms: one + [Term(column: container, coefficient: -1)])
      return program
    }
    let region = MovingRegion(feasibleIn: MovingProgram(from: programs[0], to: programs[1]))
    let components = region.components()
    #expect(components.count == 1)
    #expect(try region.parameters(upTo: 10) == nil)
    #expect(try components[0].without([1]).parameters(upTo: 10) == nil)
    #expect(try components[0].without([0, 2]).parameters(upTo: 10) == 0...10)
    #expect(try components[0].without([0, 1]).hasPoint(at: 5))
  }

  /// Blocks of columns that a moving column connects, some of them contradictory.
  private func blocks(seed: UInt64) -> MovingProgram {
    MovingProgram(from: blocks(seed: seed, at: 0), to: blocks(seed: seed, at: 1))
  }

  private func blocks(seed: UInt64, at parameter: Double) -> LinearProgram {
    var random = SeededGenerator(seed: seed)
    let (coefficients, slopes): ([Double], [Double]) = ([-1, 1, 2], [0, 0, 1, -2])
    var program = LinearProgram()
    let width = program.addColumn("width", bounds: .exactly(50 + parameter))
    for block in 0..<(1 + random.index(below: 4)) {
      let first = program.columns.count
      let count = 1 + random.index(below: 3)
      for index in 0..<count {
        program.addColumn("x\(block).\(index)", bounds: .between(0, 100))
      }
      for row in 0..<(1 + random.index(below: 4)) {
        var terms: [Term] = []
        for index in random.permutation(of: count).prefix(2) {
          let coefficient = coefficients[random.index(below: 3)]
          terms.append(Term(column: first + index, coefficient: coefficient))
        }
        if random.index(below: 2) == 0 { terms.append(Term(column: width, coefficient: -1)) }
        let start = Double(random.index(below: 81) - 40)
        let value = start + slopes[random.index(below: 4)] * parameter
        let isEquation = random.index(below: 3) == 0
        program.addRow(
          "row\(block).\(row)", bounds: isEquation ? .exactly(value) : .atLeast(value),
          terms: terms)
      }
    }
    return program
  }
}

extension LinearProgram {
  fileprivate var isFeasible: Bool {
    get throws {
      if case .infeasible = try solve() { return false }
      return true
    }
  }
}
