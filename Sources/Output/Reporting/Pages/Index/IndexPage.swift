import Comparison
import RunRecords
import Timing

/// The overview: what fails first, each scenario with its cause; what agrees is folded by folder.
struct IndexPage {
  let pageTitle = "LayoutDiff report"
  /// The relative path from this page to the report's folder.
  let root = ""
  let isIndex = true
  let runFacts: RunFacts?
  /// The result of the run, which no other line repeats.
  let headline: String
  let status: String
  /// The shares of all standings in the run, as one bar; empty without scenarios.
  let shares: [StandingShare]
  /// `nil` where no card can be chosen.
  let filters: IndexFilters?
  let hasScenarios: Bool
  /// The groups before and after the files that could not be read.
  let failing: [IndexGroup]
  let passing: [IndexGroup]
  let unreadable: [Unreadable]
  /// The folder of all cards, which the paths of cards are below.
  let folder: String
  /// The names of elements, for the search: a list that several scenarios have is there once.
  let elementLists: [String]
  let timings: TimingLists?
  /// How many scenarios lack times that were asked for; `nil` where none does.
  let missingTimes: String?
  let hasTimes: Bool
  /// The quotient that the ratios are.
  let timeHeading: String
  /// Whether times are from a debug build.
  let showsDebugTimes: Bool
  let environment: EnvironmentSection
  /// How many scenarios pass and have no page, in a sentence; `nil` where all have one.
  let withoutPage: String?
  /// The caveat about times.
  let caveat: String

  /// A file without a readable scenario.
  struct Unreadable {
    let file: String
    let message: String
    /// The first line of the message, without the file.
    let firstLine: String

    init(_ file: UnreadableFile) {
      self.file = file.file
      message = file.message
      let line = file.message.split(whereSeparator: \.isNewline).first ?? ""
      firstLine = String(line.trimmingPrefix("\(file.file):"))
    }
  }

  /// The answer is about all of `record`; cards are of the scenarios that have `pages`.
  init(_ record: RunRecord, cards: [ScenarioRecord], pages: PageNames) {
    runFacts = record.revision.map(RunFacts.init)
    headline = record.headline
    status = record.passes ? "good" : "bad"
    shares = StandingShare.all(of: record.scenarios)
    withoutPage =
      switch record.scenarios.count - cards.count {
      case 0: nil
      case 1: "1 more passes and has no page here."
      case let count: "\(count) more pass and have no page here."
      }
    let filters = IndexFilters(cards)
    self.filters = cards.isEmpty ? nil : filters
    hasScenarios = !record.scenarios.isEmpty
    let entries = Array(zip(cards, pages.paths))
    let origins = ScenarioOrigins(cards)
    let groups = IndexGroup.all(of: cards, pages, filters, origins)
    failing = groups.filter { !$0.passes }
    passing = groups.filter(\.passes)
    folder = origins.root
    elementLists = filters.search.elementLists
    unreadable = record.unreadableFiles.map(Unreadable.init)
    let ratios = record.scenarios.compactMap { $0.timings.first?.ratios.first }
    timings = TimingLists(entries)
    let missing = record.scenarios.count { !$0.missingTimes.isEmpty }
    missingTimes = missing == 0 ? nil : TimeWords.missing(in: missing)
    hasTimes = timings != nil || missing > 0
    timeHeading = TimeWords.quotient(of: ratios)
    caveat = TimeWords.caveat(of: record.scenarios)
    showsDebugTimes = !ratios.isEmpty && record.machine.buildMode == .debug
    environment = EnvironmentSection(record)
  }
}
