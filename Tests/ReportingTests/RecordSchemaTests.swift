import Comparison
import Explaining
import Foundation
import Geometry
import Layouts
import Reporting
import Scenarios
import TestSupport
import Testing

@testable import ChangeCost
@testable import Reasons
@testable import RunRecords
@testable import Timing

@Suite("Schema of the run record")
struct RecordSchemaTests {
  /// The sample, with what none of its scenarios has.
  private func record() throws -> RunRecord {
    var record = try SampleRecord.make()
    try #require(!record.unreadableFiles.isEmpty)
    record.unreadableFiles[0].mistakes = ["broken.yaml:3:1: error: it is broken"]
    if let ratio = record.scenarios[0].timings[0].ratios.first {
      record.scenarios[0].deviceTimes = [
        DeviceTimes(
          device: "iPhone14,5", system: "iOS 18.2", build: "release", widths: [320],
          nodeNanoseconds: 40_000, viewNanoseconds: 121_000, ratio: ratio)
      ]
    }
    record.scenarios[0].missingTimes = [
      MissingTimes(rows: 10, rounds: 0, reason: "the machine was busy")
    ]
    record.scenarios[0].commands = ["Screens check row"]
    record.scenarios[2].sampledFrames?.height = .infinity
    record.scenarios[0].proof?.sweeps[0].rounded = SampleRecord.rounded
    record.scenarios[0].proof?.sweeps[0].segments[0].refusedElements = ["title"]
    record.scenarios[0].proof?.sweeps[0].segments[0].otherDifferences = 2
    let last = record.scenarios[0].comparison.containers.indices.last ?? 0
    record.scenarios[0].comparison.containers[last].container.caseName = "long"
    let proven = record.scenarios.indices.filter {
      record.scenarios[$0].proof?.sweeps.isEmpty == false
    }
    if let other = proven.last, let sweep = record.scenarios[other].proof?.sweeps[0] {
      record.scenarios[other].proof?.sweeps.append(sweep)
      record.scenarios[other].proof?.sweeps[1].sweep.caseName = "long"
    }
    if let content = record.scenarios[0].contents?.first {
      record.scenarios[0].contents?.append(content)
      record.scenarios[0].contents?[1].caseName = "long"
    }
    record.scenarios[0].proof?.sweeps[0].segments[0].deviation = 1e-5
    record.scenarios[0].proof?.reason = .unexpected(
      objection: .unmet(
        judgement: ExpectationJudgement(
          of: ["title"], hasConflict: false,
          against: Scenario.Expectation(reason: "on purpose", elements: ["photo"]))))
    record.scenarios[3].proof = ProofRecord(outcome: .notTried, reason: .failed(error: .code))
    record.scenarios[0].timings[0].measurement.subjects[0].warmUp = WarmUp(
      batches: 9, nanoseconds: 1e8, hasSettled: true)
    record.scenarios[0].baseline = BaselineRecord(
      file: "baselines/row.json", status: .moved,
      findings: [
        .moved(
          element: "profile", from: Frame(x: 0, y: 0, width: 1, height: 1),
          to: Frame(x: 1, y: 0, width: 1, height: 1)),
        .appeared(element: "photo"), .disappeared(element: nil),
        .work(counter: "nodes", from: 2, to: 3),
        .slower(
          from: AcceptedRatio(of: "spec", to: "direct", ratio: 1, low: 0.9, high: 1.1),
          to: AcceptedRatio(of: "spec", to: "direct", ratio: 2, low: 1.9, high: 2.1)),
        .newWork(counter: "nodes"), .oldWork(counter: nil),
      ].map { BaselineFinding(container: "280", engine: "spec", $0) }, problem: "it is cut off")
    record.scenarios[1].comparison.containers[1].causes =
      [
        Cause(
          element: "title", axis: .vertical, kind: .value,
          .determined(place: "title", by: [.hugging(element: "title", axis: .vertical)]), line: 9,
          followers: [Cause.Follower(element: "photo", axis: .vertical)],
          fix: .centre(element: "title"))
      ] + SampleCauses.all
    record.scenarios[1].comparison.blames = SampleCauses.blames
    for scenario in record.scenarios.indices {
      for index in record.scenarios[scenario].comparison.containers.indices {
        record.scenarios[scenario].comparison.containers[index].failure?.place = "row.yaml:6:1"
      }
    }
    record.scenarios[1].comparison.containers[1].warnings = [
      .wrappedAtChosenWidth(element: "title", from: 40, to: 92),
      .widthDependsOnHeight(element: "title"), .positionDependsOnGuides(element: "title"),
      .unlimitedContent(text: "title", scrollView: "feed"), .unmeasured(element: "title"),
    ].map(ContainerWarning.init)
    record.scenarios[1].comparison.containers[1].given = GivenComparison(
      tolerance: 0.5,
      elements: [
        GivenElement(
          element: "title", frame: Frame(x: 16, y: 20, width: 61, height: 21), line: 31,
          spec: Frame(x: 16, y: 20, width: 61, height: 21),
          constraints: Frame(x: 16, y: 20, width: 63.25, height: 21),
          differences: [
            GivenDifference(
              engine: .constraints, length: .width, given: 61, found: 63.25, reason: .font)
          ]),
        GivenElement(
          element: "title", frame: Frame(x: 16, y: 20, width: 60, height: 21), source: .browser),
      ])
    record.scenarios[1].sections.css = Section("css: { html: <div></div> }", line: 40)
    var problem = BrowserLayout(browser: "Chromium 156.0.8078.114", problem: .ended)
    problem.isRequired = true
    record.scenarios[1].comparison.browser = BrowserFinding(
      [problem]
        + [
          .notFound, .notStarted(path: "/usr/bin/chromium", reason: "it is a folder"),
          .tooSlow(seconds: 20), .givenUp, .misunderstood("it is empty"),
          .unknownDeclaration(property: "gap", value: "1px 2px 3px", line: 12),
        ].map { BrowserLayout(problem: $0) })
    record.scenarios[1].sections.frames = Section(
      "frames: { 280: { title: [16, 20, 61, 21] } }", line: 31)
    record.scenarios[1].warnings = try SampleFindings.all()
    record.scenarios[0].translation?.deviations += SampleFindings.deviations
    record.scenarios[0].widthFrames?[1].notation = .spec
    record.scenarios[0].widthFrames?[1].caseName = "long"
    var recovery = RecoveryRecord(reason: "no layout spec was found")
    recovery.sentences = ["row: its constraints as a layout spec (exact)."]
    recovery.notations = [TranslationRecord.Text(notation: "spec", text: "spec: title")]
    record.scenarios[3].recovery = recovery
    record.scenarios[3].onlyNotation = SampleRecord.onlyNotation
    record.scenarios[3].source = "layoutdiff: 1"
    record.scenarios[3].promises = SampleRecord.promises
    record.scenarios[3].promises?[0].notations[0].caseName = "long"
    record.scenarios[3].promises?[0].notations[0].conflicts = [PromisedWidths(from: 280, to: 300)]
    record.scenarios[3].uncheckedElements = ["title"]
    record.scenarios[3].inspection = SampleRecord.inspection
    record.scenarios[0].sections.spec?.line = 3
    record.scenarios[0].sections.constraints?.line = 20
    record.scenarios[1].change?.cost?.changedElements = ["title"]
    record.scenarios[1].change?.cost?.moved[0].isAmbiguous = true
    record.scenarios[1].change?.cost?.moved[0].isMended = true
    record.scenarios[1].change?.cost?.newlyAmbiguous = [
      NewlyAmbiguousElement(
        container: Container(width: 280), element: "title", attributes: ["y"], isAllowed: true)
    ]
    record.scenarios[1].change?.problem = "it was cut off"
    let advice = ConflictAdvice(
      .lower(rule: NamedRule(line: 12, text: "title.top == 8", isPart: true)),
      remaining: [NamedRule(line: 13, text: "title.top == 9")], moreRemaining: 2)
    for scenario in record.scenarios.indices {
      for index in record.scenarios[scenario].comparison.containers.indices {
        for set in record.scenarios[scenario].comparison.containers[index].conflictSets.indices {
          record.scenarios[scenario].comparison.containers[index].conflictSets[set].advice = advice
        }
      }
    }
    record.scenarios[0].baseline?.place = "baselines/row.json:6:1"
    var conditions = TimingConditions.begin()
    (conditions.kernel, conditions.affinity, conditions.governor) = ("6.1", "0-1", "performance")
    (conditions.coreQuota, conditions.randomisesAddresses) = ("none", true)
    (conditions.loadBefore, conditions.loadAfter) = (0.5, 0.25)
    record.machine.conditions = conditions
    record.otherMachines = [record.machine]
    record.shards = [Shard(index: 1, count: 3)]
    return record
  }

  @Test("a record is what the schema says")
  func records() throws {
    var schema = try JSONSchema(Data(RecordSchema.text.utf8))
    try schema.check(record().json())
    #expect(schema.mistakes.isEmpty, "\(schema.mistakes.prefix(10))")
  }

  @Test("pages show all of it")
  func pages() throws {
    let files = try ReportWriter.render(record())
    let texts = files.filter { $0.path.hasSuffix(".html") }
      .map { String(decoding: $0.contents, as: UTF8.self) }.joined()
    for text in [
      "title and time overlap from 280 to 303 pt, by at most 24 pt", "mends it (tried)",
      "Required constraints conflict from 280 to 300 pt",
      "moved from the baseline", "at 280 pt: photo is new in the spec",
      "at 280 pt: the spec needs 3 nodes instead of 2",
      "the constraints determine title by title&#39;s content",
      "To fix it, write corner: { center: { centering: XY, child: title } }.",
      "Write <code>alignItems: start</code> for inset[0].stack (stretch unless it is written) and",
      "performance", "0123abcd", "0.5, 0.25",
      "Equal at every width from 280 to 1200 pt, proven.",
      "title.right is 250 pt in the layout spec",
      "Not timed as a list of 10 rows: the machine was busy.",
      "Times of 1 scenario are missing, or from few rounds: its page says why.",
      "a child that reaches 0 stops shrinking on its own", "Both notations", "V:[badge]|",
      "Given frames: x, y, width and height in pt, up to 0.5 pt away", "16, 20, 63.25, 21",
      "Constraints width +2.25", "id=\"line-31\"", "given frames</li>",
      "title, web page", "id=\"line-40\"",
    ] {
      #expect(texts.contains(text), "\(text)")
    }
  }

  @Test("the schema has no key that records never have")
  func keys() throws {
    var schema = try JSONSchema(Data(RecordSchema.text.utf8))
    try schema.check(record().json())
    #expect(schema.keys.subtracting(schema.usedKeys).sorted() == [])
  }

  @Test("the schema knows the version that is written, and its words")
  func words() throws {
    let text = RecordSchema.text
    #expect(text.contains("\"maximum\": \(RunRecord.currentSchemaVersion)\n"))
    for verdict in Verdict.allCases { #expect(text.contains("\"\(verdict.rawValue)\"")) }
  }

  @Test(
    "mistakes in a document are found",
    arguments: [
      (#"{"schemaVersion": 1}"#, ": tools is missing"),
      (#"{"tools": [{"name": 1}]}"#, ".tools[0].name: no string"),
      (#"{"fonts": {}}"#, ".fonts: no array"), (#"{"other": 1}"#, ": the schema has no key other"),
    ])
  func mistakes(document: String, mistake: String) throws {
    var schema = try JSONSchema(Data(RecordSchema.text.utf8))
    try schema.check(Data(document.utf8))
    #expect(schema.mistakes.contains(mistake), "\(schema.mistakes)")
  }
}
