import Comparison
import Examining
import Foundation
import RunRecords
import Runs
import ScenarioFiles
import Scenarios
import Testing
import TextMeasuring

@testable import PlayAnswers
@testable import Playground

@Suite("What an answer to a keystroke costs")
struct AnswerCostTests {
  /// How often both are timed, one after the other; the shortest times count.
  private static let rounds = 9
  /// How many times longer an answer may take than checking the same text, in the median of all
  /// scenarios: it also says what texts show, and is written as JSON.
  ///
  /// Ours: it is 1.1 in a debug build. A single scenario says little on a machine with other work.
  private static let most = 3.0

  @Test("is at most three times that of checking the same text, over all shipped scenarios")
  func ratio() throws {
    let engine = AnswerEngine(measurer: TextMeasurer())
    let measurer = TextMeasurer()
    var ratios: [(path: String, ratio: Double, milliseconds: Double)] = []
    for (path, text) in try Shipped.all() {
      let body = try JSONSerialization.data(withJSONObject: ["version": 1, "text": text])
      let pairs = try (0..<Self.rounds).map { _ in
        let check = try Self.seconds {
          let scenario = try ScenarioReader.scenario(
            from: SourceText(file: path, text: text), measurer: measurer)
          #expect(
            Run([], measurer: measurer).examine(scenario, work: AnswerBudget().work).record
              .comparison.containers.count >= 0)
        }
        let answer = try Self.seconds {
          let request = try AnswerRequest(body)
          let answer = engine.layout(request, file: path, work: AnswerBudget().work)
          #expect(PageResponse.json(answer).status == 200)
        }
        return (check, answer)
      }
      let check = try #require(pairs.map(\.0).min())
      let answer = try #require(pairs.map(\.1).min())
      ratios.append((path, answer / check, answer * 1000))
    }
    let sorted = ratios.sorted { $0.ratio < $1.ratio }
    let middle = try #require(sorted.dropFirst(sorted.count / 2).first)
    let last = try #require(sorted.last)
    #expect(middle.ratio < Self.most)
    print(
      "an answer takes \(middle.ratio) times as long as a check (median of \(sorted.count) "
        + "scenarios), at most \(last.ratio) times (\(last.path), \(last.milliseconds) ms)")
  }

  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    return try clock.measure(body) / .seconds(1)
  }
}
