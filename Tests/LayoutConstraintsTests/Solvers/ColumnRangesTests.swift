import SeededRandom
import Testing

@testable import LayoutConstraints

@Suite("Ranges of columns")
struct ColumnRangesTests {
  @Test("each column has its range, and every other one its value")
  func lookup() {
    for count in 0...9 {
      var generator = SeededGenerator(seed: UInt64(count))
      let values = (0..<16).map { Double($0) }
      let columns = Array(values.indices.shuffled(using: &generator).prefix(count).sorted())
      let ranges = columns.map { values[$0] - 1...values[$0] + Double($0) }
      let some = ColumnRanges(values, columns: columns, ranges: ranges)
      let expected = values.indices.map { column in
        columns.firstIndex(of: column).map { ranges[$0] } ?? values[column]...values[column]
      }
      #expect(values.indices.map { some[$0] } == expected, "\(columns)")
      #expect(values.indices.filter(some.isAmbiguous) == columns)
      let all = ColumnRanges(values, ranges: expected)
      #expect(all.columns == columns && values.indices.map { all[$0] } == expected)
      for (place, column) in columns.enumerated() {
        // The four columns of its item.
        for near in (column / 4 * 4)..<(column / 4 * 4 + 4) {
          #expect(some.range(of: near, near: place) == expected[near], "\(columns): \(near)")
          #expect(all.range(of: near, near: place) == expected[near])
        }
      }
    }
  }
}
