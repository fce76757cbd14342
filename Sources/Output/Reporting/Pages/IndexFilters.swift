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
  /// What is proven, and how scenarios stand to baselines, where anybody asked.
  let groups: [Group]

  /// A group of buttons besides verdicts and tags.
  struct Group {
    let group: String
    let name: String
    let choices: [Choice]
  }

  /// The scenarios of one answer.
  struct Choice {
    /// The class of its rows.
    let key: String
    let mark: StatusMark
    let number: Int
  }

  /// The scenarios of one status.
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
    let numbers = Dictionary(scenarios.map { (ScenarioStatus($0), 1) }, uniquingKeysWith: +)
    statuses = ScenarioStatus.byUrgency.compactMap { status in
      numbers[status].map { Status(key: status.key, mark: status.mark, number: $0) }
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
    groups = [
      Group(
        key: "every", name: "Every width, before rounding",
        scenarios.compactMap { $0.proof.map { RowMark($0) } },
        partsWord: scenarios.contains { $0.proof?.hasConflict == true }
          ? "parts or conflict" : nil),
      Group(
        key: "baseline", name: "Baseline", scenarios.compactMap { $0.baseline.map(RowMark.init) }),
    ].compactMap(\.self)
  }

  /// The classes of a scenario's row.
  func classes(of scenario: ScenarioRecord) -> [String] {
    let own = Set(scenario.tags)
    let tagClasses = tags.filter { own.contains($0.name) }.map(\.key)
    var marks = [ScenarioStatus(scenario).key]
    for group in groups {
      marks.append(
        group.group == "every"
          ? scenario.proof.map { RowMark($0) }?.key ?? "p0"
          : scenario.baseline.map(RowMark.init)?.key ?? "b0")
    }
    // What most rows have would make the page large.
    marks.removeAll { ["agrees", "p1", "b1"].contains($0) }
    return marks + tagClasses
  }
}

extension IndexFilters.Group {
  /// `nil` where nobody asked; `partsWord` says what else is counted as parting.
  fileprivate init?(key: String, name: String, _ marks: [RowMark], partsWord: String? = nil) {
    guard !marks.isEmpty else { return nil }
    group = key
    self.name = name
    choices = RowMark.all.compactMap { mark in
      let number = marks.count { $0.key == mark.key }
      guard number > 0 else { return nil }
      var own = mark.mark
      if let partsWord, mark.key == RowMark(.differs).key {
        own = StatusMark(own.shape, partsWord, own.style)
      }
      return IndexFilters.Choice(key: mark.key, mark: own, number: number)
    }
  }
}

/// An answer in a cell of the overview, with the class that its row gets.
struct RowMark {
  let key: String
  let mark: StatusMark

  init(_ proof: ProofRecord) {
    self.init(proof.outcome)
  }

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
    case .same: self.init(key: "b1", mark: StatusMark("✓", "same", "good"))
    case .incomplete: self.init(key: "b2", mark: StatusMark("◆", "partly", "note"))
    case .missing: self.init(key: "b3", mark: StatusMark("○", "none", "idle"))
    case .slower: self.init(key: "b4", mark: StatusMark("▲", "more work", "bad"))
    case .moved: self.init(key: "b5", mark: StatusMark("✕", "moved", "bad"))
    case .unreadable: self.init(key: "b6", mark: StatusMark("■", "unreadable", "bad"))
    }
  }

  private init(key: String, mark: StatusMark) {
    self.key = key
    self.mark = mark
  }

  /// All answers of both groups.
  static let all =
    ProofRecord.Outcome.allCases.map { RowMark($0) } + BaselineStatus.allCases.map { RowMark($0) }
}
