import Diagnosing
import DiagnosisReporting
import Foundation
import RunRecords
import Testing

@testable import Reporting

@Suite("The page of console logs")
struct DiagnosisPageTests {
  private static let log = """
    [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1a UIView:0x2b.width == 320   (active)>",
        "<NSLayoutConstraint:0x1b H:|-(16)-[UILabel:0x3c'<b>&Pier']   (active, names: '|':UIView:0x2b )>",
        "<NSLayoutConstraint:0x1c H:[UILabel:0x3c'<b>&Pier']-(16)-|   (active, names: '|':UIView:0x2b )>",
        "<NSLayoutConstraint:0x1d UILabel:0x3c'<b>&Pier'.width >= 324   (active)>",
        "<NSLayoutConstraint:0x1e UILabel:0x3c'<b>&Pier'.height == 20   (inactive)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x1d UILabel:0x3c'<b>&Pier'.width >= 324   (active)>

    """

  private func page(_ text: String) throws -> PageStructure {
    let files = try DiagnosisWriter.render(try LogDiagnoser.diagnoses(of: text))
    #expect(files.map(\.path) == ["style.css", "icon.svg", "report.js", "index.html"])
    return try PageStructure(try #require(files.last).contents)
  }

  @Test("a sentence begins with a capital letter, but never changes the name of a view")
  func nameAtTheBeginning() throws {
    let page = try page(
      """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1a UIView:0x2b.height == 48   (active)>",
          "<NSLayoutConstraint:0x1b V:|-(40)-[UILabel:0x3c'Title']   (active, names: '|':UIView:0x2b )>",
          "<NSLayoutConstraint:0x1c V:[UILabel:0x3c'Title']-(40)-|   (active, names: '|':UIView:0x2b )>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1c V:[UILabel:0x3c'Title']-(40)-|   (active, names: '|':UIView:0x2b )>

      """)
    let remarks = page.named("li").map(\.text)
    #expect(
      remarks.contains("titleLabel.height would have to be −32 pt, and no size is negative."),
      "\(remarks)")
    #expect(remarks.contains("Relaxing any one of them by 32 pt resolves this conflict."))
  }

  @Test("a log is a section with its verdict, its tables and a picture")
  func section() throws {
    let page = try page(Self.log)
    #expect(page.named("h2").map(\.text) == ["Log 1, line 1 (UIKit)"])
    let paragraphs = page.named("p").map(\.text)
    #expect(
      paragraphs.contains {
        $0.hasPrefix(
          "4 of 5 constraints conflict by 36 pt. Fix: Give constraint 4, 'bPierLabel")
      })
    #expect(!paragraphs.contains { $0.hasPrefix("1 log") }, "one log needs no count")
    let captions = page.named("caption").map(\.text)
    #expect(
      captions == [
        "The constraints that conflict", "Constraints that take no part",
        "The views by their names in rules",
      ])
    #expect(
      page.named("desc").map(\.text) == ["view: 0 to 320 pt; bPierLabel: 16 to 304 pt"])
    #expect(page.named("rect").count == 2)
    #expect(
      page.named("li").contains {
        $0.text == "Relaxing any one of them by 36 pt resolves this conflict."
      })
    #expect(!page.named("th").contains { $0.text == "Made by" }, "all constraints are the author's")
    #expect(page.named("td").contains { $0.text == "it is not active" })
    let numbers = page.named("th").filter { $0.attributes["class"] == "number" }
    #expect(numbers.map(\.text) == ["Must give way by"], "above numbers, which are at the right")
  }

  @Test("only words that are on the page are explained on it")
  func explanations() throws {
    let words = try page(Self.log)
    #expect(words.named("dt").map(\.text) == ["Must give way by"])
    #expect(words.named("summary").first?.text == "What the words mean", "before they are used")
    let made = Self.log.replacing(
      "UIView:0x2b.width == 320",
      with: "'UIView-Encapsulated-Layout-Width' UIView:0x2b.width == 320")
    #expect(try page(made).named("dt").map(\.text) == ["Must give way by", "Made by"])
    let calm = """
      (
          "<NSLayoutConstraint:0x1a UIView:0x2b.width == 320   (active)>"
      )
      """
    let page = try page(calm)
    #expect(page.named("dt").isEmpty)
    #expect(!page.named("summary").map(\.text).contains("What the words mean"))
  }

  @Test("fonts are beside the page, and its style names them")
  func fonts() throws {
    let font = PageFont(weight: 400, data: Data("OTTO and more".utf8))
    let files = try DiagnosisWriter.render(try LogDiagnoser.diagnoses(of: Self.log), fonts: [font])
    #expect(
      files.map(\.path) == [
        "style.css", "icon.svg", "report.js", "fonts/inter-400.otf", "fonts/OFL.txt", "index.html",
      ])
    let style = String(decoding: try #require(files.first).contents, as: UTF8.self)
    #expect(style.contains("url(\"fonts/inter-400.otf\")"))
  }

  @Test("the words of a bar are inside where they fit, and else beside it")
  func bars() throws {
    let page = try page(
      Self.log.replacing("width >= 324", with: "width >= 340")
        .replacing("-(16)-|", with: "-(240)-|"))
    let texts = page.named("text").filter { $0.attributes["class"] == "wide" }
    let bars = page.named("rect")
    try #require(texts.count == 2 && bars.count == 2)
    func number(_ element: PageStructure.Element, _ name: String) throws -> Double {
      try #require(element.attributes[name].flatMap(Double.init))
    }
    #expect(try number(texts[0], "x") == number(bars[0], "x") + 4)
    // It has 64 of 320 pt: less than its words need.
    let end = try number(bars[1], "x") + number(bars[1], "width")
    #expect(try number(texts[1], "x") >= end)
  }

  @Test("a narrow page has larger words at the bars, which fit into the picture")
  func narrowBars() throws {
    let page = try page(Self.log)
    let texts = page.named("text").filter { $0.attributes["class"] == "small" }
    try #require(texts.count == 2)
    for text in texts {
      let (x, size) = (text.attributes["x"].flatMap(Double.init), text.attributes["font-size"])
      #expect(size == "22")
      #expect(try #require(x) + Double(text.text.count) * 11 <= 564)
    }
  }

  @Test("negative positions have minus signs; rules stay as they are")
  func minus() throws {
    let page = try page(Self.log.replacing("H:|-(16)-[", with: "H:|-(-16)-["))
    #expect(page.named("desc").first?.text.contains("bPierLabel: −16 to") == true)
    #expect(page.named("td").contains { $0.text.hasSuffix(".leading - 16") })
    let low = try self.page(Self.log.replacing(".height == 20", with: ".height == -20"))
    let cells = low.named("td").map(\.text)
    #expect(cells.contains("bPierLabel.height == -20"))
    #expect(cells.contains("bPierLabel is −20 pt high."))
  }

  @Test("several logs have a list of links")
  func contents() throws {
    let page = try page(Self.log + Self.log.replacing("324", with: "200"))
    let links = page.named("a").compactMap { $0.attributes["href"] }
    #expect(links.filter { $0.hasPrefix("#") } == ["#content", "#log-1", "#log-2"])
    #expect(
      page.named("p").map(\.text).contains("No conflict: all 5 constraints can be satisfied."))
  }

  @Test("the page is never written over a report, and replaces an earlier page")
  func folder() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("diagnosis-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let diagnoses = try LogDiagnoser.diagnoses(of: Self.log)
    try DiagnosisWriter.write(diagnoses, to: folder)
    try DiagnosisWriter.write(diagnoses, to: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["icon.svg", "index.html", "report.js", "style.css"])
    try Data("{}".utf8).write(to: folder.appendingPathComponent("run.json"))
    #expect(throws: ReportingError.self) { try DiagnosisWriter.write(diagnoses, to: folder) }
  }
}
