import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import Phrases
import Reasons
import Scenarios

/// The causes of differences between layouts and given frames in one container.
///
/// A given frame has no rules that could be compared, so the cause is what determines the length in
/// the layout: rules of the constraints, or the last step of the spec.
struct GivenCauses {
  let scenario: Scenario
  let layouts: ScenarioLayouts
  let container: Container
  /// The layout of the constraints on pixels; `nil` where there are none.
  let constraints: ConstraintLayout?

  /// One difference and its element.
  private struct Question {
    let element: String
    let difference: GivenDifference
    let source: GivenSource?
  }

  /// The causes for the first elements that differ: those of the spec, then those of the constraints.
  ///
  /// Takes a large part of a layout for each notation that differs.
  func causes(of elements: [GivenElement]) -> [Cause] {
    let questions = elements.filter { !$0.agrees }.prefix(ContainerCauses.mostElements)
      .flatMap { element in
        element.countedDifferences.map {
          Question(element: element.element, difference: $0, source: element.source)
        }
      }
    return specCauses(questions.filter { $0.difference.engine == .spec })
      + constraintCauses(questions.filter { $0.difference.engine == .constraints })
  }

  private func specCauses(_ questions: [Question]) -> [Cause] {
    guard !questions.isEmpty,
      let trace = try? layouts.specTrace(
        in: container, rounding: .pixels(scale: scenario.scale))
    else { return [] }
    return questions.compactMap { question in
      let length = question.difference.length
      guard
        let edge = SpecEdgeExplanation(length.attribute, of: question.element, in: trace)
      else { return nil }
      let place = "\(question.element).\(length.rawValue)"
      guard let step = edge.steps.last else {
        return cause(of: question, .atOrigin(place: place))
      }
      return cause(
        of: question,
        .specStep(place: place, path: step.path, steps: step.sentences.map { $0.parts }),
        line: scenario.sections.spec?.line)
    }
  }

  private func constraintCauses(_ questions: [Question]) -> [Cause] {
    guard !questions.isEmpty, let constraints, let system = scenario.constraints else { return [] }
    let names = ConditionNames(scenario: scenario, system: system, layout: constraints)
    let anchors = questions.map { question in
      Constraint.Anchor(
        item: system.index(of: question.element) ?? ConstraintSystem.container,
        attribute: question.difference.length.attribute)
    }
    do {
      let answers = try constraints.because(of: anchors, isChecked: false)
      return zip(questions, answers).map { question, because in
        let conditions = because.causes.flatMap { $0.conditions }.map(names.named)
        let place = "\(question.element).\(question.difference.length.rawValue)"
        return cause(
          of: question,
          because.isAmbiguous
            ? .chosen(place: place, by: conditions) : .determined(place: place, by: conditions),
          line: conditions.firstLine)
      }
    } catch {
      return [
        Cause(
          element: questions[0].element, kind: .engineError,
          .unknown(because: LayoutFailure(error)))
      ]
    }
  }

  private func cause(of question: Question, _ reason: Cause.Reason, line: Int? = nil) -> Cause {
    let kind: DifferenceClass = question.source == .browser ? .browser : .givenFrame
    return Cause(
      element: question.element, axis: question.difference.length.axis,
      kind: question.difference.reason == .wholePoints ? .wholePoints : kind, reason, line: line)
  }
}
