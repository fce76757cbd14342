import Geometry

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
/// form a chain through one shared array. Most chains have one or two answers. Those of a chain that
/// becomes long are in a table too, so that a question never costs more than a few comparisons.
struct MeasurementCache: ~Copyable {
  /// The answers by their numbers; the first `count` of `capacity` are there.
  private(set) var entries: UnsafeMutablePointer<Entry>
  private var count = 0
  private var capacity: Int
  /// The answers of the nodes with long chains.
  private var table: [Key: Int] = [:]

  struct Entry {
    var request: MeasureRequest
    var measurement: Measurement
    /// The number of the answer for the same node before this one, or `none`.
    var previous: Int
    /// The number of answers in the chain that ends here.
    var length: Int32
  }

  /// A question to a node; NaN is identical to itself.
  private struct Key: Hashable {
    let node: Int
    let request: MeasureRequest

    static func == (left: Key, right: Key) -> Bool {
      left.node == right.node && left.request.isIdentical(to: right.request)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(node)
      for size in [request.range.min, request.range.max, request.parentSize] {
        hasher.combine(Double(size.width).bitPattern)
        hasher.combine(Double(size.height).bitPattern)
      }
    }
  }

  /// The number for "no answer": the start of every chain.
  static let none = -1

  /// The most answers of a chain that is searched one by one.
  static let longest: Int32 = 16

  /// Reserves space for one answer for each of `nodeCount` nodes; more are possible.
  init(nodeCount: Int) {
    capacity = nodeCount
    entries = .allocate(capacity: nodeCount)
  }

  deinit { entries.deallocate() }

  /// The number of the answer to `request` in the chain of `node` that ends with answer `last`, or
  /// `none`.
  @inline(__always)
  func answer(to request: MeasureRequest, of node: Int, chain last: Int) -> Int {
    if last == Self.none { return Self.none }
    return search(request, of: node, chain: last)
  }

  @inline(never)
  private func search(_ request: MeasureRequest, of node: Int, chain last: Int) -> Int {
    var index = last
    if index >= 0, entries[index].length > Self.longest {
      return table[Key(node: node, request: request)] ?? Self.none
    }
    while index >= 0, !entries[index].request.isIdentical(to: request) {
      index = entries[index].previous
    }
    return index
  }

  /// Adds an answer to the chain that ends with answer `last`, and returns its number; `lengthen`
  /// follows where the chain was not empty.
  @inline(__always)
  mutating func add(
    _ measurement: Measurement, to request: MeasureRequest, chain last: Int
  ) -> Int {
    let answer = count
    if answer == capacity { grow() }
    (entries + answer).initialize(
      to: Entry(request: request, measurement: measurement, previous: last, length: 1))
    count = answer + 1
    return answer
  }

  /// Counts the answers of a chain that has become longer by this answer.
  mutating func lengthen(_ answer: Int, of node: Int) {
    entries[answer].length = entries[entries[answer].previous].length + 1
    if entries[answer].length > Self.longest { tabulate(answer, of: node) }
  }

  @inline(never)
  private mutating func grow() {
    capacity = 2 * capacity + 1
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    larger.moveInitialize(from: entries, count: count)
    entries.deallocate()
    entries = larger
  }

  /// Enters the last answer of a long chain into the table; the first time, all others too.
  @inline(never)
  private mutating func tabulate(_ answer: Int, of node: Int) {
    let isFirst = entries[answer].length == Self.longest + 1
    var index = answer
    repeat {
      table[Key(node: node, request: entries[index].request)] = index
      index = entries[index].previous
    } while isFirst && index >= 0
  }

  /// The question of an answer.
  @inline(__always)
  func request(of answer: Int) -> MeasureRequest { entries[answer].request }

  /// The measurement of an answer.
  @inline(__always)
  func measurement(of answer: Int) -> Measurement { entries[answer].measurement }
}
