import Comparison
import RecordWords
import RunRecords
import Scenarios

/// The filters of the overview, which work without script: a button and a style rule for each.
struct IndexFilters {
  let statuses: [Status]
  let tags: [Tag]
  /// How many tags have no button; `nil` where all have one.
  let moreTags: Int?
  let total: Int
  let search: IndexSearch

  /// The scenarios with one standing.
  struct Status {
    /// The class of its rows and groups.
    let key: String
    let mark: StatusMark
    let number: Int
    /// The words after the number.
    let words: String
  }

  /// The scenarios with one tag.
  struct Tag {
    /// The class of its rows.
    let key: String
    let name: String
    let number: Int
    /// Whether its button hides anything.
    let isRule: Bool
  }

  init(_ scenarios: [ScenarioRecord]) {
    total = scenarios.count
    let byStanding = Dictionary(grouping: scenarios, by: \.standing)
    statuses = byStanding.sorted { $0.key < $1.key }.map { standing, scenarios in
      Status(
        key: standing.rawValue, mark: StatusMark(standing), number: scenarios.count,
        words: standing.word(for: scenarios.count)
          + (standing == .agrees ? ProofRecord.words(for: scenarios) : ""))
    }
    let counts = Dictionary(
      scenarios.flatMap { Set($0.tags) }.map { ($0, 1) }, uniquingKeysWith: +)
    let chosen = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(SizeLimits.tagButtons)
    let sorted = chosen.sorted { NaturalOrder.precedes($0.key, $1.key) }
    tags = sorted.enumerated().map { index, tag in
      Tag(
        key: "t\(index + 1)", name: tag.key, number: tag.value,
        isRule: tag.value < scenarios.count)
    }
    let more = counts.count - tags.count
    moreTags = more == 0 ? nil : more
    search = IndexSearch(scenarios, buttonTags: Set(tags.map(\.name)))
  }

  /// The classes of a scenario's row.
  ///
  /// A tag of all scenarios needs none: it hides nothing.
  func classes(of scenario: ScenarioRecord) -> String {
    let own = Set(scenario.tags)
    let tagClasses = tags.filter { own.contains($0.name) && $0.isRule }.map(\.key)
    return ([scenario.standing.rawValue] + tagClasses).joined(separator: " ")
  }
}
