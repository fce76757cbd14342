package import JSONText

/// The items that were added to a sequence, removed from it, and replaced in it.
package struct SequenceChange<Item: Sendable & Equatable & JSONRepresentable>: Sendable, Equatable {
  /// The new items, in order.
  package var added: [Item] = []
  /// The removed items, in order.
  package var removed: [Item] = []
  /// The replaced items, in order.
  package var changed: [Replacement] = []

  /// One item that replaces another.
  package struct Replacement: Sendable, Equatable, JSONRepresentable {
    /// The old item.
    package var before: Item
    /// The new item.
    package var after: Item

    package var json: JSONValue { .object(["before": before.json, "after": after.json]) }
  }

  /// The number of added, removed and replaced items.
  package var count: Int { added.count + removed.count + changed.count }

  /// Compares two sequences: items between the same neighbours in both are replaced by each other, the
  /// most similar ones first, if they are similar at all.
  ///
  /// - Parameters:
  ///   - key: equal for items that are the same.
  ///   - likeness: how similar two items are, from 0 (not at all) to 1.
  ///
  /// What did not change is found by ``CommonItems``, in a time of n log n for n items; items that may
  /// replace each other are looked for near the same place only.
  init(
    from before: [Item], to after: [Item], key: (Item) -> String,
    likeness: (Item, Item) -> Double
  ) {
    let common = CommonItems(before.map(key), after.map(key))
    let (isRemoved, isAdded) = (common.isRemoved, common.isAdded)
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

extension SequenceChange: JSONRepresentable {
  package var json: JSONValue {
    .object(["added": added.json, "removed": removed.json, "changed": changed.json])
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

extension SequenceChange: Decodable where Item: Decodable {}
extension SequenceChange.Replacement: Decodable where Item: Decodable {}
