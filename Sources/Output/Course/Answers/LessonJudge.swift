public import Comparison
import Geometry
import LayoutConstraints
import Proving
import Scenarios

/// Judges answers to the tasks of one lesson, by both engines.
///
/// ```swift
/// let judge = LessonJudge(try LessonFile(at: "row.yaml", measurer: TextMeasurer()))
/// let judgement = judge.judge(.value(120), task: 0)
/// ```
public struct LessonJudge: Sendable {
  /// The lesson.
  public let file: LessonFile
  /// The frames of both layouts at all widths; empty where they are not proven.
  public let frames: [WidthFrames]
  /// The widths over which answers are judged, in points.
  public let widths: ClosedRange<Double>
  /// Whether both notations are proven to be equal at all widths.
  private let isProven: Bool

  /// The widths that count unless containers are wider or narrower: those of phones.
  static let usualWidths = 280.0...414.0

  /// Proves the scenario of a lesson, which answers are then compared with.
  public init(_ file: LessonFile, work: LayoutWork = LayoutWork()) {
    self.file = file
    let widths = file.scenario.containers.map(\.width).reduce(Self.usualWidths) { range, width in
      min(range.lowerBound, width)...max(range.upperBound, width)
    }
    self.widths = widths
    let proof =
      file.scenario.hasBothNotations
      ? try? ScenarioProver.prove(
        file.scenario, on: ScenarioProver.sweeps(of: file.scenario, widths: widths),
        work: work, keepsFrames: true) : nil
    frames = proof?.frames ?? []
    isProven = proof?.outcome == .equal
  }

  var screen: LessonScreen { LessonScreen(file.scenario) }

  /// The layouts by the notations that judge a task.
  func screen(of task: LessonTask, work: LayoutWork? = nil) -> LessonScreen {
    LessonScreen(file.scenario, notation: task.notation, work: work)
  }

  /// Whether changes leave every frame where it is.
  func keepsFrames(after changes: [LessonChange], _ work: LayoutWork) -> AnswerJudgement {
    do {
      return self.changes(work).keepsFrames(try file.scenario(after: changes))
    } catch {
      return Self.unreadable(error)
    }
  }

  private func changes(_ work: LayoutWork?) -> ChangeJudge {
    ChangeJudge(
      original: LessonScreen(file.scenario, work: work), widths: widths, isProven: isProven,
      work: work)
  }

  /// Judges an answer to the task with this index.
  ///
  /// An answer of another form than the task asks for is wrong, and its reason says so. Takes a few
  /// layouts, and a proof where frames must agree at all widths. Where `work` ends before, what is not
  /// shown by then is wrong: ask `work` whether it has ended.
  public func judge(
    _ answer: LessonAnswer, task index: Int, work: LayoutWork? = nil
  ) -> AnswerJudgement {
    guard file.lesson.tasks.indices.contains(index) else {
      return AnswerJudgement(isRight: false, reasons: ["There is no such task."])
    }
    let judgement = judgement(of: answer, to: file.lesson.tasks[index], work)
    guard judgement.isRight, let work, work.hasEnded else { return judgement }
    return AnswerJudgement(
      isRight: false, reasons: ["It is not shown to be right: \(work.reason)."])
  }

  private func judgement(
    of answer: LessonAnswer, to task: LessonTask, _ work: LayoutWork?
  ) -> AnswerJudgement {
    switch answer {
    case .option(let option) where task.kind != .place && task.kind != .order:
      guard task.options.indices.contains(option) else { break }
      return judgement(of: option, in: task, work)
    case .value(let value) where task.kind == .place:
      return GuessJudge(task, of: screen(of: task, work: work))?.judge(value)
        ?? AnswerJudgement(isRight: false, reasons: ["The engines give no such frame."])
    case .order(let order) where task.kind == .order:
      if let judge = try? OrderJudge(task, of: screen(of: task, work: work)) {
        return judge.judge(order)
      }
    case .written(let text) where [.complete, .repair, .shortest].contains(task.kind):
      return judge(written: text, task, work)
    default: break
    }
    return AnswerJudgement(isRight: false, reasons: ["This does not answer the question."])
  }

  /// The judgement of the engines about every option of a task; empty for `place` and `order`.
  func judgements(of task: LessonTask, _ work: LayoutWork) -> [AnswerJudgement] {
    switch task.kind {
    case .place, .order: return []
    case .choose, .complete, .repair:
      return task.options.indices.map { judgement(of: $0, in: task, work) }
    case .shortest:
      let all = task.options.map { option in judged(option) { changes(work).keepsFrames($0) } }
      let counts = task.options.map { rules(after: $0) }
      let fewest = zip(all, counts).filter(\.0.isRight).map(\.1).min() ?? .max
      return zip(all, counts).map { shortest($0, $1, fewest: fewest) }
    }
  }

  /// The judgement of the engines about one option, without judging others that do not matter to it.
  private func judgement(
    of option: Int, in task: LessonTask, _ work: LayoutWork?
  ) -> AnswerJudgement {
    let chosen = task.options[option]
    switch task.kind {
    case .choose: return judge(chosen, of: task, work)
    case .complete: return judged(chosen) { changes(work).keepsFrames($0) }
    case .repair: return judged(chosen) { changes(work).isMended($0) }
    case .shortest:
      let judgement = judged(chosen) { changes(work).keepsFrames($0) }
      guard judgement.isRight else { return judgement }
      let count = rules(after: chosen)
      let fewest = fewest(in: task, below: count, work)
      return shortest(judgement, count, fewest: fewest ?? count)
    case .place, .order:
      return AnswerJudgement(isRight: false, reasons: ["This does not answer the question."])
    }
  }

  /// The rules that a scenario has after an option; the most there can be where it cannot be read.
  private func rules(after option: LessonOption) -> Int {
    (try? file.scenario(after: option.changes)).map(ChangeJudge.rules) ?? .max
  }

  /// The fewest rules of a right option that has fewer than `count`; `nil` where there is none.
  private func fewest(in task: LessonTask, below count: Int, _ work: LayoutWork?) -> Int? {
    task.options.map { ($0, rules(after: $0)) }.filter { $0.1 < count }.sorted { $0.1 < $1.1 }
      .first { option, _ in judged(option) { changes(work).keepsFrames($0) }.isRight }?.1
  }

  /// A judgement of frames, and of whether `count` rules and boxes are the fewest.
  private func shortest(_ judgement: AnswerJudgement, _ count: Int, fewest: Int) -> AnswerJudgement
  {
    guard judgement.isRight else { return judgement }
    let reason =
      count == fewest
      ? "\(count) rules and boxes are enough; the file has \(ChangeJudge.rules(of: file.scenario))."
      : "It says the same with \(count) rules and boxes; \(fewest) are enough."
    return AnswerJudgement(isRight: count == fewest, reasons: [reason] + judgement.reasons)
  }

  private func judged(_ option: LessonOption, by judge: (Scenario) -> AnswerJudgement)
    -> AnswerJudgement
  {
    do {
      return judge(try file.scenario(after: option.changes))
    } catch {
      return Self.unreadable(error)
    }
  }

  private static func unreadable(_ error: ScenarioError) -> AnswerJudgement {
    let mistakes = error.diagnostics.map { mistake in
      ([mistake.message.capitalizedFirst + "."]
        + mistake.hints.map { $0.capitalizedFirst + ($0.hasSuffix("?") ? "" : ".") })
        .joined(separator: " ")
    }
    return AnswerJudgement(isRight: false, reasons: ["This cannot be read."] + mistakes)
  }

  /// An answer of a `choose`: a claim about the frames, or a change whose frames are those shown.
  private func judge(
    _ option: LessonOption, of task: LessonTask, _ work: LayoutWork?
  ) -> AnswerJudgement {
    let screen = screen(of: task, work: work)
    if !option.facts.isEmpty { return judge(option.facts, after: option.changes, of: task, work) }
    if let claim = option.claim {
      guard let judgement = ClaimJudge(screen: screen, container: task.container).judge(claim)
      else {
        return AnswerJudgement(
          isRight: false, reasons: ["The engines give no value for '\(claim)'."])
      }
      let whys = ClaimJudge.subject(of: claim).map { element, attribute in
        screen.whys(for: attribute, of: element, in: task.container)
      }
      return AnswerJudgement(
        isRight: judgement.isRight,
        reasons: judgement.reasons.explained(by: whys ?? []).map(\.text))
    }
    return judged(option) { changed in
      pictured(
        LessonScreen(changed, notation: task.notation, work: work), besides: screen, in: task)
    }
  }

  /// An answer of a `choose` with facts, which all hold if it is right.
  private func judge(
    _ facts: [LessonFact], after changes: [LessonChange], of task: LessonTask, _ work: LayoutWork?
  ) -> AnswerJudgement {
    let scenario: Scenario
    do {
      scenario = changes.isEmpty ? file.scenario : try file.scenario(after: changes)
    } catch {
      return Self.unreadable(error)
    }
    let judge = FactJudge(
      original: file.scenario, screen: LessonScreen(scenario, notation: task.notation, work: work),
      container: task.container)
    var reasons = judge.values(facts)
    // Why it is so, for the value that is named first.
    if changes.isEmpty, let value = facts.first?.values.first, let attribute = value.attribute {
      reasons = reasons.explained(
        by: judge.screen.whys(for: attribute, of: value.subject, in: task.container))
    }
    let isRight = facts.allSatisfy { fact in
      let findings = judge.findings(fact)
      return !findings.isEmpty && findings.allSatisfy(\.isSure)
    }
    return AnswerJudgement(
      isRight: isRight,
      reasons: reasons.isEmpty ? ["The engines give no value for it."] : reasons.map(\.text))
  }

  /// Whether a change gives the frames of the lesson's scenario in the task's container.
  private func pictured(
    _ changed: LessonScreen, besides screen: LessonScreen, in task: LessonTask
  ) -> AnswerJudgement {
    for engine in changed.engines {
      guard let old = try? screen.frames(by: engine, in: task.container),
        let new = try? changed.frames(by: engine, in: task.container)
      else { return AnswerJudgement(isRight: false, reasons: ["This has no layout."]) }
      for name in file.scenario.elements.map(\.name) {
        guard let own = old[name], let drawn = new[name] else { continue }
        for attribute in [Constraint.Attribute.left, .top, .right, .bottom] {
          let (value, shown) = (own.value(of: attribute), drawn.value(of: attribute))
          guard abs(value - shown) > Tolerance.equal else { continue }
          return AnswerJudgement(
            isRight: false,
            reasons: [
              "This picture has \(name).\(attribute.rawValue) at \(shown.withUnit); "
                + "the engine\(screen.shown == .both ? "s put" : " puts") it at \(value.withUnit)."
            ] + screen.whys(for: attribute, of: name, in: task.container).map(\.text))
        }
      }
    }
    return AnswerJudgement(
      isRight: true,
      reasons: [
        screen.shown == .both
          ? "Both engines draw this picture." : "This is the picture that the engine draws."
      ])
  }

  /// Judges a text that was typed.
  private func judge(written text: String, _ task: LessonTask, _ work: LayoutWork?)
    -> AnswerJudgement
  {
    if let objection = WrittenAnswer(text, to: task, of: file).objection {
      return AnswerJudgement(isRight: false, reasons: [objection])
    }
    let changed: Scenario
    do throws(ScenarioError) {
      if task.kind == .complete {
        changed = try file.scenario(after: [LessonChange(old: task.blank ?? "", new: text)])
      } else {
        changed = try file.scenario(written: text)
      }
    } catch {
      return Self.unreadable(error)
    }
    let changes = changes(work)
    switch task.kind {
    case .repair: return changes.isMended(changed)
    case .shortest:
      let judgement = changes.keepsFrames(changed)
      guard judgement.isRight else { return judgement }
      let count = ChangeJudge.rules(of: changed)
      guard let fewest = fewest(in: task, below: count, work) else { return judgement }
      return AnswerJudgement(
        isRight: false,
        reasons: ["It says the same with \(count) rules and boxes; \(fewest) are enough."])
    default: return changes.keepsFrames(changed)
    }
  }
}
