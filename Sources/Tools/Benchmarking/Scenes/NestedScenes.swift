import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Runs
import Scenarios

extension BenchmarkScene {
  /// Views, each inside the one before it, in a container of fixed size.
  static let nested = BenchmarkScene(
    name: "nested",
    summary: "views, each inside the one before it, 1 pt further in and 2 pt smaller",
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

  /// Insets inside each other, around a box whose height determines every other height.
  static let chain = BenchmarkScene(
    name: "chain",
    summary: "nested insets, each fixed by four edges, around a box that determines every height",
    unit: "insets", sizes: [10, 50, 100, 200]
  ) { count, _ in
    var builder = SceneBuilder()
    var outer = ConstraintSystem.container
    let box = Content.fixed(CGSize(width: 60, height: 44))
    for index in 1...count {
      let view = try builder.add("view\(index)", index == count ? box : .none, in: outer)
      try builder.add(view, .leading, .equal, outer, .leading, constant: 1)
      try builder.add(view, .trailing, .equal, outer, .trailing, constant: -1)
      try builder.add(view, .top, .equal, outer, .top, constant: 1)
      try builder.add(view, .bottom, .equal, outer, .bottom, constant: -1)
      outer = view
    }
    var scenario = builder.scenario("chain", in: Container(width: Double(2 * count + 320)))
    scenario.spec = nestedSpec(count, innermost: box)
    return scenario
  }

  /// The layout spec of nested views with insets of 1 pt; the innermost has this content.
  static func nestedSpec(_ count: Int, innermost: Content) -> LayoutSpec {
    var spec = LayoutSpec.element("view\(count)", innermost)
    for index in (1..<count).reversed() {
      spec = .background(
        .inset(EdgeInsets(all: 1), spec), background: .element("view\(index)"))
    }
    return .inset(EdgeInsets(all: 1), spec)
  }
}
