import Foundation

/// What a node is asked: its range, and its parent's size.
///
/// The parent's size is zero where it makes no difference to the node; a component is NaN where
/// undefined.
struct MeasureRequest {
  var range: SizeRange
  var parentSize: CGSize

  /// Whether the two are the same question, NaN included.
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

/// What a node answers.
struct Measurement {
  var size = CGSize.zero
  /// The distance from the top to the first baseline.
  var ascender = 0.0
  /// The distance from the bottom to the last baseline, negative when that lies above.
  var descender = 0.0
}

/// The answers of one layout pass, by node and request.
///
/// Every answer is kept: a node is then measured once for every different request, and the cost of
/// nesting is that of the requests that differ. Answers have numbers; those for one node form a
/// chain through one shared array.
struct MeasurementMemo {
  private var entries: [Entry] = []

  private struct Entry {
    let request: MeasureRequest
    let measurement: Measurement
    /// The number of the answer for the same node before this one, or `none`.
    let previous: Int
  }

  /// The number of no answer: the start of every chain.
  static let none = -1

  /// Makes room for one answer for each of `nodeCount` nodes; more are possible.
  init(nodeCount: Int) { entries.reserveCapacity(nodeCount) }

  /// The number of the answer to `request` in the chain that ends with answer `last`, or `none`.
  func answer(to request: MeasureRequest, chain last: Int) -> Int {
    var index = last
    while index >= 0, !entries[index].request.isIdentical(to: request) {
      index = entries[index].previous
    }
    return index
  }

  /// Adds an answer to the chain that ends with answer `last`; its number.
  mutating func add(
    _ measurement: Measurement, to request: MeasureRequest, chain last: Int
  ) -> Int {
    entries.append(Entry(request: request, measurement: measurement, previous: last))
    return entries.count - 1
  }

  /// What was asked.
  func request(of answer: Int) -> MeasureRequest { entries[answer].request }

  /// What was answered.
  func measurement(of answer: Int) -> Measurement { entries[answer].measurement }
}
