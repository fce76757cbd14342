import Foundation
import ScenarioFiles
import Scenarios
import TestSupport
import Testing
import TextMeasuring

@Suite("Tally of damaged scenarios")
struct DamagedScenarioTests {
  @Test("files with random mistakes have the messages that they had, or are read as they were")
  func damaged() throws {
    let files = try WrittenScenarioTests.shippedFiles.map {
      try String(contentsOfFile: $0, encoding: .utf8)
    }
    let measurer = TextMeasurer()
    var tally = Tally()
    for seed in UInt64(1)...600 {
      let text = DamagedText.of(files[Int(seed) % files.count], seed: seed)
      do {
        let scenario = try ScenarioReader.scenario(
          from: SourceText(file: "damaged.yaml", text: text), measurer: measurer)
        tally.add(scenario.fileText(notes: []), as: "read")
      } catch {
        for diagnostic in error.diagnostics {
          tally.add(diagnostic)
          tally.add(1, as: "message: \(Self.start(of: diagnostic.message))")
          for hint in diagnostic.hints { tally.add(1, as: "hint: \(Self.start(of: hint))") }
        }
      }
    }
    #expect(try tally.changes(from: "DamagedScenarios.txt") == [])
  }

  /// The first three words, without names and numbers.
  private static func start(of sentence: String) -> String {
    sentence.replacing(/'[^']*'|[0-9.]+/, with: "…").split(separator: " ").prefix(3)
      .joined(separator: " ")
  }
}
