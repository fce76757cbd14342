import Runs

/// What a row of the overview is found by, and told apart by, besides what stands in it anyway.
struct IndexSearch {
  /// Where the scenarios are from, the one with most of them first.
  ///
  /// A folder, of files that have the names of their scenarios, or a file. None where all lie beside
  /// the report's working folder.
  let origins: [String]
  private let repeatedTitles: Set<String>
  private let repeatedFiles: Set<String>
  private let buttonTags: Set<String>
  private let originIndices: [String: Int]

  /// Counts titles, files and origins; `tags` are those that a button of the overview names.
  init(_ scenarios: [ScenarioRecord], tags: [IndexFilters.Tag]) {
    func counts(_ texts: [String]) -> [String: Int] {
      Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    }
    repeatedTitles = Set(counts(scenarios.map(\.title)).filter { $0.value > 1 }.keys)
    repeatedFiles = Set(counts(scenarios.map(\.file)).filter { $0.value > 1 }.keys)
    buttonTags = Set(tags.map(\.name))
    let all = counts(scenarios.map { Self.origin(of: $0) })
    let sorted = all.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    origins = sorted == [""] ? [] : sorted
    originIndices = Dictionary(sorted.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// What stands under a title that another scenario has too: the file, or the id where that is
  /// the same as well.
  func place(of scenario: ScenarioRecord) -> String? {
    guard repeatedTitles.contains(scenario.title) else { return nil }
    return repeatedFiles.contains(scenario.file) ? scenario.id : scenario.file
  }

  /// The words that neither the row, nor its page's name, nor its origin or its tags' buttons have.
  ///
  /// `nil` where there are none: a thousand rows without them keep the page small.
  func words(of scenario: ScenarioRecord, page: String) -> String? {
    let isInAddress = page == "scenario/\(scenario.id).html"
    let words =
      scenario.tags.filter { !buttonTags.contains($0) }
      + (isInAddress ? [] : [scenario.id])
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The class that leads from a row to its origin; `nil` for the first one.
  func originClass(of scenario: ScenarioRecord) -> String? {
    let index = originIndices[Self.origin(of: scenario)] ?? 0
    return index == 0 ? nil : "d\(index)"
  }

  private static func origin(of scenario: ScenarioRecord) -> String {
    let file = scenario.place.file
    let folder = file.lastIndex(of: "/").map { file[...$0] } ?? ""
    let name = scenario.id.split(separator: "/").last ?? ""
    let isNamedLikeID = [".yaml", ".yml"].contains { file == folder + name + $0 }
    return isNamedLikeID ? String(folder) : file
  }
}
