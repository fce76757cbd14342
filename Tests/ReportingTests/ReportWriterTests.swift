import Comparison
import Foundation
import Geometry
import Layouts
import Phrases
import Reasons
import Reporting
import Scenarios
import Testing
import Timing

@testable import Explaining
@testable import RunRecords

@Suite("Report")
struct ReportWriterTests {
  private func pages(of record: RunRecord) throws -> [(path: String, page: PageStructure)] {
    try ReportWriter.render(record).filter { $0.path.hasSuffix(".html") }
      .map { ($0.path, try PageStructure($0.contents)) }
  }

  @Test("a scenario that could not be laid out has no section of frames")
  func framesSection() throws {
    let files = try ReportWriter.render(SampleRecord.make())
    for (name, hasFrames) in [("broken", false), ("badge", true)] {
      let file = try #require(files.first { $0.path == "scenario/\(name).html" })
      let page = String(decoding: file.contents, as: UTF8.self)
      #expect(page.contains("id=\"frames\"") == hasFrames, "\(name)")
    }
  }

  @Test("the same record gives the same bytes, also after it was written and read")
  func deterministic() throws {
    let record = try SampleRecord.make()
    let files = try ReportWriter.render(record)
    #expect(try ReportWriter.render(record) == files)
    let written = try SampleRecord.written()
    #expect(
      try ReportWriter.render(RunRecord(json: written.json())) == ReportWriter.render(written))
    #expect(files.last?.path == "index.html")
  }

  @Test("pages have no inline script or style, and load only files of the report")
  func policy() throws {
    for (path, page) in try pages(of: SampleRecord.make()) {
      let forbidden = ["style", "iframe", "object", "embed", "base", "form"]
      #expect(page.elements.allSatisfy { !forbidden.contains($0.name) }, "\(path)")
      let attributes = page.elements.flatMap(\.attributes)
      #expect(attributes.allSatisfy { $0.key != "style" && !$0.key.hasPrefix("on") }, "\(path)")
      #expect(attributes.allSatisfy { !$0.value.contains("//") }, "\(path)")
      let root = path.contains("/") ? "../" : ""
      let scripts = page.named("script").compactMap { $0.attributes["src"] }
      for image in page.named("img") {
        let isLogo = image.attributes["src"] == root + "icon.svg"
        #expect(isLogo || image.attributes["src"]?.hasPrefix("thumbnail/") == true, "\(path)")
        #expect(image.attributes["alt"] == "", "\(path)")
        #expect(isLogo || image.attributes["loading"] == "lazy", "\(path)")
      }
      let hasSlider = page.elements.contains { $0.attributes["class"] == "stage" }
      let own = path.hasPrefix("translation/") ? [root + "translation.js"] : []
      #expect(scripts == [root + "report.js"] + own, "\(path)")
      let later = page.named("script").compactMap { $0.attributes["data-later"] }
      #expect(later == (hasSlider ? [root + "slider.js"] : []), "\(path)")
      #expect(page.named("script").allSatisfy { $0.text == "" }, "\(path)")
      #expect(
        page.named("link").allSatisfy { ["stylesheet", "icon"].contains($0.attributes["rel"]) },
        "\(path)")
      let policy = page.named("meta").compactMap { meta in
        meta.attributes["http-equiv"] == "Content-Security-Policy"
          ? meta.attributes["content"] : nil
      }
      #expect(
        policy == [
          "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'"
        ],
        "\(path)")
    }
    for file in try ReportWriter.render(SampleRecord.make()) where file.path.hasSuffix(".css") {
      let text = String(decoding: file.contents, as: UTF8.self)
      #expect(!text.contains("url(") && !text.contains("@import"), "\(file.path)")
    }
    let scripts = try ReportWriter.render(SampleRecord.make()).filter { $0.path.hasSuffix(".js") }
    #expect(scripts.map(\.path) == ["report.js", "translation.js", "slider.js"])
    for script in scripts {
      let text = String(decoding: script.contents, as: UTF8.self)
      for word in ["fetch(", "XMLHttpRequest", "import ", "eval(", "innerHTML", "localStorage"] {
        #expect(!text.contains(word), "\(script.path): \(word)")
      }
    }
  }

  @Test("every link leads to a file of the report or a place on the page")
  func links() throws {
    let record = try SampleRecord.make()
    let paths = Set(try ReportWriter.render(record).map(\.path))
    for (path, page) in try pages(of: record) {
      let folder = path.contains("/") ? "scenario/" : ""
      let ids = page.elements.compactMap { $0.attributes["id"] }
      #expect(Set(ids).count == ids.count, "ids on \(path) are unique")
      for target in page.elements.compactMap({ $0.attributes["href"] }) {
        if target.hasPrefix("#") {
          #expect(ids.contains(String(target.dropFirst())), "\(target) on \(path)")
        } else {
          // An address may lead to a place on another page.
          let file = String(target.prefix { $0 != "#" })
          let resolved = file.hasPrefix("../") ? String(file.dropFirst(3)) : folder + file
          #expect(paths.contains(resolved), "\(target) on \(path)")
        }
      }
      for element in page.elements {
        for id in element.attributes["aria-labelledby"]?.split(separator: " ") ?? [] {
          #expect(ids.contains(String(id)), "\(id) on \(path)")
        }
      }
    }
  }

  @Test("a page can be read without seeing it")
  func accessibility() throws {
    for (path, page) in try pages(of: SampleRecord.make()) {
      #expect(page.named("html").first?.attributes["lang"] == "en", "\(path)")
      #expect(page.named("h1").count == 1 && page.named("main").count == 1, "\(path)")
      #expect(page.named("a").first?.attributes["href"] == "#content", "\(path): a link to skip")
      // A drawing says what it shows, or stands beside a text that does.
      for drawing in page.named("svg") where drawing.attributes["role"] != "none" {
        #expect(drawing.attributes["role"] == "img", "\(path)")
        #expect(drawing.children.first == "title", "\(path)")
      }
      #expect(page.named("title").allSatisfy { !$0.text.isEmpty }, "\(path)")
      #expect(page.named("table").allSatisfy { $0.children.first == "caption" }, "\(path)")
      #expect(page.named("th").allSatisfy { $0.attributes["scope"] != nil }, "\(path)")
      let scrolling = page.elements.filter {
        $0.attributes["class"] == "scroll" || $0.name == "pre"
      }
      for element in scrolling {
        #expect(element.attributes["tabindex"] == "0", "\(path): scrolls by keyboard")
        let isNamed =
          element.attributes["aria-label"] != nil || element.attributes["aria-labelledby"] != nil
        #expect(isNamed, "\(path)")
      }
    }
  }

  @Test("the overview starts with what fails")
  func order() throws {
    let index = try #require(pages(of: SampleRecord.make()).last).page
    let targets = index.named("a").compactMap { $0.attributes["href"] }
      .filter { $0.hasPrefix("scenario/") }
    // Behind them, lists of times lead there too.
    #expect(
      Array(targets.prefix(7))
        == [
          "broken", "conflict", "photo-with-inset-title", "wrapping", "badge", "only-spec",
          "repository-row",
        ].map { "scenario/\($0).html" })
    #expect(
      index.named("h1").map(\.text) == ["3 of 7 scenarios fail; 1 file could not be read"])
  }

  @Test("a scenario's page shows the first container that does not agree, and all others on demand")
  func choice() throws {
    let page = try #require(
      pages(of: SampleRecord.make()).first { $0.path.contains("photo") }
    ).page
    let choices = page.named("input").filter { $0.attributes["name"] == "container" }
    #expect(choices.map { $0.attributes["value"] } == ["200x240", "320x240", "all"])
    #expect(choices.map { $0.attributes["checked"] } == [nil, "checked", nil])
  }

  @Test("commands are safe to paste, whatever the file is called")
  func commands() throws {
    var record = try SampleRecord.make()
    record.scenarios[1].file = "it's; rm -rf $HOME.yaml"
    let page = try #require(pages(of: record).first { $0.path.contains("photo") }).page
    let block = try #require(page.named("pre").last)
    #expect(
      block.text.hasPrefix(
        """
        layoutdiff check 'it'\\''s; rm -rf $HOME.yaml'
        layoutdiff frames 'it'\\''s; rm -rf $HOME.yaml' --container 320x240
        """))
  }

  @Test(
    "text from a file stays text",
    arguments: [
      "<script>alert(1)</script>", "\" onclick=\"alert(1)", "\"\u{301} onclick=\"\u{301}alert(1)",
      "'><svg onload=alert(1)>", "&amp;\u{0}\u{B}\u{FFFF}", "{{title}} {{{summary}}}", "]]><!--",
      "\u{202E}abc", "a\r\nb",
    ])
  func hostileText(text: String) throws {
    var record = try SampleRecord.make()
    let harmless = try pages(of: record).map { $0.page.elements.map(\.name) }
    record.tools[0].name = text
    record.fonts[0].name = text
    record.unreadableFiles[0] = UnreadableFile(file: text, message: text, mistakes: [text])
    record.scenarios[1].title = text
    record.scenarios[1].summary = text
    record.scenarios[1].sections.spec = Section(text)
    record.scenarios[1].comparison.sentence = text
    record.scenarios[1].comparison.containers[1].elements[2].element = text
    record.scenarios[1].comparison.containers[1].warnings = [
      ContainerWarning(.unmeasured(element: text))
    ]
    record.scenarios[1].tags = [text]
    record.scenarios[1].explanations = [Self.explanation(text)]
    record.scenarios[1].sampledFrames = SampleRecord.usernameFrames
    record.scenarios[1].sampledFrames?.elements[0].element = text
    record.scenarios[1].timings[0].phase = text
    record.scenarios[1].timings[0].work = [text: [text: 1]]
    let hostile = try pages(of: record)
    // The summary and the label of the title are the only elements that come and go with the text.
    for ((path, page), expected) in zip(hostile, harmless) where !path.contains("photo") {
      // A tag has a button of its own, with its number.
      let change = path == "index.html" ? 4 : 0
      #expect(page.elements.count == expected.count + change, "\(path)")
    }
    for (path, page) in hostile {
      #expect(page.named("script").allSatisfy { $0.text.isEmpty }, "\(path)")
      let names = page.elements.flatMap(\.attributes.keys)
      #expect(names.allSatisfy { !$0.hasPrefix("on") }, "\(path)")
    }
    let heading = try #require(hostile.first { $0.path.contains("photo") }?.page.named("h1").first)
    #expect(Self.visibleScalars(of: heading.text) == Self.visibleScalars(of: text))
  }

  /// An explanation in which every word is `text`.
  private static func explanation(_ text: String) -> ContainerExplanation {
    ContainerExplanation(
      container: Container(width: 320, height: 240), elements: [text],
      constraints: [
        ElementExplanation(
          element: text, frame: Frame(x: 0, y: 0, width: 1, height: 1),
          edges: [EdgeExplanation(edge: text, sentence: Phrase(text), parts: [Phrase(text)])])
      ],
      ambiguities: [AmbiguityExplanation(element: text, movesWith: text)])
  }

  /// The scalars of `text` that a page shows as they are.
  private static func visibleScalars(of text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter {
      $0.value >= 0x20 && $0.value < 0xFFFD && !String.isUnsafe($0)
    }
  }

  @Test("numbers that no screen can show do not break a page")
  func unusualNumbers() throws {
    var record = try SampleRecord.make()
    for (index, value) in [Double.nan, .infinity, -.infinity, 1e308, -1e308, 2.5e-308].enumerated()
    {
      record.scenarios[0].comparison.containers[index % 3].elements[index % 4].spec.width = value
      record.scenarios[0].timings[0].ratios[0].low = value
      record.scenarios[0].timings[0].ratios[0].ratio = value
      record.scenarios[0].timings[0].measurement.subjects[0].nanoseconds = [value]
      _ = try pages(of: record)
    }
    record.scenarios[0].timings[0].measurement.subjects[0].nanoseconds = []
    _ = try pages(of: record)
  }

  @Test("the summary is short, and nothing in it acts on Markdown")
  func summary() throws {
    var record = try SampleRecord.make()
    let files = try ReportWriter.render(record)
    let summary = try #require(files.first { $0.path == "summary.md" })
    try Golden.expect(summary.contents, toBe: "summary.md")
    record.scenarios[0].title = "a | b\n| c <b> @team _x_"
    let hostile = try #require(try ReportWriter.render(record).first { $0.path == "summary.md" })
    let text = String(decoding: hostile.contents, as: UTF8.self)
    #expect(text.contains(#"| a \| b \| c &#60;b&#62; &#64;team \_x\_ (repository-row) |"#))
  }

  @Test("a run without scenarios has a report too")
  func empty() throws {
    var record = try SampleRecord.make()
    record.scenarios = []
    record.unreadableFiles = []
    let index = try #require(pages(of: record).last).page
    #expect(index.named("h1").map(\.text) == ["No scenario was compared"])
  }
}
