import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Runs
import Scenarios

extension BenchmarkScene {
  /// Numbers of views in the well-known chart of the cost of Auto Layout: flat, relative, nested.
  static let chartSizes = [10, 30, 100, 200, 400, 600]

  /// Views without constraints between them.
  static let flat = BenchmarkScene(
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

  /// Views, each of which is placed by the one before it.
  static let relative = BenchmarkScene(
    name: "relative",
    summary: "views, each of which takes its edges and its size from the one before it",
    unit: "views", sizes: chartSizes
  ) { count, _ in
    var builder = SceneBuilder()
    var specs: [LayoutSpec] = []
    var above: Int?
    for index in 0..<count {
      let name = "view\(index + 1)"
      let view = try builder.add(name)
      if let above {
        try builder.add(view, .leading, .equal, above, .leading)
        try builder.add(view, .top, .equal, above, .bottom, constant: 4)
        try builder.add(view, .width, .equal, above, .width)
        try builder.add(view, .height, .equal, above, .height)
      } else {
        let container = ConstraintSystem.container
        try builder.add(view, .leading, .equal, container, .leading, constant: 8)
        try builder.add(view, .top, .equal, container, .top, constant: 8)
        try builder.add(view, .width, .equal, container, .width, constant: -16)
        try builder.add(view, .height, .equal, 20)
      }
      specs.append(.element(name, .none).styled { $0.height = .points(20) })
      above = view
    }
    var scenario = builder.scenario(
      "relative", in: Container(width: 320, height: 12 + 24 * Double(count)))
    scenario.spec = .inset(
      EdgeInsets(all: 8), .stack(StackSpec(direction: .vertical, spacing: 4), specs))
    return scenario
  }
}
