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
    record.pageFonts = [font(400), font(700), font(400, "OTTO more")]
    let files = try ReportWriter.render(record)
    let style = try #require(files.first { $0.path == "style.css" })
    let text = String(decoding: style.contents, as: UTF8.self)
    for path in ["fonts/inter-400.otf", "fonts/inter-700.otf", "fonts/inter-400-2.otf"] {
      #expect(text.contains("url(\"\(path)\")"))
      #expect(files.contains { $0.path == path })
    }
    #expect(ReportFonts.paths(of: record).count == 3)
  }

  @Test("an installed font, which may be of another version, never takes the place of the file")
  func installed() throws {
    let fonts = ReportFonts([font(600)])
    #expect(fonts.style.contains("src: url(\"fonts/inter-600.otf\")"))
    #expect(fonts.inlineStyle.contains("src: url(\"data:"))
  }

  @Test("what is no font, or has no weight of CSS, is left out")
  func hostile() throws {
    var record = try SampleRecord.make()
    record.pageFonts = [
      font(400, "<svg"), font(0), font(-1), font(1001), font(400, ""),
      PageFont(weight: 400, data: Data("OTTO".utf8) + Data(count: SizeLimits.fontBytes)),
    ]
    let files = try ReportWriter.render(record)
    #expect(!files.contains { $0.path.contains("font") })
    let style = try #require(files.first { $0.path == "style.css" })
    #expect(!String(decoding: style.contents, as: UTF8.self).contains("@font-face"))
  }

  @Test("many fonts are no more files than a page can need")
  func many() throws {
    var record = try SampleRecord.make()
    record.pageFonts = (0...SizeLimits.pageFonts).map { font(1 + $0 % 1000) }
    #expect(ReportFonts.paths(of: record).count == SizeLimits.pageFonts)
  }

  @Test("a report of the most shards has every part of every weight")
  func shards() throws {
    var record = try SampleRecord.make()
    let weights = Array(stride(from: 100, through: 900, by: 100))
    let fonts = (1...RunRecord.mostShards).flatMap { shard in
      weights.map { font($0, "OTTO \(shard)") }
    }
    record.pageFonts = fonts
    #expect(Set(ReportFonts.paths(of: record)).count == fonts.count)
  }
}
