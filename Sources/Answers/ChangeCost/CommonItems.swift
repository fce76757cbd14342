/// The common items of two sequences, in an order that both share.
///
/// Short sequences are compared by the shortest difference, which takes the square of their length.
/// Longer ones are divided at items that occur once in each, in the longest order that both share, as
/// in the patience difference of Bram Cohen. The parts between two of these items are compared
/// separately. If no item occurs once, the first of equal items in one sequence is paired with the
/// first in the other, the second with the second, and so on.
struct CommonItems {
  /// For each item of the first sequence, whether the second lacks it.
  private(set) var isRemoved: [Bool]
  /// For each item of the second sequence, whether the first lacks it.
  private(set) var isAdded: [Bool]

  /// The items as numbers, equal for equal items.
  private let before: [Int]
  private let after: [Int]

  /// Ours: how many items of both sequences together are compared by the shortest difference.
  private static let short = 2000
  /// Ours: how often a part is divided again, in n log n for the n items of all parts.
  private static let deepest = 16

  init(_ before: [String], _ after: [String]) {
    var numbers: [String: Int] = [:]
    func number(_ key: String) -> Int {
      if let known = numbers[key] { return known }
      numbers[key] = numbers.count
      return numbers.count - 1
    }
    self.before = before.map(number)
    self.after = after.map(number)
    isRemoved = Array(repeating: true, count: before.count)
    isAdded = Array(repeating: true, count: after.count)
    compare(Part(old: before.indices, new: after.indices), depth: 0)
  }

  /// A range of each sequence.
  private struct Part {
    var old: Range<Int>
    var new: Range<Int>
  }

  private mutating func keep(_ old: Int, _ new: Int) {
    isRemoved[old] = false
    isAdded[new] = false
  }

  private mutating func compare(_ whole: Part, depth: Int) {
    let part = keepEnds(of: whole)
    guard !part.old.isEmpty, !part.new.isEmpty, depth < Self.deepest else { return }
    guard part.old.count + part.new.count > Self.short else { return compareShort(part) }
    var rest = part
    for (old, new) in anchors(in: part) {
      keep(old, new)
      compare(
        Part(old: rest.old.lowerBound..<old, new: rest.new.lowerBound..<new), depth: depth + 1)
      rest = Part(old: (old + 1)..<part.old.upperBound, new: (new + 1)..<part.new.upperBound)
    }
    // Without an anchor nothing is the same.
    if rest.old != part.old { compare(rest, depth: depth + 1) }
  }

  /// Keeps equal items at both ends, and returns what is between them.
  private mutating func keepEnds(of whole: Part) -> Part {
    var part = whole
    while let old = part.old.first, let new = part.new.first, before[old] == after[new] {
      keep(old, new)
      part.old.removeFirst()
      part.new.removeFirst()
    }
    while let old = part.old.last, let new = part.new.last, before[old] == after[new] {
      keep(old, new)
      part.old.removeLast()
      part.new.removeLast()
    }
    return part
  }

  private mutating func compareShort(_ part: Part) {
    for old in part.old { isRemoved[old] = false }
    for new in part.new { isAdded[new] = false }
    for change in after[part.new].difference(from: before[part.old]) {
      switch change {
      case .remove(let offset, _, _): isRemoved[part.old.lowerBound + offset] = true
      case .insert(let offset, _, _): isAdded[part.new.lowerBound + offset] = true
      }
    }
  }

  /// Pairs of equal items in the order of both sequences.
  private func anchors(in part: Part) -> [(old: Int, new: Int)] {
    let (old, new) = (places(in: before, part.old), places(in: after, part.new))
    var pairs = old.compactMap { key, places in
      new[key].flatMap { places.count == 1 && $0.count == 1 ? (old: places[0], new: $0[0]) : nil }
    }
    if pairs.isEmpty {
      pairs = old.flatMap { key, places in
        zip(places, new[key] ?? []).map { (old: $0, new: $1) }
      }
    }
    return Self.ascending(pairs.sorted { $0.old < $1.old })
  }

  private func places(in items: [Int], _ range: Range<Int>) -> [Int: [Int]] {
    Dictionary(grouping: range) { items[$0] }
  }

  /// The longest part of the pairs in which the places in the new sequence ascend too.
  private static func ascending(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // The pair with the lowest place that ends an ascending part of each length, and its predecessor.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var chosen: [(old: Int, new: Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      chosen.append(pairs[index])
      index = previous[index]
    }
    return chosen.reversed()
  }
}
