import Comparison
import RunRecords
import Testing

@testable import RecordWords
@testable import Reporting

@Suite("Marks of containers")
struct ContainerMarkTests {
  @Test("the tab of a container that is drawn differently says so, as the page does")
  func ambiguous() throws {
    let record = try SampleRecord.make()
    let scenario = try #require(record.scenarios.first { $0.standing == .agreesAmbiguously })
    let words = scenario.comparison.containers.map { StatusMark($0).word }
    #expect(words.contains(Standing.agreesAmbiguously.word))
    let drawn = scenario.comparison.containers.map(\.isDrawnDifferently)
    #expect(words.map { $0 == Standing.agreesAmbiguously.word } == drawn)
  }

  @Test("the tab of a container with equal frames says that it agrees")
  func agrees() throws {
    let record = try SampleRecord.make()
    let scenario = try #require(record.scenarios.first { $0.standing == .agrees })
    #expect(scenario.comparison.containers.allSatisfy { StatusMark($0).word == "agrees" })
  }
}
