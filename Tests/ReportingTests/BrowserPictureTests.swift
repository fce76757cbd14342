import Comparison
import Foundation
import Layouts
import RunRecords
import Scenarios
import Testing

@testable import RecordWords
@testable import Reporting

@Suite("Pictures of a page beside the layouts")
struct BrowserPictureTests {
  /// The page of a scenario whose notations agree, with a browser's frames that are wider by some points.
  private func page(wider points: Double) throws -> String {
    var record = try SampleRecord.make()
    let index = try #require(record.scenarios.firstIndex { $0.standing == .agrees })
    let elements = record.scenarios[index].comparison.containers[0].elements
    let last = try #require(elements.last)
    record.scenarios[index].comparison.containers[0].given = GivenComparison(
      tolerance: 0,
      elements: elements.map { element in
        var given = GivenElement(
          element: element.element, frame: element.spec, source: .browser, spec: element.spec,
          constraints: element.constraints)
        guard element.element == last.element, points > 0 else { return given }
        given.frame.width += points
        given.differences = [
          GivenDifference(
            engine: .spec, length: .width, given: given.frame.width, found: element.spec.width,
            reason: .wholePoints)
        ]
        return given
      })
    let path = PageNames(record).paths[index]
    let file = try #require(try ReportWriter.render(record).first { $0.path == path })
    return String(decoding: file.contents, as: UTF8.self)
  }

  @Test("a page has its picture beside those of both notations, in their container")
  func apart() throws {
    let page = try page(wider: 0)
    let section = try #require(
      page.components(separatedBy: "class=\"picture apart\"").dropFirst().first)
    let pictures = section.components(separatedBy: "</div>")[0]
    for heading in ["Layout spec", "Constraints", "Web page"] {
      #expect(pictures.contains("<figcaption>\(heading)</figcaption>"))
    }
    #expect(
      page.contains("Layout spec and constraints agree. The web page has the same frames."))
  }

  @Test("a sentence names the length that differs most from the page, and why")
  func sentence() throws {
    let page = try page(wider: 0.5)
    #expect(page.contains("Layout spec and constraints agree. Furthest from the web page: "))
    #expect(page.contains("0.5 pt narrower; a stack distributes whole points, as Texture does."))
  }

  @Test("without a page, nothing is said of one")
  func none() throws {
    let pages = try ReportWriter.render(SampleRecord.make())
    #expect(
      !pages.contains { String(decoding: $0.contents, as: UTF8.self).contains("page-view\"") })
  }
}
