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
/// nesting is that of the requests that differ. Answers for one node form a chain through one
/// shared array.
struct MeasurementMemo {
  private var entries: [Entry] = []

  private struct Entry {
    let request: MeasureRequest
    let measurement: Measurement
    /// The index of the same node's entry before this one; -1 where there is none.
    let previous: Int
  }

  /// The start of a chain without entries.
  static let emptyChain = -1

  /// Makes room for two answers for each of `nodeCount` nodes.
  init(nodeCount: Int) { entries.reserveCapacity(2 * nodeCount) }

  /// The answer to `request` in the chain that ends with entry `last`.
  func answer(to request: MeasureRequest, chain last: Int) -> Measurement? {
    var index = last
    while index >= 0 {
      if entries[index].request.isIdentical(to: request) { return entries[index].measurement }
      index = entries[index].previous
    }
    return nil
  }

  /// Adds an answer to the chain that ends with entry `last`.
  mutating func add(_ measurement: Measurement, to request: MeasureRequest, chain last: inout Int) {
    entries.append(Entry(request: request, measurement: measurement, previous: last))
    last = entries.count - 1
  }
}
