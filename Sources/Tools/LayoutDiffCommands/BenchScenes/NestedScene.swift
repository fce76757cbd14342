import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios

extension BenchScene {
  /// Views of which each is inside the one before it, in a container whose size is given.
  static let nested = BenchScene(
    name: "nested",
    summary: "views each inside the one before it, a point further in and two points smaller",
    unit: "views", sizes: chartSizes
  ) { count, _ in
    var builder = SceneBuilder()
    var outer = ConstraintSystem.container
    for index in 1...count {
      let view = try builder.add("view\(index)", in: outer)
      try builder.add(view, .leading, .equal, outer, .leading, constant: 1)
      try builder.add(view, .top, .equal, outer, .top, constant: 1)
      try builder.add(view, .width, .equal, outer, .width, constant: -2)
      try builder.add(view, .height, .equal, outer, .height, constant: -2)
      outer = view
    }
    let length = Double(2 * count + 20)
    var scenario = builder.scenario("nested", in: Container(width: length + 300, height: length))
    scenario.spec = nestedSpec(count, innermost: .none)
    return scenario
  }

  /// Views with insets of a point inside each other, down to one with `innermost` in it.
  static func nestedSpec(_ count: Int, innermost: Content) -> LayoutSpec {
    var spec = LayoutSpec.element("view\(count)", innermost)
    for index in (1..<count).reversed() {
      spec = .background(
        .inset(EdgeInsets(all: 1), spec), background: .element("view\(index)"))
    }
    return .inset(EdgeInsets(all: 1), spec)
  }
}
