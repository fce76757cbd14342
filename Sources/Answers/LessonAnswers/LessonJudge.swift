import Comparison
package import Explaining
import Geometry
import LayoutConstraints
package import Layouts
import Lessons
import Phrases
import Proving
import Scenarios

/// Judges answers to the tasks of one lesson, by both engines.
///
/// ```swift
/// let judge = LessonJudge(try LessonFile(source, measurer: TextMeasurer()))
/// let judgement = judge.judge(.value(120), task: 0)
/// ```
package struct LessonJudge: Sendable {
  package let file: LessonFile
  /// The frames of both layouts at all widths; empty where they are not proven.
  package let frames: [WidthFrames]
  /// The widths over which answers are judged, in points.
  package let widths: ClosedRange<Double>
  /// Whether both notations are proven to be equal at all widths.
  private let isProven: Bool

  /// The widths that count unless containers are wider or narrower: those of phones.
  static let usualWidths = 280.0...414.0

  /// Proves the scenario of a lesson, which answers are then compared with.
  package init(_ file: LessonFile, work: LayoutWork = LayoutWork()) {
    self.file = file
    let widths = file.scenario.containers.map { $0.width }.reduce(Self.usualWidths) {
      range, width in
      min(range.lowerBound, width)...max(range.upperBound, width)
    }
    self.widths = widths
    let proof =
      file.scenario.hasBothNotations
      ? try? ScenarioProver.prove(
        file.scenario, on: Sweep.all(of: file.scenario, widths: widths),
        work: work, keepsFrames: true) : nil
    frames = proof?.frames ?? []
    isProven = proof?.outcome == .equal
  }

  package var screen: LessonScreen { LessonScreen(file) }

  /// The layouts by the notations that judge a task.
  func screen(of task: LessonTask, work: LayoutWork? = nil) -> LessonScreen {
    LessonScreen(file, in: task.container, notation: task.notation, work: work)
  }

  /// Whether changes leave every frame where it is.
  func keepsFrames(after changes: [LessonChange], _ work: LayoutWork) -> AnswerJudgement {
    judged(after: changes) { self.changes(work).keepsFrames($0) }
  }

  private func changes(_ work: LayoutWork?) -> ChangeJudge {
    ChangeJudge(
      original: LessonScreen(file, work: work), widths: widths, isProven: isProven, work: work)
  }

  /// Judges an answer to the task with this index.
  ///
  /// An answer of another form than the task asks for is wrong, and its reason says so. Takes a few
  /// layouts, and a proof where frames must agree at all widths. Where `work` ends before, what is not
  /// shown by then is wrong: ask `work` whether it has ended.
  package func judge(
    _ answer: LessonAnswer, task index: Int, work: LayoutWork? = nil
  ) -> AnswerJudgement {
    guard file.lesson.tasks.indices.contains(index) else {
      return .wrong(["There is no such task."])
    }
    let judgement = judgement(of: answer, to: file.lesson.tasks[index], work)
    guard judgement.isRight, let work, work.hasEnded else { return judgement }
    return .wrong(["It is not shown to be right: \(work.limit.clause)."])
  }

  private func judgement(
    of answer: LessonAnswer, to task: LessonTask, _ work: LayoutWork?
  ) -> AnswerJudgement {
    switch answer {
    case .option(let option) where task.kind != .place && task.kind != .order:
      guard task.options.indices.contains(option) else { break }
      return judge(task.options[option], of: task, work)
    case .value(let value) where task.kind == .place:
      return GuessJudge(task, of: screen(of: task, work: work))?.judge(value)
        ?? .wrong(["The engines give no such frame."])
    case .order(let order) where task.kind == .order:
      if let judge = try? OrderJudge(task, of: screen(of: task, work: work)) {
        return judge.judge(order)
      }
    case .written(let text) where [.complete, .repair, .shortest].contains(task.kind):
      return judge(written: text, task, work)
    default: break
    }
    return .wrong(["This does not answer the question."])
  }

  /// The judgement of the engines about an option; it is a claim, facts or a change.
  func judge(
    _ option: LessonOption, of task: LessonTask, _ work: LayoutWork?
  ) -> AnswerJudgement {
    if !option.facts.isEmpty { return judge(option.facts, after: option.changes, of: task, work) }
    if let claim = option.claim { return judge(claim: claim, screen(of: task, work: work), task) }
    return judged(after: option.changes) { judge($0, as: task, work) }
  }

  /// Judges what an answer makes of the scenario.
  private func judge(
    _ changed: Scenario, as task: LessonTask, _ work: LayoutWork?
  ) -> AnswerJudgement {
    switch task.kind {
    case .choose:
      pictured(
        LessonScreen(
          changed.shown(in: task.container), notation: task.notation, work: work),
        besides: screen(of: task, work: work), in: task)
    case .repair: changes(work).isMended(changed)
    case .shortest: shortest(changed, task, work)
    case .complete, .place, .order: changes(work).keepsFrames(changed)
    }
  }

  /// Whether every frame stays where it is, and no right option has fewer rules.
  private func shortest(
    _ changed: Scenario, _ task: LessonTask, _ work: LayoutWork?
  ) -> AnswerJudgement {
    let judgement = changes(work).keepsFrames(changed)
    guard judgement.isRight else { return judgement }
    let count = ChangeJudge.rules(of: changed)
    let options = task.options.compactMap { try? file.scenario(after: $0.changes) }
    let shorter = options.map { ($0, count: ChangeJudge.rules(of: $0)) }
      .filter { $0.count < count }.sorted { $0.count < $1.count }
      .first { changes(work).keepsFrames($0.0).isRight }
    if let fewest = shorter?.count {
      return .wrong(
        ["It says the same with \(count) rules and boxes; \(fewest) are enough."]
          + judgement.phrases)
    }
    let old = ChangeJudge.rules(of: file.scenario)
    return .right(
      ["\(count) rules and boxes are enough; the file has \(old)."] + judgement.phrases)
  }

  private func judged(
    after changes: [LessonChange], by judge: (Scenario) -> AnswerJudgement
  ) -> AnswerJudgement {
    do {
      return judge(try file.scenario(after: changes))
    } catch {
      return Self.unreadable(error)
    }
  }

  private static func unreadable(_ error: ScenarioError) -> AnswerJudgement {
    let mistakes = error.diagnostics.map { mistake -> Phrase in
      let hints = mistake.hints.map { $0.capitalizedFirst + ($0.hasSuffix("?") ? "" : ".") }
      return "\((["\(mistake.message.capitalizedFirst)."] + hints).joined(separator: " "))"
    }
    return .wrong(["This cannot be read."] + mistakes)
  }

  /// A claim about the frames.
  private func judge(
    claim: String, _ screen: LessonScreen, _ task: LessonTask
  ) -> AnswerJudgement {
    guard let judgement = ClaimJudge(screen: screen, container: task.container).judge(claim) else {
      return .wrong(["The engines give no value for '\(claim)'."])
    }
    let whys = ClaimJudge.subject(of: claim).map { element, attribute in
      screen.whys(for: attribute, of: element, in: task.container)
    }
    let reasons = judgement.reasons.explained(by: whys ?? [])
    return judgement.isRight ? .right(reasons) : .wrong(reasons)
  }

  /// Facts, which all hold if the answer is right.
  private func judge(
    _ facts: [LessonFact], after changes: [LessonChange], of task: LessonTask, _ work: LayoutWork?
  ) -> AnswerJudgement {
    let screen: LessonScreen
    do {
      screen = try LessonScreen(
        file, in: task.container, after: changes, notation: task.notation, work: work)
    } catch {
      return Self.unreadable(error)
    }
    let judge = FactJudge(original: file.scenario, screen: screen, container: task.container)
    // Why it is so, for the value that is named first.
    let value = changes.isEmpty ? facts.first?.values.first : nil
    let values = judge.values(facts)
    let whys = value.flatMap { value in
      value.attribute.map { screen.whys(for: $0, of: value.subject, in: task.container) }
    }
    let reasons = values.explained(by: whys ?? [])
    let isRight = facts.allSatisfy { fact in
      let findings = judge.findings(fact)
      return !findings.isEmpty && findings.allSatisfy { $0.isSure }
    }
    guard !reasons.isEmpty else { return .wrong(["The engines give no value for it."]) }
    return isRight ? .right(reasons) : .wrong(reasons)
  }

  /// Whether a change gives the frames of the lesson's scenario in the task's container.
  private func pictured(
    _ changed: LessonScreen, besides screen: LessonScreen, in task: LessonTask
  ) -> AnswerJudgement {
    let isBoth = screen.shown == .both
    for engine in changed.engines {
      guard let old = try? screen.frames(by: engine, in: task.container),
        let new = try? changed.frames(by: engine, in: task.container)
      else { return .wrong(["This has no layout."]) }
      let names = file.scenario.elements.map { $0.name }
      guard let moved = new.firstMoved(from: old, among: names) else { continue }
      return .wrong(
        [
          """
          This picture has \(moved.element).\(moved.attribute.rawValue) at \(points: moved.new); \
          the engine\(isBoth ? "s put" : " puts") it at \(points: moved.old).
          """
        ]
          + screen.whys(for: moved.attribute, of: moved.element, in: task.container)
          .map { $0.phrase })
    }
    return .right([
      isBoth ? "Both engines draw this picture." : "This is the picture that the engine draws."
    ])
  }

  /// Judges a text that was typed.
  private func judge(
    written text: String, _ task: LessonTask, _ work: LayoutWork?
  ) -> AnswerJudgement {
    if let objection = WrittenAnswer(text, to: task, of: file).objection {
      return .wrong(["\(objection)"])
    }
    if task.kind == .complete {
      return judged(after: [LessonChange(old: task.blank ?? "", new: text)]) {
        judge($0, as: task, work)
      }
    }
    do {
      return judge(try file.scenario(written: text), as: task, work)
    } catch {
      return Self.unreadable(error)
    }
  }
}

extension NamedFrames {
  /// The first edge of some elements that is elsewhere than in other frames; `nil` where none is.
  func firstMoved(
    from others: NamedFrames, among names: [String]
  ) -> (element: String, attribute: Constraint.Attribute, old: Double, new: Double)? {
    for name in names {
      guard let own = self[name], let other = others[name] else { continue }
      for attribute in [Constraint.Attribute.left, .top, .right, .bottom] {
        let (new, old) = (own.length(of: attribute), other.length(of: attribute))
        if abs(new - old) > Tolerance.equal { return (name, attribute, old, new) }
      }
    }
    return nil
  }
}
