import Comparison

/// What the overview can be narrowed to without any script: one button each, and a style rule each.
struct IndexFilters {
  let statuses: [Status]
  let tags: [Tag]
  let hasTags: Bool
  /// Whether they are so few that nobody minds seeing them all.
  let opensTags: Bool
  /// How many tags have no button; `nil` where that is none.
  let moreTags: Int?
  let total: Int

  /// The scenarios with one verdict.
  struct Status {
    let key: String
    let mark: StatusMark
    let number: Int
  }

  /// The scenarios with one tag.
  struct Tag {
    /// The class of its rows.
    let key: String
    let name: String
    let number: Int
  }

  /// The most tags that have a button.
  ///
  /// Ours: more would push the table off every screen. The most frequent ones have.
  static let mostTags = 40

  init(_ scenarios: [ScenarioRecord]) {
    total = scenarios.count
    statuses = Verdict.byUrgency.compactMap { verdict in
      let number = scenarios.count { $0.comparison.verdict == verdict }
      if number == 0 { return nil }
      return Status(key: verdict.rawValue, mark: StatusMark(verdict), number: number)
    }
    let counts = Dictionary(
      scenarios.flatMap { Set($0.tags) }.map { ($0, 1) }, uniquingKeysWith: +)
    let chosen = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.mostTags)
    tags = chosen.sorted { $0.key < $1.key }.enumerated().map { index, tag in
      Tag(key: "t\(index + 1)", name: tag.key, number: tag.value)
    }
    hasTags = !tags.isEmpty
    opensTags = tags.count <= 12
    let more = counts.count - tags.count
    moreTags = more == 0 ? nil : more
  }

  /// The classes of a scenario's row.
  func classes(of scenario: ScenarioRecord) -> String {
    let own = Set(scenario.tags)
    let tagClasses = tags.filter { own.contains($0.name) }.map(\.key)
    return ([scenario.comparison.verdict.rawValue] + tagClasses).joined(separator: " ")
  }
}
