import Foundation
import SeededRandom
import Testing

@testable import Timing

/// A machine whose speed drifts, with jitter on every sample and occasional spikes.
private struct DriftingMachine {
  var generator: SeededGenerator
  private var drift = 0.0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// The time of a batch that would take `nanoseconds` on an idle, steady machine.
  mutating func time(_ nanoseconds: Double) -> Double {
    drift = 0.98 * drift + 0.004 * generator.normal()
    let jitter = 0.01 * generator.normal()
    let hasSpike = generator.index(below: 100) < 3
    let spike = hasSpike ? 0.05 / pow(generator.unit(), 0.5) : 0
    return nanoseconds * exp(drift + jitter + spike)
  }
}

@Suite("Coverage under drift")
struct CoverageTests {
  /// The fractions of simulated runs whose interval contains the truth, and whose interval excludes 1.
  private func simulate(trueRatio: Double, pairs: Int, runs: Int) throws
    -> (covering: Double, different: Double)
  {
    var covering = 0
    var different = 0
    for run in 0..<runs {
      var machine = DriftingMachine(seed: UInt64(1000 + run))
      var columns: [[Double]] = [[], []]
      for _ in 0..<pairs {
        for index in machine.generator.permutation(of: 2) {
          columns[index].append(machine.time(index == 0 ? 1000 * trueRatio : 1000))
        }
      }
      let ratio = try PairedRatio(
        of: SubjectSamples(name: "a", batchSize: 1, nanoseconds: columns[0]),
        to: SubjectSamples(name: "b", batchSize: 1, nanoseconds: columns[1]),
        options: RatioOptions(resamples: 300, seed: UInt64(run)))
      if ratio.low <= trueRatio, trueRatio <= ratio.high { covering += 1 }
      if ratio.high < 1 || ratio.low > 1 { different += 1 }
    }
    return (Double(covering) / Double(runs), Double(different) / Double(runs))
  }

  @Test("95 % intervals contain the true ratio in 92 to 97 of 100 runs (seeds 1000 and up)")
  func coverage() throws {
    let result = try simulate(trueRatio: 1, pairs: 100, runs: 300)
    #expect((0.92...0.97).contains(result.covering), "covering: \(result.covering)")
  }

  @Test("a true difference of 3 % is found with 30 pairs (seeds 1000 and up)")
  func power() throws {
    let result = try simulate(trueRatio: 1.03, pairs: 30, runs: 200)
    #expect(result.different >= 0.97, "found: \(result.different)")
  }
}

extension SeededGenerator {
  /// A number above 0 and at most 1.
  mutating func unit() -> Double {
    Double(index(below: 1 << 53) + 1) / Double(1 << 53)
  }

  /// A number from the standard normal distribution, by the method of Box and Muller.
  mutating func normal() -> Double {
    (-2 * log(unit())).squareRoot() * cos(2 * .pi * unit())
  }
}
