import Comparison
import Foundation
import Geometry
import Phrases
import RunRecords
import Scenarios
import Testing

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

  @Test("a mistake comes first on a page, once for all containers, with the places it may be at")
  func first() throws {
    let groups = page(try SampleBlames.record()).messageGroups
    #expect(groups.map(\.messagesHeading) == ["Likely mistake", "Cause"])
    let group = try #require(groups.first)
    #expect(group.placeClasses == "of-1 of-2")
    let mistake = try #require(group.messages.first)
    #expect(group.messages.count == 1 && mistake.kind == "Value")
    #expect(
      marked(mistake.text) == """
        title.top is 164 pt in the spec and 160 pt by line <17>: 'title.top == superview.top + 160' \
        (at 320 × 240 pt)
        """)
    #expect(
      mistake.items.map(marked) == [
        """
        In the layout spec, line <13>: write `alignItems: start` for inset[0].stack (stretch unless it \
        is written); then both agree in both containers
        """, "Or in the constraints, line <17>",
      ])
    #expect(
      mistake.others.map(marked) == [
        """
        In the layout spec, line <14>: leave out `alignSelf: end` of title; then both agree in both \
        containers
        """
      ])
    #expect(mistake.litEdges == "title top;title bottom")
  }

  @Test("causes that a mistake explains are not repeated for each container; others are")
  func explained() throws {
    var record = try SampleBlames.record()
    func causes() -> [String] {
      page(record).containers.flatMap(\.messages).filter { $0.kind == "Value" }.map(\.text.text)
    }
    let caption = causes()
    #expect(caption.count == 1 && caption.first?.hasPrefix("설명.top is 164 pt") == true)
    record.scenarios[1].comparison.blames[0].explains = [
      Cause.Follower(element: "title", axis: .horizontal)
    ]
    #expect(causes().count == 2)
  }

  @Test("a mistake without a cause of an element is named by its first place")
  func conflict() throws {
    var record = try SampleBlames.record()
    record.scenarios[1].comparison.containers[1].causes = []
    let groups = page(record).messageGroups
    let mistake = try #require(groups.first?.messages.first)
    #expect(mistake.kind == "Mistake")
    #expect(marked(mistake.text).hasPrefix("in the layout spec, line <13>: write `alignItems"))
    #expect(mistake.items.map(marked) == ["Or in the constraints, line <17>"])
    record.scenarios[1].comparison.blames[0].sides = []
    #expect(page(record).messageGroups.first?.messagesHeading != "Likely mistake")
  }

  @Test("of more than five causes in a container, the page says how many more there are")
  func many() throws {
    var record = try SampleBlames.record()
    record.scenarios[1].comparison.blames = []
    record.scenarios[1].comparison.containers[1].causes = (1...7).map { number in
      SampleBlames.cause("title", "title.top == \(number)", line: number)
    }
    let messages = page(record).containers[1].messages.filter {
      ["Value", "More"].contains($0.kind)
    }
    #expect(messages.count == 6)
    #expect(messages.last?.text.text == "2 more causes are in run.json")
  }

  @Test("the page has links to the lines, keys as code, and other ways folded away")
  func markup() throws {
    let record = try SampleBlames.record()
    let file = try #require(
      ReportWriter.render(record).first { $0.path == "scenario/photo-with-inset-title.html" })
    let page = try PageStructure(file.contents)
    let item = try #require(page.named("li").first { $0.attributes["data-lit"] != nil })
    #expect(item.attributes["data-lit"] == "title top;title bottom")
    #expect(item.children == ["strong", "a", "ul", "details"])
    #expect(item.text.contains("In the layout spec, line 13: write alignItems: start for inset"))
    #expect(page.named("code").contains { $0.text == "alignItems: start" })
    #expect(page.named("a").contains { $0.attributes["href"] == "#line-13" && $0.text == "13" })
    #expect(page.named("summary").contains { $0.text == "Other ways" })
  }

  @Test("summaries list the places of a mistake below its cause")
  func lists() throws {
    let record = try SampleBlames.record()
    let cause = "value: title.top is 164 pt in the spec and 160 pt by line 17: "
    for (text, indent) in [
      (JobSummary.text(of: record), "  "),
      (
        String(
          decoding: try #require(MarkdownReport.files(of: record).last).contents, as: UTF8.self), ""
      ),
    ] {
      let lines = text.split(separator: "\n")
      let first = try #require(lines.firstIndex { $0.hasPrefix("\(indent)- \(cause)") })
      #expect(
        lines[first + 1].hasPrefix("\(indent)  - in the layout spec, line 13: write alignItems"))
      #expect(lines[first + 2] == "\(indent)  - in the constraints, line 17")
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
      (related.first?["message"] as? [String: String])?["text"] == "In the constraints, line 17")
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
      !String(decoding: try SARIFReport.data(of: record), as: UTF8.self).contains("\"fixes\""))
    side = SampleBlames.title.sides[0]
    (side.line, side.column) = (-3, 0)
    side.suggestion?.edits = [
      TextEdit(
        start: SourcePosition(line: 0, column: 7), end: SourcePosition(line: -2, column: -9),
        text: "")
    ]
    record.scenarios[1].comparison.blames[0].sides = [side, side]
    let text = String(decoding: try SARIFReport.data(of: record), as: UTF8.self)
    for match in text.matches(of: /"(?:start|end)(?:Line|Column)" : (-?\d+)/) {
      #expect((Int(match.output.1) ?? 0) >= 1)
    }
  }
}
