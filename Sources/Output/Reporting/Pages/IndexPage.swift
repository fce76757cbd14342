import Comparison
import Geometry
import Timing

/// What the overview shows, ready for its template.
struct IndexPage {
  let pageTitle = "LayoutDiff report"
  /// The way from this page to the report's folder.
  let root = ""
  let isIndex = true
  let sentence: String
  let status: String
  let filters: IndexFilters
  let hasScenarios: Bool
  /// Where scenarios are from, for the search.
  let origins: [String]
  let hasOrigins: Bool
  let rows: [Row]
  /// Whether anything was proven, so that there is a column for it; the same of baselines and times.
  let showsProofs: Bool
  let showsBaselines: Bool
  /// Whether anything was timed.
  let showsTimes: Bool
  let timings: TimingLists?
  let unreadable: [Unreadable]
  let hasUnreadable: Bool
  /// The two ends of the scale of all ratios, where there are any.
  let ratioScale: RatioScaleText?
  /// Whether there are times that say nothing, because the optimiser was off.
  let showsDebugTimes: Bool
  /// What the ratios are ratios of.
  let timeHeading: String
  let environment: EnvironmentSection
  /// The strip of ratios that count as equal, in the drawings of this page.
  let band: Band?

  /// All places on the drawings of this page, each once.
  let places: [RatioDrawing.Place]

  /// A strip across a drawing.
  struct Band {
    let start: String
    let end: String
  }

  /// A file that gave no scenario.
  struct Unreadable {
    let file: String
    let message: String
    let firstLine: String

    init(_ file: UnreadableFile) {
      self.file = file.file
      message = file.message
      firstLine = file.message.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    }
  }

  /// One scenario.
  struct Row {
    let mark: StatusMark
    let title: String
    /// The file, or the id, where the title is not the only one of its kind.
    let place: String?
    let page: String
    /// The classes that filters know it by.
    let classes: String
    /// What else a search finds it by.
    let words: String?
    /// The containers in a few characters: how many, and their widths.
    let widths: String
    let worst: String
    /// What is proven; empty where nothing was asked.
    let proof: String
    /// How it stands to its baseline; empty where it has none.
    let baseline: String
    let timing: RatioDrawing?
  }

  init(_ record: RunRecord, pages: PageNames) {
    sentence = record.verdictSentence
    status = record.passes ? "good" : "bad"
    let filters = IndexFilters(record.scenarios)
    self.filters = filters
    let search = IndexSearch(record.scenarios, tags: filters.tags)
    let ratios = record.scenarios.compactMap { $0.timings.first?.ratios.first }
    let scale = RatioScale(covering: ratios)
    ratioScale = ratios.isEmpty ? nil : RatioScaleText(scale)
    let entries = Array(zip(record.scenarios, pages.paths))
    let groups = Dictionary(grouping: entries) { ScenarioStatus($0.0) }
    rows = ScenarioStatus.byUrgency.flatMap { groups[$0] ?? [] }.map {
      Row($0.0, page: $0.1, filters: filters, search: search, scale: scale)
    }
    origins = search.origins
    hasOrigins = !origins.isEmpty
    hasScenarios = !rows.isEmpty
    showsProofs = record.scenarios.contains { $0.proof != nil }
    showsBaselines = record.scenarios.contains { $0.baseline != nil }
    showsTimes = !ratios.isEmpty
    timings = TimingLists(entries)
    unreadable = record.unreadableFiles.map(Unreadable.init)
    hasUnreadable = !unreadable.isEmpty
    timeHeading = Self.timeHeading(for: ratios)
    band = ratios.first.map { ratio in
      let drawing = RatioDrawing(ratio, scale: scale)
      return Band(start: drawing.bandStart, end: drawing.bandEnd)
    }
    places = Set(rows.compactMap(\.timing).flatMap(\.places)).sorted {
      ($0.name, $0.pixels) < ($1.name, $1.pixels)
    }
    showsDebugTimes = !ratios.isEmpty && record.machine.buildMode == .debug
    environment = EnvironmentSection(record)
  }

  /// Names the two engines where all ratios are of the same two.
  private static func timeHeading(for ratios: [PairedRatio]) -> String {
    guard let first = ratios.first, ratios.allSatisfy({ $0.of == first.of && $0.to == first.to })
    else { return "Ratio of times" }
    return "Time of the \(EngineName.text(first.of)) over time of the \(EngineName.text(first.to))"
  }
}

extension IndexPage.Row {
  init(
    _ scenario: ScenarioRecord, page: String, filters: IndexFilters, search: IndexSearch,
    scale: RatioScale
  ) {
    mark = ScenarioStatus(scenario).mark
    title = scenario.title
    place = search.place(of: scenario)
    self.page = page
    classes =
      (filters.classes(of: scenario) + [search.originClass(of: scenario)].compactMap(\.self))
      .joined(separator: " ")
    words = search.words(of: scenario, page: page)
    widths = Self.widths(of: scenario.comparison.containers.map(\.container.width))
    worst = scenario.worstWords
    proof = scenario.proof?.cellWords ?? ""
    baseline = scenario.baseline.map { RowMark($0).mark.word } ?? ""
    timing = scenario.timings.first?.ratios.first.map { RatioDrawing($0, scale: scale) }
  }
}

extension IndexPage.Row {
  private static func widths(of containers: [Double]) -> String {
    guard let low = containers.min(), let high = containers.max() else { return "none" }
    let range = low == high ? low.points : "\(low.points)–\(high.points)"
    return containers.count == 1 ? range : "\(containers.count): \(range)"
  }
}
