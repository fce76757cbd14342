import Comparison

extension RoundedDistance {
  /// Whether it is larger by more than the error of lengths on pixels.
  func isLarger(than other: RoundedDistance?) -> Bool {
    distance > (other?.distance ?? 0) + ProofTolerance.pixel
  }
}

extension RoundedProof {
  /// Notes a distance at a length of whole pixels.
  mutating func addAtPixels(_ distance: RoundedDistance) {
    if distance.isLarger(than: largestAtPixels) { largestAtPixels = distance }
  }

  /// Notes a distance in a step.
  mutating func addBetween(_ distance: RoundedDistance) {
    if distance.isLarger(than: largestBetween) { largestBetween = distance }
  }

  /// Notes a gap.
  mutating func addGap(_ lengths: ClosedRange<Double>, _ reason: UnprovenReason) {
    gaps.append(RoundedGap(lengths: lengths, reason: reason))
  }

  /// Sorts the gaps, and merges neighbours with the same reason that are at most a pixel from each other.
  mutating func joinGaps() {
    var joined: [RoundedGap] = []
    for gap in gaps.sorted(by: { $0.lengths.lowerBound < $1.lengths.lowerBound }) {
      let place = joined.count - 1
      if place >= 0, joined[place].reason == gap.reason,
        gap.lengths.lowerBound - joined[place].lengths.upperBound < 1 / scale + ProofTolerance.pixel
      {
        let end = max(joined[place].lengths.upperBound, gap.lengths.upperBound)
        joined[place].lengths = joined[place].lengths.lowerBound...end
      } else {
        joined.append(gap)
      }
    }
    gaps = joined
  }

  /// Sets the ranges, merging those that are less than ten points from each other.
  mutating func setRanges(_ found: [RoundedRange]) {
    ranges = []
    for range in found.sorted(by: { $0.lengths.lowerBound < $1.lengths.lowerBound }) {
      guard let last = ranges.last, range.lengths.lowerBound - last.lengths.upperBound < 10
      else {
        ranges.append(range)
        continue
      }
      let place = ranges.count - 1
      let end = max(last.lengths.upperBound, range.lengths.upperBound)
      if range.lengths.lowerBound - last.lengths.upperBound > 3 * ProofTolerance.breakpoint {
        ranges[place].parts += 1
      }
      ranges[place].lengths = last.lengths.lowerBound...end
      if range.largest.isLarger(than: last.largest) {
        ranges[place].largest = range.largest
      }
    }
  }
}
