import Comparison
import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Phrases
import Proving
import Scenarios

/// Judges what a lesson's scenario becomes by a change, over all widths.
struct ChangeJudge {
  /// The scenario of the lesson.
  let original: LessonScreen
  /// The widths at which both must agree, in points.
  let widths: ClosedRange<Double>
  /// Whether both notations of the original are proven to be equal at all widths.
  let isProven: Bool
  /// The counter of layouts, which ends them.
  let work: LayoutWork?

  /// Judges whether every frame stays where it is.
  ///
  /// The frames of each notation are compared with those of the original in its containers. Where the
  /// original's notations are proven to be equal, those of the change are proven too, at all widths;
  /// else frames are compared at every whole width.
  func keepsFrames(_ changed: Scenario) -> AnswerJudgement {
    let screen = LessonScreen(changed, work: work)
    if let finding = finding(in: screen, besides: original) {
      return AnswerJudgement(isRight: false, reasons: finding)
    }
    for container in original.scenario.containers + (isProven ? [] : wholeWidths) {
      for engine in screen.engines where original.engines.contains(engine) {
        if let reasons = difference(of: screen, by: engine, in: container) {
          return AnswerJudgement(isRight: false, reasons: reasons)
        }
      }
    }
    if isProven, let reasons = disagreement(of: changed) {
      return AnswerJudgement(isRight: false, reasons: reasons)
    }
    return AnswerJudgement(
      isRight: true,
      reasons: [
        isProven
          ? "Every frame stays where it is, \(range): proven."
          : "Every frame stays where it is, \(wholeRange)."
      ])
  }

  /// Judges whether nothing conflicts, nothing is ambiguous, and both notations agree at all widths.
  func isMended(_ changed: Scenario) -> AnswerJudgement {
    let screen = LessonScreen(changed, work: work)
    let others = changed.hasBothNotations ? [] : wholeWidths
    if let finding = finding(in: screen, besides: nil, others) {
      return AnswerJudgement(isRight: false, reasons: finding)
    }
    guard changed.hasBothNotations else {
      return AnswerJudgement(
        isRight: true,
        reasons: ["Nothing conflicts and nothing is ambiguous, \(wholeRange)."])
    }
    if let reasons = disagreement(of: changed) {
      return AnswerJudgement(isRight: false, reasons: reasons)
    }
    let agreement =
      original.shown == .both ? "both notations agree" : "every frame is where the design has it"
    return AnswerJudgement(
      isRight: true,
      reasons: ["Nothing conflicts, nothing is ambiguous, and \(agreement) \(range): proven."])
  }

  /// The number of rules: lines of constraints, and specs without the elements in them.
  static func rules(of scenario: Scenario) -> Int {
    let lines = Set(scenario.places.constraints.map(\.position))
    let specs =
      scenario.spec.flatMap { try? SpecTree($0) }.map { $0.nodeCount - $0.elements.count } ?? 0
    return lines.count + specs
  }

  private var range: String {
    "at every width from \(widths.lowerBound.points) to \(widths.upperBound.withUnit)"
  }

  private var wholeRange: String {
    "at every whole width from \(widths.lowerBound.points) to \(widths.upperBound.withUnit)"
  }

  /// Where one notation alone is judged, which is not proven.
  private var wholeWidths: [Container] {
    stride(from: widths.lowerBound.rounded(.up), through: widths.upperBound, by: 1).map {
      Container(width: $0, height: original.scenario.containers[0].height)
    }
  }

  /// A failure, a conflict or an ambiguity that `known` does not have; `nil` where there is none.
  private func finding(
    in screen: LessonScreen, besides known: LessonScreen?, _ others: [Container] = []
  ) -> [String]? {
    for container in screen.scenario.containers + others {
      for engine in screen.engines {
        do {
          _ = try screen.frames(by: engine, in: container)
        } catch {
          return ["\(error)".capitalizedFirst + "."]
        }
      }
      guard screen.scenario.constraints != nil,
        let layout = try? screen.constraints(in: container)
      else { continue }
      let before = known.flatMap { try? $0.constraints(in: container) }
      let place = "At \(container.width.withUnit) wide, "
      if !layout.conflictSets.isEmpty, before?.conflictSets.isEmpty != false {
        return ConflictExplanation.all(in: layout, of: screen.scenario, isAdvised: false).first.map
        {
          Self.words($0, place)
        } ?? [place + "required rules contradict each other."]
      }
      let earlier = Set((before?.ambiguousElements ?? []).map(\.element))
      if let element = layout.ambiguousElements.map(\.element).first(where: {
        !earlier.contains($0) && screen.scenario.elements.map(\.name).contains($0)
      }) {
        let explanation = try? ConstraintExplanation(
          of: layout, scenario: screen.scenario, subject: .element(element), work: work,
          register: .plain)
        return explanation?.ambiguities.first.map { LessonAmbiguity.sentences($0, place) }
          ?? [place + "nothing decides where \(element) is."]
      }
    }
    return nil
  }

  private static func words(_ conflict: ConflictExplanation, _ place: String) -> [String] {
    let rules = conflict.members.map(\.phrase.text)
    let points = Set(conflict.members.map { $0.shortfall.withUnit(besides: 0) })
    let distance = points.count == 1 ? " by \(points.first ?? "")" : ""
    guard rules.count > 1 else {
      return [place + "this rule cannot be met, and misses\(distance): \(rules.listed)."]
    }
    return [place + "these rules contradict each other\(distance): \(rules.listed)."]
  }

  /// The first edge that an engine puts elsewhere than in the original; `nil` where there is none.
  private func difference(
    of screen: LessonScreen, by engine: Engine, in container: Container
  ) -> [String]? {
    guard let old = try? original.frames(by: engine, in: container),
      let new = try? screen.frames(by: engine, in: container)
    else { return ["One of both has no layout at \(container.width.withUnit) wide."] }
    for name in original.scenario.elements.map(\.name) + [ConstraintSystem.containerName] {
      guard let was = old[name], let becomes = new[name] else { continue }
      for attribute in [Constraint.Attribute.left, .top, .right, .bottom] {
        let (before, after) = (was.value(of: attribute), becomes.value(of: attribute))
        guard abs(before - after) > Tolerance.equal else { continue }
        let why = screen.why(attribute, of: name, in: container, by: engine)
        return [
          "At \(container.width.withUnit) wide, \(name).\(attribute.rawValue) is then "
            + "\(after.withUnit) instead of \(before.withUnit)."
        ] + [why?.text].compactMap(\.self)
      }
    }
    return nil
  }

  /// Where the notations of a scenario differ at some width, with causes; `nil` where they are proven to
  /// be equal.
  private func disagreement(of scenario: Scenario) -> [String]? {
    let proof: ScenarioProof
    do {
      proof = try ScenarioProver.prove(
        scenario, on: ScenarioProver.sweeps(of: scenario, widths: widths),
        work: work ?? LayoutWork())
    } catch {
      return ["It cannot be proven: \(error)."]
    }
    if proof.outcome == .equal { return nil }
    let segments = proof.sweeps.flatMap { sweep in
      (sweep.segments + sweep.isolatedDifferences).map { (sweep.sweep.across, $0) }
    }
    guard let (height, segment) = segments.first(where: { !$0.1.verdict.agrees }) else {
      return ["It is not proven to agree \(range)."]
    }
    // A width that the reader knows, where it differs there.
    let known = scenario.containers.map(\.width).first(where: segment.lengths.contains)
    let width =
      known ?? ((segment.lengths.lowerBound + segment.lengths.upperBound) / 2).rounded()
    var single = scenario
    single.containers = [Container(width: width, height: height)]
    single.expectation = nil
    let comparison = ScenarioComparer.compare(single, work: work)
    let causes = comparison.groupedCauses.prefix(2).map { "The cause: \($0.cause.sentence)." }
    if let worst = comparison.worst, original.shown == .both {
      return [
        "At \(width.withUnit) wide, \(worst.edge.sentence(element: worst.element))."
      ]
        + causes
    }
    if let worst = comparison.worst {
      return words(worst, in: single, original.shown == .spec ? .spec : .constraints)
    }
    return ["They do not agree from \(segment.lengths.lowerBound.withUnit) wide."] + causes
  }

  /// A difference for readers who see one notation: the other one is the design.
  private func words(
    _ worst: WorstDifference, in scenario: Scenario, _ engine: Engine
  ) -> [String] {
    let edge = worst.edge
    let (shown, meant) =
      engine == .spec ? (edge.spec, edge.constraints) : (edge.constraints, edge.spec)
    let why = Constraint.Attribute(rawValue: edge.edge.rawValue).flatMap {
      LessonScreen(scenario, work: work).why($0, of: worst.element, in: worst.container, by: engine)
    }
    return [
      "At \(worst.container.width.withUnit) wide, \(worst.element).\(edge.edge.rawValue) is then "
        + "\(shown.withUnit), and the design has it at \(meant.withUnit)."
    ] + [why?.text].compactMap(\.self)
  }
}
