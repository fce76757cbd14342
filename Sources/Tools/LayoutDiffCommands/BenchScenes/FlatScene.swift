import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios

extension BenchScene {
  /// How many views the three scenes of the well-known chart of Auto Layout's cost have.
  static let chartSizes = [10, 30, 100, 200, 400, 600]

  /// Views that have nothing to do with each other.
  static let flat = BenchScene(
    name: "flat",
    summary: "independent views, each pinned to the superview by two edges and two lengths",
    unit: "views", sizes: chartSizes
  ) { count, _ in
    var builder = SceneBuilder()
    var specs: [LayoutSpec] = []
    let container = ConstraintSystem.container
    for index in 0..<count {
      let name = "view\(index + 1)"
      let view = try builder.add(name)
      // Ten across, so that a bigger scene is only longer.
      let origin = CGPoint(x: 8 + 30 * Double(index % 10), y: 8 + 28 * Double(index / 10))
      let size = CGSize(width: 20 + Double(index % 3), height: 20)
      try builder.add(view, .leading, .equal, container, .leading, constant: Double(origin.x))
      try builder.add(view, .top, .equal, container, .top, constant: Double(origin.y))
      try builder.add(view, .width, .equal, Double(size.width))
      try builder.add(view, .height, .equal, Double(size.height))
      specs.append(
        .element(name, .none).styled {
          $0.layoutPosition = origin
          $0.preferredSize = size
        })
    }
    var scenario = builder.scenario(
      "flat", in: Container(width: 320, height: 36 + 28 * Double(count / 10)))
    scenario.spec = .absolute(specs)
    return scenario
  }
}
