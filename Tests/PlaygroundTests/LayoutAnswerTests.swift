import Comparison
import Explaining
import Foundation
import Geometry
import Layouts
import LinearProgramming
import Reasons
import RecordWords
import Reporting
import RunRecords
import Runs
import ScenarioFiles
import Scenarios
import SeededRandom
import Synchronization
import Testing
import TextMeasuring

@testable import PlayAnswers
@testable import Playground

@Suite("The playground's answer to a text")
struct LayoutAnswerTests {
  private let engine = AnswerEngine(measurer: TextMeasurer())

  private func request(
    _ text: String, width: Double? = nil, height: Double? = nil, parts: [String] = [],
    caseName: String = ""
  ) throws -> AnswerRequest {
    var body: [String: Any] = [
      "version": 1, "client": "a", "text": text, "parts": parts, "case": caseName,
    ]
    if let width {
      body["container"] = ["width": width, "height": height.map { $0 as Any } ?? NSNull()]
    }
    return try AnswerRequest(try JSONSerialization.data(withJSONObject: body))
  }

  private func answer(
    _ text: String, width: Double? = nil, height: Double? = nil, parts: [String] = [],
    caseName: String = "", budget: AnswerBudget = .unhurried
  ) throws -> PlayAnswer {
    engine.layout(
      try request(text, width: width, height: height, parts: parts, caseName: caseName),
      file: "row.yaml", work: budget.work)
  }

  @Test("another container than the scenario's is laid out, and changes nothing of the verdict")
  func container() throws {
    let text = try Shipped.text("repository-row")
    let answer = try answer(text, width: 300.5, height: 90)
    let containers = try #require(answer.scenario?.comparison.containers)
    let shown = try #require(answer.shown)
    #expect(containers.count == 5)
    #expect(containers[shown].container == Container(width: 300.5, height: 90))
    #expect(containers[shown].elements.first?.spec.width == 300.5)
    #expect(answer.standing?.passes == true)
    #expect(answer.standing?.sentence == "Both layouts agree at 280, 320, 375 and 414 × 120 pt")
    #expect(try self.answer(text, width: 320).shown == 1)
    #expect(try self.answer(text).shown == 0)
  }

  private static let cases = """
    layoutdiff: 1
    containers: [320]
    elements: { name: { box: 100x20, compressionResistance: 740 }, badge: { box: 20x20 } }
    cases: { long: { name: 400x20 } }
    constraints:
      - name.leading == superview.leading + 8
      - name.top == superview.top
      - name.bottom == superview.bottom
      - badge.trailing == superview.trailing - 8
      - badge.centerY == name.centerY
    promises: [{ apart: [name, badge] }]
    """

  @Test("a case is laid out by itself, and the verdict and the promises are about all of them")
  func oneCase() throws {
    for caseName in ["", "long"] {
      let answer = try answer(Self.cases, parts: ["segments"], caseName: caseName)
      let widths = answer.single?[0].elements.map(\.frame.width)
      #expect(widths == [320, caseName.isEmpty ? 100 : 400, 20])
      #expect(answer.scenario?.widthFrames?.map(\.caseName) == [caseName.isEmpty ? nil : "long"])
      #expect(answer.standing?.name == "brokenPromise")
      #expect(answer.cases?.map(\.name) == ["", "long"])
      #expect(answer.cases?.map(\.isWrong) == [false, true])
      let detail = try #require(answer.promises?[0].details[0])
      #expect(detail.width == 320 && detail.caseName == "long" && detail.cause != nil)
      let events = answer.events?.flatMap(\.events).map(\.eventStyle) ?? []
      #expect(events.contains("bad") == (caseName == "long"))
    }
    #expect(try answer(Self.cases, caseName: "lang").single?[0].elements[1].frame.width == 100)
    #expect(try answer(try Shipped.text("repository-row")).cases == nil)
  }

  @Test("the parts are those of a report")
  func parts() throws {
    let text = try Shipped.text("repository-row")
    let measurer = TextMeasurer()
    let scenario = try ScenarioReader.scenario(
      from: SourceText(file: "row.yaml", text: text), measurer: measurer)
    let report = Run([.explain, .prove, .translate], measurer: measurer)
      .examine(LoadedScenarios(scenarios: [scenario])).record.scenarios
    let own = try #require(report.first)
    let record = try #require(
      try answer(text, parts: ["explain", "segments", "translate"]).scenario)
    #expect(record.explanations == own.explanations)
    #expect(record.widthFrames == own.widthFrames)
    #expect(record.proof == own.proof)
    #expect(record.contents == own.contents)
    #expect(record.translation == own.translation)
    let plain = try #require(try answer(text).scenario)
    #expect(plain.explanations == nil && plain.widthFrames == nil && plain.proof == nil)
    #expect(plain.contents?.count == 3)
  }

  @Test("mistakes come with the segments, with edits of the text that was asked about")
  func blames() throws {
    let right = try Shipped.text("repository-row")
    let wrong = right.replacing("        alignItems: start\n", with: "")
    let answer = try answer(wrong, width: 333, parts: ["segments"])
    let blames = try #require(answer.scenario?.comparison.blames)
    let suggestion = try #require(blames.first?.sides.first?.suggestion)
    #expect(blames.count == 1 && suggestion.mends)
    #expect(wrong.applying(try #require(suggestion.edits)) == right)
    #expect(try self.answer(wrong, width: 333).scenario?.comparison.blames == [])
    #expect(try self.answer(right, parts: ["segments"]).scenario?.comparison.blames == [])
  }

  @Test("frames at all widths include those at the height that is shown")
  func heights() throws {
    let answer = try answer(
      try Shipped.text("repository-row"), width: 333, height: 77, parts: ["segments"])
    #expect(answer.scenario?.widthFrames?.first?.height == 77)
  }

  @Test("breakpoints have the names that pages of reports give them")
  func events() throws {
    let answer = try answer(
      try Shipped.text("repository-row"), width: 320, parts: ["segments"])
    let frames = try #require(answer.scenario?.widthFrames)
    let events = try #require(answer.events)
    #expect(events.map(\.height) == frames.map(\.height))
    let texts = try #require(events.first).events.map(\.eventText)
    #expect(texts.contains { $0.hasPrefix("description fits on 1 line") })
    let widths = try #require(events.first).events.map(\.at)
    #expect(widths == widths.sorted())
    #expect(try self.answer(try Shipped.text("repository-row")).events == nil)
  }

  @Test("a list too long for a proof has frames at all widths, which are said to be sampled")
  func longList() throws {
    let count = 50
    let names = (0..<count).map { "row\($0)" }
    let text = """
      layoutdiff: 1
      containers: [320]
      elements:
      \(names.map { "  \($0): { box: 40x10 }" }.joined(separator: "\n"))
      spec:
        stack:
          direction: vertical
          alignItems: stretch
          children: [\(names.joined(separator: ", "))]
      constraints:
      \(names.enumerated().map { """
          - "H:|[\($1)]|"
          - \($1).top == superview.top + \(10 * $0)
          - \($1).height == 10
        """ }.joined(separator: "\n"))
        - superview.bottom == row\(count - 1).bottom

      """
    let record = try #require(try answer(text, parts: ["segments"]).scenario)
    #expect(record.proof?.outcome == .notTried)
    let frames = try #require(record.widthFrames?.first)
    #expect(frames.sampled.map(\.from) == [280])
    #expect(frames.elements.count == count + 1)
    let row = try #require(frames.elements.first { $0.element == "row7" })
    #expect(row.constraints == nil)
    #expect(row.spec.map { $0.value(at: 777.25) } == [0, 70, 777.25, 80])
  }

  @Test("each edge is linked with its lines, in both notations")
  func links() throws {
    let answer = try answer(try Shipped.text("repository-row"), width: 320, parts: ["links"])
    let links = try #require(answer.links)
    #expect(links.elements.map(\.element) == ["profile", "username", "description"])
    #expect(links.elements.map(\.line) == [9, 10, 11])
    #expect(links.edges.count == 16)
    let edge = try #require(
      links.edges.first { $0.element == "description" && $0.edge == "left" })
    #expect(edge.constraints.compactMap(\.line) == [28, 30, 32, 36])
    #expect(edge.specs.map(\.line) == [13, 16])
    #expect(edge.lines == [11, 14, 18, 21, 28, 30, 32, 36])
    // The lines of a report's page are the same.
    let explained = try self.answer(
      try Shipped.text("repository-row"), width: 320, parts: ["explain"])
    let container = try #require(
      explained.scenario?.explanations?.first { $0.container.width == 320 })
    let own = try #require(container.lines?.first { $0.element == "description" })
    let terms = [own.spec, own.constraints].compactMap { $0?.first?.terms }.flatMap(\.self)
    #expect(Set(terms.map(\.line)).union([11]) == Set(edge.lines))
  }

  @Test("a notation that is compared with given frames only, or conflicts, has its frames too")
  func singleBeside() throws {
    let text = """
      layoutdiff: 1
      containers: [320x100]
      elements: { box: { box: 80x20 } }
      constraints: ["|-16-[box]", "V:|-16-[box]"]
      """
    for more in ["\nframes: { 320x100: { box: [16, 16, 80, 20] } }", "\n"] {
      let conflict = text.replacing("[box]\"]", with: "[box]\", box.width == 30, box.width == 40]")
      for text in [text + more, conflict + more] {
        let single = try #require(try answer(text, width: 320).single?.last, "\(text)")
        #expect(single.elements.map(\.element) == ["superview", "box"], "\(text)")
      }
    }
  }

  @Test("a scenario with one notation has its frames")
  func single() throws {
    let text = try Shipped.text("specs/ratio-poster")
    let start = try #require(text.range(of: "constraints:"))
    let answer = try answer(String(text[..<start.lowerBound]), width: 200)
    #expect(answer.status == .laidOut)
    let single = try #require(answer.single?.last)
    #expect(single.container == Container(width: 200))
    #expect(single.engine == .spec)
    #expect(single.elements.map(\.element) == ["superview", "poster"])
  }

  @Test("an unreadable text has each mistake with its place")
  func mistakes() throws {
    let text = try Shipped.text("repository-row").replacing("alignItems", with: "allignItems")
    let answer = try answer(text)
    #expect(answer.status == .unreadable)
    let problem = try #require(answer.problems?.first)
    #expect([problem.line, problem.column, problem.length] == [19, 9, 11])
    #expect(problem.hints == ["did you mean 'alignItems'?"])
    #expect(answer.scenario == nil)
  }

  @Test("where the budget of layouts ends, the answer has what was found until then, and says so")
  func layouts() throws {
    let text = try Shipped.text("repository-row")
    let answer = try answer(
      text, parts: ["explain"], budget: AnswerBudget(layouts: 5, seconds: .infinity))
    let containers = try #require(answer.scenario?.comparison.containers)
    #expect(containers.map { $0.failure == nil } == [true, true, false, false])
    #expect(answer.work?.ended?.contains("after 5 layouts") == true)
    #expect(answer.standing?.name == "unfinished")
  }

  @Test("where the simplex steps end, the answer says so, and blames no solver")
  func steps() throws {
    // Ties are left to the simplex method.
    let text = try Shipped.text("tie-between-two-labels")
    let answer = try answer(text, budget: AnswerBudget(simplexSteps: 0, seconds: .infinity))
    #expect(answer.standing?.name == "unfinished")
    #expect(answer.work?.ended?.contains("after 0 simplex steps") == true)
  }

  @Test("where the time ends, the answer says so")
  func seconds() throws {
    let answer = try answer(
      try Shipped.text("repository-row"), parts: ["segments"], budget: AnswerBudget(seconds: 0))
    #expect(answer.standing?.name == "unfinished")
    #expect(answer.work?.ended?.contains("after 0 seconds") == true)
  }

  @Test(
    "measuring a text as long as a file ends where the work does, and its size is not remembered",
    arguments: [1, 2, 9, 30])
  func longText(asks: Int) throws {
    let text = """
      layoutdiff: 1
      containers: [320]
      elements: { long: { text: "\(String(repeating: "words and ", count: 4_000))" } }
      spec: long
      constraints: ["H:|[long]|", "V:|[long]|"]

      """
    let own = AnswerEngine(measurer: TextMeasurer())
    var limited = own
    // Counted, so that it ends at the same character on every machine.
    let asked = Mutex(0)
    limited.endsMeasuring = { work in
      let count = asked.withLock { count in
        count += 1
        return count
      }
      if count == asks { work.allowance?.spend(steps: AnswerBudget().simplexSteps) }
      return count >= asks
    }
    let ended = limited.layout(
      try request(text, parts: ["segments", "explain", "links"]), file: "row.yaml",
      work: AnswerBudget.unhurried.work)
    #expect(asked.withLock { $0 } >= asks, "measuring was under way")
    #expect(ended.standing?.name == "unfinished")
    #expect(ended.scenario?.comparison.containers.first?.elements.isEmpty == true)
    #expect(ended.work?.ended?.contains("after 5000000 simplex steps") == true)
    // As a whole it is measured again.
    let whole = own.layout(
      try request(text), file: "row.yaml", work: AnswerBudget.unhurried.work)
    let fresh = AnswerEngine(measurer: TextMeasurer()).layout(
      try request(text), file: "row.yaml", work: AnswerBudget.unhurried.work)
    #expect(whole.standing?.passes == true)
    #expect(whole.scenario?.comparison == fresh.scenario?.comparison)
    let height = try #require(fresh.scenario?.comparison.containers.first?.elements.first?.spec)
    #expect(height.height > 1_000)
  }

  @Test("measuring ends with the time, the steps, and whoever cancels it")
  func measuringEnds() {
    let ends = AnswerEngine(measurer: TextMeasurer()).endsMeasuring
    #expect(!ends(AnswerBudget.unhurried.work))
    #expect(ends(AnswerBudget(seconds: 0).work))
    #expect(ends(AnswerBudget(simplexSteps: 0, seconds: .infinity).work))
    let work = AnswerBudget.unhurried.work
    work.cancel()
    #expect(ends(work))
  }

  @Test("an answer that was cancelled is superseded, whatever was found")
  func cancelled() throws {
    let work = AnswerBudget().work
    work.cancel()
    let answer = engine.layout(
      try request(try Shipped.text("repository-row")), file: "row.yaml", work: work)
    #expect(answer.status == .superseded)
    #expect(answer.scenario == nil)
    #expect(work.taken == 0)
  }

  @Test("hours of typing leave no texts behind")
  func memory() throws {
    let text = try Shipped.text("repository-row")
    for number in 0..<700 {
      _ = try answer(text.replacing("octocat", with: "octocat \(number)"))
    }
    #expect(engine.measurer.rememberedTexts <= 600)
  }
}
