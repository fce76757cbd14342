import Testing

@testable import Reporting

@Suite("Values that templates read")
struct TemplateValueTests {
  private struct Row {
    let name: String
    let note: String?
    let cells: [Cell]
  }

  private struct Cell {
    let points: Double
    var isOpen = false
  }

  @Test("structures are read at any depth, and an empty optional is a property that is not there")
  func depth() throws {
    let rows = [
      Row(name: "title", note: nil, cells: [Cell(points: 1.5), Cell(points: -2, isOpen: true)]),
      Row(name: "date", note: "", cells: []),
    ]
    let values = try #require(TemplateValue.of(rows) as? [[String: Any]])
    try #require(values.count == 2)
    #expect(values[0].keys.sorted() == ["cells", "name"])
    #expect(values[1]["note"] as? String == "")
    #expect((values[1]["cells"] as? [Any])?.isEmpty == true)
    let cells = try #require(values[0]["cells"] as? [[String: Any]])
    #expect(cells.map { $0["points"] as? Double } == [1.5, -2])
    #expect(cells.map { $0["isOpen"] as? Bool } == [false, true])
  }

  @Test("an optional inside an optional is what it holds, or nothing")
  func optionals() {
    let twice: Int?? = .some(.some(3))
    let none: Int?? = .some(.none)
    #expect(TemplateValue.of(twice as Any) as? Int == 3)
    #expect(TemplateValue.of(none as Any) == nil)
  }
}
