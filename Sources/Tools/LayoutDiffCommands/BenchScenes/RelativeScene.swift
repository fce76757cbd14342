import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios

extension BenchScene {
  /// Views of which each is placed by the one before it.
  static let relative = BenchScene(
    name: "relative",
    summary: "views each of which takes its edges and its size from the one before it",
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
