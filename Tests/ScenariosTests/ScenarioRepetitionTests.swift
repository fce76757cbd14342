import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import ScenarioFiles
import Scenarios
import Testing
import TextMeasuring

@Suite("Scenarios as lists")
struct ScenarioRepetitionTests {
  private func row() throws -> Scenario {
    let text = """
      layoutdiff: 1
      containers: [320x50]
      elements: { photo: { image: 40x40 } }
      spec: { inset: { insets: 5, child: { stack: { alignItems: start, children: [photo] } } } }
      constraints:
        - photo.leading == superview.leading + 5
        - photo.top == superview.top + 5
        - superview.bottom == photo.bottom + 5
      """
    return try ScenarioReader.scenario(
      from: SourceText(file: "row.yaml", text: text), measurer: TextMeasurer())
  }

  @Test("rows are one below the other, equal in both notations")
  func rows() throws {
    let list = try row().repeated(3)
    let container = try #require(list.containers.first)
    #expect(container == Container(width: 320))
    let spec = try SpecTree(try #require(list.spec))
      .layout(in: SizeRange(container), rounding: .pixels(scale: 2))
    let constraints = try #require(list.constraints)
      .layout(in: container, rounding: .pixels(scale: 2)).layout
    for row in 1...3 {
      let name = "row\(row).photo"
      let top = Double(row - 1) * 50 + 5
      #expect(spec.frame(of: name).map { Double($0.origin.y) } == top)
      #expect(constraints.frame(of: name) == spec.frame(of: name))
    }
    #expect(constraints.size == spec.size)
  }

  @Test("one row is a list too")
  func oneRow() throws {
    let list = try row().repeated(1)
    #expect(list.elements.map(\.name) == ["row1.photo"])
  }
}
