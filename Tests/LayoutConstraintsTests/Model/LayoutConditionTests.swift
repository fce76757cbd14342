import Geometry
import Testing

@testable import LayoutConstraints

@Suite("The conditions of a layout")
struct LayoutConditionTests {
  @Test("no two have the same position, so that findings are the same in every run")
  func order() {
    var conditions: [LayoutCondition] = [.selfSizingHeight]
    for axis in Axis.allCases {
      conditions.append(.containerSize(axis))
      for item in 0..<3 {
        conditions += [
          .hugging(item: item, axis: axis), .compressionResistance(item: item, axis: axis),
          .nonNegativeSize(item: item, axis: axis),
        ]
      }
    }
    for index in 0..<3 { conditions.append(.constraint(index)) }
    let places = conditions.map { "\($0.order)" }
    #expect(Set(places).count == conditions.count)
  }
}
