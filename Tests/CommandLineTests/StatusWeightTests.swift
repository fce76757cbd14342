import Testing

@testable import RunRecords

@Suite("Exit status")
struct StatusWeightTests {
  @Test("where several hold, the heaviest counts: 70, then 65, then 1, then 2")
  func weight() {
    let ascending: [RunRecords.ExitStatus] = [
      .fine, .slower, .disagreement, .invalidScenario, .failure,
    ]
    #expect(ascending.sorted() == ascending)
    #expect(ascending.reversed().max() == .failure)
  }

  @Test("the numbers that scripts rely on stay what they are")
  func numbers() {
    let numbers = RunRecords.ExitStatus.allCases.map(\.rawValue).sorted()
    #expect(numbers == [0, 1, 2, 65, 66, 70, 73, 74])
  }
}
