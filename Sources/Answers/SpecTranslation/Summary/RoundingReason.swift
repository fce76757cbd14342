import Comparison
import Explaining
import Geometry
import LayoutConstraints
import Layouts
import Phrases
import Scenarios

/// The reason why a translation differs from its layout spec on pixels, although not before rounding.
///
/// Found in both layouts themselves, not in the translation's deviations.
struct RoundingReason {
  private let difference: FirstDifference
  private let text: WrappedText?

  /// The text whose height differs most because its width differs.
  private struct WrappedText {
    let element: String
    let spec: CGSize
    let constraints: CGSize

    var difference: Double { abs(Double(spec.height - constraints.height)) }
  }

  /// Finds the reason for one edge in one container; `nil` where a notation has no layout there.
  init?(
    _ edge: Constraint.Attribute, of element: String, in container: Container,
    _ translated: TranslatedScenario
  ) {
    let scenario = translated.scenario
    let rounding = Rounding.pixels(scale: scenario.scale)
    let joined = try? JoinedEdge(
      edge, of: element, in: scenario, container: container, rounding: rounding)
    guard let difference = joined?.firstDifference else { return nil }
    self.difference = difference
    text = Self.wrapped(in: scenario, container, rounding)
  }

  /// The reason without a final full stop; one sentence or two.
  var phrase: Phrase {
    guard let text else { return difference.phrase }
    return """
      \(difference.phrase). Text height depends on width: \(text.element) is \(Self.words(text.spec)) in \
      the spec and \(Self.words(text.constraints)) in the constraints
      """
  }

  /// The text that differs most; `nil` where none differs by more than a pixel.
  private static func wrapped(
    in scenario: Scenario, _ container: Container, _ rounding: Rounding
  ) -> WrappedText? {
    let layouts = ScenarioLayouts(scenario)
    guard let spec = try? layouts.spec(in: container, rounding: rounding),
      let constraints = try? layouts.constraints(in: container, rounding: rounding).layout
    else { return nil }
    let texts = scenario.elements.compactMap { element -> WrappedText? in
      guard case .text = element.kind, let own = spec.frame(of: element.name)?.size,
        let other = constraints.frame(of: element.name)?.size, own.width != other.width
      else { return nil }
      return WrappedText(element: element.name, spec: own, constraints: other)
    }
    return texts.filter { $0.difference > 1 / scenario.scale + Tolerance.equal }
      .max { $0.difference < $1.difference }
  }

  private static func words(_ size: CGSize) -> Phrase {
    "\(bare: Double(size.width)) × \(points: Double(size.height))"
  }
}
