import Comparison
import RecordWords
import RunRecords
import Scenarios

/// Scenarios that the overview shows together: as cards, or folded by folder.
struct IndexGroup {
  let id: String
  let heading: String
  /// Their number, and how they are ordered.
  let remark: String
  let passes: Bool
  /// The standings that its scenarios have, as classes.
  let classes: String
  let cards: [ScenarioCard]
  let folders: [ScenarioFolder]

  /// The kinds of groups, in the order of the page.
  private enum Kind: CaseIterable {
    case failing, expected, ambiguous, single, agreeing

    init(_ standing: Standing) {
      switch standing {
      case .differsAsExpected, .conflictAsExpected: self = .expected
      case .agreesAmbiguously: self = .ambiguous
      case .skipped, .nothingFound, .kept, .asAccepted: self = .single
      case .agrees: self = .agreeing
      default: self = .failing
      }
    }

    var name: (id: String, heading: String) {
      switch self {
      case .failing: ("failing", "Failing")
      case .expected: ("expected", "As expected")
      case .ambiguous: ("ambiguous", "Ambiguous")
      case .single: ("single", "One notation")
      case .agreeing: ("agreeing", "Agree")
      }
    }

    var isFolded: Bool { self == .single || self == .agreeing }
  }

  /// All groups with scenarios.
  static func all(
    of scenarios: [ScenarioRecord], _ pages: PageNames, _ filters: IndexFilters,
    _ origins: ScenarioOrigins
  ) -> [IndexGroup] {
    let groups = Dictionary(grouping: scenarios.indices) { Kind(scenarios[$0].standing) }
    var cardsBefore = 0
    return Kind.allCases.compactMap { kind in
      guard let indices = groups[kind] else { return nil }
      let group = IndexGroup(
        kind, indices, of: scenarios, pages, filters, origins, cardsBefore: cardsBefore)
      cardsBefore += group.cards.count
      return group
    }
  }

  private init(
    _ kind: Kind, _ indices: [Int], of scenarios: [ScenarioRecord], _ pages: PageNames,
    _ filters: IndexFilters, _ origins: ScenarioOrigins, cardsBefore: Int
  ) {
    (id, heading) = kind.name
    remark = kind.isFolded ? "\(indices.count), by folder" : "\(indices.count)"
    passes = kind != .failing
    classes = Set(indices.map { scenarios[$0].standing }).sorted().map(\.rawValue)
      .joined(separator: " ")
    if kind.isFolded {
      cards = []
      folders = ScenarioFolder.all(indices, of: scenarios, pages, filters, origins)
    } else {
      let sorted = indices.map { ($0, scenarios[$0].comparison.worstSize) }.sorted { left, right in
        let (first, second) = (scenarios[left.0].standing, scenarios[right.0].standing)
        return (first, right.1, left.0) < (second, left.1, right.0)
      }
      cards = sorted.enumerated().map { place, entry in
        ScenarioCard(
          scenarios[entry.0], page: pages.paths[entry.0], thumbnail: pages.thumbnails[entry.0],
          filters, origins, isLater: cardsBefore + place >= SizeLimits.firstCards)
      }
      folders = []
    }
  }
}
