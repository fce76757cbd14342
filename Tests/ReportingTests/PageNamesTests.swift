import RunRecords
import Testing

@testable import Reporting

@Suite("Page names")
struct PageNamesTests {
  @Test("a plain id is its page's name")
  func plain() {
    #expect(
      PageNames(ids: ["repository-row", "a1"]).paths == [
        "scenario/repository-row.html", "scenario/a1.html",
      ])
  }

  @Test("ids that no file system can be trusted with are reduced, and stay different")
  func reduced() throws {
    let ids = ["../../etc/passwd", "Row", "row", "ROW", "저장소", "화면", "", "a/b", "a b", "con\u{0}"]
    let paths = PageNames(ids: ids).paths
    #expect(Set(paths.map { $0.lowercased() }).count == ids.count)
    for path in paths {
      let name = path.dropFirst("scenario/".count).dropLast(".html".count)
      #expect(name.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".contains($0) }, "\(path)")
    }
    try #require(paths.count > 2)
    #expect(paths[2] == "scenario/row.html")
    #expect(PageNames(ids: Array(ids.reversed())).paths == paths.reversed())
  }

  @Test("equal ids get pages of their own")
  func equalIDs() {
    #expect(
      PageNames(ids: ["a", "a", "a-2"]).paths == [
        "scenario/a.html", "scenario/a-2.html", "scenario/a-2-2.html",
      ])
  }

  @Test("a very long id makes a name that file systems take")
  func long() {
    let path = PageNames(ids: [String(repeating: "x", count: 5000)]).paths[0]
    #expect(path.count < 100)
  }
}
