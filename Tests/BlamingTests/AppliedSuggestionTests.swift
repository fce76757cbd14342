import Blaming
import Comparison
import Foundation
import LayoutSpecs
import Layouts
import Phrases
import ScenarioFiles
import Scenarios
import SeededRandom
import TestSupport
import Testing
import TextMeasuring

@Suite("Suggestions, applied to the file")
struct AppliedSuggestionTests {
  /// The scenarios that come with the project, with their text.
  private static let texts: [String] = {
    let folder = Repository.scenarios
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String]
    return (names ?? []).filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("Swift") }.sorted()
      .compactMap { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }()

  /// A text with one line of its notations left out, doubled with other numbers, or with another number.
  private func planted(_ text: String, _ random: inout SeededGenerator) -> String? {
    var lines = text.components(separatedBy: "\n")
    guard let start = lines.firstIndex(where: { $0.hasPrefix("spec:") }) else { return nil }
    let candidates = lines.indices.filter { index in
      index > start && lines[index].contains(where: \.isNumber) && !lines[index].contains("#")
    }
    guard let line = candidates.randomElement(using: &random) else { return nil }
    let other = lines[line].replacing(/[0-9]+/, maxReplacements: 1) { match in
      "\((Int(match.output) ?? 0) + Int.random(in: 1...9, using: &random))"
    }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: lines.remove(at: line)
    case 1 where lines[line].contains("- "): lines.insert(other, at: line)
    default: lines[line] = other
    }
    return lines.joined(separator: "\n")
  }

  @Test(
    "What a suggestion leaves is said with its number of edges and its elements",
    arguments: [
      (0, [], 1, "then both layouts agree"), (0, [], 2, "then both agree in both containers"),
      (0, [], 3, "then both agree in all 3 containers"),
      (1, ["a"], 3, "then 1 edge of a still differs"),
      (2, ["a", "b", "c"], 3, "then 2 edges of a, b and c still differ"),
      (9, ["a", "b", "c", "d"], 3, "then 9 edges of 4 elements still differ"),
    ])
  func left(_ edges: Int, _ elements: [String], _ containers: Int, _ words: String) {
    let suggestion = Suggestion(
      .keys(of: "title", [.init("alignSelf", old: "end", new: nil)]),
      left: Suggestion.Left(edges: edges, elements: elements))
    #expect(suggestion.phrase(ofContainers: containers).text.hasSuffix("; \(words)"))
  }

  @Test("What a suggestion says of the layouts after it is so once its edits are made")
  func applied() throws {
    var tried = 0
    for seed in LawSeeds.of(2000) {
      var random = SeededGenerator(seed: seed)
      guard let text = Self.texts.randomElement(using: &random),
        let planted = planted(text, &random), let scenario = try? ChatCell.read(planted)
      else { continue }
      for blame in ChatCell.blames(scenario).prefix(1) {
        for side in blame.sides + blame.alternatives {
          guard let suggestion = side.suggestion, let edits = suggestion.edits else { continue }
          tried += 1
          let edited = try ChatCell.read(planted.applying(edits))
          let comparison = ScenarioComparer.compare(edited)
          #expect(
            comparison.verdict.passes == suggestion.mends,
            "seed \(seed): \(suggestion.change.phrase.text)\n\(planted)")
        }
      }
    }
    #expect(tried >= LawSeeds.share(of: 1000))
  }
}
