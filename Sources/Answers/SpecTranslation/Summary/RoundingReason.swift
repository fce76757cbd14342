import Comparison
import Foundation
import Geometry
import LayoutConstraints
import Scenarios

/// Why a translation lies elsewhere than its layout spec on pixels, though not before rounding:
/// found in both layouts as they are, not in what a translation says of itself.
struct RoundingReason {
  /// A sentence without a full stop.
  let sentence: String

  /// Looks at one edge in one container.
  init(
    _ edge: Constraint.Attribute, of element: String, in container: Container,
    _ translated: TranslatedScenario
  ) {
    let scenario = translated.scenario
    let rounding = Rounding.pixels(scale: scenario.scale)
    let joined = try? JoinedEdge(
      edge, of: element, in: scenario, container: container, rounding: rounding)
    let cause = joined?.firstDifference?.cause.sentence ?? "before rounding both are the same"
    let text = Self.wrapped(in: scenario, container, rounding)
    sentence = text.map { "\(cause). \($0)" } ?? cause
  }

  /// The text whose height differs most, since its width does; `nil` where none differs by more than
  /// a pixel.
  private static func wrapped(
    in scenario: Scenario, _ container: Container, _ rounding: Rounding
  ) -> String? {
    let layouts = ScenarioLayouts(scenario)
    guard let spec = try? layouts.spec(in: container, rounding: rounding),
      let constraints = try? layouts.constraints(in: container, rounding: rounding).layout
    else { return nil }
    var worst: (apart: Double, words: String)?
    for element in scenario.elements {
      guard case .text = element.kind, let own = spec.frame(of: element.name)?.size,
        let other = constraints.frame(of: element.name)?.size
      else { continue }
      let apart = abs(Double(own.height - other.height))
      guard own.width != other.width, apart > 1 / scenario.scale + Tolerance.equal,
        apart > worst?.apart ?? 0
      else { continue }
      let words = "\(words(own)) in the spec, \(words(other)) in the constraints"
      worst = (apart, "Text follows its width: \(element.name) is \(words)")
    }
    return worst?.words
  }

  private static func words(_ size: CGSize) -> String {
    "\(Double(size.width).points) × \(Double(size.height).points)"
  }
}
