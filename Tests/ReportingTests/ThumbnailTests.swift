import Comparison
import Foundation
import Layouts
import Testing

@testable import Reporting
@testable import RunRecords

@Suite("The overview’s pictures")
struct ThumbnailTests {
  @Test("a thumbnail shows the container that differs, the difference, and bars for text")
  func differing() throws {
    let record = try SampleRecord.make()
    let photo = try #require(Thumbnail(of: record.scenarios[1]))
    let rectangles = try PageStructure(Data(photo.text.utf8)).named("rect")
    // The container, three elements, and the one that differs once more.
    #expect(
      rectangles.compactMap { $0.attributes["class"] } == ["c", "s", "s", "d", "s"])
    let row = try #require(Thumbnail(of: record.scenarios[0]))
    #expect(row.text.contains("class=\"t\""))
    #expect(row.text.contains("class=\"i\""))
  }

  @Test("nothing is drawn without frames, or with frames that cannot be drawn")
  func undrawable() throws {
    var record = try SampleRecord.make()
    record.scenarios[0].comparison.containers[0].elements[1].spec.x = .nan
    #expect(Thumbnail(of: record.scenarios[0]) == nil)
    let paths = try ReportWriter.render(record).map(\.path)
    #expect(!paths.contains("thumbnail/repository-row.svg"))
    record.scenarios[1].comparison.containers = []
    #expect(Thumbnail(of: record.scenarios[1]) == nil)
  }

  @Test("every thumbnail on the overview is a file of the report, and every such file is there")
  func files() throws {
    let files = try ReportWriter.render(SampleRecord.make())
    let index = try #require(files.first { $0.path == "index.html" })
    let shown = try PageStructure(index.contents).named("img").compactMap { $0.attributes["src"] }
      .filter { $0 != "icon.svg" }
    let written = files.map(\.path).filter { $0.hasPrefix("thumbnail/") }
    #expect(shown.sorted() == written.sorted())
    #expect(written.count > 3)
  }

  @Test("pages lead to the scenarios before and after them")
  func neighbours() throws {
    let record = try SampleRecord.make()
    let pages = PageNames(ids: record.scenarios.map(\.id))
    let neighbours = record.scenarios.indices.map { index in
      ScenarioPage(record.scenarios[index], at: index, record: record, pages: pages).neighbours
    }
    #expect(neighbours.first?.map(\.neighbourKind) == ["next"])
    #expect(neighbours.last?.map(\.neighbourKind) == ["prev"])
    #expect(neighbours[1].map(\.neighbourPage) == ["../" + pages.paths[0], "../" + pages.paths[2]])
  }
}
