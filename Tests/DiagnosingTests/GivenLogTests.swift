import ConsoleLogs
import Diagnosing
import Foundation
import Phrases
import Testing

/// Invented logs with answers that another solver gave, which tried all subsets of each list.
struct GivenLogs: Decodable {
  var logs: [Given]

  struct Given: Decodable, CustomTestStringConvertible {
    var name: String
    var text: String
    var answer: Answer
    var more: [Answer]?

    var testDescription: String { name }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      name = try values.decode(String.self, forKey: .name)
      text = try values.decode(String.self, forKey: .text)
      more = try values.decodeIfPresent([Answer].self, forKey: .more)
      answer = try Answer(from: decoder)
    }

    private enum Key: String, CodingKey { case name, text, more }
  }

  struct Answer: Decodable {
    var constraints: Int
    var conflict: [Int]
    var points: Double?
    var broken: Int?
    var shortfalls: [String: Double]?
    var strictShortfalls: [String: Double]?
    var needs: [String]?
    var alsoRightToLeft: Bool?

    enum CodingKeys: String, CodingKey {
      case constraints, conflict, points, broken, shortfalls, needs
      case alsoRightToLeft = "also_right_to_left"
      case strictShortfalls = "strict_shortfalls"
    }
  }

  static let all: [Given] = {
    guard let folder = Bundle.module.resourceURL?.appendingPathComponent("Vectors"),
      let data = try? Data(contentsOf: folder.appendingPathComponent("console-logs.json")),
      let logs = try? JSONDecoder().decode(GivenLogs.self, from: data)
    else { return [] }
    return logs.logs
  }()
}

@Suite("Given logs")
struct GivenLogTests {
  @Test("all fifteen are there")
  func count() {
    #expect(GivenLogs.all.count == 15)
  }

  @Test("a log is answered as by another solver", arguments: GivenLogs.all)
  func answers(given: GivenLogs.Given) throws {
    let diagnoses = try LogDiagnoser.diagnoses(of: given.text)
    let answers = [given.answer] + (given.more ?? [])
    try #require(diagnoses.count == answers.count)
    for (diagnosis, answer) in zip(diagnoses, answers) {
      #expect(diagnosis.lines.count == answer.constraints)
      #expect(diagnosis.conflict.map(\.index) == answer.conflict)
      #expect(diagnosis.broken == answer.broken)
      #expect(diagnosis.log.constraints.allSatisfy { $0.unreadReason == nil })
      #expect(diagnosis.status == (answer.points == nil ? .undecided : .conflict))
      #expect(diagnosis.needs.map(\.phrase.text) == answer.needs ?? [])
      if let points = answer.points {
        #expect(abs((diagnosis.points ?? .nan) - points) < 1e-6)
        #expect(diagnosis.directions.contains(.rightToLeft) == answer.alsoRightToLeft)
      } else {
        #expect(diagnosis.points == nil)
      }
      for member in diagnosis.conflict {
        let index = String(member.index)
        let expected = try #require(answer.shortfalls?[index])
        #expect(abs((member.shortfall ?? expected) - expected) < 1e-6)
        #expect(member.resolves == (answer.strictShortfalls?[index] != nil))
      }
    }
  }
}
