import Comparison
import RunRecords

/// The filters of the overview, which work without script: a button and a style rule for each.
struct IndexFilters {
  let statuses: [Status]
  let tags: [Tag]
  let hasTags: Bool
  /// Whether the tags are few enough to be shown without a click.
  let opensTags: Bool
  /// How many tags have no button; `nil` where all have one.
  let moreTags: Int?
  let total: Int
  /// The results of proofs and the states of baselines, where the record has any.
  let groups: [Group]
  /// The rows that are hidden while a button is chosen, for the style sheet.
  let rules: [Rule]

  /// A button and the selector of the rows that it hides.
  struct Rule {
    /// The value of the button.
    let key: String
    /// `not(.t1)`; or `is(.p0, .p2)` where the rows that stay have no class.
    let hidden: String

    /// Hides the rows without the class `key`.
    init(_ key: String) {
      self.key = key
      hidden = "not(.\(key))"
    }

    /// Hides the rows with one of the `others`; `nil` where there are none.
    init?(_ key: String, besides others: [String]) {
      guard !others.isEmpty else { return nil }
      self.key = key
      hidden = "is(\(others.map { ".\($0)" }.joined(separator: ", ")))"
    }
  }

  /// A group of buttons besides verdicts and tags.
  struct Group {
    let group: String
    let name: String
    let choices: [Choice]
  }

  /// The scenarios with one result.
  struct Choice {
    /// The class of its rows.
    let key: String
    let mark: StatusMark
    let number: Int
  }

  /// The scenarios with one standing.
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

  init(_ scenarios: [ScenarioRecord]) {
    total = scenarios.count
    let numbers = Dictionary(scenarios.map { ($0.standing, 1) }, uniquingKeysWith: +)
    statuses = Standing.allCases.compactMap { status in
      numbers[status].map { Status(key: status.rawValue, mark: StatusMark(status), number: $0) }
    }
    let counts = Dictionary(
      scenarios.flatMap { Set($0.tags) }.map { ($0, 1) }, uniquingKeysWith: +)
    let chosen = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(SizeLimits.tagButtons)
    tags = chosen.sorted { $0.key < $1.key }.enumerated().map { index, tag in
      Tag(key: "t\(index + 1)", name: tag.key, number: tag.value)
    }
    hasTags = !tags.isEmpty
    opensTags = tags.count <= SizeLimits.openTags
    let more = counts.count - tags.count
    moreTags = more == 0 ? nil : more
    let groups = [
      Group(
        key: "every", name: Headings.everyWidth,
        scenarios.compactMap { $0.proof.map { RowMark($0) } },
        differsWord: scenarios.contains { $0.proof?.hasConflict == true }
          ? "differs or conflict" : nil),
      Group(
        key: "baseline", name: Headings.baseline,
        scenarios.compactMap { $0.baseline.map(RowMark.init) }),
    ].compactMap(\.self)
    self.groups = groups
    rules =
      Self.rules(statuses.map(\.key), absent: [])
      + groups.flatMap { Self.rules($0.choices.map(\.key), absent: [Self.absent(in: $0)]) }
      + tags.filter { $0.number < scenarios.count }.map { Rule($0.key) }
  }

  /// The classes that are left out of rows, since most rows would have them.
  private static let unwritten: Set<String> = ["agrees", "p1", "b1"]

  /// The class of rows without a result in this group.
  private static func absent(in group: Group) -> String { group.group == "every" ? "p0" : "b0" }

  /// A rule for each of the `keys` of one group; a row has one of them, or one of `absent`.
  private static func rules(_ keys: [String], absent: [String]) -> [Rule] {
    keys.compactMap { key in
      unwritten.contains(key) ? Rule(key, besides: keys.filter { $0 != key } + absent) : Rule(key)
    }
  }

  /// The classes of a scenario's row.
  func classes(of scenario: ScenarioRecord) -> [String] {
    let own = Set(scenario.tags)
    // A tag of all scenarios needs no class: it hides nothing.
    let tagClasses = tags.filter { own.contains($0.name) && $0.number < total }.map(\.key)
    var marks = [scenario.standing.rawValue]
    for group in groups {
      let mark =
        group.group == "every"
        ? scenario.proof.map { RowMark($0) } : scenario.baseline.map(RowMark.init)
      marks.append(mark?.key ?? Self.absent(in: group))
    }
    marks.removeAll(where: Self.unwritten.contains)
    return marks + tagClasses
  }
}

extension IndexFilters.Group {
  /// `nil` without results; `differsWord` replaces the word for proofs that differ.
  fileprivate init?(key: String, name: String, _ marks: [RowMark], differsWord: String? = nil) {
    guard !marks.isEmpty else { return nil }
    group = key
    self.name = name
    choices = RowMark.all.compactMap { mark in
      let number = marks.count { $0.key == mark.key }
      guard number > 0 else { return nil }
      var own = mark.mark
      if let differsWord, mark.key == RowMark(.differs).key {
        own.word = differsWord
      }
      return IndexFilters.Choice(key: mark.key, mark: own, number: number)
    }
  }
}

/// A result in a cell of the overview, with the class of its row.
struct RowMark {
  let key: String
  let mark: StatusMark
  /// Its place among baselines, the worst first.
  var order: Int { BaselineStatus.allCases.count - (Int(key.dropFirst()) ?? 0) }
  /// The place of a scenario that is as accepted.
  static let orderOfSame = RowMark(BaselineStatus.same).order

  init(_ proof: ProofRecord) {
    if proof.isAmbiguous { self = .provenAmbiguous } else { self.init(proof.outcome) }
  }

  private static let provenAmbiguous = RowMark(key: "p5", mark: .provenAmbiguous)

  init(_ outcome: ProofRecord.Outcome) {
    let key =
      switch outcome {
      case .equal: "p1"
      case .differs: "p2"
      case .unproven: "p3"
      case .notTried: "p4"
      }
    self.init(key: key, mark: StatusMark(outcome))
  }

  init(_ baseline: BaselineRecord) {
    self.init(baseline.status)
  }

  init(_ status: BaselineStatus) {
    switch status {
    case .same: self.init(key: "b1", mark: StatusMark(.check, status.words, "good"))
    case .incomplete: self.init(key: "b2", mark: StatusMark(.diamond, status.words, "note"))
    case .missing: self.init(key: "b3", mark: StatusMark(.circle, status.words, "idle"))
    case .slower: self.init(key: "b4", mark: StatusMark(.triangle, status.words, "note"))
    case .moved: self.init(key: "b5", mark: StatusMark(.cross, status.words, "bad"))
    case .unreadable: self.init(key: "b6", mark: StatusMark(.square, status.words, "bad"))
    }
  }

  private init(key: String, mark: StatusMark) {
    self.key = key
    self.mark = mark
  }

  /// All results of both groups.
  static let all =
    ProofRecord.Outcome.allCases.map { RowMark($0) } + [provenAmbiguous]
    + BaselineStatus.allCases.map { RowMark($0) }
}
