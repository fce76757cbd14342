import RunRecords

/// The words by which rows of the overview are found, besides their visible text.
struct IndexSearch {
  /// The origins of the scenarios, the most frequent first; empty where all are in the working folder.
  ///
  /// An origin is a folder where files are named like their scenarios, else a file.
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

  /// The text below a title that several scenarios have: the file, or the id where several have that
  /// file; `nil` below other titles.
  func place(of scenario: ScenarioRecord) -> String? {
    guard repeatedTitles.contains(scenario.title) else { return nil }
    return repeatedFiles.contains(scenario.file) ? scenario.id : scenario.file
  }

  /// The words to search for that are not in the row, the name of its page, its origin or the buttons
  /// of its tags; `nil` where there are none.
  func words(of scenario: ScenarioRecord, page: String) -> String? {
    let isInAddress = page == "scenario/\(scenario.id).html"
    let words =
      scenario.tags.filter { !buttonTags.contains($0) }
      + (isInAddress ? [] : [scenario.id])
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The class that names the origin of a row; `nil` for the first origin.
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
