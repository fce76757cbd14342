import Explaining
package import Geometry
package import LayoutConstraints
import LayoutSpecs
package import Layouts
package import Lessons
import Phrases
import Reasons
package import Scenarios

/// The layouts of one scenario by both engines, in any container.
package struct LessonScreen: Sendable {
  package let scenario: Scenario
  /// The counter of layouts, which ends them; `nil` where the same few are made for every lesson.
  let work: LayoutWork?
  /// The notations that are asked.
  let notation: Lesson.Shown
  /// The notations of the lesson's page; both for what a change makes of its scenario.
  private let onPage: Lesson.Shown
  private let layouts: ScenarioLayouts

  package init(
    _ scenario: Scenario, onPage: Lesson.Shown = .both, notation: Lesson.Shown = .both,
    work: LayoutWork? = nil
  ) {
    self.scenario = scenario
    self.onPage = onPage
    self.notation = notation
    self.work = work
    layouts = ScenarioLayouts(scenario, work: work)
  }

  /// The scenario of a lesson, in the case that a container shows.
  package init(
    _ file: LessonFile, in container: Container? = nil, notation: Lesson.Shown = .both,
    work: LayoutWork? = nil
  ) {
    self.init(
      file.scenario.shown(inCase: container?.caseName), onPage: file.lesson.shows,
      notation: notation, work: work)
  }

  /// The scenario of a lesson as some changes leave it, in the case that a container shows.
  package init(
    _ file: LessonFile, in container: Container, after changes: [LessonChange],
    notation: Lesson.Shown, work: LayoutWork?
  ) throws(ScenarioError) {
    if changes.isEmpty {
      self.init(file, in: container, notation: notation, work: work)
    } else {
      let changed = try file.scenario(after: changes).shown(in: container)
      self.init(changed, notation: notation, work: work)
    }
  }

  /// The engines that are asked, and whose notation the scenario has.
  package var engines: [Engine] {
    switch notation {
    case .both: scenario.engines
    case .spec: scenario.engines.filter { $0 == .spec }
    case .constraints: scenario.engines.filter { $0 == .constraints }
    }
  }

  /// The frames on pixels by one engine.
  package func frames(by engine: Engine, in container: Container) throws(LayoutFailure)
    -> NamedFrames
  {
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
    case .spec: SpecReasons(attribute, of: element, in: self, container)?.reason
    case .constraints: sum(attribute, of: element, in: container)
    }
  }

  /// Why an edge is where it is, as sentences, by each notation that the lesson shows.
  func whys(
    for attribute: Constraint.Attribute, of element: String, in container: Container
  ) -> [LessonReason] {
    let seen = engines.filter(shows)
    return seen.compactMap { engine in
      why(attribute, of: element, in: container, by: engine).map {
        seen.count > 1 ? LessonReason("By \(engine.owner): \($0.phrase)") : $0
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
      let frame = NamedFrames(layout.layout)[element]
    else { return nil }
    if !DecidedClaims(screen: self, container: container).isDecided(attribute, of: element) {
      return ambiguity(of: element, in: container).map { LessonReason($0) }
    }
    let isOnPixels = abs(frame.length(of: attribute) - edge.value) <= Tolerance.equal
    guard !edge.causes.isEmpty || !isOnPixels else { return nil }
    let statement = LessonReason.statement(element, attribute, edge.value)
    return LessonReason(
      statement + Self.sum(of: edge.causes)
        + (isOnPixels ? "" : Self.onPixels(attribute, of: frame)), states: statement)
  }

  /// How causes make a value, after the value.
  private static func sum(of causes: [ExplainedCause]) -> Phrase {
    guard !causes.isEmpty else { return "." }
    guard causes.count <= mostCauses else { return ". It follows from \(places(of: causes))." }
    let terms = causes.filter { $0.contribution.points != "0" }
    let others = causes.filter { $0.contribution.points == "0" }.map { $0.source }.listed
    if terms.isEmpty { return ". It follows from \(others)." }
    let isAlone = terms.count == causes.count
    if terms.count == 1, isAlone { return ", by \(terms[0].source)." }
    let sum = terms.map { $0.sentence }.joined(separator: "; ")
    return isAlone ? ": \(sum)." : ": \(sum). It also follows from \(others)."
  }

  /// The sentence about an element that is ambiguous in the constraints; `nil` where nothing is.
  private func ambiguity(of element: String, in container: Container) -> Phrase? {
    guard let layout = try? constraints(in: container),
      let explanation = try? ConstraintExplanation(
        of: layout, scenario: scenario, subject: .element(element), work: work, register: .plain)
    else { return nil }
    let sentences = explanation.ambiguities.flatMap { LessonAmbiguity.sentences($0, "") }
    return sentences.isEmpty
      ? nil : sentences.map { $0.capitalizedFirst }.joined(separator: " ")
  }

  /// A value in the constraints as it is on whole pixels; that of a size by its edges, which are what is
  /// rounded.
  private static func onPixels(_ attribute: Constraint.Attribute, of frame: CGRect) -> Phrase {
    let value = frame.length(of: attribute)
    guard attribute.isSize else { return " On whole pixels that is \(points: value)." }
    let (first, last) =
      attribute == .width ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    return """
       Its edges are at \(bare: first) and \(points: last) on whole pixels, so it is \
      \(points: value) \(attribute.axis.adjective).
      """
  }

  /// The lines of many causes, and what is in no line.
  private static func places(of causes: [ExplainedCause]) -> Phrase {
    let lines = Phrase(lines: causes.compactMap { $0.line })
    let others = causes.filter { $0.line == nil }.map { $0.source }.distinct
    return ((lines.parts.isEmpty ? [] : [lines]) + others).listed
  }

  /// The notations that the reader sees: those that the lesson shows, and the scenario has.
  package var shown: Lesson.Shown {
    guard engines.contains(.spec) else { return .constraints }
    guard engines.contains(.constraints) else { return .spec }
    return onPage
  }

  /// Whether the lesson shows a notation, so that reasons may name its rules.
  package func shows(_ engine: Engine) -> Bool {
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
      finding.facts.map { LessonReason("By \(finding.engine.owner), \($0.phrase)") }
    }
    guard shown != .both else {
      // Both engines usually say the same: once is enough.
      let isSame = findings.count > 1 && findings.allSatisfy { $0.facts == findings[0].facts }
      return isSame
        ? findings[0].facts.map { LessonReason("By both engines, \($0.phrase)") }
        : findings.flatMap(owned)
    }
    let seen = findings.filter { shows($0.engine) }
    let unseen = findings.filter { !shows($0.engine) && !$0.isMet }
    let isExplained = isRight || seen.contains { !$0.isMet }
    return seen.flatMap { $0.facts } + (isExplained ? [] : unseen.flatMap(owned))
  }
}

extension Engine {
  /// How a sentence names whose layout it is.
  var owner: String { self == .spec ? "the layout spec" : "the constraints" }
}

extension CGRect {
  /// The value of an edge, a centre or a size; 0 for anything else, which no task asks for.
  package func length(of attribute: Constraint.Attribute) -> Double {
    value(of: attribute.physical(readsRightToLeft: false)) ?? 0
  }
}
