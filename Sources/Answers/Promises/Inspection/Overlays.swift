import Comparison
import Geometry
import LayoutConstraints
import Layouts
import Scenarios

/// Which elements lie in views that are on each other where somebody has seen the screen.
struct Overlays {
  private let places: PlacesInViews
  private let frames: [String: CGRect]

  /// Looks at the first container of a scenario.
  init(of scenario: Scenario, _ work: LayoutWork) {
    let names = scenario.elements.map { $0.name }
    places = PlacesInViews(of: names, in: scenario.constraints)
    guard !places.parents.isEmpty,
      let layout = try? ScenarioLayouts(scenario, work: work)
        .constraints(in: scenario.containers[0], rounding: .exact).layout
    else {
      frames = [:]
      return
    }
    frames = Dictionary(
      zip(layout.elements, layout.frames), uniquingKeysWith: { first, _ in first })
  }

  /// Whether two elements, or views around them, are on each other there, if only with what they do not paint:
  /// the one below their common view decides.
  func lieOnEachOther(_ one: String, _ other: String) -> Bool {
    let (own, others) = ([one] + places.ancestors(of: one), [other] + places.ancestors(of: other))
    let common = Set(own).intersection(others)
    guard let first = own.last(where: { !common.contains($0) }),
      let second = others.last(where: { !common.contains($0) }),
      let frame = frames[first], let around = frames[second]
    else { return false }
    let shared = frame.intersection(around)
    return min(shared.width, shared.height) > Self.least
  }

  /// Up to here two views touch, in points, as for overlaps.
  private static let least: CGFloat = 2
}
