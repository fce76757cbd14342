import Comparison
import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
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
  /// What counts the layouts, and ends them.
  let work: LayoutWork?

  /// Judges whether every frame stays where it is.
  ///
  /// The frames of each notation are compared with those of the original in its containers. Where the
  /// original's notations are proven to be equal, those of the change are proven too, at all widths;
  /// else frames are compared at every eighth point.
  func keepsFrames(_ changed: Scenario) -> Judgement {
    let screen = LessonScreen(changed, work: work)
    if let finding = finding(in: screen, besides: original) {
      return Judgement(isRight: false, reasons: finding)
    }
    var containers = original.scenario.containers
    if !isProven {
      let height = containers[0].height
      containers += stride(from: widths.lowerBound, through: widths.upperBound, by: 8)
        .map { Container(width: $0, height: height) }
    }
    for container in containers {
      for engine in screen.engines where original.engines.contains(engine) {
        if let reasons = difference(of: screen, by: engine, in: container) {
          return Judgement(isRight: false, reasons: reasons)
        }
      }
    }
    if isProven, let reasons = disagreement(of: changed) {
      return Judgement(isRight: false, reasons: reasons)
    }
    return Judgement(
      isRight: true,
      reasons: ["Every frame stays where it is, \(range)\(isProven ? ": proven" : "")."])
  }

  /// Judges whether nothing conflicts, nothing is ambiguous, and both notations agree at all widths.
  func isMended(_ changed: Scenario) -> Judgement {
    let screen = LessonScreen(changed, work: work)
    if let finding = finding(in: screen, besides: nil) {
      return Judgement(isRight: false, reasons: finding)
    }
    guard changed.hasBothNotations else {
      return Judgement(isRight: true, reasons: ["Nothing conflicts, and nothing is ambiguous."])
    }
    if let reasons = disagreement(of: changed) {
      return Judgement(isRight: false, reasons: reasons)
    }
    return Judgement(
      isRight: true,
      reasons: [
        "Nothing conflicts, nothing is ambiguous, and both notations agree \(range): proven."
      ])
  }

  /// The number of rules: lines of constraints, and specs with their children.
  static func rules(of scenario: Scenario) -> Int {
    let lines = Set(scenario.constraintPlaces.map(\.position))
    let specs = scenario.spec.flatMap { try? SpecTree($0).nodeCount } ?? 0
    return lines.count + specs
  }

  private var range: String {
    "at every width from \(widths.lowerBound.points) to \(widths.upperBound.withUnit)"
  }

  /// A failure, a conflict or an ambiguity that `known` does not have; `nil` where there is none.
  private func finding(in screen: LessonScreen, besides known: LessonScreen?) -> [String]? {
    for container in screen.scenario.containers {
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
        let conflict = ConflictExplanation.all(in: layout, of: screen.scenario).first
        guard let conflict else { return [place + "required constraints conflict."] }
        let members = conflict.members.map { conflict.text(of: $0) }.joined(separator: "; ")
        return [conflict.headline.capitalizedFirst + " \(members)."]
          + conflict.closing.prefix(1).map { $0.capitalizedFirst + "." }
      }
      let earlier = Set((before?.ambiguousElements ?? []).map(\.element))
      if let element = layout.ambiguousElements.map(\.element).first(where: {
        !earlier.contains($0) && screen.scenario.elements.map(\.name).contains($0)
      }) {
        let explanation = try? ConstraintExplanation(
          of: layout, scenario: screen.scenario, subject: .element(element), work: work)
        let words = explanation?.ambiguities.first.map { ambiguity in
          ambiguity.sentence
            ?? ambiguity.values.map { "\($0.sentence): \($0.cause)." }
            .joined(separator: " ")
        }
        return [place + (words ?? "\(element) is ambiguous.")]
      }
    }
    return nil
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
        let reasons = screen.reasons(for: attribute, of: name, in: container)
        return [
          "At \(container.width.withUnit) wide, \(name).\(attribute.rawValue) is then "
            + "\(after.withUnit) instead of \(before.withUnit)."
        ] + (engine == .spec ? reasons.spec : reasons.constraints)
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
    if let worst = comparison.worst {
      return [
        "At \(width.withUnit) wide, \(worst.edge.sentence(element: worst.element))."
      ]
        + causes
    }
    return ["They do not agree from \(segment.lengths.lowerBound.withUnit) wide."] + causes
  }
}
