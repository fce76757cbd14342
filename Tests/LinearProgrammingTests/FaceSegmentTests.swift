import LinearProgramming
import SeededRandom
import Testing

/// Checks faces with one degree of freedom against the simplex method, which knows nothing of them.
@Suite struct FaceSegmentTests {
  @Test("a face that is a segment has the ranges that the simplex method finds (seeds 1 to 1500)")
  func againstSimplex() throws {
    var (count, endless) = (0, 0)
    for seed in 1...1500 as ClosedRange<UInt64> {
      let program = LinearProgram.random(seed: seed)
      guard case .optimal(let solution) = try program.solve(),
        let segment = solution.optimalFace.segment(through: solution.columnValues)
      else { continue }
      count += 1
      if !segment.reach.lowerBound.isFinite || !segment.reach.upperBound.isFinite { endless += 1 }
      let columns = Array(program.columns.indices)
      let ranges = try solution.optimalFace.ranges(ofColumns: columns)
      for (column, range) in zip(columns, ranges) {
        let ours = segment.range(ofColumn: column)
        let ends = [
          (ours.lowerBound, range.lowerBound), (ours.upperBound, range.upperBound),
        ]
        for (our, their) in ends {
          #expect(
            our == their || (our - their).magnitude <= 1e-6,
            "seed \(seed), column \(column): \(ours) instead of \(range)")
        }
      }
    }
    #expect(count > 150 && endless > 30, "\(count) segments, \(endless) without an end")
  }

  @Test("a face with two degrees of freedom is no segment; an equation makes it one")
  func otherFaces() throws {
    var program = LinearProgram(name: "square")
    for name in ["x", "y"] { program.addColumn(name, bounds: .between(0, 1)) }
    guard case .optimal(let square) = try program.solve() else {
      Issue.record("no optimum")
      return
    }
    #expect(square.optimalFace.segment(through: square.columnValues) == nil)
    program.addRow(
      "sum", bounds: .exactly(1),
      terms: [Term(column: 0, coefficient: 1), Term(column: 1, coefficient: 2)])
    guard case .optimal(let line) = try program.solve() else {
      Issue.record("no optimum")
      return
    }
    let segment = try #require(line.optimalFace.segment(through: line.columnValues))
    #expect(segment.range(ofColumn: 0) == 0...1)
    #expect(segment.range(ofColumn: 1) == 0...0.5)
    #expect(segment.rate(of: line.optimalFace.program.rows[0].terms) == 0)
  }

  @Test("an equation solved for the last column has what a later one says of another")
  func lastColumn() throws {
    var program = LinearProgram()
    for name in ["x", "y", "z"] { program.addColumn(name, bounds: .between(-8, 8)) }
    program.addRow("x + 2 z", bounds: .exactly(0), terms: [Term]([1, 0, 2]))
    program.addRow("x + y", bounds: .exactly(0), terms: [Term]([1, 1, 0]))
    let face = try program.optimum().optimalFace
    let segment = try #require(face.segment(through: [0, 0, 0]))
    #expect((0...2).map(segment.range) == [-8...8, -8...8, -4...4])
  }

  @Test("a column that stays has one value however far, and a sum that may be rounding has no rate")
  func parts() throws {
    let segment = FaceSegment(origin: [1, 5, 2], direction: [1, 0, -2], reach: -.infinity...3)
    #expect(
      (0...2).map(segment.range) == [-.infinity...4, 5...5, -4 ... .infinity])
    #expect(segment.point(at: 3) == [4, 5, -4])
    #expect(segment.point(at: .infinity)[1] == 5)
    #expect(segment.value(of: [Term]([2, 1, -1])) == 5)
    #expect(segment.rate(of: [Term]([2 + 1e-12, 7, 1])) == 0)
    #expect(segment.rate(of: [Term]([2 + 1e-9, 7, 1])) == nil)
    #expect(abs(try #require(segment.rate(of: [Term]([2.001, 7, 1]))) - 1e-3) < 1e-9)
  }

  @Test(
    "up to 24 columns may move together, and the point must be on the face", arguments: [24, 25])
  func limits(count: Int) throws {
    var program = LinearProgram()
    for index in 0..<count { program.addColumn("\(index)", bounds: .between(0, 9)) }
    for index in 1..<count {
      program.addRow(
        "\(index)", bounds: .exactly(0),
        terms: [Term(column: index - 1, coefficient: 1), Term(column: index, coefficient: -1)])
    }
    let face = try program.optimum().optimalFace
    func reach(_ value: Double) -> ClosedRange<Double>? {
      face.segment(through: [Double](repeating: value, count: count))?.reach
    }
    #expect(reach(4) == (count > 24 ? nil : -4...5))
    #expect(reach(0) == (count > 24 ? nil : 0...9))
    for outside in [-1.0, 10, 1e-3 - 1, 9.001] { #expect(reach(outside) == nil) }
    // All columns are fixed.
    try program.setColumnBounds(0, .exactly(3))
    for index in 1..<count { try program.setColumnBounds(index, .exactly(3)) }
    #expect(
      try program.optimum().optimalFace.segment(through: [Double](repeating: 3, count: count))
        == nil)
  }
}
