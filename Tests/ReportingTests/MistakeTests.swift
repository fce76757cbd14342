import Comparison
import Foundation
import Geometry
import Phrases
import RunRecords
import Scenarios
import Testing

@testable import Reasons
@testable import Reporting

@Suite("Mistakes on pages and in files for other programs")
struct MistakeTests {
  private func page(_ record: RunRecord) -> ScenarioPage {
    ScenarioPage(
      record.scenarios[1], at: 1, record: record,
      pages: PageNames(ids: record.scenarios.map(\.id)))
  }

  private func marked(_ text: LinkedText) -> String {
    text.pieces.map { piece in
      piece.words + (piece.line.map { "<\($0)>" } ?? "") + (piece.code.map { "`\($0)`" } ?? "")
    }.joined()
  }

  @Test("a mistake comes first on a page, once for all containers, with both places and its change")
  func first() throws {
    let cards = page(try SampleBlames.record()).causes
    #expect(cards.map(\.causeKind) == ["Likely mistake", "Cause"])
    let mistake = try #require(cards.first)
    #expect(marked(mistake.causeHeading) == "The top of title is at 164 pt and at 160 pt")
    #expect(mistake.sides.map(\.sideStyle) == ["spec", "constraints"])
    #expect(
      mistake.sides.map { marked($0.sideTitle) }
        == ["In the spec, line <13>", "In the constraints, line <17>"])
    #expect(mistake.sides.map(\.sideCode) == ["stack:", "title.top == superview.top + 160"])
    #expect(
      (mistake.fix?.fixText).map(marked) == """
        Write `alignItems: start` for inset[0].stack (stretch unless it is written); then both agree in \
        both containers.
        """)
    #expect(mistake.fix?.fixStyle == "good")
    #expect(
      mistake.otherWays.map(marked) == [
        """
        In the layout spec, line <14>: leave out `alignSelf: end` of title; then both agree in both \
        containers.
        """
      ])
    #expect(mistake.consequences.map(marked) == ["At 320 × 240 pt alone."])
    #expect(mistake.litEdges == "title top;title bottom")
    #expect(mistake.lines == [13, 17])
  }

  @Test("a step of the layout spec stands beside the line of the spec, not of the constraints")
  func specStep() throws {
    var record = try SampleBlames.record()
    record.scenarios[1].comparison.blames = []
    for index in record.scenarios[1].comparison.containers.indices {
      record.scenarios[1].comparison.containers[index].causes = [
        Cause(
          element: "title", axis: .vertical, kind: .value,
          .specStep(place: "title.y", path: "inset", steps: [[.words("It begins at 8 pt.")]]),
          line: 13)
      ]
    }
    let sides = try #require(page(record).causes.first).sides
    #expect(sides.map { marked($0.sideTitle) } == ["In the spec, line <13>"])
    #expect(sides.map(\.sideCode) == ["stack:"])
  }

  @Test("a cause that a mistake explains has no card of its own; others have")
  func explained() throws {
    var record = try SampleBlames.record()
    func causes() -> [String] {
      page(record).causes.filter { $0.causeKind == "Cause" }.map { marked($0.causeHeading) }
    }
    #expect(causes() == ["The top of 설명 is at 164 pt and at 160 pt"])
    record.scenarios[1].comparison.blames[0].explains = [
      Cause.Follower(element: "title", axis: .horizontal)
    ]
    #expect(causes().count == 2)
  }

  @Test("a mistake without a cause of an element has its places")
  func conflict() throws {
    var record = try SampleBlames.record()
    record.scenarios[1].comparison.containers[1].causes = []
    let mistake = try #require(page(record).causes.first)
    #expect(marked(mistake.causeHeading) == "Mistake")
    #expect(
      mistake.sides.map { marked($0.sideTitle) }
        == ["In the spec, line <13>", "In the constraints, line <17>"])
    record.scenarios[1].comparison.blames[0].sides = []
    #expect(page(record).causes.allSatisfy { $0.causeKind != "Likely mistake" })
  }

  @Test("a change that leaves differences is no good news")
  func partial() throws {
    var record = try SampleBlames.record()
    record.scenarios[1].comparison.blames[0].sides[0].suggestion?.left = Suggestion.Left(
      edges: 4, elements: ["title"])
    #expect(page(record).causes.first?.fix?.fixStyle == "note")
  }

  @Test("values that one line gives to an element share a card")
  func lines() throws {
    func cause(_ quantity: String, _ line: Int, fix: Cause.Fix? = nil) -> Cause {
      Cause(
        element: "title", axis: .vertical, kind: .value,
        .violated(by: .rule(NamedRule(line: line, text: "\(quantity) == 0"))),
        values: Cause.Values(quantity: quantity, spec: 5, constraints: Cause.Bound(.exactly, 0)),
        line: line, fix: fix)
    }
    var record = try SampleBlames.record()
    record.scenarios[1].comparison.blames = []
    record.scenarios[1].comparison.containers[1].causes = [
      cause("title.top", 40), cause("title.left", 41), cause("title.width", 40),
      cause("title.height", 40, fix: .centre(element: "title")),
    ]
    let cards = page(record).causes
    #expect(
      cards.map { marked($0.causeHeading) } == [
        "The top of title is at 5 pt and at 0 pt", "title begins at 5 pt and at 0 pt",
        "title is 5 pt and 0 pt high",
      ])
    #expect(
      cards[0].consequences.map(marked) == ["title is 5 pt and 0 pt wide. At 320 × 240 pt alone."])
    #expect(
      cards[2].fix.map { marked($0.fixText) }
        == "To fix it, write corner: { center: { centering: XY, child: title } }.")
    #expect(cards[2].fix?.fixStyle == "note", "nobody tried it")
  }

  @Test("of more than five causes, the page says how many more there are")
  func many() throws {
    var record = try SampleBlames.record()
    record.scenarios[1].comparison.blames = []
    record.scenarios[1].comparison.containers[1].causes = (1...7).map { number in
      SampleBlames.cause("title", "title.top == \(number)", line: number)
    }
    let page = page(record)
    #expect(page.causes.count == 5 && page.moreCauses == 2)
  }

  @Test("values are in plain words, with as many digits as show that they differ")
  func headings() {
    func heading(_ quantity: String, _ spec: Double, _ other: Double) -> String? {
      Cause.Values(quantity: quantity, spec: spec, constraints: Cause.Bound(.exactly, other))
        .heading
    }
    #expect(heading("a.b.trailing", 451.986, 275) == "a.b ends at 452 pt and at 275 pt")
    #expect(heading("a.left", 8.01, 8.04) == "a begins at 8.01 pt and at 8.04 pt")
    #expect(
      heading("title.bottom to subtitle.top", 8, 4)
        == "The gap from title to subtitle is 8 pt and 4 pt")
    #expect(heading("a.firstBaseline", -8, 4) == "a.firstBaseline is −8 pt and 4 pt")
    #expect(heading("odd", 1, 2) == "odd is 1 pt and 2 pt")
    #expect(
      Cause.Values(quantity: "a.width", spec: 70, constraints: Cause.Bound(.atMost, 60)).heading
        == "a is 70 pt and at most 60 pt wide")
    #expect(Cause.Values(quantity: "a.width", spec: 70).heading == nil)
  }

  @Test("the page has links to the lines, keys as code, and other ways folded away")
  func markup() throws {
    let record = try SampleBlames.record()
    let file = try #require(
      ReportWriter.render(record).first { $0.path == "scenario/photo-with-inset-title.html" })
    let page = try PageStructure(file.contents)
    let item = try #require(page.named("div").first { $0.attributes["data-lit"] != nil })
    #expect(item.attributes["data-lit"] == "title top;title bottom")
    #expect(item.children == ["p", "h2", "div", "div", "p", "details", "p"])
    #expect(item.text.contains("Write alignItems: start for inset"))
    #expect(page.named("code").contains { $0.text == "alignItems: start" })
    #expect(page.named("a").contains { $0.attributes["href"] == "#line-13" && $0.text == "13" })
    #expect(page.named("summary").contains { $0.text == "Other ways" })
    let marked = page.named("li").filter { $0.attributes["class"] == "marked" }
    #expect(
      marked.compactMap { $0.attributes["id"] } == ["line-13", "line-17", "line-18"].dropLast())
  }

  @Test("summaries list the places of a mistake below its cause")
  func lists() throws {
    let record = try SampleBlames.record()
    let cause = "value: title.top is 164 pt in the spec and 160 pt by line 17: "
    for (text, indent) in [
      (JobSummary.text(of: record), "  "),
      (
        String(
          decoding: try #require(try MarkdownReport.files(of: record).last).contents, as: UTF8.self),
        ""
      ),
    ] {
      let lines = text.split(separator: "\n")
      let first = try #require(lines.firstIndex { $0.hasPrefix("\(indent)- \(cause)") })
      #expect(
        lines[first + 1].hasPrefix("\(indent)  - in the layout spec, line 13: write alignItems"))
      #expect(
        lines[first + 2]
          == "\(indent)  - in the constraints, line 17: no change there helps as much")
    }
  }

  @Test("results.sarif has the other place as a related location, and edits that mend as fixes")
  func sarif() throws {
    let record = try SampleBlames.record()
    let log = try JSONSerialization.jsonObject(with: SARIFReport.data(of: record)) as? [String: Any]
    let run = try #require((log?["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let result = try #require(results.first { $0["fixes"] != nil })
    func region(_ location: [String: Any]?) -> [String: Int]? {
      (location?["physicalLocation"] as? [String: Any])?["region"] as? [String: Int]
    }
    #expect(
      region((result["locations"] as? [[String: Any]])?.first)
        == ["startLine": 13, "startColumn": 7])
    let related = try #require(result["relatedLocations"] as? [[String: Any]])
    #expect(related.map(region) == [["startLine": 17, "startColumn": 5]])
    #expect(
      (related.first?["message"] as? [String: String])?["text"]
        == "In the constraints, line 17: no change there helps as much")
    // The other way has no edits.
    let fixes = try #require(result["fixes"] as? [[String: Any]])
    #expect(
      fixes.map { ($0["description"] as? [String: String])?["text"] } == [
        "Write alignItems: start for inset[0].stack (stretch unless it is written)"
      ])
    let change = try #require((fixes.first?["artifactChanges"] as? [[String: Any]])?.first)
    #expect(
      (change["artifactLocation"] as? [String: String])?["uri"]
        == "Scenarios/photo%20with%20title.yaml")
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect(
      replacement["deletedRegion"] as? [String: Int]
        == ["startLine": 14, "startColumn": 33, "endLine": 14, "endColumn": 33])
    #expect(
      (replacement["insertedContent"] as? [String: String])?["text"]
        == "\n        alignItems: start")
    #expect(results.count { $0["relatedLocations"] != nil } == 1)
  }

  @Test("a change that leaves something is no fix, and regions of a record are lines and columns")
  func unsound() throws {
    var record = try SampleBlames.record()
    var side = SampleBlames.title.sides[0]
    side.suggestion?.left = Suggestion.Left(edges: 4, elements: ["title"])
    record.scenarios[1].comparison.blames[0].sides[0] = side
    #expect(
      !String(decoding: SARIFReport.data(of: record), as: UTF8.self).contains("\"fixes\""))
    side = SampleBlames.title.sides[0]
    (side.line, side.column) = (-3, 0)
    side.suggestion?.edits = [
      TextEdit(
        start: SourcePosition(line: 0, column: 7), end: SourcePosition(line: -2, column: -9),
        text: "")
    ]
    record.scenarios[1].comparison.blames[0].sides = [side, side]
    let text = String(decoding: SARIFReport.data(of: record), as: UTF8.self)
    for match in text.matches(of: /"(?:start|end)(?:Line|Column)" : (-?\d+)/) {
      #expect((Int(match.output.1) ?? 0) >= 1)
    }
  }
}
