import TestSupport
import Testing

@testable import ScenarioFiles
@testable import Scenarios

/// Edits texts that were changed at random: `make fuzz`.
@Suite("Breaker: edits of scenarios")
struct EditBreakerTests {
  @Test("whatever a text says, an edit of it can be read, or there is none")
  func broken() throws {
    let files = try WrittenScenarioTests.shippedFiles.map {
      Array(try ScenarioFile.read($0).lines.joined(separator: "\n").unicodeScalars)
    }
    let words = [
      "", ": ", "{", "}", "[", "]", "- ", "#", "&a ", "*a", "\n", "\"", "|", "? ", "한", "\u{2028}",
    ]
    let keys = ["spacing", "alignItems", "insets", "flexGrow", "width", "maxSize", "direction"]
    for seed in BreakerSeeds.of(60) {
      var random = RandomValues(seed: seed)
      var scalars = random.pick(files)
      for _ in 0...Int(random.length(0...5)) {
        let start = Int(random.length(0...max(0, scalars.count - 1)))
        let end = min(scalars.count, start + random.pick([0, 1, 1, 9, 200]))
        scalars.replaceSubrange(start..<end, with: random.pick(words).unicodeScalars)
      }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      let text = String(view)
      guard let editor = ScenarioEditor(SourceText(file: "card.yaml", text: text)) else { continue }
      let way = { (random: inout RandomValues) in
        (0..<Int(random.length(0...3))).map { _ in Int(random.length(0...3)) }
      }
      for _ in 0..<20 {
        let (key, isStyle, value) = (
          random.pick(keys), random.chance(0.5), random.pick(["1", nil])
        )
        let position = SourcePosition(line: Int(random.length(1...70)), column: 8)
        let all = [
          editor.setting(key, to: value, isStyle: isStyle, ofSpecAt: way(&random)),
          editor.exchanging(way(&random), way(&random)), editor.addingRule("a.top == 1"),
          editor.replacingRule(at: position, by: "H:[a]"), editor.removingRule(at: position),
          editor.setting("hugging", to: value, ofElement: "title"),
        ]
        for edits in all.compactMap(\.self) {
          let edited = SourceText(file: "card.yaml", text: text.applying(edits))
          #expect(throws: Never.self, "seed \(seed): \(edits)") { try YAMLDocument.parse(edited) }
        }
      }
    }
  }
}
