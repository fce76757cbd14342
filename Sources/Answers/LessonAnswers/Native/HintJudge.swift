import Geometry
import LayoutConstraints
import Layouts
import Lessons
import Phrases
import Reasons
import Scenarios

/// Finds the hints of a task that are not true.
struct HintJudge {
  let judge: LessonJudge
  let task: LessonTask
  /// The judgement of the engines about each option; empty for `place` and `order`.
  let judgements: [AnswerJudgement]
  /// The counter of layouts, which ends them.
  let work: LayoutWork

  /// The mistakes in the hints, and with what the question claims.
  var mistakes: [LessonMistake] {
    let screen = judge.screen(of: task, work: work)
    return task.facts.compactMap { mistake($0, screen, [], task.container) }
      + task.hints.flatMap {
        mistakes(of: $0) + HintWords(judge: judge, task: task, hint: $0, work: work).mistakes
      }
  }

  /// The mistakes in the claims of a lesson's text.
  static func mistakes(ofTextIn judge: LessonJudge, _ work: LayoutWork) -> [LessonMistake] {
    guard let task = judge.file.lesson.tasks.first,
      let container = judge.file.scenario.containers.first
    else { return [] }
    let hints = HintJudge(judge: judge, task: task, judgements: [], work: work)
    let screen = LessonScreen(judge.file, work: work)
    return judge.file.lesson.facts.compactMap { hints.mistake($0, screen, [], container) }
  }

  private func mistakes(of hint: LessonHint) -> [LessonMistake] {
    let screen: LessonScreen
    do {
      screen = try LessonScreen(
        judge.file, in: hint.container, after: hint.changes, notation: hint.notation, work: work)
    } catch {
      let reasons = error.diagnostics.prefix(2).map(\.message)
      return [
        LessonMistake(
          "the file cannot be read after the hint's change", hints: Array(reasons), at: hint.place)
      ]
    }
    return hint.claims.compactMap { mistake($0, screen, hint.changes, hint.container) }
  }

  private func mistake(
    _ claim: LessonClaim, _ screen: LessonScreen, _ changes: [LessonChange],
    _ container: Container
  ) -> LessonMistake? {
    switch claim.kind {
    case .holds(let fact):
      let facts = FactJudge(original: judge.file.scenario, screen: screen, container: container)
      return Self.mistake(fact, facts, at: claim.place)
    case .allows(let rule): return mistake(rule, isAllowed: true, screen, container, claim.place)
    case .contradicts(let rule):
      return mistake(rule, isAllowed: false, screen, container, claim.place)
    case .conflict(let isExpected):
      let layout = try? screen.constraints(in: container)
      guard let layout, layout.conflictSets.isEmpty == isExpected else { return nil }
      return LessonMistake(
        isExpected
          ? "no required rules contradict each other here"
          : "required rules contradict each other here", at: claim.place)
    case .moves(let isExpected):
      let judgement = judge.keepsFrames(after: changes, work)
      guard judgement.isRight == isExpected else { return nil }
      return LessonMistake(
        isExpected ? "the change moves nothing" : "the change moves something",
        hints: Array(judgement.reasons.prefix(1)), at: claim.place)
    case .answers(let count):
      let right = judgements.filter(\.isRight).count
      guard right != count else { return nil }
      return LessonMistake(
        "\(right) of the answers \(right == 1 ? "is" : "are") right, not \(count)",
        at: claim.place)
    }
  }

  private static func mistake(
    _ fact: LessonFact, _ facts: FactJudge, at place: RulePlace
  ) -> LessonMistake? {
    let findings = facts.findings(fact)
    guard !findings.isEmpty else {
      return LessonMistake(
        "the engines give no value for this", hints: ["name elements that are in the layout"],
        at: place)
    }
    guard let wrong = findings.first(where: { !$0.isMet }) else { return nil }
    let owner = wrong.engine.map { "by \($0.owner), " } ?? ""
    return LessonMistake(
      "this is not so: \(owner)the left side is \(NumberText.points(wrong.left, besides: wrong.right)) "
        + "and the right side \(NumberText.points(wrong.right, besides: wrong.left))",
      hints: facts.values([fact]).map(\.phrase.text), at: place)
  }

  private func mistake(
    _ rule: String, isAllowed: Bool, _ screen: LessonScreen, _ container: Container,
    _ place: RulePlace
  ) -> LessonMistake? {
    guard var system = screen.scenario.constraints, let added = Self.add(rule, to: &system),
      let layout = screen.layout(of: system, in: container)
    else {
      return LessonMistake(
        "the constraints cannot be laid out with this rule",
        hints: ["write a rule as in 'constraints'"], at: place)
    }
    let conflict = layout.conflictSets.first { set in
      set.members.contains { added.contains($0.constraint) }
    }
    guard (conflict == nil) != isAllowed else { return nil }
    let names = ConditionNames(
      scenario: screen.scenario, system: system, layout: layout, register: .plain)
    let others = conflict?.members.map(\.constraint).filter { !added.contains($0) } ?? []
    return LessonMistake(
      isAllowed ? "the rules contradict this" : "no required rule contradicts this",
      hints: others.isEmpty ? [] : [names.list(others.map { .constraint($0) }).text], at: place)
  }

  /// Adds a rule, of which a position alone counts from the container's edge; `nil` for a rule that
  /// Auto Layout does not have.
  private static func add(_ rule: String, to system: inout ConstraintSystem) -> Range<Int>? {
    guard let parsed = try? ConstraintRule.parse(rule, elements: system.items.map(\.name)) else {
      return nil
    }
    let first = system.constraints.count
    for part in parsed {
      guard let constraint = DecidedClaims.constraint(part, in: system),
        (try? system.add(constraint)) != nil
      else { return nil }
    }
    return first..<system.constraints.count
  }
}
