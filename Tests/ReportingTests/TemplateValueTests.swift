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

  private static func objects(_ value: Any?) -> [[String: Any]]? {
    (value as? TemplateValue.List)?.elements.compactMap {
      ($0 as? TemplateValue.Object)?.properties
    }
  }

  @Test("structures are read at any depth, and an empty optional is a property that is not there")
  func depth() throws {
    let rows = [
      Row(name: "title", note: nil, cells: [Cell(points: 1.5), Cell(points: -2, isOpen: true)]),
      Row(name: "date", note: "", cells: []),
    ]
    let values = try #require(Self.objects(TemplateValue.of(rows)))
    try #require(values.count == 2)
    #expect(values[0].keys.sorted() == ["cells", "name"])
    #expect((values[1]["note"] as? TemplateValue.Text)?.renderText == "")
    #expect((values[1]["cells"] as? TemplateValue.List)?.elements.isEmpty == true)
    let cells = try #require(Self.objects(values[0]["cells"]))
    #expect(cells.map { $0["points"] as? Double } == [1.5, -2])
    #expect(cells.map { $0["isOpen"] as? Bool } == [false, true])
  }

  @Test("an optional inside an optional is what it holds, or nothing")
  func optionals() {
    let twice: Int?? = .some(.some(3))
    let none: Int?? = .some(.none)
    #expect((TemplateValue.of(twice as Any) as? TemplateValue.Text)?.renderText == "3")
    #expect(TemplateValue.of(none as Any) == nil)
  }
}
