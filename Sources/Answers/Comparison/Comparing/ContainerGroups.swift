import Geometry
import Scenarios

extension [ContainerComparison] {
  /// Words about containers, grouped by the containers that they are about, in the order of their
  /// first appearance: words about the same containers are in one group.
  ///
  /// Takes time with the number of words times the number of groups, which is small.
  func joined(
    _ words: (ContainerComparison) -> [String]
  ) -> [(words: [String], places: [String])] {
    var places: [String: [String]] = [:]
    var order: [String] = []
    for container in self {
      for word in words(container) {
        if places[word] == nil { order.append(word) }
        places[word, default: []].append(container.container.words)
      }
    }
    var groups: [(words: [String], places: [String])] = []
    for word in order {
      let own = places[word] ?? []
      if let known = groups.firstIndex(where: { $0.places == own }) {
        groups[known].words.append(word)
      } else {
        groups.append(([word], own))
      }
    }
    return groups
  }

  /// The elements that differ, with their containers: `title and button differ at 320 and 375,
  /// superview at 375`; empty where none differs.
  package var differenceWords: String {
    let groups = joined(\.differingElements)
    guard let first = groups.first else { return "" }
    var words =
      "\(first.words.listedInShort) \(first.words.count == 1 ? "differs" : "differ") at "
      + first.places.listedInShort
    for group in groups.dropFirst().prefix(Self.mostGroups - 1) {
      words += ", \(group.words.listedInShort) at \(group.places.listedInShort)"
    }
    let more = groups.dropFirst(Self.mostGroups).flatMap(\.words).count
    return more == 0 ? words : "\(words), and \(more) more \(more == 1 ? "element" : "elements")"
  }

  /// The most groups that are named: more would hide the first ones.
  private static var mostGroups: Int { 3 }
}

extension ContainerComparison {
  /// The ambiguous elements that both notations place; empty where there is a conflict, which makes
  /// more elements ambiguous.
  var ambiguousElementsInBoth: Set<String> {
    guard conflicts.isEmpty else { return [] }
    let ambiguous = Set(ambiguities.map(\.element))
    return Set(elements.filter { $0.isAmbiguous || ambiguous.contains($0.element) }.map(\.element))
  }
}
