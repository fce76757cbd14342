import SeededRandom
import Testing

@testable import Timing

@Suite("Statistics")
struct StatisticsTests {
  @Test("quantiles are interpolated linearly between neighbours")
  func quantiles() {
    let values = [1.0, 2, 4, 8]
    #expect(Statistics.quantile(0, ofSorted: values) == 1)
    #expect(Statistics.quantile(0.5, ofSorted: values) == 3)
    #expect(Statistics.quantile(0.25, ofSorted: values) == 1.75)
    #expect(Statistics.quantile(1, ofSorted: values) == 8)
    #expect(Statistics.quantile(0.3, ofSorted: [7]) == 7)
  }

  @Test("a summary is the median, the median distance from it, and the minimum")
  func summary() {
    let samples = SubjectSamples(name: "a", batchSize: 1, nanoseconds: [9, 1, 2, 4, 100])
    #expect(
      samples.summary
        == SampleSummary(
          count: 5, medianNanoseconds: 4, medianAbsoluteDeviationNanoseconds: 3,
          minimumNanoseconds: 1))
    #expect(SubjectSamples(name: "a", batchSize: 1, nanoseconds: []).summary == nil)
  }

  @Test("autocorrelation of values that alternate, that rise, and that are constant")
  func autocorrelation() {
    let alternating = (0..<100).map { $0.isMultiple(of: 2) ? 1.0 : -1 }
    #expect(abs(Statistics.lagOneAutocorrelation(of: alternating) + 0.99) < 1e-12)
    let steps = (0..<100).map { $0 < 50 ? 1.0 : -1 }
    #expect(abs(Statistics.lagOneAutocorrelation(of: steps) - 0.97) < 1e-12)
    #expect(Statistics.lagOneAutocorrelation(of: [3, 3, 3]) == 0)
  }

  @Test("the generator returns the published sequence for seed 0")
  func generator() {
    var generator = SeededGenerator(seed: 0)
    #expect(generator.next() == 0xE220_A839_7B1D_CDAF)
    #expect(generator.next() == 0x6E78_9E6A_A1B9_65F4)
  }

  @Test("every order of three is about equally frequent")
  func permutations() {
    var generator = SeededGenerator(seed: 3)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<6000 {
      counts[generator.permutation(of: 3), default: 0] += 1
    }
    #expect(counts.count == 6)
    #expect(counts.values.allSatisfy { abs($0 - 1000) < 130 }, "\(counts)")
  }
}
