import SeededRandom

/// A trimmed mean with its percentile interval, by resampling values or blocks of neighbouring values.
///
/// Source: B. Efron and R. J. Tibshirani, "An Introduction to the Bootstrap", 1993, chapter 13; for
/// blocks: H. R. Künsch, "The jackknife and the bootstrap for general stationary observations",
/// The Annals of Statistics 17 (1989), doi:10.1214/aos/1176347265.
struct TrimmedMeanBootstrap {
  let blockLength: Int
  private let sorted: [Double]
  /// The index in `sorted` of each value, in the order of measurement.
  private let ranks: [Int]
  private let trimmedCount: Int

  /// Trims the fraction `trimmedShare`, below 0.5, at either end.
  ///
  /// - Parameter blockLength: from 1 to the number of values.
  init(values: [Double], trimmedShare: Double, blockLength: Int) {
    let order = values.indices.sorted { values[$0] < values[$1] }
    var ranks = Array(repeating: 0, count: values.count)
    for (rank, index) in order.enumerated() {
      ranks[index] = rank
    }
    self.ranks = ranks
    self.blockLength = blockLength
    sorted = order.map { values[$0] }
    trimmedCount = Int(trimmedShare * Double(values.count))
  }

  /// The mean of all values except the trimmed ones at either end.
  var trimmedMean: Double {
    let kept = sorted[trimmedCount..<sorted.count - trimmedCount]
    return kept.reduce(0, +) / Double(kept.count)
  }

  /// The interval that contains the middle fraction `confidence` of the resampled trimmed means.
  func interval(confidence: Double, resamples: Int, seed: UInt64) -> ClosedRange<Double> {
    var generator = SeededGenerator(seed: seed)
    var means: [Double] = []
    means.reserveCapacity(resamples)
    for _ in 0..<resamples {
      means.append(trimmedMean(ofCounts: resampledCounts(using: &generator)))
    }
    means.sort()
    let tail = (1 - confidence) / 2
    return Statistics.quantile(
      tail, ofSorted: means)...Statistics.quantile(1 - tail, ofSorted: means)
  }

  /// How often each value of `sorted` is drawn in one resample.
  ///
  /// Counting avoids sorting each resample: the work is linear in the number of values.
  private func resampledCounts(using generator: inout SeededGenerator) -> [Int] {
    var counts = Array(repeating: 0, count: ranks.count)
    var missing = ranks.count
    while missing > 0 {
      let start = generator.index(below: ranks.count - blockLength + 1)
      let length = min(blockLength, missing)
      for rank in ranks[start..<start + length] {
        counts[rank] += 1
      }
      missing -= length
    }
    return counts
  }

  private func trimmedMean(ofCounts counts: [Int]) -> Double {
    var toSkip = trimmedCount
    var toTake = sorted.count - 2 * trimmedCount
    var sum = 0.0
    for (value, count) in zip(sorted, counts) where count > 0 {
      let skipped = min(toSkip, count)
      let taken = min(toTake, count - skipped)
      toSkip -= skipped
      toTake -= taken
      sum += Double(taken) * value
    }
    return sum / Double(sorted.count - 2 * trimmedCount)
  }
}
