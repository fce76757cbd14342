import Comparison
import Explaining
import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import Lessons
import Phrases
import Promises
import Proving
import Reasons
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
    if let finding = finding(in: screen, besides: original) { return .wrong(finding) }
    for container in original.scenario.containers + (isProven ? [] : wholeWidths) {
      for engine in screen.engines where original.engines.contains(engine) {
        if let reasons = difference(of: screen, by: engine, in: container) {
          return .wrong(reasons)
        }
      }
    }
    if isProven, let reasons = disagreement(of: changed) { return .wrong(reasons) }
    return .right([
      "Every frame stays where it is, \(isProven ? "\(range("width")): proven" : range("whole width"))."
    ])
  }

  /// Judges whether nothing conflicts, nothing is ambiguous, promises are kept, and both notations agree at
  /// all widths.
  func isMended(_ changed: Scenario) -> AnswerJudgement {
    let screen = LessonScreen(changed, work: work)
    let others = changed.hasBothNotations ? [] : wholeWidths
    if let finding = finding(in: screen, besides: nil, others) { return .wrong(finding) }
    if let broken = brokenPromise(of: changed) { return .wrong(broken) }
    let kept: [Phrase] = changed.promises.isEmpty ? [] : ["Every promise is kept in every case."]
    guard changed.hasBothNotations else {
      return .right(
        ["Nothing conflicts and nothing is ambiguous, \(range("whole width"))."] + kept)
    }
    if let reasons = disagreement(of: changed) { return .wrong(reasons) }
    let agreement =
      original.shown == .both ? "both notations agree" : "every frame is where the design has it"
    return .right(
      [
        "Nothing conflicts, nothing is ambiguous, and \(agreement) \(range("width")): proven."
      ] + kept)
  }

  /// What breaks the first promise that is not kept, without what would mend it; `nil` where all are kept.
  private func brokenPromise(of scenario: Scenario) -> [Phrase]? {
    var records = PromiseDecider.records(of: scenario, [], work: work ?? LayoutWork())
    for promise in records.indices {
      for notation in records[promise].notations.indices {
        for breach in records[promise].notations[notation].breaches.indices {
          records[promise].notations[notation].breaches[breach].cause = nil
        }
      }
    }
    return records.first { !$0.status.passes }.map { promise in
      promise.failurePhrases.prefix(2).map { phrase in
        // The name of an element stays as it is.
        let isName = scenario.elements.contains { phrase.text.hasPrefix($0.name) }
        return "\(isName ? phrase : phrase.capitalizedFirst)."
      }
    }
  }

  /// The number of rules: lines of constraints, and specs without the elements in them.
  static func rules(of scenario: Scenario) -> Int {
    let lines = Set(scenario.places.constraints.map { $0.position })
    let specs =
      scenario.spec.flatMap { try? SpecTree($0) }.map { $0.nodeCount - $0.elements.count } ?? 0
    return lines.count + specs
  }

  private func range(_ widthWord: String) -> Phrase {
    "at every \(widthWord) from \(bare: widths.lowerBound) to \(points: widths.upperBound)"
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
  ) -> [Phrase]? {
    for container in screen.scenario.containers + others {
      for engine in screen.engines {
        do {
          _ = try screen.frames(by: engine, in: container)
        } catch {
          return ["\("\(error)".capitalizedFirst)."]
        }
      }
      guard screen.scenario.constraints != nil,
        let layout = try? screen.constraints(in: container)
      else { continue }
      let before = known.flatMap { try? $0.constraints(in: container) }
      let place: Phrase = "At \(points: container.width) wide, "
      if !layout.conflictSets.isEmpty, before?.conflictSets.isEmpty != false {
        let all = ConflictExplanation.all(in: layout, of: screen.scenario, isAdvised: false)
        return [place + (all.first.map(Self.clause) ?? "required rules contradict each other.")]
      }
      let earlier = Set((before?.ambiguousElements ?? []).map { $0.element })
      let names = screen.scenario.elements.map { $0.name }
      let element = layout.ambiguousElements.first { ambiguous in
        !earlier.contains(ambiguous.element) && names.contains(ambiguous.element)
      }?.element
      if let element {
        let explanation = try? ConstraintExplanation(
          of: layout, scenario: screen.scenario, subject: .element(element), work: work,
          register: .plain)
        return explanation?.ambiguities.first.map { LessonAmbiguity.sentences($0, place) }
          ?? [place + "nothing decides where \(element) is."]
      }
    }
    return nil
  }

  private static func clause(_ conflict: ConflictExplanation) -> Phrase {
    let points = conflict.members.map { member -> Phrase in
      "\(points: member.shortfall, besides: 0)"
    }.distinct
    let distance: Phrase = points.count == 1 ? " by \(points[0])" : ""
    let words =
      conflict.members.count > 1
      ? "these rules contradict each other" : "this rule cannot be met, and misses"
    return "\(words)\(distance): \(conflict.members.map { $0.phrase }.listed)."
  }

  /// The first edge that an engine puts elsewhere than in the original; `nil` where there is none.
  private func difference(
    of screen: LessonScreen, by engine: Engine, in container: Container
  ) -> [Phrase]? {
    guard let old = try? original.frames(by: engine, in: container),
      let new = try? screen.frames(by: engine, in: container)
    else { return ["One of both has no layout at \(points: container.width) wide."] }
    let names = original.scenario.elements.map { $0.name } + [ConstraintSystem.containerName]
    guard let moved = new.firstMoved(from: old, among: names) else { return nil }
    let why = screen.why(moved.attribute, of: moved.element, in: container, by: engine)
    return [
      """
      At \(points: container.width) wide, \(moved.element).\(moved.attribute.rawValue) is then \
      \(points: moved.new) instead of \(points: moved.old).
      """
    ] + [why?.phrase].compactMap { $0.self }
  }

  /// Where the notations of a scenario differ at some width, with causes; `nil` where they are proven to
  /// be equal.
  private func disagreement(of scenario: Scenario) -> [Phrase]? {
    let proof: ScenarioProof
    do {
      proof = try ScenarioProver.prove(
        scenario, on: Sweep.all(of: scenario, widths: widths),
        work: work ?? LayoutWork())
    } catch {
      return ["It cannot be proven: \("\(error)")."]
    }
    if proof.outcome == .equal { return nil }
    let segments = proof.sweeps.flatMap { sweep in
      (sweep.segments + sweep.isolatedDifferences).map { (sweep.sweep.across, $0) }
    }
    guard let (height, segment) = segments.first(where: { !$0.1.verdict.agrees }) else {
      return ["It is not proven to agree \(range("width"))."]
    }
    // A width that the reader knows, where it differs there.
    let known = scenario.containers.map { $0.width }.first(where: segment.lengths.contains)
    let width =
      known ?? ((segment.lengths.lowerBound + segment.lengths.upperBound) / 2).rounded()
    var single = scenario
    single.containers = [Container(width: width, height: height)]
    single.expectation = nil
    let comparison = ScenarioComparer.compare(single, work: work)
    let causes = comparison.groupedCauses.prefix(2).map { group -> Phrase in
      "The cause: \(group.cause.phrase)."
    }
    guard let worst = comparison.worst else {
      return ["They do not agree from \(points: segment.lengths.lowerBound) wide."] + causes
    }
    guard original.shown == .both else {
      return phrases(worst, in: single, original.shown == .spec ? .spec : .constraints)
    }
    let edge = worst.edge.phrase(element: worst.element)
    return ["At \(points: width) wide, \(edge)."] + causes
  }

  /// A difference for readers who see one notation: the other one is the design.
  private func phrases(
    _ worst: WorstDifference, in scenario: Scenario, _ engine: Engine
  ) -> [Phrase] {
    let edge = worst.edge
    let (shown, meant) =
      engine == .spec ? (edge.spec, edge.constraints) : (edge.constraints, edge.spec)
    let why = Constraint.Attribute(rawValue: edge.edge.rawValue).flatMap {
      LessonScreen(scenario, work: work).why($0, of: worst.element, in: worst.container, by: engine)
    }
    return [
      """
      At \(points: worst.container.width) wide, \(worst.element).\(edge.edge.rawValue) is then \
      \(points: shown), and the design has it at \(points: meant).
      """
    ] + [why?.phrase].compactMap { $0.self }
  }
}
