import Comparison
import Foundation
import Geometry
import LayoutConstraints
import Scenarios

/// The layouts of one scenario by both engines, in any container.
struct LessonScreen {
  let scenario: Scenario
  /// What counts the layouts, and ends them; `nil` for lessons, whose authors wait.
  let work: LayoutWork?
  private let layouts: ScenarioLayouts

  init(_ scenario: Scenario, work: LayoutWork? = nil) {
    self.scenario = scenario
    self.work = work
    layouts = ScenarioLayouts(scenario, work: work)
  }

  /// The engines whose notation the scenario has.
  var engines: [Engine] {
    (scenario.hasSpec ? [.spec] : []) + (scenario.constraints != nil ? [.constraints] : [])
  }

  /// The frames on pixels by one engine.
  func frames(by engine: Engine, in container: Container) throws(LayoutFailure) -> NamedFrames {
    switch engine {
    case .spec:
      NamedFrames(try layouts.spec(in: container, rounding: .pixels(scale: scenario.scale)))
    case .constraints:
      NamedFrames(try constraints(in: container, .pixels(scale: scenario.scale)).layout)
    }
  }

  /// The layout of the constraints, without rounding unless another one is given.
  func constraints(
    in container: Container, _ rounding: Rounding = .exact
  ) throws(LayoutFailure) -> ConstraintLayout {
    try layouts.constraints(in: container, rounding: rounding)
  }

  /// Why an edge is where it is, by each engine; empty where an engine cannot say.
  func reasons(
    for attribute: Constraint.Attribute, of element: String, in container: Container
  ) -> (spec: [String], constraints: [String]) {
    let rounding = Rounding.pixels(scale: scenario.scale)
    guard
      let edge = try? JoinedEdge(
        attribute, of: element, in: scenario, container: container, rounding: rounding, work: work)
    else {
      // A lesson in constraints alone, or in a spec alone, which has no such sum.
      guard let layout = try? constraints(in: container, rounding),
        let explanation = try? ConstraintExplanation(
          of: layout, scenario: scenario, subject: .anchor(element, attribute), work: work),
        let sentence = explanation.elements.first?.edges.first?.sentence
      else { return (steps(to: element, in: container), []) }
      return ([], [sentence])
    }
    let steps = edge.spec?.steps.map { step in
      "\(step.path) adds \(step.points.withUnit). \(step.reasons.joined(separator: " "))"
        .trimmingCharacters(in: .whitespaces)
    }
    return (steps ?? [], [edge.constraints.sentence])
  }

  /// Why an edge is where it is, as sentences, by each notation that the lesson shows.
  func whys(
    for attribute: Constraint.Attribute, of element: String, in container: Container
  ) -> [String] {
    let reasons = reasons(for: attribute, of: element, in: container)
    let spec =
      reasons.spec.isEmpty || !shows(.spec)
      ? [] : ["The layout spec decides: " + reasons.spec.joined(separator: " ")]
    let constraints =
      shows(.constraints) ? reasons.constraints.map { "The constraints decide: \($0)" } : []
    return spec + constraints
  }

  /// Whether the lesson shows a notation, so that reasons may name its rules.
  func shows(_ engine: Engine) -> Bool {
    switch scenario.lesson?.shows ?? .both {
    case .both: true
    case .spec: engine == .spec
    case .constraints: engine == .constraints
    }
  }
}

extension LessonScreen {
  /// The last answer of each spec around an element and of the element itself.
  private func steps(to element: String, in container: Container) -> [String] {
    guard
      let trace = try? layouts.specTrace(
        in: container, rounding: .pixels(scale: scenario.scale)),
      let nodes = SpecExplanation(of: trace, element: element)?.nodes
    else { return [] }
    return nodes.dropLast().flatMap { $0.questions.last?.steps ?? [] }
      + (nodes.last?.placement ?? [])
  }
}

extension Engine {
  /// How a sentence names whose layout it is.
  var owner: String { self == .spec ? "the layout spec" : "the constraints" }
}

extension CGRect {
  /// The value of an edge, a centre or a size; 0 for anything else, which no task asks for.
  func value(of attribute: Constraint.Attribute) -> Double {
    switch attribute {
    case .left, .leading: minX
    case .right, .trailing: maxX
    case .top: minY
    case .bottom: maxY
    case .width: width
    case .height: height
    case .centerX: midX
    case .centerY: midY
    default: 0
    }
  }
}
