import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Runs
import Scenarios
import TextMeasuring

extension BenchmarkScene {
  /// The scenario `repository-row-with-information`, as a list of rows.
  static let row = BenchmarkScene(
    name: "row",
    summary: "a list of rows: a picture and three labels, two of which wrap",
    unit: "rows", sizes: [1, 10, 30, 100, 1000]
  ) { count, measurer in
    try oneRow(measurer).repeated(count)
  }

  private static func oneRow(_ measurer: TextMeasurer) throws -> Scenario {
    var builder = SceneBuilder()
    let picture = Content.fixed(CGSize(width: 40, height: 40))
    let labels = try texts.map { text, font, lines in
      Content.measured(try measurer.text(text, font: font, maximumLines: lines))
    }
    try builder.add("profile", picture)
    for (name, label) in zip(names, labels) { try builder.add(name, label) }
    for rule in rules { try builder.constraints.add(rule: rule) }
    var scenario = builder.scenario("row", in: 280)
    let column = zip(names, labels).map { LayoutSpec.element($0, $1) }
    scenario.spec = .inset(
      EdgeInsets(all: 5),
      .stack(
        StackSpec(spacing: 5, alignItems: .start),
        [
          .element("profile", picture),
          .stack(StackSpec(direction: .vertical, spacing: 5), column).styled {
            $0.flexShrink = 1
            $0.flexGrow = 1
          },
        ]))
    return scenario
  }

  private static let names = ["username", "description", "information"]

  private static let texts: [(String, FontDescription, lines: Int)] = [
    ("octocat", FontDescription(size: 16, weight: .bold), 1),
    ("Texture 레이아웃과 오토 레이아웃을 같은 화면에서 나란히 비교합니다", FontDescription(size: 14), 0),
    ("Swift · 128 stars · updated yesterday", FontDescription(size: 12), 0),
  ]

  private static let rules = [
    "profile.leading == superview.leading + 5", "profile.top == superview.top + 5",
    "profile.width == 40", "profile.height == 40", "username.leading == profile.trailing + 5",
    "username.trailing == superview.trailing - 5", "username.top == superview.top + 5",
    "V:[username]-5-[description]-5-[information]", "description.leading == username.leading",
    "description.trailing == username.trailing", "information.leading == username.leading",
    "information.trailing == username.trailing", "superview.bottom >= profile.bottom + 5",
    "superview.bottom >= information.bottom + 5",
  ]
}
