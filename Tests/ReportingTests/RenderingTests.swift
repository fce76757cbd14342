import Comparison
import Foundation
import Geometry
import Layouts
import Linting
import Scenarios
import Testing
import Timing

@testable import Reasons
@testable import Reporting
@testable import RunRecords

@Suite("Renderings for other programs")
struct RenderingTests {
  /// Texts that mean something somewhere: in markup, in URLs, in shells, on terminals, in tables.
  static let hostile = [
    "</testcase><script>alert(1)</script>\"'&amp;", "../../../etc/passwd",
    "=HYPERLINK(\"http://x\")",
    "::error file=x::y\n::warning::z\r\n%0A",
    "]]>\u{0}\u{1}\u{8}\u{B}\u{1B}[31mred\u{1B}[0m\u{85}\u{FFFE}",
    "| a | b |\n# head\n<b> @team ```` [x](http://y) ![z](http://w)", "a,b\"c\r\nd",
    "\u{202E}evil\u{200B}",
    "https://example.org/x", "\u{301}\"<", "%\u{301}\"\u{301},\u{301}",
  ]

  private func hostileRecord(_ text: String) throws -> RunRecord {
    var record = try SampleRecord.make()
    record.tools[0].version = text
    record.unreadableFiles[0] = UnreadableFile(file: text, message: text, mistakes: [text])
    for index in record.scenarios.indices {
      record.scenarios[index].id = "\(text)\(index)"
      record.scenarios[index].file = text
      record.scenarios[index].title = text
      record.scenarios[index].summary = text
      record.scenarios[index].sections.spec = Section(text)
      record.scenarios[index].warnings = [
        LintFinding(.unusedElement(name: text))
      ]
      record.scenarios[index].comparison.sentence = text
      record.scenarios[index].baseline = BaselineRecord(
        file: text, status: .unreadable,
        findings: [
          BaselineFinding(container: text, engine: text, .appeared(element: text))
        ], problem: text)
      for container in record.scenarios[index].comparison.containers.indices {
        record.scenarios[index].comparison.containers[container].causes = [
          Cause(
            element: "title", axis: .vertical, kind: .value,
            .unknown(because: .solver(message: text)), line: -1)
        ]
      }
    }
    record.scenarios[1].comparison.containers[1].elements[2].element = text
    record.scenarios[0].timings[0].phase = text
    return record
  }

  @Test("junit.xml has one case for each scenario and file, counted as they stand")
  func junit() throws {
    let record = try SampleRecord.make()
    let page = try PageStructure(Data(JUnitReport.text(of: record).utf8))
    let counts = [
      "name": "layoutdiff", "tests": "8", "failures": "2", "errors": "2", "skipped": "1",
    ]
    #expect(page.named("testsuites").map(\.attributes) == [counts])
    #expect(page.named("testsuite").map(\.attributes) == [counts])
    #expect(page.named("testcase").count == 8)
    #expect(page.named("failure").count == 2)
    #expect(page.named("error").count == 2)
    #expect(page.named("skipped").count == 1)
    let failure = try #require(page.named("failure").first)
    #expect(failure.attributes["message"] == "title differs at 320 × 240 pt")
    #expect(
      failure.text.hasPrefix(
        "at 320 × 240 pt: title.top is 164 pt in the spec and 160 pt in the con"))
    let names = page.named("testcase").map {
      "\($0.attributes["classname"] ?? "") \($0.attributes["name"] ?? "")"
    }
    #expect(names.first == "Scenarios repository-row")
    #expect(names.last == "Scenarios Scenarios/typo.yaml")
  }

  @Test(
    "junit.xml keeps the shape that readers of it know, whatever anybody wrote", arguments: hostile)
  func junitSchema(text: String) throws {
    let page = try PageStructure(Data(JUnitReport.text(of: hostileRecord(text)).utf8))
    let shape: [String: (attributes: Set<String>, children: Set<String>)] = [
      "testsuites": (["name", "tests", "failures", "errors", "skipped"], ["testsuite"]),
      "testsuite": (["name", "tests", "failures", "errors", "skipped"], ["testcase"]),
      "testcase": (["classname", "name"], ["failure", "error", "skipped"]),
      "failure": (["type", "message"], []), "error": (["type", "message"], []),
      "skipped": (["message"], []),
    ]
    for element in page.elements {
      let known = try #require(shape[element.name], "\(element.name)")
      #expect(Set(element.attributes.keys) == known.attributes)
      #expect(Set(element.children).isSubset(of: known.children))
      #expect(element.name != "testcase" || element.children.count <= 1)
    }
    for scalar in JUnitReport.text(of: try hostileRecord(text)).unicodeScalars {
      #expect(scalar == "\n" || scalar.properties.generalCategory != .control)
    }
  }

  @Test("a baseline that moved is a failure, one that is broken an error, one that is new neither")
  func baselines() throws {
    var record = try SampleRecord.make()
    record.unreadableFiles = []
    record.scenarios = [record.scenarios[0]]
    func outcome(_ status: BaselineStatus) -> Standing.JUnitOutcome {
      record.scenarios[0].baseline = BaselineRecord(file: "baselines/card.json", status: status)
      return record.scenarios[0].standing.jUnitOutcome
    }
    #expect(outcome(.moved) == .failure && outcome(.slower) == .passed)
    record.scenarios[0].requiresAcceptedWork = true
    #expect(outcome(.slower) == .failure)
    #expect(outcome(.unreadable) == .error)
    #expect(outcome(.missing) == .passed && outcome(.same) == .passed)
    record.scenarios[0].comparison.verdict = .skipped
    #expect(outcome(.same) == .passed && outcome(.missing) == .skipped)
  }

  @Test("results.sarif names rules, lines and fingerprints, and the same ones for the same record")
  func sarif() throws {
    var record = try SampleRecord.make()
    record.scenarios[1].comparison.containers[1].causes = [
      Cause(
        element: "title", axis: .vertical, kind: .priority,
        .violated(by: .rule(NamedRule(line: 7, text: "title.top == 8 @500"))), line: 7)
    ]
    let data = SARIFReport.data(of: record)
    #expect(SARIFReport.data(of: record) == data)
    let log = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(Set(rules).isSuperset(of: DifferenceClass.allCases.map(\.rawValue)))
    let results = try #require(run["results"] as? [[String: Any]])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(result["ruleId"] as? String == rules[index])
    }
    let priority = try #require(results.first { $0["ruleId"] as? String == "priority" })
    #expect(priority["level"] as? String == "error")
    let place = try #require(
      ((priority["locations"] as? [[String: Any]])?.first?["physicalLocation"]) as? [String: Any])
    let file = (place["artifactLocation"] as? [String: String])?["uri"]
    #expect(file == "Scenarios/photo%20with%20title.yaml")
    #expect((place["region"] as? [String: Int])?["startLine"] == 7)
    let unreadable = try #require(results.first)
    #expect(unreadable["ruleId"] as? String == "invalidScenario")
    #expect("\(unreadable["locations"] ?? "")".contains("12"))
    #expect(results.contains { $0["level"] as? String == "warning" })
  }

  @Test("results.sarif is JSON with lines from 1 and paths without a scheme", arguments: hostile)
  func sarifHostile(text: String) throws {
    let data = try SARIFReport.data(of: hostileRecord(text))
    _ = try JSONSerialization.jsonObject(with: data)
    let written = String(decoding: data, as: UTF8.self)
    for match in written.matches(of: /"uri" : "([^"]*)"/) {
      #expect(!match.output.1.contains(":") && !match.output.1.hasPrefix("//"))
    }
    #expect(
      written.matches(of: /"startLine" : (-?\d+)/).allSatisfy { (Int($0.output.1) ?? 0) >= 1 })
  }

  @Test("tables have as many values in each line, and no formulas", arguments: hostile)
  func tables(text: String) throws {
    let record = try hostileRecord(text)
    for table in [CSVReports.frames(of: record), CSVReports.timings(of: record)] {
      let rows = try #require(Self.rows(ofCSV: table))
      #expect(rows.count > 1)
      #expect(Set(rows.map(\.count)).count == 1)
      for cell in rows.joined() where Double(cell) == nil {
        #expect(!"=+-@".contains(cell.first ?? "a"), "\(cell)")
      }
    }
  }

  @Test("frames.csv has the frames of both layouts and the class of each difference")
  func frames() throws {
    var record = try SampleRecord.make()
    record.scenarios[1].comparison.containers[1].causes = [
      Cause(
        element: "title", axis: .vertical, kind: .value, .unknown(because: .solver(message: "so")))
    ]
    let rows = try #require(Self.rows(ofCSV: CSVReports.frames(of: record)))
    #expect(
      rows.contains([
        "photo-with-inset-title", "320x240", "title", "12", "164", "296", "24", "12", "160", "296",
        "24", "differs", "value",
      ]))
    let elements = record.scenarios.flatMap(\.comparison.containers).flatMap(\.elements)
    #expect(rows.count == 1 + elements.count)
    #expect(rows.allSatisfy { $0.count == rows[0].count })
    let times = try #require(Self.rows(ofCSV: CSVReports.timings(of: record)))
    let subjects = record.scenarios.flatMap(\.timings).flatMap(\.measurement.subjects)
    #expect(times.count == 1 + subjects.count)
  }

  /// The cells of a table, read by another way than it is written.
  private static func rows(ofCSV text: String) -> [[String]]? {
    var rows: [[String]] = [[""]]
    var isQuoted = false
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"":
        scalars.removeFirst()
        rows[rows.count - 1][rows[rows.count - 1].count - 1] += "\""
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: rows[rows.count - 1].append("")
      case "\r" where !isQuoted && scalars.first == "\n":
        scalars.removeFirst()
        rows.append([""])
      default:
        rows[rows.count - 1][rows[rows.count - 1].count - 1].unicodeScalars.append(scalar)
      }
    }
    return isQuoted || rows.last != [""] ? nil : rows.dropLast()
  }

  @Test("annotations are escaped, ten at most, and the last one says how many more")
  func annotations() throws {
    var record = try SampleRecord.make()
    record.unreadableFiles = []
    #expect(
      GitHubAnnotations.lines(for: record).contains(
        "::error file=Scenarios/photo with title.yaml,title=layoutdiff%3A disagreement::"
          + "photo-with-inset-title: title differs at 320 × 240 pt"))
    for text in Self.hostile {
      let lines = try GitHubAnnotations.lines(for: hostileRecord(text))
      #expect(lines.count <= 10)
      for line in lines {
        #expect(line.hasPrefix("::error ") && !line.contains("\n") && !line.contains("\r"))
        let properties = line.dropFirst("::error ".count)
        #expect(Array(properties.utf8).firstRange(of: Array("::".utf8)) != nil)
        #expect(!line.unicodeScalars.contains { $0 == "\n" || $0 == "\r" })
      }
    }
    record.scenarios = (0..<30).map { index in
      var scenario = record.scenarios[1]
      scenario.id = "row-\(index)"
      return scenario
    }
    let lines = GitHubAnnotations.lines(for: record)
    #expect(lines.count == 10)
    #expect(lines.last == "::error title=layoutdiff::and 21 more")
  }

  @Test("paths of annotations start where the project was checked out")
  func checkout() throws {
    var record = try SampleRecord.make()
    record.unreadableFiles = []
    record.scenarios = [record.scenarios[1]]
    record.scenarios[0].file = "/home/runner/work/app/Scenarios/card.yaml"
    let lines = GitHubAnnotations.lines(for: record, checkout: "/home/runner/work/app")
    #expect(lines.first?.hasPrefix("::error file=Scenarios/card.yaml,") == true)
  }

  @Test("the summary fits into a job's, worst first, and says how many scenarios it leaves out")
  func summary() throws {
    var record = try SampleRecord.make()
    let passing = record.scenarios[0]
    let failing = record.scenarios[1]
    record.scenarios = (0..<8000).map { index in
      var scenario = index % 1000 == 999 ? failing : passing
      scenario.id = "row-\(index)"
      scenario.title = String(repeating: "x", count: index % 500)
      return scenario
    }
    let text = JobSummary.text(of: record)
    #expect(text.utf8.count <= JobSummary.mostBytes)
    let left = try #require(text.firstMatch(of: /and (\d+) more scenarios, in run.json\n$/))
    let rows = text.matches(of: /(?m)^\| [^V-]/).count
    #expect(rows + (Int(left.output.1) ?? 0) == 8000)
    let first = try #require(text.firstMatch(of: /(?m)^\| [^V-].*$/))
    #expect(first.output.contains("differs"))
    record.scenarios = Array(record.scenarios.prefix(3))
    record.scenarios[0].title = String(repeating: "<&|`", count: 2_500_000)
    #expect(JobSummary.text(of: record).utf8.count < 10_000)
  }

  @Test("nothing in Markdown acts, whatever anybody wrote", arguments: hostile)
  func markdown(text: String) throws {
    let record = try hostileRecord(text)
    let files = try MarkdownReport.files(of: record)
    let page = String(decoding: try #require(files.last).contents, as: UTF8.self)
    for text in [page, JobSummary.text(of: record)] {
      var fence: Substring?
      for line in text.split(separator: "\n") {
        let marks = line.prefix { $0 == "`" }
        if marks.count > 2 || line == fence { fence = fence == nil ? marks : nil }
        guard fence == nil, marks.count < 3 else { continue }
        #expect(!line.contains("<script") && !line.contains("<b>"), "\(line)")
        #expect(!line.contains(" ![z]") && !line.contains("@team"), "\(line)")
      }
      #expect(fence == nil)
    }
    #expect(Set(files.map(\.path)).count == files.count)
    for file in files.dropLast() {
      #expect(file.path.wholeMatch(of: /pictures\/[a-z0-9-]+\.svg/) != nil, "\(file.path)")
      let picture = try PageStructure(file.contents)
      let known: Set = ["svg", "title", "style", "rect", "path", "text", "g", "use"]
      #expect(Set(picture.elements.map(\.name)).isSubset(of: known))
      let attributes = picture.elements.flatMap { Array($0.attributes) }
      #expect(attributes.allSatisfy { !$0.key.hasPrefix("on") })
      #expect(attributes.allSatisfy { $0.key != "href" || $0.value.hasPrefix("#boxes-") })
    }
  }

  @Test("the page shows every scenario, links to its heading, and has all its pictures")
  func page() throws {
    let record = try SampleRecord.make()
    let files = try MarkdownReport.files(of: record)
    #expect(try MarkdownReport.files(of: RunRecord(json: record.json())) == files)
    let page = String(decoding: try #require(files.last).contents, as: UTF8.self)
    #expect(page.hasPrefix(MarkdownReport.marker))
    let shown = page.matches(of: /\]\((pictures\/[^)]*)\)/).map { String($0.output.1) }
    #expect(shown == files.dropLast().map(\.path))
    let headings = page.matches(of: /(?m)^## (.*)$/).map {
      $0.output.1.lowercased().replacing(" ", with: "-").filter { $0 == "-" || $0.isLetter }
    }
    for link in page.matches(of: /\]\(#([^)]*)\)/) {
      #expect(headings.contains(String(link.output.1)), "\(link.output.1)")
    }
    #expect(
      page.contains("| ✗ differs | [Photo with an inset title](#photo-with-an-inset-title) |"))
  }

  @Test("numbers that no picture can show give none, and break nothing")
  func unusualNumbers() throws {
    for value in [Double.nan, .infinity, -.infinity, 1e308, -1e308] {
      var record = try SampleRecord.make()
      record.scenarios[0].comparison.containers[0].elements[1].spec.width = value
      record.scenarios[0].comparison.containers[1].elements[1].spec.x = value
      record.scenarios[0].comparison.containers[2].container.width = value
      record.scenarios[0].timings[0].measurement.subjects[0].nanoseconds = [value]
      for file in try MarkdownReport.files(of: record).dropLast() {
        _ = try PageStructure(file.contents)
      }
      _ = try PageStructure(Data(JUnitReport.text(of: record).utf8))
      #expect(Self.rows(ofCSV: CSVReports.frames(of: record)) != nil)
      #expect(!CSVReports.timings(of: record).contains("inf"))
    }
  }

  @Test("ten megabytes of text make no large file but the record itself")
  func long() throws {
    var record = try hostileRecord(String(repeating: "a<\"`|\n", count: 10_000_000 / 6))
    record.scenarios = [record.scenarios[1]]
    #expect(JUnitReport.text(of: record).utf8.count < 3_000_000)
    #expect(SARIFReport.data(of: record).count < 1_000_000)
    #expect(CSVReports.frames(of: record).utf8.count < 1_000_000)
    #expect(JobSummary.text(of: record).utf8.count <= JobSummary.mostBytes)
    #expect(try MarkdownReport.files(of: record).map(\.contents.count).reduce(0, +) < 2_000_000)
    #expect(GitHubAnnotations.lines(for: record).joined().utf8.count < 100_000_000)
  }
}
