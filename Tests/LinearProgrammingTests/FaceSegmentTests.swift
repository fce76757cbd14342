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
}
