import Foundation
import SeededRandom
import Testing
import Timing

@Suite("Scaling exponent")
struct ScalingExponentTests {
  private func samples(
    exponent: Double, seed: UInt64, sizes: [Int] = [1, 3, 10, 30, 100]
  ) -> [Int: [Double]] {
    var generator = SeededGenerator(seed: seed)
    var samples: [Int: [Double]] = [:]
    for size in sizes {
      samples[size] = (0..<40).map { _ in
        let isDisturbed = generator.index(below: 20) == 0
        let jitter = 0.05 * Double(generator.index(below: 1001)) / 1000
        return 500 * pow(Double(size), exponent) * (1 + jitter) * (isDisturbed ? 3 : 1)
      }
    }
    return samples
  }

  @Test("a known power comes back, with an interval around it (seeds 1 to 20)")
  func knownPower() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let truth = Double(seed % 5) / 2
      let found = try ScalingExponent(
        samples: samples(exponent: truth, seed: seed), resamples: 300, seed: seed)
      #expect(abs(found.exponent - truth) < 0.01, "seed \(seed): \(found.exponent), \(truth)")
      #expect(found.low <= found.exponent && found.exponent <= found.high, "seed \(seed)")
      #expect(found.high - found.low < 0.05, "seed \(seed)")
      #expect(found.sizes == [1, 3, 10, 30, 100])
    }
  }

  @Test("one odd size does not turn the exponent")
  func oddSize() throws {
    var samples = samples(exponent: 1, seed: 3)
    samples[10] = samples[10]?.map { $0 * 20 }
    #expect(abs(try ScalingExponent(samples: samples).exponent - 1) < 0.1)
  }

  @Test("the seed alone decides the interval")
  func determinism() throws {
    let samples = samples(exponent: 1, seed: 9)
    #expect(try ScalingExponent(samples: samples) == ScalingExponent(samples: samples))
  }

  @Test("too few sizes, or sizes too close, are an error that says what is needed")
  func tooFew() {
    for sizes in [[1, 10, 100], [10, 12, 14, 16, 18], []] {
      let error = #expect(throws: TimingError.self) {
        try ScalingExponent(samples: samples(exponent: 1, seed: 1, sizes: sizes))
      }
      #expect(error.map { "\($0)" }?.contains("it needs 5 over a factor of 16") == true)
    }
    var broken = samples(exponent: 1, seed: 1)
    broken[3] = [1, 0]
    #expect(throws: TimingError.self) { try ScalingExponent(samples: broken) }
  }
}
