import Geometry
import Scenarios

extension [ContainerComparison] {
  /// What is said of containers, by the containers that it is said of, in the order of the first
  /// ones: words of which the same containers are named stand together.
  ///
  /// Takes time with the number of words times that of groups, which are few.
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

  /// Which elements differ in which containers: `title and button differ at 320 and 375, superview
  /// at 375`; empty where none differ.
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

  /// More groups than this hide the first ones.
  private static var mostGroups: Int { 3 }
}

extension ContainerComparison {
  /// The elements that the constraints leave open and that both notations place; none where a
  /// conflict leaves open what follows from it.
  var openElementsInBoth: Set<String> {
    guard conflicts.isEmpty else { return [] }
    let open = Set(ambiguities.map(\.element))
    return Set(elements.filter { $0.isAmbiguous || open.contains($0.element) }.map(\.element))
  }
}
