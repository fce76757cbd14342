import Foundation
import SeededRandom
import Testing

@testable import Timing

@Suite("Paired ratio")
struct PairedRatioTests {
  private func samples(_ name: String, _ nanoseconds: [Double]) -> SubjectSamples {
    SubjectSamples(name: name, batchSize: 1, nanoseconds: nanoseconds)
  }

  @Test("a constant ratio is exact, even if both drift")
  func constantRatio() throws {
    let drifting = (0..<40).map { 100 * exp(0.1 * Double($0)) }
    let ratio = try PairedRatio(
      of: samples("a", drifting.map { $0 * 1.5 }), to: samples("b", drifting),
      options: RatioOptions())
    #expect(abs(ratio.ratio - 1.5) < 1e-12)
    #expect(abs(ratio.low - 1.5) < 1e-12 && abs(ratio.high - 1.5) < 1e-12)
    #expect(ratio.verdict == .slower)
    #expect(ratio.pairs == 40)
  }

  @Test("the lowest and the highest tenth are trimmed, and reported as outliers")
  func trimming() throws {
    let logarithms = [-50, -1, -1, -1, 0, 0, 1, 1, 1, 90].map { $0 * 0.001 }
    let ratio = try PairedRatio(
      of: samples("a", logarithms.map(exp)), to: samples("b", Array(repeating: 1, count: 10)),
      options: RatioOptions())
    #expect(abs(ratio.ratio - 1) < 1e-12)
    #expect(ratio.outliers == 2)
    #expect(ratio.severeOutliers == 2)
  }

  @Test("swapping the subjects inverts the ratio and its interval")
  func swapping() throws {
    var generator = SeededGenerator(seed: 5)
    let noise = { Double(generator.index(below: 1000)) / 10_000 }
    let first = samples("a", (0..<60).map { _ in 3 * exp(noise()) })
    let second = samples("b", (0..<60).map { _ in 2 * exp(noise()) })
    let there = try PairedRatio(of: first, to: second, options: RatioOptions())
    let back = try PairedRatio(of: second, to: first, options: RatioOptions())
    #expect(abs(there.ratio * back.ratio - 1) < 1e-12)
    #expect(abs(there.low * back.high - 1) < 0.002)
    #expect(there.verdict == .slower && back.verdict == .faster)
  }

  @Test("without trimming, the spread of the resampled means is the standard error")
  func standardError() {
    var generator = SeededGenerator(seed: 8)
    let values = (0..<200).map { _ in generator.normal() }
    let bootstrap = TrimmedMeanBootstrap(values: values, trimmedShare: 0, blockLength: 1)
    let interval = bootstrap.interval(confidence: 0.95, resamples: 4000, seed: 1)
    let mean = values.reduce(0, +) / 200
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 200
    let expected = 2 * 1.959964 * (variance / 200).squareRoot()
    #expect(abs(bootstrap.trimmedMean - mean) < 1e-12)
    #expect(abs((interval.upperBound - interval.lowerBound) / expected - 1) < 0.05)
  }

  @Test("correlated rounds are resampled in blocks, which widens the interval")
  func blocks() throws {
    var generator = SeededGenerator(seed: 9)
    var level = 0.0
    let logarithms = (0..<100).map { _ in
      level = 0.8 * level + 0.01 * generator.normal()
      return level
    }
    let ratio = try PairedRatio(
      of: samples("a", logarithms.map(exp)), to: samples("b", Array(repeating: 1, count: 100)),
      options: RatioOptions())
    let single = TrimmedMeanBootstrap(values: logarithms, trimmedShare: 0.1, blockLength: 1)
      .interval(confidence: 0.95, resamples: 2000, seed: 1)
    #expect(ratio.autocorrelation > 0.2)
    #expect(ratio.blockLength == 5)
    #expect(log(ratio.high / ratio.low) > 1.3 * (single.upperBound - single.lowerBound))
  }

  @Test(
    "the verdict compares the whole interval with a band that is symmetric in ratios",
    arguments: [
      (0.5, 0.9, TimingVerdict.faster), (1.1, 1.2, .slower), (0.96, 1.04, .equal),
      (1 / 1.05, 1.05, .equal), (0.9, 1.0, .inconclusive), (1.04, 1.06, .inconclusive),
      (0.5, 2.0, .inconclusive), (.nan, .nan, .inconclusive),
    ])
  func verdicts(low: Double, high: Double, expected: TimingVerdict) {
    #expect(TimingVerdict(low: low, high: high, band: 0.05) == expected)
  }

  @Test("samples that cannot be paired, or have no logarithm, are errors")
  func unusable() {
    func message(_ above: [Double], _ below: [Double]) -> String {
      do {
        let ratio = try PairedRatio(
          of: samples("a", above), to: samples("b", below), options: RatioOptions())
        return "\(ratio)"
      } catch {
        return error.description
      }
    }
    #expect(message([1, 2], [1]) == "2 samples cannot be paired with 1")
    #expect(message([1], [1]) == "1 pairs are too few for an interval, which needs 5")
    #expect(message([1, 1, 1, 1, 0], [1, 1, 1, 1, 1]) == "a sample of 0.0 ns is not a valid time")
    #expect(
      message([1, 1, 1, 1, 1], [1, .nan, 1, 1, 1]) == "a sample of nan ns is not a valid time")
  }

  @Test("the error for an unknown subject has its name")
  func unknownSubject() {
    let measurement = RoundMeasurement(seed: 1, subjects: [samples("a", [1])])
    let error = #expect(throws: TimingError.self) { try measurement.ratio(of: "a", to: "c") }
    #expect(error.map(String.init(describing:)) == "no subject named c was measured")
  }
}
