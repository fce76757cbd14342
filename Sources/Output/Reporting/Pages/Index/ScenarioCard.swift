import Comparison
import Phrases
import RecordWords
import RunRecords

/// A scenario that deserves a look: its picture, its cause, and the widths at which it differs.
struct ScenarioCard {
  let title: String
  let page: String
  /// The file of its thumbnail; `nil` where there is nothing to draw.
  let thumbnail: String?
  let mark: StatusMark
  /// The words of its results.
  let status: String
  /// The file, below the folder of all.
  let file: String
  /// The id, where the title and the file are those of other scenarios too.
  let ownID: String?
  /// The classes that filters use.
  let classes: String
  /// Further words that a search finds it by.
  let words: String?
  let elementList: Int?
  let cause: LinkedText
  /// How many causes there are besides; `nil` without any.
  let moreCauses: String?
  let track: WidthTrack
  /// Whether it waits for the first picture of the page.
  let isLater: Bool

  init(
    _ scenario: ScenarioRecord, page: String, thumbnail: String, _ filters: IndexFilters,
    _ origins: ScenarioOrigins, isLater: Bool
  ) {
    title = scenario.title
    self.page = page
    self.thumbnail = Thumbnail.elements(of: scenario) == nil ? nil : thumbnail
    mark = StatusMark(scenario.standing)
    status = scenario.standingWords
    file = origins.shortName(of: scenario.place.file)
    ownID = filters.search.place(of: scenario).flatMap { $0 == scenario.id ? $0 : nil }
    classes = filters.classes(of: scenario)
    words = filters.search.words(of: scenario, page: page)
    elementList = filters.search.elementList(of: scenario)
    // The page of the scenario has the lines.
    cause = ListedLines([]).linked(scenario.shortCause.withoutQuotes)
    moreCauses = scenario.moreCauses
    track = WidthTrack(scenario)
    self.isLater = isLater
  }
}
