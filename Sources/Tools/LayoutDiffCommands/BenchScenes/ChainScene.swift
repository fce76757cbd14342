import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios

extension BenchScene {
  /// Insets inside each other, around a box whose height decides that of everything around it.
  static let chain = BenchScene(
    name: "chain",
    summary: "nested insets, each held by four edges, around a box that decides every height",
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
}
