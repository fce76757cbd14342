import Scenarios
import Testing

@Suite("Natural order")
struct NaturalOrderTests {
  @Test("names are in the order in which people count")
  func order() {
    let names = [
      "", "01", "1", "2", "10", "9999999999999999999998", "9999999999999999999999",
      "Part 2/cell 10",
      "Part 10/cell 2", "cell", "cell 0", "cell 1", "cell 1a", "cell 2", "cell 10", "cell-1",
      "cells",
    ]
    let sorted = names.reversed().sorted(by: NaturalOrder.precedes)
    #expect(sorted == names.sorted(by: NaturalOrder.precedes))
    #expect(sorted == names)
  }

  @Test("the order is total")
  func total() {
    let names = ["a01", "a1", "a001", "a1b", "a01b", "a", "", "é1", "é10", "é2"]
    for first in names {
      #expect(!NaturalOrder.precedes(first, first))
      for second in names where first != second {
        #expect(
          NaturalOrder.precedes(first, second) != NaturalOrder.precedes(second, first),
          "\(first), \(second)")
      }
    }
  }
}
