import Comparison
import Foundation
import Geometry
import LayoutConstraints
import Phrases
import Scenarios

/// The reason why a translation differs from its layout spec on pixels, although not before rounding.
///
/// Found in both layouts themselves, not in the translation's deviations.
struct RoundingReason {
  /// The reason without a final full stop; one sentence or two.
  let sentence: String

  /// Finds the reason for one edge in one container; `nil` where a notation has no layout there.
  init?(
    _ edge: Constraint.Attribute, of element: String, in container: Container,
    _ translated: TranslatedScenario
  ) {
    let scenario = translated.scenario
    let rounding = Rounding.pixels(scale: scenario.scale)
    let joined = try? JoinedEdge(
      edge, of: element, in: scenario, container: container, rounding: rounding)
    guard let cause = joined?.firstDifference?.phrase.text else { return nil }
    let text = Self.wrapped(in: scenario, container, rounding)
    sentence = text.map { "\(cause). \($0)" } ?? cause
  }

  /// The text whose height differs most because its width differs, in words; `nil` where none differs
  /// by more than a pixel.
  private static func wrapped(
    in scenario: Scenario, _ container: Container, _ rounding: Rounding
  ) -> String? {
    let layouts = ScenarioLayouts(scenario)
    guard let spec = try? layouts.spec(in: container, rounding: rounding),
      let constraints = try? layouts.constraints(in: container, rounding: rounding).layout
    else { return nil }
    var worst: (difference: Double, words: String)?
    for element in scenario.elements {
      guard case .text = element.kind, let own = spec.frame(of: element.name)?.size,
        let other = constraints.frame(of: element.name)?.size
      else { continue }
      let difference = abs(Double(own.height - other.height))
      guard own.width != other.width, difference > 1 / scenario.scale + Tolerance.equal,
        difference > worst?.difference ?? 0
      else { continue }
      let sizes = "\(words(own)) in the spec and \(words(other)) in the constraints"
      worst = (difference, "Text height depends on width: \(element.name) is \(sizes)")
    }
    return worst?.words
  }

  private static func words(_ size: CGSize) -> String {
    "\(Double(size.width).points) × \(Double(size.height).points) pt"
  }
}
