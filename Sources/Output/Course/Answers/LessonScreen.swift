import Comparison
import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Phrases
import Scenarios

/// The layouts of one scenario by both engines, in any container.
struct LessonScreen {
  let scenario: Scenario
  /// The counter of layouts, which ends them; `nil` where the same few are made for every lesson.
  let work: LayoutWork?
  /// The notations that are asked.
  let notation: Lesson.Shown
  private let layouts: ScenarioLayouts

  init(_ scenario: Scenario, notation: Lesson.Shown = .both, work: LayoutWork? = nil) {
    self.scenario = scenario
    self.notation = notation
    self.work = work
    layouts = ScenarioLayouts(scenario, work: work)
  }

  /// The engines that are asked, and whose notation the scenario has.
  var engines: [Engine] {
    switch notation {
    case .both: scenario.engines
    case .spec: scenario.engines.filter { $0 == .spec }
    case .constraints: scenario.engines.filter { $0 == .constraints }
    }
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

  /// The layout of constraints like those of the scenario, without rounding; `nil` where there is none,
  /// and where the work ends.
  func layout(of system: ConstraintSystem, in container: Container) -> ConstraintLayout? {
    if let work, !work.takes(1) { return nil }
    do {
      return try system.layout(in: container, rounding: .exact)
    } catch {
      // A solver that ran out of what was allowed ends the work too, which is noted here.
      _ = work?.takes(0)
      return nil
    }
  }

  /// The steps of the layout spec, on pixels.
  func trace(in container: Container) throws(LayoutFailure) -> LayoutTrace {
    try layouts.specTrace(in: container, rounding: .pixels(scale: scenario.scale))
  }

  /// Why an edge is where it is, by one engine; `nil` where there is nothing to say.
  func why(
    _ attribute: Constraint.Attribute, of element: String, in container: Container,
    by engine: Engine
  ) -> LessonReason? {
    switch engine {
    case .spec:
      SpecReasons(attribute, of: element, in: self, container)?.reason.map { reason in
        let end = roundedUp(attribute, of: element, in: container, after: reason.text)
        return LessonReason(reason.text + end, states: reason.statement)
      }
    case .constraints: sum(attribute, of: element, in: container)
    }
  }

  /// Why an edge is where it is, as sentences, by each notation that the lesson shows.
  func whys(
    for attribute: Constraint.Attribute, of element: String, in container: Container
  ) -> [LessonReason] {
    engines.filter(shows).compactMap { engine in
      why(attribute, of: element, in: container, by: engine).map {
        engines.filter(shows).count > 1 ? LessonReason("By \(engine.owner): \($0.text)") : $0
      }
    }
  }

  /// The most causes that are listed with their rules; of more only the lines are named.
  private static let mostCauses = 4

  /// A value in the constraints as a sum of its causes.
  private func sum(
    _ attribute: Constraint.Attribute, of element: String, in container: Container
  ) -> LessonReason? {
    let rounding = Rounding.pixels(scale: scenario.scale)
    guard let layout = try? constraints(in: container, rounding),
      let edge = try? ConstraintExplanation(
        of: layout, scenario: scenario, subject: .anchor(element, attribute), work: work,
        register: .plain)?.elements.first?.edges.first,
      let shown = NamedFrames(layout.layout)[element]?.value(of: attribute)
    else { return nil }
    if !DecidedClaims(screen: self, container: container).isDecided(attribute, of: element) {
      return ambiguity(of: element, in: container).map { LessonReason($0) }
    }
    let pixels =
      abs(shown - edge.value) <= Tolerance.equal
      ? ""
      : Self.roundedSize(attribute, NamedFrames(layout.layout)[element])
        ?? " On whole pixels that is \(shown.withUnit)."
    let statement = LessonReason.Statement(element, attribute, edge.value)
    guard !edge.causes.isEmpty || !pixels.isEmpty else { return nil }
    return LessonReason(statement.text + Self.sum(of: edge.causes) + pixels, states: statement)
  }

  /// How causes make a value, after the value.
  private static func sum(of causes: [ExplainedCause]) -> String {
    guard !causes.isEmpty else { return "." }
    guard causes.count <= mostCauses else { return ". It follows from \(places(of: causes))." }
    let terms = causes.filter { $0.contribution.points != "0" }
    let others = causes.filter { $0.contribution.points == "0" }
    if terms.count == 1, others.isEmpty {
      return ", by \(terms[0].source.text)."
    }
    if terms.isEmpty {
      return ". It follows from \(others.map(\.source.text).listed)."
    }
    let sum = ": " + terms.map(\.sentence.text).joined(separator: "; ")
    let also =
      others.isEmpty
      ? "" : " It also follows from \(others.map(\.source.text).listed)."
    return "\(sum).\(also)"
  }

  /// The sentence about an element that is ambiguous in the constraints; `nil` where nothing is.
  func ambiguity(of element: String, in container: Container) -> String? {
    guard let layout = try? constraints(in: container),
      let explanation = try? ConstraintExplanation(
        of: layout, scenario: scenario, subject: .element(element), work: work, register: .plain)
    else { return nil }
    let words = explanation.ambiguities.flatMap { LessonAmbiguity.sentences($0, "") }
    return words.isEmpty ? nil : words.map(\.capitalizedFirst).joined(separator: " ")
  }

  /// The sentence about a width or a height in the layout spec where its reason ends before rounding;
  /// empty where it does not.
  private func roundedUp(
    _ attribute: Constraint.Attribute, of element: String, in container: Container,
    after reason: String
  ) -> String {
    guard attribute.isSize,
      let exact = try? NamedFrames(layouts.spec(in: container, rounding: .exact))[element]?
        .value(of: attribute),
      let shown = try? frames(by: .spec, in: container)[element]?.value(of: attribute),
      shown > exact + Tolerance.equal, shown - exact < 1 / scenario.scale,
      reason.contains(" \(exact.withUnit)")
    else { return "" }
    return " Layout specs round sizes up to whole pixels, so it is \(shown.withUnit) "
      + (attribute == .width ? "wide." : "high.")
  }

  /// A width or a height in the constraints by its edges, which are what is rounded; `nil` for any
  /// other attribute.
  private static func roundedSize(
    _ attribute: Constraint.Attribute, _ frame: CGRect?
  ) -> String? {
    guard attribute.isSize, let frame else { return nil }
    let isWidth = attribute == .width
    let (first, last) = isWidth ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    return
      " Its edges are at \(Double(first).points) and \(Double(last).withUnit) on whole pixels, "
      + "so it is \(frame.value(of: attribute).withUnit) \(isWidth ? "wide" : "high")."
  }

  /// The lines of many causes, and what is in no line.
  private static func places(of causes: [ExplainedCause]) -> String {
    let lines = Phrase(lines: causes.compactMap(\.line))
    let others = causes.filter { $0.line == nil }.map(\.source).distinct
    return ((lines.parts.isEmpty ? [] : [lines]) + others).listed.text
  }

  /// The notations that the reader sees: those that the lesson shows, and the scenario has.
  var shown: Lesson.Shown {
    guard engines.contains(.spec) else { return .constraints }
    guard engines.contains(.constraints) else { return .spec }
    return scenario.lesson?.shows ?? .both
  }

  /// Whether the lesson shows a notation, so that reasons may name its rules.
  func shows(_ engine: Engine) -> Bool {
    switch shown {
    case .both: true
    case .spec: engine == .spec
    case .constraints: engine == .constraints
    }
  }
}

extension LessonScreen {
  /// The reasons of all notations for one judgement, with their owners where readers see both notations.
  ///
  /// Where readers see one notation, there is nothing to tell apart. If only the other one denies an
  /// answer, it says so: else the reasons would support what is refused.
  func reasons(
    from findings: [(engine: Engine, facts: [LessonReason], isMet: Bool)], isRight: Bool
  ) -> [LessonReason] {
    func owned(_ finding: (engine: Engine, facts: [LessonReason], isMet: Bool)) -> [LessonReason] {
      finding.facts.map { LessonReason("By \(finding.engine.owner), \($0.text)") }
    }
    guard shown != .both else {
      // Both engines usually say the same: once is enough.
      let isSame = findings.count > 1 && findings.allSatisfy { $0.facts == findings[0].facts }
      return isSame
        ? findings[0].facts.map { LessonReason("By both engines, \($0.text)") }
        : findings.flatMap(owned)
    }
    let seen = findings.filter { shows($0.engine) }
    let unseen = findings.filter { !shows($0.engine) && !$0.isMet }
    let isExplained = isRight || seen.contains { !$0.isMet }
    return seen.flatMap(\.facts) + (isExplained ? [] : unseen.flatMap(owned))
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
