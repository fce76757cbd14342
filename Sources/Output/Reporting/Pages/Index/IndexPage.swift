import Comparison
import Geometry
import RunRecords
import Timing

/// The overview: a table of all scenarios, and lists of times and unreadable files.
struct IndexPage {
  let pageTitle = "LayoutDiff report"
  let headings = Headings()
  /// The relative path from this page to the report's folder.
  let root = ""
  let isIndex = true
  let sentence: String
  let status: String
  /// The counts of the run, the worst first, and the median ratio of times.
  let numbers: [Number]
  let filters: IndexFilters
  let hasScenarios: Bool
  /// Folders and files of scenarios, for the search.
  let origins: [String]
  let hasOrigins: Bool
  let columns: [Column]
  /// All scenarios, in one body of the table or two.
  let bodies: [Body]
  /// Whether anything was timed, so that there is a column for it.
  let showsTimes: Bool
  let timings: TimingLists?
  /// How many scenarios lack times that were asked for; `nil` where none does.
  let missingTimes: String?
  /// The quotient that the ratios are.
  let timeHeading: String
  let unreadable: [Unreadable]
  let hasUnreadable: Bool
  /// The ends of the scale of all ratios; `nil` without times.
  let ratioScale: RatioScaleText?
  /// Whether times are from a debug build.
  let showsDebugTimes: Bool
  let environment: EnvironmentSection
  /// The band of ratios that count as equal, in the drawings of this page.
  let band: Band?
  /// The caveat about times; `nil` without times.
  let caveat: String?

  /// All positions in the drawings of this page, each once.
  let places: [RatioDrawing.Place]

  /// A number of the overview, and what it counts.
  struct Number {
    let numberValue: String
    let numberLabel: String
    let numberStyle: String
  }

  /// A vertical band in a drawing, in CSS pixels.
  struct Band {
    let start: String
    let end: String
  }

  /// A file without a readable scenario.
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

  /// A column of the table of scenarios.
  struct Column {
    /// Its index in a row, from 1.
    let place: Int
    let name: String
    /// The sort order of its cells: `number`, `text`, or `rank`, the order of first appearance.
    let order: String
    /// The sort key of cells without one of their own.
    let otherwise: String?
    /// The direction of the first click, where it is not ascending.
    let firstDirection: String?
    /// Whether its cells repeat its name on a narrow page.
    let isLabelled: Bool
    /// Whether a card of the wall of pictures shows it.
    let isInWall: Bool

    init(
      _ place: Int, _ name: String, order: String, otherwise: Int? = nil,
      firstDirection: String? = nil, isLabelled: Bool = false, isInWall: Bool = false
    ) {
      self.place = place
      self.name = name
      self.order = order
      self.otherwise = otherwise.map(String.init)
      self.firstDirection = firstDirection
      self.isLabelled = isLabelled
      self.isInWall = isInWall
    }
  }

  /// A cell other than verdict, title and time.
  struct Cell {
    let text: String
    /// The sort key; `nil` for its column's key or its text, empty for the end.
    let sortKey: String?
  }

  /// Rows of the table; the later ones wait until the first ones are painted.
  struct Body {
    let isLater: Bool
    let rows: [Row]
  }

  /// One scenario.
  struct Row {
    let mark: StatusMark
    let title: String
    /// The file or the id, where several scenarios have the title.
    let place: String?
    let page: String
    /// The file of its thumbnail; `nil` where there is nothing to draw.
    let thumbnail: String?
    /// The classes that filters use.
    let classes: String
    /// Further words that a search finds it by.
    let words: String?
    let cells: [Cell]
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
    let thumbnails = Dictionary(zip(pages.paths, pages.thumbnails)) { first, _ in first }
    let shown = ShownColumns(record.scenarios)
    columns = shown.columns(timeHeading: ratios.isEmpty ? nil : TimeWords.quotient(of: ratios))
    let groups = Dictionary(grouping: entries) { $0.0.standing }
    let rows = Standing.allCases.flatMap { groups[$0] ?? [] }.map {
      Row(
        $0.0, page: $0.1, thumbnail: thumbnails[$0.1], shown, filters: filters, search: search,
        scale: scale)
    }
    bodies = [
      Body(isLater: false, rows: Array(rows.prefix(SizeLimits.firstCards))),
      Body(isLater: true, rows: Array(rows.dropFirst(SizeLimits.firstCards))),
    ].filter { !$0.rows.isEmpty }
    numbers =
      Standing.allCases.compactMap { standing in
        groups[standing].map {
          Number(
            numberValue: "\($0.count)", numberLabel: standing.word, numberStyle: standing.style)
        }
      }
      + (TimeWords.median(of: ratios).map { [$0] } ?? []).map { value, label in
        Number(
          numberValue: value, numberLabel: "\(label); of LayoutDiff's own engines",
          numberStyle: "median")
      }
    origins = search.origins
    hasOrigins = !origins.isEmpty
    hasScenarios = !rows.isEmpty
    showsTimes = !ratios.isEmpty
    timings = TimingLists(entries)
    let missing = record.scenarios.count { !$0.missingTimes.isEmpty }
    missingTimes = missing == 0 ? nil : TimeWords.missing(in: missing)
    timeHeading = TimeWords.quotient(of: ratios)
    unreadable = record.unreadableFiles.map(Unreadable.init)
    hasUnreadable = !unreadable.isEmpty
    band = ratios.first.map { ratio in
      let drawing = RatioDrawing(ratio, scale: scale)
      return Band(start: drawing.bandStart, end: drawing.bandEnd)
    }
    places = Set(rows.compactMap(\.timing).flatMap(\.places)).sorted {
      ($0.name, $0.pixels) < ($1.name, $1.pixels)
    }
    caveat = ratios.isEmpty ? nil : TimeWords.caveat(of: record.scenarios)
    showsDebugTimes = !ratios.isEmpty && record.machine.buildMode == .debug
    environment = EnvironmentSection(record)
  }
}

/// The optional columns of the overview.
private struct ShownColumns {
  let proofs: Bool
  let baselines: Bool

  init(_ scenarios: [ScenarioRecord]) {
    proofs = scenarios.contains { $0.proof != nil }
    baselines = scenarios.contains { $0.baseline != nil }
  }

  func columns(timeHeading: String?) -> [IndexPage.Column] {
    typealias Column = IndexPage.Column
    var columns = [
      Column(1, Headings.verdict, order: "rank"), Column(2, Headings.scenario, order: "text"),
      Column(3, Headings.widths, order: "text"),
    ]
    if proofs {
      columns.append(
        Column(
          4, Headings.everyWidth, order: "number", otherwise: ProofRecord.orderOfProven,
          isLabelled: true))
    }
    columns.append(
      Column(
        columns.count + 1, Headings.worstDifference, order: "number", otherwise: 0,
        firstDirection: "descending", isLabelled: true, isInWall: true))
    if baselines {
      columns.append(
        Column(
          columns.count + 1, Headings.baseline, order: "number", otherwise: RowMark.orderOfSame,
          isLabelled: true))
    }
    if let timeHeading {
      columns.append(Column(columns.count + 1, timeHeading, order: "number", isInWall: true))
    }
    return columns
  }
}

extension IndexPage.Row {
  fileprivate init(
    _ scenario: ScenarioRecord, page: String, thumbnail: String?, _ shown: ShownColumns,
    filters: IndexFilters,
    search: IndexSearch, scale: RatioScale
  ) {
    mark = StatusMark(scenario.standing)
    title = scenario.title
    place = search.place(of: scenario)
    self.page = page
    self.thumbnail = Thumbnail.elements(of: scenario) == nil ? nil : thumbnail
    classes =
      (filters.classes(of: scenario) + [search.originClass(of: scenario)].compactMap(\.self))
      .joined(separator: " ")
    words = search.words(of: scenario, page: page)
    var cells = [Self.widths(of: scenario.comparison.containers.map(\.container.width))]
    if shown.proofs { cells.append(scenario.proof.map(Self.cell) ?? Self.empty) }
    cells.append(
      IndexPage.Cell(text: scenario.worstWords, sortKey: Self.worstKey(of: scenario)))
    if shown.baselines { cells.append(scenario.baseline.map(Self.cell) ?? Self.empty) }
    self.cells = cells
    timing = scenario.timings.first?.ratios.first.map { RatioDrawing($0, scale: scale) }
  }

  private static let empty = IndexPage.Cell(text: "", sortKey: "")

  private static func cell(_ proof: ProofRecord) -> IndexPage.Cell {
    let order = proof.order
    return IndexPage.Cell(
      text: proof.cellWords,
      sortKey: order == Double(ProofRecord.orderOfProven) ? nil : NumberText.plain(order))
  }

  private static func cell(_ baseline: BaselineRecord) -> IndexPage.Cell {
    let mark = RowMark(baseline)
    return IndexPage.Cell(
      text: mark.mark.word, sortKey: mark.order == RowMark.orderOfSame ? nil : "\(mark.order)")
  }

  /// The sort key of the worst difference: `nil` for the number that its text begins with, empty for
  /// results without such an edge.
  private static func worstKey(of scenario: ScenarioRecord) -> String? {
    let comparison = scenario.comparison
    guard !scenario.isWorstFromBaseline else { return "" }
    if comparison.verdict != .conflictAsExpected,
      comparison.worst != nil || comparison.worstFromGiven != nil
    {
      return nil
    }
    switch comparison.verdict {
    case .failed, .invalid, .unfinished, .conflict, .conflictAsExpected, .skipped: return ""
    case .agrees, .differs, .differsAsExpected, .unexpected: return nil
    }
  }

  /// The containers in a few characters, their number and their widths: `3: 280–375`.
  private static func widths(of containers: [Double]) -> IndexPage.Cell {
    guard let low = containers.min(), let high = containers.max() else {
      return IndexPage.Cell(text: "none", sortKey: nil)
    }
    let range = low == high ? low.points : "\(low.points)–\(high.points)"
    // Sorted by number, then by the smallest width.
    return containers.count == 1
      ? IndexPage.Cell(text: range, sortKey: "1: \(range)")
      : IndexPage.Cell(text: "\(containers.count): \(range)", sortKey: nil)
  }
}
