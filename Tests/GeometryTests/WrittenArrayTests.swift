import Geometry
import Testing

@Suite("Written arrays")
struct WrittenArrayTests {
  @Test("an array has what was written, however much memory there was for more")
  func counted() {
    let numbers = [Int](capacity: 8) { memory, count in
      for number in 0..<3 { memory.initializeElement(at: number, to: 10 * number) }
      count = 3
    }
    #expect(numbers == [0, 10, 20])
  }

  @Test("an array that nothing is written to is empty")
  func empty() {
    #expect([Double](capacity: 0) { _, count in count = 0 }.isEmpty)
    #expect([String](capacity: 4) { _, _ in }.isEmpty)
  }

  @Test("elements with memory of their own belong to the array")
  func owned() {
    var words = [String](capacity: 2) { memory, count in
      for place in 0..<2 {
        memory.initializeElement(at: place, to: String(repeating: "word", count: 10 + place))
      }
      count = 2
    }
    let copy = words
    words.removeLast()
    #expect(copy.map(\.count) == [40, 44])
  }
}
