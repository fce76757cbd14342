import Foundation
import Geometry
import RunRecords
import Runs
import ScenarioFiles
import Scenarios
import SeededRandom
import TestSupport
import Testing
import TextMeasuring

@testable import PlayAnswers
@testable import Playground

@Suite("Random edits on the playground")
struct RandomEditTests {
  /// How many edits all walks have together on all seeds.
  private static let edits = 10_000

  @Test("each answer of a walk of edits over shipped scenarios is what check says of the same text")
  func walk() throws {
    let shipped = try Shipped.all()
    #expect(shipped.count > 40)
    let engine = AnswerEngine(measurer: TextMeasurer())
    let measurer = TextMeasurer()
    let steps = 20
    var readable = 0
    // All edits take minutes, so a run of all tests makes a sixtieth of them.
    for seed in LawSeeds.of(Self.edits / steps / (LawSeeds.share < 1 ? 8 : 1)) {
      var random = SeededGenerator(seed: seed)
      let start = shipped[random.index(below: shipped.count)]
      var text = start.text
      for step in 0..<steps {
        let next = Edit.random(of: text, &random)
        let request = try AnswerRequest(
          try JSONSerialization.data(withJSONObject: ["version": 1, "text": next]))
        let answer = engine.layout(request, file: start.path, work: AnswerBudget.unhurried.work)
        let note: Comment = "seed \(seed), step \(step) of \(start.path)"
        do throws(ScenarioError) {
          let scenario = try ScenarioReader.scenario(
            from: SourceText(file: start.path, text: next), measurer: measurer)
          let checked = Run([], measurer: measurer)
            .examine(LoadedScenarios(scenarios: [scenario])).record.scenarios
          #expect(answer.status == .laidOut, note)
          #expect(answer.scenario?.comparison == checked.first?.comparison, note)
          #expect(answer.scenario?.warnings == checked.first?.warnings, note)
          #expect(answer.standing?.words == checked.first?.standingWords, note)
          readable += 1
        } catch {
          #expect(answer.status == .unreadable, note)
          #expect(
            answer.problems?.map(\.message)
              == error.diagnostics.map {
                ScenarioName.printable($0.message)
              }, note)
        }
        // A walk that breaks its text goes back, as people do.
        if answer.status == .laidOut || random.index(below: 3) == 0 { text = next }
        if text.isEmpty { text = start.text }
      }
    }
    #expect(readable > 0)
  }

  @Test("no text that an edit leaves behind is one without an answer, whatever is asked about it")
  func questions() throws {
    let shipped = try Shipped.all()
    let engine = AnswerEngine(measurer: TextMeasurer())
    let budget = AnswerBudget(layouts: 300, simplexSteps: 100_000, seconds: .infinity)
    for seed in LawSeeds.of(200) {
      var random = SeededGenerator(seed: seed)
      let start = shipped[random.index(below: shipped.count)]
      var text = start.text
      for _ in 0..<(1 + random.index(below: 4)) { text = Edit.random(of: text, &random) }
      let element = ["superview", "title", "", "nobody"][random.index(below: 4)]
      let edge = ["top", "width", "baseline", "nothing"][random.index(below: 4)]
      let width = [1, 0.5, 320, 1234.5, 100_000][random.index(below: 5)]
      let request = try AnswerRequest(
        try JSONSerialization.data(withJSONObject: [
          "version": 1, "text": text, "base": start.text, "element": element, "edge": edge,
          "container": ["width": width], "parts": LayoutPart.allCases.map(\.rawValue),
        ]))
      let note: Comment = "seed \(seed) of \(start.path)"
      let answer = engine.layout(request, file: start.path, work: budget.work)
      #expect([.laidOut, .unreadable].contains(answer.status), note)
      #expect(PageResponse.json(answer).status == 200, note)
      for question in Question.allCases {
        let answer = engine.answer(question, request, file: start.path, work: budget.work)
        #expect(PageResponse.json(answer).status == 200, note)
        #expect((answer.reason != nil) == (answer.status == .none), note)
      }
      for kind in Download.allCases {
        _ = try? engine.download(kind, request, file: start.path, work: budget.work)
      }
    }
  }
}

/// Edits as people make them: a character more or less, a number, a line.
private enum Edit {
  static func random(of text: String, _ random: inout SeededGenerator) -> String {
    var lines = text.components(separatedBy: "\n")
    let line = random.index(below: lines.count)
    switch random.index(below: 7) {
    case 0: lines.remove(at: line)
    case 1: lines.insert(lines[line], at: line)
    case 2: lines.swapAt(line, random.index(below: lines.count))
    case 3:
      let characters = Array("0159.-+=: x\"[]{}#'|~é한")
      insert(characters[random.index(below: characters.count)], &lines[line], &random)
    case 4:
      guard !lines[line].isEmpty else { break }
      let offset = random.index(below: lines[line].count)
      lines[line].remove(at: lines[line].index(lines[line].startIndex, offsetBy: offset))
    default:
      // Numbers are what people change most.
      let numbers = text.matches(of: #/\d+(\.\d+)?/#)
      guard !numbers.isEmpty else { break }
      let range = numbers[random.index(below: numbers.count)].range
      return text.replacingCharacters(in: range, with: "\(random.index(below: 500))")
    }
    return lines.joined(separator: "\n")
  }

  private static func insert(
    _ character: Character, _ line: inout String, _ random: inout SeededGenerator
  ) {
    let offset = random.index(below: line.count + 1)
    line.insert(character, at: line.index(line.startIndex, offsetBy: offset))
  }
}
