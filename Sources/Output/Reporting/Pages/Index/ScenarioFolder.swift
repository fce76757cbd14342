import Comparison
import RecordWords
import RunRecords
import Scenarios

/// The scenarios of a folder that need no look, as pictures with titles.
struct ScenarioFolder {
  let name: String
  /// The whole path, which a search finds.
  let path: String
  /// How many have which standing, and how many are proven.
  let counts: String
  let isOpen: Bool
  let tiles: [Tile]

  /// One scenario.
  struct Tile {
    let title: String
    let place: String?
    let page: String
    /// The file of its thumbnail; `nil` where there is nothing to draw.
    let thumbnail: String?
    let classes: String
    let words: String?
    let elementList: Int?
    /// What it has besides agreement: widths that are not proven, or a change from its baseline.
    let note: String?
  }

  /// The folders of the scenarios at `indices`, in the order of their names.
  ///
  /// The first ones are open, as long as they are few.
  static func all(
    _ indices: [Int], of scenarios: [ScenarioRecord], _ pages: PageNames, _ filters: IndexFilters,
    _ origins: ScenarioOrigins
  ) -> [ScenarioFolder] {
    let folders = Dictionary(grouping: indices) { origins.path(of: scenarios[$0]) }
      .sorted { NaturalOrder.precedes($0.key, $1.key) }
    var shown = 0
    return folders.map { path, indices in
      shown += indices.count
      return ScenarioFolder(
        name: origins.shortName(of: path), path: path,
        counts: counts(of: indices.map { scenarios[$0] }), isOpen: shown <= SizeLimits.openTiles,
        tiles: indices.map { index in
          let scenario = scenarios[index]
          return Tile(
            title: scenario.title, place: filters.search.place(of: scenario),
            page: pages.paths[index],
            thumbnail: Thumbnail.elements(of: scenario) == nil ? nil : pages.thumbnails[index],
            classes: filters.classes(of: scenario),
            words: filters.search.words(of: scenario, page: pages.paths[index]),
            elementList: filters.search.elementList(of: scenario), note: note(on: scenario))
        })
    }
  }

  private static func counts(of scenarios: [ScenarioRecord]) -> String {
    let counts = Dictionary(grouping: scenarios, by: \.standing).sorted { $0.key < $1.key }
    return counts.map { "\($0.value.count) \($0.key.word(for: $0.value.count))" }
      .joined(separator: ", ") + ProofRecord.shortWords(for: scenarios)
  }

  private static func note(on scenario: ScenarioRecord) -> String? {
    var notes: [String] = []
    if let proof = scenario.proof, proof.outcome != .equal { notes.append(proof.cellWords) }
    if scenario.reportsBaseline, let baseline = scenario.baseline {
      notes.append(baseline.status.words)
    }
    return notes.isEmpty ? nil : notes.joined(separator: "; ")
  }
}
