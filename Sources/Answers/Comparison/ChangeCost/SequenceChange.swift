/// The items that were added to a sequence, removed from it, and replaced in it.
public struct SequenceChange<Item: Sendable & Equatable & Codable>: Sendable, Equatable, Codable {
  /// The new items, in order.
  public var added: [Item] = []
  /// The removed items, in order.
  public var removed: [Item] = []
  /// The replaced items, in order.
  public var changed: [Replacement] = []

  /// One item that replaces another.
  public struct Replacement: Sendable, Equatable, Codable {
    /// The old item.
    public var before: Item
    /// The new item.
    public var after: Item
  }

  /// The number of added, removed and replaced items.
  public var count: Int { added.count + removed.count + changed.count }

  /// Compares two sequences: items between the same neighbours in both are replaced by each other, the
  /// most similar ones first, if they are similar at all.
  ///
  /// - Parameters:
  ///   - key: equal for items that are the same.
  ///   - likeness: how similar two items are, from 0 (not at all) to 1.
  ///
  /// Sequences of thousands of items are compared with what is near the same place only, so that the
  /// time is at most proportional to their length.
  init(
    from before: [Item], to after: [Item], key: (Item) -> String,
    likeness: (Item, Item) -> Double
  ) {
    let (isRemoved, isAdded) = Self.changed(before.map(key), after.map(key))
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      var (gone, come) = ([Int](), [Int]())
      while old < before.count, isRemoved[old] {
        gone.append(old)
        old += 1
      }
      while new < after.count, isAdded[new] {
        come.append(new)
        new += 1
      }
      pair(gone.map { before[$0] }, come.map { after[$0] }, likeness)
      old += 1
      new += 1
    }
  }

  /// How many items around the same place another one is looked for in.
  ///
  /// Ours: more than anybody changes at one place of a screen.
  private static var near: Int { 200 }

  /// Which items of each sequence the other one lacks.
  private static func changed(_ before: [String], _ after: [String]) -> ([Bool], [Bool]) {
    var isRemoved = Array(repeating: false, count: before.count)
    var isAdded = Array(repeating: false, count: after.count)
    let start = zip(before, after).prefix { $0 == $1 }.count
    let most = min(before.count, after.count) - start
    let end = zip(before.reversed(), after.reversed()).prefix(most).prefix { $0 == $1 }.count
    let (old, new) = (before[start..<(before.count - end)], after[start..<(after.count - end)])
    // The shortest difference takes the square of its length.
    guard old.count + new.count > 10 * near else {
      for change in new.difference(from: old) {
        switch change {
        case .remove(let offset, _, _): isRemoved[start + offset] = true
        case .insert(let offset, _, _): isAdded[start + offset] = true
        }
      }
      return (isRemoved, isAdded)
    }
    for index in new.indices { isAdded[index] = true }
    var next = new.startIndex
    for index in old.indices {
      if let found = new[next...].prefix(near).firstIndex(of: old[index]) {
        isAdded[found] = false
        next = found + 1
      } else {
        isRemoved[index] = true
      }
    }
    return (isRemoved, isAdded)
  }

  private mutating func pair(
    _ gone: [Item], _ come: [Item], _ likeness: (Item, Item) -> Double
  ) {
    var partners: [Int: Int] = [:]
    var free = Set(come.indices)
    for (index, item) in gone.enumerated() {
      let place = index * come.count / gone.count
      let candidates =
        come.count <= Self.near
        ? come.indices
        : max(0, place - Self.near / 2)..<min(come.count, place + Self.near / 2)
      var best: (index: Int, likeness: Double)?
      for candidate in candidates where free.contains(candidate) {
        let found = likeness(item, come[candidate])
        if found > best?.likeness ?? 0.3 { best = (candidate, found) }
      }
      guard let best else { continue }
      partners[index] = best.index
      free.remove(best.index)
    }
    for (index, item) in gone.enumerated() {
      if let partner = partners[index] {
        changed.append(Replacement(before: item, after: come[partner]))
      } else {
        removed.append(item)
      }
    }
    added += free.sorted().map { come[$0] }
  }
}

/// How similar two texts are: the share of their words that both contain, from 0 to 1.
func likeness(_ first: String, _ second: String) -> Double {
  let isPart = { (character: Character) in character.isLetter || character.isNumber }
  func words(_ text: String) -> Set<Substring> { Set(text.split { !isPart($0) }) }
  let (one, other) = (words(first), words(second))
  let all = one.union(other).count
  return all == 0 ? 0 : Double(one.intersection(other).count) / Double(all)
}
