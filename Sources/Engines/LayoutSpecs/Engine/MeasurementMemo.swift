import Foundation

/// A question to a node: a size range, and the parent's size.
///
/// The parent's size is zero where the node does not depend on it; a component is NaN where it is
/// undefined.
struct MeasureRequest {
  var range: SizeRange
  var parentSize: CGSize

  /// Whether the two are the same question; NaN is identical to itself.
  func isIdentical(to other: MeasureRequest) -> Bool {
    isIdentical(range.min, other.range.min) && isIdentical(range.max, other.range.max)
      && isIdentical(parentSize, other.parentSize)
  }

  @inline(__always)
  private func isIdentical(_ a: CGSize, _ b: CGSize) -> Bool {
    Double(a.width).bitPattern == Double(b.width).bitPattern
      && Double(a.height).bitPattern == Double(b.height).bitPattern
  }
}

/// The answer of a node; lengths in points.
struct Measurement {
  var size = CGSize.zero
  /// The distance from the top to the first baseline.
  var ascender = 0.0
  /// The distance from the bottom to the last baseline; negative where the baseline is above.
  var descender = 0.0
}

/// The answers of one layout pass, by node and request.
///
/// Every answer is kept, so a node is measured once for every different request, and nested stacks,
/// which measure children up to three times, stay cheap. Answers are numbered; those of one node
/// form a chain through one shared array.
struct MeasurementMemo {
  private var entries: [Entry] = []

  private struct Entry {
    let request: MeasureRequest
    let measurement: Measurement
    /// The number of the answer for the same node before this one, or `none`.
    let previous: Int
  }

  /// The number for "no answer": the start of every chain.
  static let none = -1

  /// Reserves space for one answer for each of `nodeCount` nodes; more are possible.
  init(nodeCount: Int) { entries.reserveCapacity(nodeCount) }

  /// The number of the answer to `request` in the chain that ends with answer `last`, or `none`.
  func answer(to request: MeasureRequest, chain last: Int) -> Int {
    var index = last
    while index >= 0, !entries[index].request.isIdentical(to: request) {
      index = entries[index].previous
    }
    return index
  }

  /// Adds an answer to the chain that ends with answer `last`, and returns its number.
  mutating func add(
    _ measurement: Measurement, to request: MeasureRequest, chain last: Int
  ) -> Int {
    entries.append(Entry(request: request, measurement: measurement, previous: last))
    return entries.count - 1
  }

  /// The question of an answer.
  func request(of answer: Int) -> MeasureRequest { entries[answer].request }

  /// The measurement of an answer.
  func measurement(of answer: Int) -> Measurement { entries[answer].measurement }
}
