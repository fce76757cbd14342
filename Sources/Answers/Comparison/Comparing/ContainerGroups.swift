import Geometry
import Layouts
import Reasons
import Scenarios

extension [ContainerComparison] {
  /// Words about containers, grouped by the containers that they are about, in the order of their
  /// first appearance: words about the same containers are in one group.
  ///
  /// Takes time with the number of words times the number of groups, which is small.
  func joined(
    _ words: (ContainerComparison) -> [String]
  ) -> [(words: [String], places: [Container])] {
    var places: [String: [Container]] = [:]
    var order: [String] = []
    for container in self {
      for word in words(container) {
        if places[word] == nil { order.append(word) }
        places[word, default: []].append(container.container)
      }
    }
    var groups: [(words: [String], places: [Container])] = []
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

  /// The elements that differ, with their containers: `title and button differ at 320 and
  /// 375 pt, superview at 375 pt; badge differs from the given frame at 320 pt`; empty where none differs.
  package var differenceWords: String {
    let groups =
      [
        words(for: { $0.elementsThatDiffer }) { $0 == 1 ? "differs" : "differ" }
      ]
      + [GivenSource?.none, .browser].flatMap { source in
        Self.givenGroups.map { group in
          let words = words(for: { $0.elements(thatDifferFrom: source, in: group.engines) }) {
            let given = source?.rawValue ?? ($0 == 1 ? "given frame" : "given frames")
            return "\($0 == 1 ? "differs" : "differ") from the \(given)"
          }
          return words.isEmpty ? "" : group.start + words
        }
      }
    return groups.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// Whether a notation alone differs from given frames is said of scenarios with both notations.
  private static let givenGroups: [(engines: [Engine]?, start: String)] = [
    (nil, ""), ([.spec], "in the layout spec, "), ([.constraints], "in the constraints, "),
  ]

  /// The words about some elements, with their containers; empty where there are none.
  private func words(
    for elements: (ContainerComparison) -> [String], _ verb: (Int) -> String
  ) -> String {
    let groups = joined(elements)
    guard let first = groups.first else { return "" }
    var words =
      "\(first.words.listedInShort) \(verb(first.words.count)) at \(first.places.listedInPoints)"
    for group in groups.dropFirst().prefix(Self.mostGroups - 1) {
      words += ", \(group.words.listedInShort) at \(group.places.listedInPoints)"
    }
    let more = groups.dropFirst(Self.mostGroups).flatMap { $0.words }.count
    return more == 0 ? words : "\(words), and \(more) more \(more == 1 ? "element" : "elements")"
  }

  /// The most groups that are named: more would hide the first ones.
  private static var mostGroups: Int { 3 }
}

extension ContainerComparison {
  /// The elements that differ from their given frame in these notations alone; `nil` for all notations
  /// that place them.
  fileprivate func elements(
    thatDifferFrom source: GivenSource?, in engines: [Engine]?
  ) -> [String] {
    (given?.elements ?? []).filter { element in
      guard element.source == source, !element.agrees else { return false }
      let placing = Engine.allCases.filter {
        ($0 == .spec ? element.spec : element.constraints) != nil
      }
      return engines.map { $0 == element.engines && $0 != placing } ?? (element.engines == placing)
    }.map { $0.element }
  }

  /// The ambiguous elements that both notations place; empty where there is a conflict, which makes
  /// more elements ambiguous.
  var ambiguousElementsInBoth: Set<String> {
    guard conflicts.isEmpty else { return [] }
    let ambiguous = Set(ambiguities.map { $0.element })
    return Set(
      elements.filter { $0.isAmbiguous || ambiguous.contains($0.element) }.map { $0.element })
  }
}
