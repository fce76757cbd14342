import Comparison
import RunRecords

/// The words by which rows of the overview are found, besides their visible text.
struct IndexSearch {
  /// The different lists of elements that scenarios have, the most frequent first.
  let elementLists: [String]
  private let listIndices: [String: Int]
  private let repeatedTitles: Set<String>
  private let repeatedFiles: Set<String>
  private let buttonTags: Set<String>

  /// Counts titles, files and elements; `buttonTags` are those that a button of the overview names.
  init(_ scenarios: [ScenarioRecord], buttonTags: Set<String>) {
    func counts(_ texts: [String]) -> [String: Int] {
      Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    }
    self.buttonTags = buttonTags
    repeatedTitles = Set(counts(scenarios.map(\.title)).filter { $0.value > 1 }.keys)
    repeatedFiles = Set(counts(scenarios.map(\.file)).filter { $0.value > 1 }.keys)
    elementLists = counts(scenarios.map(Self.elements).filter { !$0.isEmpty })
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    listIndices = Dictionary(elementLists.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The text below a title that several scenarios have: the file, or the id where several have that
  /// file; `nil` below other titles.
  func place(of scenario: ScenarioRecord) -> String? {
    guard repeatedTitles.contains(scenario.title) else { return nil }
    return repeatedFiles.contains(scenario.file) ? scenario.id : scenario.file
  }

  /// The words to search for that are neither in the row, nor the name of its page or of its folder, nor
  /// the buttons of its tags; `nil` where there are none.
  func words(of scenario: ScenarioRecord, page: String) -> String? {
    let words =
      scenario.tags.filter { !buttonTags.contains($0) }
      + (page == "scenario/\(scenario.id).html" ? [] : [scenario.id])
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The place of its elements among the lists; `nil` for the first one.
  func elementList(of scenario: ScenarioRecord) -> Int? {
    listIndices[Self.elements(of: scenario)].flatMap { $0 == 0 ? nil : $0 }
  }

  private static func elements(of scenario: ScenarioRecord) -> String {
    scenario.comparison.comparedElements.dropFirst().joined(separator: " ")
  }
}
