import Foundation
import Testing

@testable import Reporting
@testable import RunRecords

@Suite("Fonts beside pages")
struct ReportFontsTests {
  private func font(_ weight: Int, _ start: String = "OTTO") -> PageFont {
    PageFont(weight: weight, data: Data(start.utf8))
  }

  @Test("each font is a file that the style names")
  func files() throws {
    var record = try SampleRecord.make()
    record.pageFonts = [font(400), font(700)]
    let files = try ReportWriter.render(record)
    let style = try #require(files.first { $0.path == "style.css" })
    let text = String(decoding: style.contents, as: UTF8.self)
    for path in ["fonts/inter-400.otf", "fonts/inter-700.otf"] {
      #expect(text.contains("url(\"\(path)\")"))
      #expect(files.contains { $0.path == path })
    }
    #expect(Set(files.map(\.path)).isSuperset(of: ["fonts/inter-400.otf", "fonts/inter-700.otf"]))
    #expect(ReportFonts.paths.contains("fonts/inter-700.otf"))
  }

  @Test("fonts travel with their copyright and licence, beside them or in the page")
  func licence() throws {
    #expect(FontLicence.text.hasPrefix("Inter\nCopyright (c) "))
    #expect(FontLicence.text.contains("with Reserved Font Name Nanum"))
    #expect(FontLicence.text.contains("SIL OPEN FONT LICENSE Version 1.1"))
    let fonts = ReportFonts([font(400)])
    let file = try #require(fonts.files.last)
    #expect(file.path == "fonts/OFL.txt")
    #expect(String(decoding: file.contents, as: UTF8.self) == FontLicence.text)
    #expect(fonts.inlineStyle.contains(FontLicence.text))
    #expect(ReportFonts([]).files.isEmpty)
    #expect(ReportFonts([]).inlineStyle.isEmpty)
  }

  @Test("an installed font, which may be of another version, never takes the place of the file")
  func installed() throws {
    let fonts = ReportFonts([font(600)])
    #expect(fonts.style.contains("src: url(\"fonts/inter-600.otf\")"))
    #expect(fonts.inlineStyle.contains("src: url(\"data:"))
  }
}
